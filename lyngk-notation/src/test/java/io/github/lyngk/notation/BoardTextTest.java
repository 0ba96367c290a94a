package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.drawing.Moment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("surroundings")
class BoardTextTest {
    private static final Position START =
            Position.parse("I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0");
    private static final Position LATE_SIX = Position.parse("1/1(JKGJRI)(RG)1/(BKR)1(RI)1(RB)K1/6/7/"
            + "(JG)1(KG)(BGK)(IRG)1/RB(IRBK)1(IGB)(KI)I/1(BGK)BI/1 1 RB:K 0:0 six");

    @Test
    void drawsTheStart() {
        assertThat(BoardText.of(START)).hasToString("""
                        Standard game, first player to move

                                        c7 I            e7 K            g7 B
                                           |   \\       /   |   \\       /   |
                                           |    d6 G       |    f6 I       |
                                           |   /   |   \\   |   /   |   \\   |
                                        c6 K       |    e6 I       |    g6 G
                                       /   |   \\   |   /   |   \\   |   /   |   \\
                                b4 J       |    d5 I       |    f5 J       |    h4 B
                                   |   \\   |   /   |   \\   |   /   |   \\   |   /   |
                                   |    c5 R       |    e5 R       |    g5 I       |
                                   |   /   |   \\   |   /   |   \\   |   /   |   \\   |
                                b3 B       |    d4 G       |    f4 B       |    h3 K
                               /   |   \\   |   /   |   \\   |   /   |   \\   |   /   |   \\
                        a1 I       |    c4 R       |    e4 K       |    g4 K       |    i1 G
                               \\   |   /   |   \\   |   /   |   \\   |   /   |   \\   |   /
                                b2 B       |    d3 I       |    f3 R       |    h2 B
                                   |   \\   |   /   |   \\   |   /   |   \\   |   /   |
                                   |    c3 K       |    e3 J       |    g3 G       |
                                   |   /   |   \\   |   /   |   \\   |   /   |   \\   |
                                b1 R       |    d2 B       |    f2 G       |    h1 R
                                       \\   |   /   |   \\   |   /   |   \\   |   /
                                        c2 I       |    e2 G       |    g2 B
                                           |   \\   |   /   |   \\   |   /   |
                                           |    d1 K       |    f1 K       |
                                           |   /       \\   |   /       \\   |
                                        c1 R            e1 G            g1 R

                        First player:  nothing claimed, fives 0
                        Second player: nothing claimed, fives 0
                        Stacks are written from bottom to top; the last letter is on top.
                        """);
    }

    @Test
    void drawsStacksFromBottomToTopAndEmptyPointsAsStops() {
        assertThat(BoardText.of(LATE_SIX)).hasToString("""
                        Six-stack game, first player to move

                                        c7 .            e7 .            g7 I
                                           |   \\       /   |   \\       /   |
                                           |    d6 .       |    f6 .       |
                                           |   /   |   \\   |   /   |   \\   |
                                        c6 K       |    e6 .       |    g6 KI
                                       /   |   \\   |   /   |   \\   |   /   |   \\
                                b4 .       |    d5 .       |    f5 IRG     |    h4 I
                                   |   \\   |   /   |   \\   |   /   |   \\   |   /   |
                                   |    c5 RB      |    e5 .       |    g5 IGB     |
                                   |   /   |   \\   |   /   |   \\   |   /   |   \\   |
                                b3 RG      |    d4 .       |    f4 BGK     |    h3 B
                               /   |   \\   |   /   |   \\   |   /   |   \\   |   /   |   \\
                        a1 .       |    c4 .       |    e4 .       |    g4 .       |    i1 .
                               \\   |   /   |   \\   |   /   |   \\   |   /   |   \\   |   /
                                b2 JKGJRI  |    d3 .       |    f3 KG      |    h2 BGK
                                   |   \\   |   /   |   \\   |   /   |   \\   |   /   |
                                   |    c3 RI      |    e3 .       |    g3 IRBK    |
                                   |   /   |   \\   |   /   |   \\   |   /   |   \\   |
                                b1 .       |    d2 .       |    f2 .       |    h1 .
                                       \\   |   /   |   \\   |   /   |   \\   |   /
                                        c2 .       |    e2 .       |    g2 B
                                           |   \\   |   /   |   \\   |   /   |
                                           |    d1 .       |    f1 JG      |
                                           |   /       \\   |   /       \\   |
                                        c1 BKR          e1 .            g1 R

                        First player:  claimed R and B
                        Second player: claimed K
                        Stacks are written from bottom to top; the last letter is on top.
                        """);
    }

