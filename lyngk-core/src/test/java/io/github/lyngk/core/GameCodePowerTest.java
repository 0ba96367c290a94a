package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.Bytes;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games as bytes in large numbers: the sizes in the module's README, and ten million hostile inputs. */
@Tag("power")
class GameCodePowerTest {
    private static final int GAMES = 1_000_000;

    private static final int HOSTILE = 10_000_000;

    /** So many changed inputs are made from each game. */
    private static final int FROM_EACH_GAME = 50;

    private static final SplittableRandom RANDOM = new SplittableRandom(40);

    @Test
    void gamesAreReadBackAndMeasured() {
        for (Variant variant : Variant.values()) {
            IntSummaryStatistics sizes = new IntSummaryStatistics();
            for (int seed = 0; seed <= GAMES / Variant.values().length; seed++) {
                Game game = RandomGames.game(variant, seed);
                byte[] bytes = game.toBytes();
                sizes.accept(bytes.length);
                assertThat(Game.ofBytes(bytes)).isEqualTo(game);
            }
            System.out.println(variant + " " + sizes);
        }
    }

    @Test
    void hostileBytesAreTheCodeOfAGameOrRefused() {
        int games = 0;
        for (int i = 0; i < HOSTILE; i += FROM_EACH_GAME) {
            byte[] code = someCode(i);
            for (int j = 0; j < FROM_EACH_GAME; j++) {
                byte[] bytes = changed(code);
                try {
                    assertThat(Game.ofBytes(bytes).toBytes()).isEqualTo(bytes);
                    games++;
                } catch (IllegalArgumentException e) {
                    assertThat(e).hasMessageNotContaining("null");
                }
            }
        }
        System.out.println(games + " of " + HOSTILE + " hostile inputs are the code of a game");
    }

    /** The code of a game from its start, or of what follows a later position. */
    private static byte[] someCode(int seed) {
        Game game = RandomGames.game(Variant.values()[seed / FROM_EACH_GAME % 3], seed);
        int plies = RANDOM.nextInt(game.size() + 1);
        return RANDOM.nextBoolean()
                ? game.prefix(plies).toBytes()
                : Game.replay(game.positions().get(plies), game.moves().subList(plies, game.size()))
                        .toBytes();
    }

    private static byte[] changed(byte[] code) {
        int at = RANDOM.nextInt(code.length);
        byte[] bytes = code.clone();
        switch (RANDOM.nextInt(6)) {
            case 0 -> bytes[at] ^= (byte) (1 << RANDOM.nextInt(8));
            case 1 -> bytes[at] = (byte) RANDOM.nextInt();
            case 2 -> bytes[bytes.length - 1] ^= (byte) (1 << RANDOM.nextInt(8)); // version, variant, kind of start
            case 3 -> bytes = Arrays.copyOfRange(code, at, code.length);
            case 4 -> bytes = Bytes.concat(random(300 - code.length), code);
            default -> {
                bytes = random(60);
                bytes[bytes.length - 1] = code[code.length - 1];
            }
        }
        return bytes;
    }

    private static byte[] random(int most) {
        byte[] bytes = new byte[1 + RANDOM.nextInt(Math.max(1, most))];
        RANDOM.nextBytes(bytes);
        return bytes;
    }
}
