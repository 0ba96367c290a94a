package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** The order and distances of the parts of a picture, so that every part can be seen and distinguished. */
@Tag("surroundings")
class BoardSvgClarityTest {
    private static final Effect LYNGK = Pictures.LYNGK_BEFORE.effect(Pictures.LYNGK_MOVE);

    @Test
    void boardsOfAStripKeepApart() {
        SvgDocument strip = SvgDocument.of(BoardSvg.strip(RandomGames.game(Variant.STANDARD, 5), 0, 1));
        List<Integer> left = strip.all("lyngk-board", "transform").stream()
                .map(place -> Integer.valueOf(place.replaceAll("translate\\((\\d+) .*", "$1")))
                .toList();
        List<Integer> edges = strip.all("lyngk-account").stream()
                .map(account -> (Element) account.getElementsByTagName("text").item(0))
                .map(title -> Integer.valueOf(title.getAttribute("x")))
                .toList();
        assertThat(left.get(1) + edges.get(2) - edges.get(1)).isGreaterThan(60);
    }

    @Test
    void whatIsDrawnRoundPointsDiffersWithoutColourToo() {
        SvgDocument svg = SvgDocument.of(BoardSvg.of(LYNGK)
                .theme(BoardSvg.Theme.PRINT)
                .mark(Point.A1)
                .hints(LYNGK.move().to()));
        List<Element> rings = new ArrayList<>(svg.all("lyngk-stop").subList(0, 2));
        rings.addAll(svg.all("lyngk-mark"));
        rings.addAll(svg.all("lyngk-hint-origin"));
        assertThat(rings)
                .extracting(ring -> ring.getAttribute("stroke-width") + "," + ring.getAttribute("stroke-dasharray"))
                .hasSize(4)
                .doesNotHaveDuplicates();
        assertThat(SvgDocument.of(BoardSvg.of(Pictures.START)
                                .theme(BoardSvg.Theme.PRINT)
                                .hints(Point.E4))
                        .all("lyngk-hint"))
                .isNotEmpty()
                .allMatch(wedge -> !wedge.getAttribute("fill").equals(wedge.getAttribute("stroke")));
    }

    @Test
    void nothingIsDrawnOverNamesAndNoneLeavesThePicture() {
        SvgDocument svg = SvgDocument.of(BoardSvg.of(Pictures.SIX_BEFORE.effect(Pictures.SIX_MOVE))
                .mark(Point.A1)
                .mark(Point.I1)
                .hints(Point.B1));
        List<String> layers = svg.elements().stream()
                .map(element -> element.getAttribute("class"))
                .toList();
        assertThat(layers.indexOf("lyngk-coordinates"))
                .isGreaterThan(layers.lastIndexOf("lyngk-stop"))
                .isGreaterThan(layers.lastIndexOf("lyngk-hint"))
                .isGreaterThan(layers.indexOf("lyngk-stacks"));
        int width = Integer.parseInt(svg.root().getAttribute("viewBox").split(" ")[2]);
        assertThat(svg.elements().stream()
                        .filter(element -> element.getTextContent().matches("[ai]1"))
                        .map(name -> Integer.valueOf(name.getAttribute("x"))))
                .hasSize(2)
                .allMatch(x -> x > 9 && x < width - 9);
    }

    @Test
    void theBackgroundReachesBeyondTheEdges() {
        Element background = SvgDocument.of(BoardSvg.of(Pictures.START))
                .all("lyngk-background")
                .get(0);
        assertThat(List.of("x", "y", "width", "height"))
                .extracting(background::getAttribute)
                .containsExactly("-10%", "-10%", "120%", "120%");
    }
}