    @Test
    void tellsClaimsAndFives() {
        Position position = Position.parse("1/4/7/6/3(GR)(BK)2/6/7/4/1 2 RB:K 2:1 captures");
        assertThat(BoardText.of(position).toString())
                .startsWith("Claim-captures game, second player to move\n")
                .contains("\nFirst player:  claimed R and B, fives 2\n")
                .contains("\nSecond player: claimed K, fives 1\n");
    }

    @Test
    void G1_tellsWhoWonByWhichStacks() {
        Position position = Position.parse("R/4/7/6/7/6/7/3(BK)/1 1 R:K 1:1");
        assertThat(BoardText.of(position).toString())
                .startsWith("Standard game, over: second player wins by stacks of two, 1 to 0\n");
    }

    @Test
    void G1_tellsADraw() {
        Position position = Position.parse("J/4/7/6/7/6/7/4/1 1 R:K 1:1");
        assertThat(BoardText.of(position).toString()).startsWith("Standard game, over: a draw, all counts are equal\n");
    }

    @Test
    void H4_tellsAWinByAStackOfSix() {
        Position position = Position.parse("1/4/7/6/3(JKGJIR)3/6/7/4/1 2 R:- 0:0 six#1");
        assertThat(BoardText.of(position).toString())
                .startsWith("Six-stack game, over: first player wins with a stack of six\n");
    }

    @Test
    void drawsAnImpossibleSetUpAndCutsItsStacks() {
        Setup setup = Setup.builder(Variant.STANDARD)
                .put(Point.I1, Piece.RED, Piece.RED, Piece.RED, Piece.RED, Piece.RED, Piece.RED, Piece.RED, Piece.RED)
                .claim(Player.SECOND, Color.GREEN)
                .build();
        assertThat(BoardText.of(setup).toString())
                .startsWith("Standard game, first player to move (set-up)\n")
                .contains("i1 RRRRRR~\n")
                .contains("Second player: claimed G, fives 0\n");
    }

    @Test
    void staysNarrowHoweverManyColoursAreClaimed() {
        Setup.Builder setup = Setup.builder(Variant.STANDARD).fives(Player.FIRST, 999_999_999);
        for (int i = 0; i < 200; i++) {
            setup.claim(Player.FIRST, Color.GREEN);
        }
        assertThat(BoardText.of(setup.build()).toString().lines())
                .allMatch(line -> line.length() <= 74)
                .contains("First player:  claimed G and G and G and G and G and G~, fives 999999999");
    }

    @Test
    void F2_marksTheWayOfTheLastMove() {
        BoardText drawing = BoardText.of(Pictures.SIX_BEFORE.effect(Pictures.SIX_MOVE));
        assertThat(drawing.toString())
                .contains("c7<.", "d6+IBKR", "g5+KIGR", "e4+IGR", "b1>GBJKIR", "c6 RKI")
                .endsWith("The last move went from < over + to >.\n");
        assertThat(BoardText.of(START.effect(Move.parse("e4-e5"))).toString())
                .contains("e4<.", "e5>RK")
                .endsWith("The last move went from < to >.\n");
    }

