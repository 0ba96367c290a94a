package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {
    private static List<Point> images(Symmetry symmetry) {
        return Arrays.stream(Point.values()).map(symmetry::apply).toList();
    }

    @Test
    void thereAreTwelveDifferentOnes() {
        Set<List<Point>> all = new HashSet<>();
        for (Symmetry symmetry : Symmetry.values()) {
            all.add(images(symmetry));
        }
        assertThat(all).hasSize(12);
    }

    @ParameterizedTest
    @EnumSource
    void everyPointIsTheImageOfOnePoint(Symmetry symmetry) {
        assertThat(images(symmetry)).containsExactlyInAnyOrder(Point.values());
    }

    @ParameterizedTest
    @EnumSource
    void neighboursStayNeighbours(Symmetry symmetry) {
        for (Point point : Point.values()) {
            assertThat(symmetry.apply(point).neighbours())
                    .containsExactlyInAnyOrderElementsOf(
                            point.neighbours().stream().map(symmetry::apply).toList());
        }
    }

    @ParameterizedTest
    @EnumSource
    void centreStaysWhereItIs(Symmetry symmetry) {
        assertThat(symmetry.apply(Point.E4)).isEqualTo(Point.E4);
    }

    @ParameterizedTest
    @CsvSource({
        "IDENTITY, a1, a1",
        "ROTATE_60, a1, c7",
        "ROTATE_120, a1, g7",
        "ROTATE_180, a1, i1",
        "ROTATE_240, a1, g1",
        "ROTATE_300, a1, c1",
        "ROTATE_60, e5, f4",
        "ROTATE_60, b1, b4",
        "REFLECT_0, a1, i1",
        "REFLECT_0, b1, h1",
        "REFLECT_0, e5, e5",
        "REFLECT_60, a1, g1",
        "REFLECT_120, a1, c1",
        "REFLECT_180, a1, a1",
        "REFLECT_180, c1, c7",
        "REFLECT_240, a1, c7",
        "REFLECT_300, a1, g7"
    })
    void imagesAreAsTheNamesSay(Symmetry symmetry, String point, String image) {
        assertThat(symmetry.apply(Point.parse(point))).isEqualTo(Point.parse(image));
    }

    @Test
    void thenIsOneAfterTheOther() {
        for (Symmetry first : Symmetry.values()) {
            for (Symmetry second : Symmetry.values()) {
                List<Point> both = images(first).stream().map(second::apply).toList();
                assertThat(images(first.then(second)))
                        .as("%s then %s", first, second)
                        .isEqualTo(both);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void inverseUndoes(Symmetry symmetry) {
        assertThat(symmetry.then(symmetry.inverse())).isEqualTo(Symmetry.IDENTITY);
        assertThat(symmetry.inverse().then(symmetry)).isEqualTo(Symmetry.IDENTITY);
        assertThat(symmetry.inverse().inverse()).isEqualTo(symmetry);
        assertThat(symmetry.then(Symmetry.IDENTITY)).isEqualTo(symmetry);
    }

    @Test
    void sixRotationsByASixthAreNone() {
        Symmetry turned = Symmetry.IDENTITY;
        for (int i = 0; i < 6; i++) {
            turned = turned.then(Symmetry.ROTATE_60);
        }
        assertThat(turned).isEqualTo(Symmetry.IDENTITY);
    }

    @Test
    void routesAreImagesOnlyAsLongAsTheyAre() {
        Position position = Position.parse("I/BGBR/RBBKBKG/JKJGKI/RKIGGRB/IKKRGB/RIBIRGI/(IGK)1RJ/1 1 G:- 0:0");
        Move move = Move.parse("e4-d5");
        Position image = Symmetry.REFLECT_0.apply(position);

        assertThat(position.route(move)).containsExactly(Point.E4, Point.D4, Point.D5);
        assertThat(image.route(Symmetry.REFLECT_0.apply(move))).containsExactly(Point.E4, Point.E5, Point.F5);
    }

    @Test
    void firstOfSeveralWaysToTheCanonicalFormIsTaken() {
        Position symmetric = Position.of(
                Setup.builder(Variant.STANDARD).put(Point.E4, Piece.JOKER).build());

        assertThat(Symmetry.toCanonical(symmetric)).isEqualTo(Symmetry.IDENTITY);
    }

    @Test
    void moveKeepsItsClaim() {
        assertThat(Symmetry.ROTATE_180.apply(Move.parse("R:a1-b2"))).isEqualTo(Move.parse("R:i1-h3"));
        assertThat(Symmetry.ROTATE_180.apply(Move.parse("a1-b2"))).isEqualTo(Move.parse("i1-h3"));
    }

    @Test
    void canonicalFormIsTheImageWhoseLineComesFirst() {
        Position position = Boards.position("1 -:- 0:0", "a1 R", "b2 G");

        assertThat(Symmetry.canonical(position))
                .hasToString(Arrays.stream(Symmetry.values())
                        .map(symmetry -> position.transform(symmetry).toString())
                        .sorted()
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void winnerSurvivesTheTurning() {
        Position won = Boards.position("2 R:- 0:0 six#1", "a1 IBGKJR");

        assertThat(won.transform(Symmetry.ROTATE_180)).hasToString("1/4/7/6/7/6/7/4/(IBGKJR) 2 R:- 0:0 six#1");
    }
}
