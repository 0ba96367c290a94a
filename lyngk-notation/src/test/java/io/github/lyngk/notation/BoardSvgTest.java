package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

@Tag("surroundings")
class BoardSvgTest {
    private static final Position START = Pictures.START;
    private static final Effect LYNGK = Pictures.LYNGK_BEFORE.effect(Pictures.LYNGK_MOVE);
    private static final Game GAME = RandomGames.game(Variant.STANDARD, 5);

    @Test
    void drawsEveryPieceAndNamesEveryPoint() {
        SvgDocument svg = SvgDocument.of(BoardSvg.of(START));
        assertThat(svg.all("lyngk-red")).hasSize(8);
        assertThat(svg.all("lyngk-joker")).hasSize(3);
        assertThat(svg.all("lyngk-point")).hasSize(Point.COUNT);
        String names = svg.words("lyngk-coordinates").get(0);
        assertThat(names.split("\\s+")).contains("a1", "e4", "i1").hasSize(Point.COUNT + 1);
    }

    @Test
    void drawsAllTwentyOneLines() {
        assertThat(SvgDocument.of(BoardSvg.of(START)).all("lyngk-lines", "d").get(0))
                .matches("(M\\d+ \\d+L\\d+ \\d+){21}");
    }

    @Test
    void tellsThePositionInItsDescription() {
        assertThat(BoardSvg.of(START).toString())
                .contains("<title>Standard game, first player to move</title>", "<desc>" + START + "</desc>");
    }

    @Test
    void showsClaimsAsPiecesAndFives() {
        Position position = Position.parse("1/4/7/6/3(GR)(BK)2/6/7/4/1 2 RB:K 2:1 captures");
        SvgDocument svg = SvgDocument.of(BoardSvg.of(position));
        assertThat(svg.words("lyngk-account"))
                .extracting(words -> words.replaceAll("\\s", ""))
                .containsExactly("FirstplayerRBfives2", "SecondplayerKfives1");
        assertThat(SvgDocument.of(BoardSvg.of(START)).words("lyngk-account"))
                .allMatch(words -> words.contains("nothing claimed"));
        assertThat(SvgDocument.of(BoardSvg.of(Pictures.SIX_BEFORE)).words("lyngk-account"))
                .noneMatch(words -> words.contains("fives"));
    }

    @Test
    void F2_drawsTheRouteOfALyngkMoveAndSaysIt() {
        SvgDocument svg = SvgDocument.of(BoardSvg.of(LYNGK));
        assertThat(svg.all("lyngk-stop", "data-point"))
                .containsExactlyElementsOf(
                        LYNGK.route().stream().map(Point::toString).toList());
        assertThat(svg.words("lyngk-heading"))
                .containsExactly("Last move: " + MoveNotation.describe(LYNGK.before(), LYNGK.move()));
        assertThat(svg.words("lyngk-stack")).hasSize(LYNGK.after().stacks().size());
        assertThat(SvgDocument.of(BoardSvg.of(LYNGK.after())).all("lyngk-route"))
                .isEmpty();
    }

    /** From above the head ends over the pieces, from below under them, from the sides beside them. */
    @ParameterizedTest
    @EnumSource(Direction.class)
    void theArrowStopsBeforeTheStackFromEveryDirection(Direction direction) {
        Position position = Position.parse("1/4/7/6/3(GR)3/6/7/4/1 1 -:- 0:0");
        Point from = Point.E4.ray(direction.opposite()).get(1);
        SvgDocument svg = SvgDocument.of(BoardSvg.of(position).arrow(from, Point.E4));
        Element head = (Element)
                svg.all("lyngk-arrow").get(0).getElementsByTagName("path").item(1);
        String[] tip = head.getAttribute("d").substring(1).split("[ L]", 3);
        Element point = svg.all("lyngk-point").get(Point.E4.ordinal());
        double dx = Double.parseDouble(tip[0]) - Integer.parseInt(point.getAttribute("cx"));
        double dy = Double.parseDouble(tip[1]) - Integer.parseInt(point.getAttribute("cy"));
        boolean above = direction == Direction.SOUTH;
        assertThat(Math.abs(dx) > 28 || (above ? dy < -30 : dy > 16)).isTrue();
        assertThat(Math.hypot(dx, dy)).isLessThan(60);
        assertThat(dx * direction.dx()).isNotPositive();
    }

