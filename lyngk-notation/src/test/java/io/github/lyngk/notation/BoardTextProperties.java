package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

@Tag("not-for-mutation")
class BoardTextProperties {
    private static final String EMPTY_BOARD =
            BoardText.of(Position.parse("J/4/7/6/7/6/7/4/1 1 -:- 0:0")).toString();

    @Property(tries = 200)
    void everyPointIsNamedOnceWithItsStackAtAFixedPlace(
            @ForAll Variant variant, @ForAll long seed, @ForAll @IntRange(max = 42) int ply) {
        Position position = position(variant, seed, ply);
        String drawing = BoardText.of(position).toString();
        for (Point point : Point.values()) {
            Matcher matcher = Pattern.compile(point + " ([IBRGKJ]+|\\.)").matcher(drawing);
            assertThat(matcher.find()).isTrue();
            String letters = position.stackAt(point).map(Stack::toString).orElse(".");
            assertThat(matcher.group(1)).isEqualTo(CharMatcher.anyOf("()").removeFrom(letters));
            assertThat(column(drawing, matcher.start()))
                    .isEqualTo(column(EMPTY_BOARD, EMPTY_BOARD.indexOf(point + " ")));
            assertThat(matcher.find()).isFalse();
        }
    }

    @Property(tries = 200)
    void linesAreNarrowAndWithoutTrailingBlanksAndAsciiUnlessAskedFor(
            @ForAll Variant variant,
            @ForAll @LongRange(min = 1, max = 1_000) long seed,
            @ForAll @IntRange(min = 1, max = 42) int ply,
            @ForAll Symmetry symmetry,
            @ForAll boolean owners,
            @ForAll boolean unicode) {
        Game game = RandomGames.game(variant, seed);
        Game before = game.prefix(Math.min(ply, game.size()) - 1);
        Effect effect = before.position().effect(game.moves().get(before.size()));
        String drawing = BoardText.of(effect)
                .turned(symmetry)
                .owners(owners)
                .unicode(unicode)
                .toString();
        assertThat(CharMatcher.ascii().matchesAllOf(drawing)).isNotEqualTo(unicode);
        assertThat(drawing).endsWith("\n").doesNotContain("\r", " \n");
        assertThat(drawing.lines()).hasSize(owners ? 33 : 32).allMatch(line -> line.length() <= 74);
    }

    /** Signs for lines, points and players are replaced one by one. */
    @Property(tries = 50)
    void unicodeChangesNoPlaces(@ForAll Variant variant, @ForAll long seed, @ForAll @IntRange(max = 42) int ply) {
        BoardText drawing =
                BoardText.of(position(variant, seed, ply)).caption(false).owners(true);
        String signs = "\u2502\u2571\u2572\u00b7\u00b9\u00b2";
        StringBuilder ascii = new StringBuilder();
        drawing.unicode(true).toString().chars().forEach(c -> {
            int sign = signs.indexOf(c);
            ascii.append(sign < 0 ? (char) c : "|/\\.12".charAt(sign));
        });
        assertThat(drawing).hasToString(ascii.toString());
    }

    private static int column(String drawing, int index) {
        return index - drawing.lastIndexOf('\n', index);
    }

    private static Position position(Variant variant, long seed, int ply) {
        Game game = RandomGames.game(variant, seed);
        return game.prefix(Math.min(ply, game.size())).position();
    }
}
