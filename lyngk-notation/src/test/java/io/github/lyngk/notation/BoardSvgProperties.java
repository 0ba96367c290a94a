package io.github.lyngk.notation;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import org.w3c.dom.Element;

@Tag("not-for-mutation")
class BoardSvgProperties {
    private static final Map<Point, String> PLACES = places(Symmetry.IDENTITY);

    @Property(tries = 12)
    void aPointIsDrawnWhereItsImageLies(@ForAll Symmetry symmetry) {
        Map<Point, String> turned = places(symmetry);
        for (Point point : Point.values()) {
            assertThat(turned.get(point)).isEqualTo(PLACES.get(symmetry.apply(point)));
        }
    }

    /** A turned picture and a picture of the turned position differ only in names. */
    @Property(tries = 15)
    void stacksStandWhereTheyStandInTheTurnedPosition(
            @ForAll Symmetry symmetry,
            @ForAll Variant variant,
            @ForAll long seed,
            @ForAll @IntRange(max = 42) int ply) {
        Position position = position(variant, seed, ply);
        SvgDocument turned = SvgDocument.of(BoardSvg.of(position).turned(symmetry));
        SvgDocument image = SvgDocument.of(BoardSvg.of(position.transform(symmetry)));
        assertThat(turned.all("lyngk-piece", "transform")).isEqualTo(image.all("lyngk-piece", "transform"));
        assertThat(turned.words("lyngk-piece")).isEqualTo(image.words("lyngk-piece"));
    }

    @Property(tries = 15)
    void everyPieceShowsItsLetterFromBottomToTop(
            @ForAll BoardSvg.Theme theme,
            @ForAll Variant variant,
            @ForAll long seed,
            @ForAll @IntRange(max = 42) int ply) {
        Position position = position(variant, seed, ply);
        SvgDocument svg = SvgDocument.of(BoardSvg.of(position).theme(theme));
        assertThat(svg.all("lyngk-stack")).hasSize(position.stacks().size());
        for (Element stack : svg.all("lyngk-stack")) {
            Point point = Point.parse(stack.getAttribute("data-point"));
            String letters = position.stackAt(point).orElseThrow().pieces().stream()
                    .map(Piece::letter)
                    .map(String::valueOf)
                    .collect(joining());
            assertThat(stack.getAttribute("data-stack")).isEqualTo(letters);
            assertThat(stack.getTextContent().replaceAll("\\s", "")).isEqualTo(letters);
        }
    }

    @Property(tries = 6)
    void hintsAreTheDestinationsOfLegalMoves(
            @ForAll Variant variant, @ForAll long seed, @ForAll @IntRange(max = 42) int ply) {
        Position position = position(variant, seed, ply);
        for (Point from : position.stacks().keySet()) {
            assertThat(SvgDocument.of(BoardSvg.of(position).hints(from)).all("lyngk-hint", "data-point"))
                    .containsExactlyInAnyOrderElementsOf(position.legalMoves(from).stream()
                            .map(move -> move.to().toString())
                            .collect(Collectors.toSet()));
        }
    }

    /** Higher stacks have lower pieces: all stacks stay in the picture. */
    @Property(tries = 15)
    void noPieceLeavesThePicture(@ForAll long seed, @ForAll @IntRange(max = 42) int ply) {
        SvgDocument svg = SvgDocument.of(BoardSvg.of(position(Variant.SIX_STACK, seed, ply)));
        assertThat(svg.all("lyngk-piece", "transform")).allSatisfy(place -> {
            String[] numbers = place.replaceAll("[^0-9. -]", "").split(" ");
            assertThat(Double.parseDouble(numbers[0])).isBetween(26.0, 686.0 - 26);
            assertThat(Double.parseDouble(numbers[1])).isBetween(9.0, 650.0);
        });
    }

    /** A stack covers 16 below its point and 9 above the middle of its upper face. */
    @Property(tries = 15)
    void noStackHidesPartOfAnother(@ForAll Variant variant, @ForAll long seed, @ForAll @IntRange(max = 42) int ply) {
        SvgDocument svg = SvgDocument.of(BoardSvg.of(position(variant, seed, ply)));
        Map<Double, Double> feet = new HashMap<>();
        for (Element stack : svg.all("lyngk-stack")) {
            List<String> pieces = new SvgDocument(stack).all("lyngk-piece", "transform");
            String[] top =
                    pieces.get(pieces.size() - 1).replaceAll("[^0-9. -]", "").split(" ");
            double column = Double.parseDouble(top[0]);
            assertThat(Double.parseDouble(top[1]) - 9).isGreaterThan(feet.getOrDefault(column, 0.0));
            String point = stack.getAttribute("data-point");
            feet.put(column, Double.parseDouble(PLACES.get(Point.parse(point)).split(" ")[1]) + 16);
        }
    }

    @Property(tries = 3)
    void theSameGameGivesTheSameStrip(@ForAll Variant variant, @ForAll long seed) {
        Game game = RandomGames.game(variant, seed);
        BoardSvg strip = BoardSvg.strip(game, 0, game.size());
        assertThat(strip)
                .hasToString(BoardSvg.strip(RandomGames.game(variant, seed), 0, game.size())
                        .toString());
        assertThat(SvgDocument.of(strip).all("lyngk-board")).hasSize(game.size() + 1);
    }

    private static Map<Point, String> places(Symmetry symmetry) {
        List<Element> points =
                SvgDocument.of(BoardSvg.of(Pictures.START).turned(symmetry)).all("lyngk-point");
        return points.stream()
                .collect(Collectors.toMap(
                        point -> Point.parse(point.getAttribute("data-point")),
                        point -> point.getAttribute("cx") + " " + point.getAttribute("cy")));
    }

    private static Position position(Variant variant, long seed, int ply) {
        Game game = RandomGames.game(variant, seed);
        return game.prefix(Math.min(ply, game.size())).position();
    }
}
