package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("surroundings")
class BoardSvgTest {
    private static final Position START =
            Position.parse("I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0");

    @Test
    void drawsEveryPieceAndNamesEveryPoint() {
        String svg = BoardSvg.draw(START);
        assertThat(count(svg, "<use href=\"#piece-R\"")).isEqualTo(8);
        assertThat(count(svg, "<use href=\"#piece-J\"")).isEqualTo(3);
        for (Point point : Point.values()) {
            assertThat(count(svg, ">" + point + "</text>")).isEqualTo(1);
        }
    }

    @Test
    void drawsAllTwentyOneLines() {
        assertThat(count(BoardSvg.draw(START), "<path d=\"M\\d+ \\d+L\\d+ \\d+\"/>"))
                .isEqualTo(21);
    }

    @Test
    void drawsNoRouteUnlessAsked() {
        assertThat(BoardSvg.draw(START)).doesNotContain("marker-end");
    }

    @Test
    void tellsThePositionInItsDescription() {
        assertThat(BoardSvg.draw(START))
                .contains("<title>Standard game, first player to move</title>", "<desc>" + START + "</desc>");
    }

    @Test
    void showsClaimsAsPieces() {
        Position position = Position.parse("1/4/7/6/3(GR)(BK)2/6/7/4/1 2 RB:K 2:1 captures");
        String svg = BoardSvg.draw(position);
        assertThat(svg).contains("claimed R and B", "fives 2", "claimed K", "fives 1");
        assertThat(count(svg, "<use href=")).isEqualTo(4 + 3);
    }

    @Test
    void F2_drawsTheRouteOfALyngkMove() {
        Position before = Pictures.LYNGK_BEFORE;
        Move move = Pictures.LYNGK_MOVE;
        String svg = BoardSvg.draw(before, move);
        assertThat(svg).isEqualTo(BoardSvg.draw(before.play(move), before.route(move)));
        assertThat(count(svg, "rx=\"36\"")).isEqualTo(before.route(move).size());
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void theArrowStopsBeforeTheStackFromEveryDirection(Direction direction) {
        Position position = Position.parse("1/4/7/6/3(GR)3/6/7/4/1 1 -:- 0:0");
        Point from = Point.E4.neighbour(direction.opposite()).orElseThrow();
        String svg = BoardSvg.draw(position, ImmutableList.of(from, Point.E4));
        assertThat(svg).contains("marker-end").doesNotContain("L423 390\" fill");
    }

    @Test
    void refusesARouteOfOnePoint() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardSvg.draw(START, ImmutableList.of(Point.E4)))
                .withMessageContaining("two points");
    }

    @Test
    void refusesAnIllegalMove() {
        assertThatThrownBy(() -> BoardSvg.draw(START, Move.of(Point.A1, Point.I1)))
                .isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> BoardSvg.draw((Position) null));
        assertThatNullPointerException().isThrownBy(() -> BoardSvg.draw(START, (Move) null));
    }

    private static long count(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().count();
    }
}