    /** Streams bring both. */
    @Test
    void theLastMoveLeadsToThePositionThatIsDrawn() {
        Effect effect = START.effect(Move.parse("e4-e5"));
        assertThat(new Moment(effect.after(), effect)).isEqualTo(Moment.of(effect));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Moment(START, effect))
                .withMessageContaining("leads elsewhere");
    }

    @Test
    void E1_tellsWhoseStacksAreWhenAskedTo() {
        assertThat(BoardText.of(LATE_SIX).owners(true).toString())
                .contains("b2 JKGJRI  |", "c5 RB1 ", "c6 K2 ", "g7 I\n", "b4 . ")
                .endsWith("The number after it is the player who owns the stack.\n");
    }

    @Test
    void drawsWithUnicodeWhenAskedTo() {
        assertThat(BoardText.of(Pictures.SIX_BEFORE.effect(Pictures.SIX_MOVE))
                        .unicode(true)
                        .owners(true)
                        .caption(false))
                .hasToString("""
                                        c7○·            e7 ·            g7 B¹
                                           │   ╲       ╱   │   ╲       ╱   │
                                           │    d6•IBKR¹   │    f6 ·       │
                                           │   ╱   │   ╲   │   ╱   │   ╲   │
                                        c6 RKI     │    e6 ·       │    g6 ·
                                       ╱   │   ╲   │   ╱   │   ╲   │   ╱   │   ╲
                                b4 ·       │    d5 ·       │    f5 ·       │    h4 ·
                                   │   ╲   │   ╱   │   ╲   │   ╱   │   ╲   │   ╱   │
                                   │    c5 ·       │    e5 ·       │    g5•KIGR¹   │
                                   │   ╱   │   ╲   │   ╱   │   ╲   │   ╱   │   ╲   │
                                b3 BIG²    │    d4 ·       │    f4 ·       │    h3 ·
                               ╱   │   ╲   │   ╱   │   ╲   │   ╱   │   ╲   │   ╱   │   ╲
                        a1 B¹      │    c4 ·       │    e4•IGR¹    │    g4 ·       │    i1 ·
                               ╲   │   ╱   │   ╲   │   ╱   │   ╲   │   ╱   │   ╲   │   ╱
                                b2 IBKG²   │    d3 ·       │    f3 ·       │    h2 ·
                                   │   ╲   │   ╱   │   ╲   │   ╱   │   ╲   │   ╱   │
                                   │    c3 ·       │    e3 ·       │    g3 ·       │
                                   │   ╱   │   ╲   │   ╱   │   ╲   │   ╱   │   ╲   │
                                b1●GBJKIR¹ │    d2 GJKR¹   │    f2 ·       │    h1 GRB¹
                                       ╲   │   ╱   │   ╲   │   ╱   │   ╲   │   ╱
                                        c2 ·       │    e2 RKB¹    │    g2 ·
                                           │   ╲   │   ╱   │   ╲   │   ╱   │
                                           │    d1 ·       │    f1 ·       │
                                           │   ╱       ╲   │   ╱       ╲   │
                                        c1 ·            e1 KJIG²        g1 ·
                        """);
    }

    @Test
    void theBoardAloneHas25Lines() {
        String board = BoardText.of(START).caption(false).toString();
        assertThat(board.lines()).hasSize(25);
        assertThat(BoardText.of(START).toString()).contains("\n\n" + board + "\n");
    }

    @Test
    void aTurnedBoardIsThatOfTheTurnedPositionWithOtherNames() {
        for (Symmetry symmetry : Symmetry.values()) {
            assertThat(withoutNames(BoardText.of(LATE_SIX).turned(symmetry)))
                    .isEqualTo(withoutNames(BoardText.of(LATE_SIX.transform(symmetry))));
        }
        assertThat(BoardText.of(START).turned(Symmetry.ROTATE_180).toString())
                .contains("\n\n                g1 R            e1 G            c1 R\n");
    }

    private static String withoutNames(BoardText drawing) {
        return drawing.toString().replaceAll("[a-i][1-7](?= )", "..");
    }

    @Test
    void optionsMakeNewDrawingsAndChangeNone() {
        BoardText drawing = BoardText.of(LATE_SIX);
        assertThat(List.of(
                        drawing,
                        drawing.unicode(true),
                        drawing.owners(true),
                        drawing.caption(false),
                        drawing.turned(Symmetry.ROTATE_60)))
                .doesNotHaveDuplicates()
                .extracting(BoardText::toString)
                .doesNotHaveDuplicates();
        assertThat(drawing).isEqualTo(BoardText.of(LATE_SIX)).hasSameHashCodeAs(BoardText.of(LATE_SIX));
    }
}