    @Test
    void marksArrowsAndHintsAreThoseAskedFor() {
        SvgDocument svg = SvgDocument.of(BoardSvg.of(START)
                .mark(Point.C7)
                .mark(Point.A1)
                .arrow(Point.A1, Point.I1)
                .arrow(Point.E1, Point.D6)
                .hints(Point.E4));
        assertThat(svg.all("lyngk-mark", "data-point")).containsExactly("a1", "c7");
        assertThat(svg.all("lyngk-arrow", "data-to")).containsExactly("i1", "d6");
        assertThat(svg.all("lyngk-hint-origin", "data-point")).containsExactly("e4");
        assertThat(svg.all("lyngk-hint")).isNotEmpty();
    }

    @Test
    void E1_ownersAreToldOnStacksWhenAskedFor() {
        Position position = Position.parse("1/4/7/6/3(GR)(BK)J1/6/7/4/G 2 RB:K 2:1 captures");
        SvgDocument without = SvgDocument.of(BoardSvg.of(position));
        SvgDocument with = SvgDocument.of(BoardSvg.of(position).owners(true));
        assertThat(without.all("lyngk-stack", "data-owner")).containsExactlyInAnyOrder("1", "2", "", "");
        assertThat(without.all("lyngk-owner")).isEmpty();
        assertThat(with.words("lyngk-owner")).containsExactlyInAnyOrder("1", "2", "1", "2");
        assertThat(with.words("lyngk-stack")).contains("\nG\n1R\n", "\nB\n2K\n");
    }

    @Test
    void coordinatesAndCaptionCanBeLeftOut() {
        SvgDocument bare = SvgDocument.of(BoardSvg.of(LYNGK).coordinates(false).caption(false));
        assertThat(bare.all("lyngk-coordinates")).isEmpty();
        assertThat(bare.all("lyngk-caption")).isEmpty();
        assertThat(bare.all("lyngk-account")).isEmpty();
        assertThat(BoardSvg.of(LYNGK).caption(false).caption(true)).isEqualTo(BoardSvg.of(LYNGK));
    }

    @ParameterizedTest
    @CsvSource({"1", "320", "800", "10000"})
    void theHeightFollowsTheWidth(int width) {
        Element root = SvgDocument.of(BoardSvg.of(START).width(width)).root();
        String[] box = root.getAttribute("viewBox").split(" ");
        double height = width * Double.parseDouble(box[3]) / Double.parseDouble(box[2]);
        assertThat(root.getAttribute("width")).isEqualTo(String.valueOf(width));
        assertThat(Integer.parseInt(root.getAttribute("height")) - height).isBetween(0.0, 1.0);
    }

    @ParameterizedTest
    @EnumSource
    void everyThemeHasItsOwnColoursAndTheSameDrawing(BoardSvg.Theme theme) {
        SvgDocument svg = SvgDocument.of(BoardSvg.of(LYNGK).theme(theme).mark(Point.A1));
        assertThat(svg.root().getAttribute("class"))
                .isEqualTo("lyngk lyngk-theme-" + theme.name().toLowerCase(java.util.Locale.ROOT));
        assertThat(svg.all("lyngk-hatching").isEmpty()).isEqualTo(theme != BoardSvg.Theme.PRINT);
        assertThat(svg.words("lyngk-stack"))
                .isEqualTo(SvgDocument.of(BoardSvg.of(LYNGK)).words("lyngk-stack"));
    }

    @Test
    void printHasNoColours() {
        assertThat(SvgDocument.of(BoardSvg.of(LYNGK)
                                .theme(BoardSvg.Theme.PRINT)
                                .owners(true)
                                .mark(Point.A1)
                                .arrow(Point.A1, Point.I1))
                        .elements())
                .flatExtracting(element -> List.of(element.getAttribute("fill"), element.getAttribute("stroke")))
                .allMatch(color -> color.matches("|none|#(..)\\1\\1"));
    }

