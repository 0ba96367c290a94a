package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class BoardTextProperties {
    private static final String EMPTY_BOARD =
            BoardText.draw(Position.parse("J/4/7/6/7/6/7/4/1 1 -:- 0:0").toSetup());

    @Property(tries = 200)
    void everyPointIsNamedOnceWithItsStackAtAFixedPlace(
            @ForAll Variant variant, @ForAll long seed, @ForAll @IntRange(max = 42) int ply) {
        Position position = position(variant, seed, ply);
        String drawing = BoardText.draw(position);
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
    void linesAreAsciiNarrowAndWithoutTrailingBlanks(
            @ForAll Variant variant, @ForAll long seed, @ForAll @IntRange(max = 42) int ply) {
        String drawing = BoardText.draw(position(variant, seed, ply));
        assertThat(CharMatcher.ascii().matchesAllOf(drawing)).isTrue();
        assertThat(drawing).endsWith("\n").doesNotContain("\r", " \n");
        assertThat(drawing.lines()).hasSize(31).allMatch(line -> line.length() <= BoardText.WIDTH);
    }

    private static int column(String drawing, int index) {
        return index - drawing.lastIndexOf('\n', index);
    }

    private static Position position(Variant variant, long seed, int ply) {
        Game game = RandomGames.game(variant, seed);
        return game.prefix(Math.min(ply, game.size())).position();
    }
}
