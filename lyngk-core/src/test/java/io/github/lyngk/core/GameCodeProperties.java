package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.Bytes;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Games and positions as bytes: every game has one code, and any bytes are one or are refused. */
@Domain(CoreDomain.class)
@Domain(DomainContext.Global.class)
class GameCodeProperties {
    private static void assertReadBack(Game game) {
        byte[] bytes = game.toBytes();

        assertThat(bytes).hasSizeLessThanOrEqualTo(256);
        assertThat(Game.ofBytes(bytes)).isEqualTo(game).hasToString(game.toString());
        assertThat(game.toBase64()).matches("[A-Za-z0-9_-]+");
        assertThat(Game.ofBase64(game.toBase64())).isEqualTo(game);
    }

    /** Bytes that are not refused are those of what they give. */
    private static void assertCodeOrRefused(byte[] bytes) {
        Game game;
        try {
            game = Game.ofBytes(bytes);
        } catch (IllegalArgumentException e) {
            return;
        }
        assertThat(game.toBytes()).isEqualTo(bytes);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void gamesAreReadBack(@ForAll Game game) {
        assertReadBack(game);
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void gamesFromAnyPositionAreReadBack(
            @ForAll Position start, @ForAll long seed, @ForAll @IntRange(max = 42) int plies) {
        Game whole = RandomGames.playOut(start, new SplittableRandom(seed));

        assertReadBack(whole.prefix(Math.min(plies, whole.size())));
    }

    @Property
    void positionsAreReadBack(@ForAll Position position) {
        assertThat(Position.ofBytes(position.toBytes())).isEqualTo(position).hasToString(position.toString());
        assertThat(Position.ofBase64(position.toBase64())).isEqualTo(position);
        assertThat(position.toBytes()).isEqualTo(Game.of(position).toBytes());
    }

    @Property(tries = 30, edgeCases = EdgeCasesMode.NONE)
    void bytesAreThoseOfTheDocumentation(@ForAll Game game, @ForAll Position position, @ForAll long seed) {
        assertThat(game.toBytes()).isEqualTo(DocumentedBytes.of(game));
        Game other = RandomGames.playOut(position, new SplittableRandom(seed));
        assertThat(other.toBytes()).isEqualTo(DocumentedBytes.of(other));
    }

    @Property
    void anyBytesAreACodeOrRefused(@ForAll @Size(min = 1, max = 60) byte[] bytes, @ForAll Variant variant) {
        assertCodeOrRefused(bytes);
        int last = bytes.length - 1;
        bytes[last] = (byte) (bytes[last] & 0b11_000_000 | variant.ordinal() << 3 | 1); // the version and a variant
        assertCodeOrRefused(bytes);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void changedBytesAreACodeOrRefused(
            @ForAll Game game, @ForAll Position start, @ForAll byte other, @ForAll @IntRange(max = 299) int place) {
        for (byte[] bytes : List.of(game.toBytes(), start.toBytes())) {
            int at = place % bytes.length;
            byte[] replaced = bytes.clone();
            replaced[at] = other;
            assertCodeOrRefused(replaced);
            assertCodeOrRefused(Bytes.concat(new byte[] {other}, bytes));
            assertCodeOrRefused(Bytes.concat(bytes, new byte[] {other}));
            assertCodeOrRefused(
                    Bytes.concat(Arrays.copyOf(bytes, at), Arrays.copyOfRange(bytes, at + 1, bytes.length)));
        }
    }
}