    @Test
    void aStripHasABoardForEachPly() {
        SvgDocument svg = SvgDocument.of(BoardSvg.strip(GAME, 0, 4));
        assertThat(svg.all("lyngk-board")).hasSize(5);
        assertThat(svg.all("lyngk-board", "transform")).doesNotHaveDuplicates();
        assertThat(svg.words("lyngk-heading"))
                .startsWith("The start")
                .element(4)
                .isEqualTo("Move 4: "
                        + MoveNotation.describe(
                                GAME.prefix(3).position(), GAME.moves().get(3)));
        assertThat(svg.all("lyngk-route")).hasSize(4);
        assertThat(svg.root().getElementsByTagName("desc").item(0).getTextContent())
                .contains(GAME.start().toString(), GAME.prefix(4).position().toString());
        assertThat(SvgDocument.of(BoardSvg.strip(GAME, GAME.size(), GAME.size()))
                        .all("lyngk-board"))
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"-1, 2", "3, 2", "0, 43"})
    void pliesThatTheGameDoesNotHaveAreRefused(int first, int last) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardSvg.strip(GAME, first, last))
                .withMessageContaining("plies " + first + " to " + last + ": a game of " + GAME.size() + " moves");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 10_001, Integer.MIN_VALUE})
    void widthsThatNobodyCanSeeAreRefused(int width) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardSvg.of(START).width(width))
                .withMessage("a picture is 1 to 10000 pixels wide, not " + width);
    }

    @Test
    void hintsOfAnEmptyPointAreRefused() {
        Position position = Position.parse("1/4/7/6/3(GR)(BK)2/6/7/4/1 2 RB:K 2:1 captures");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardSvg.of(position).hints(Point.A1))
                .withMessage("hints for a1: there is no stack on it");
        assertThat(SvgDocument.of(BoardSvg.of(position).hints(Point.E4)).all("lyngk-hint"))
                .isEmpty();
    }

    @Test
    void aStripGivesHintsWhereTheStackStands() {
        Point from = GAME.moves().get(0).from();
        List<Element> boards =
                SvgDocument.of(BoardSvg.strip(GAME, 0, 1).hints(from)).all("lyngk-board");
        assertThat(boards)
                .extracting(
                        board -> new SvgDocument(board).all("lyngk-hint-origin").size())
                .containsExactly(1, 0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardSvg.strip(GAME, 1, 2).hints(from))
                .withMessage("hints for " + from + ": there is no stack on it in any of 2 positions");
    }

    @Test
    void anArrowLeadsSomewhere() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardSvg.of(START).arrow(Point.A1, Point.A1))
                .withMessageContaining("not from a1 to a1");
    }

    @Test
    void optionsMakeNewPicturesAndChangeNone() {
        BoardSvg picture = BoardSvg.of(START);
        String before = picture.toString();
        List<BoardSvg> others = List.of(
                picture.width(100),
                picture.theme(BoardSvg.Theme.DARK),
                picture.turned(Symmetry.ROTATE_60),
                picture.arrow(Point.A1, Point.B2),
                picture.mark(Point.A1),
                picture.hints(Point.A1),
                picture.owners(true),
                picture.coordinates(false),
                picture.caption(false),
                BoardSvg.of(START.effect(Move.parse("e4-e5"))));
        assertThat(others).doesNotHaveDuplicates().doesNotContain(picture);
        assertThat(others).extracting(BoardSvg::toString).doesNotHaveDuplicates();
        assertThat(picture).hasToString(before).isEqualTo(BoardSvg.of(START)).hasSameHashCodeAs(BoardSvg.of(START));
    }

    @Test
    void severalPicturesCanStandInOnePage() {
        SvgDocument svg =
                SvgDocument.of(BoardSvg.of(LYNGK).theme(BoardSvg.Theme.PRINT).owners(true));
        assertThat(svg.elements())
                .allMatch(element -> element.getAttribute("id").isEmpty())
                .noneMatch(element -> List.of("style", "script", "use", "image").contains(element.getTagName()));
        assertThat(Collections.frequency(
                        svg.elements().stream().map(Element::getTagName).toList(), "title"))
                .isEqualTo(1);
    }
}
