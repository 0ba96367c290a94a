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
    void sixRotationsByASixthAreTheIdentity() {
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
    void moveKeepsItsClaim() {
        assertThat(Symmetry.ROTATE_180.apply(Move.parse("R:a1-b2"))).isEqualTo(Move.parse("R:i1-h3"));
        assertThat(Symmetry.ROTATE_180.apply(Move.parse("a1-b2"))).isEqualTo(Move.parse("i1-h3"));
    }

    @Test
    void transformKeepsTheWinner() {
        Position won = Boards.position("2 R:- 0:0 six#1", "a1 IBGKJR");

        assertThat(won.transform(Symmetry.ROTATE_180)).hasToString("1/4/7/6/7/6/7/4/(IBGKJR) 2 R:- 0:0 six#1");
    }

    @Test
    void allImagesHaveOneCanonicalForm() {
        for (Variant variant : Variant.values()) {
            Game game = RandomGames.game(variant, 8);
            for (Position position : game.positions()) {
                Position canonical = Symmetry.canonical(position);
                Position upToColors = Symmetry.canonicalUpToColors(position);
                for (Symmetry symmetry : Symmetry.values()) {
                    Position image = position.transform(symmetry);
                    assertThat(Symmetry.canonical(image)).isEqualTo(canonical);
                    assertThat(Symmetry.toCanonical(image).apply(image)).isEqualTo(canonical);
                    assertThat(Symmetry.canonicalUpToColors(image)).isEqualTo(upToColors);
                }
                assertThat(Symmetry.canonicalUpToColors(upToColors)).isEqualTo(upToColors);
            }
        }
    }

    @Test
    void toCanonicalReturnsTheFirstSymmetryThatLeadsThere() {
        Position middle = Boards.position("1 -:- 0:0", "e4 R");

        assertThat(Symmetry.toCanonical(middle)).isEqualTo(Symmetry.IDENTITY);
    }

    /** The stacks are their own mirror image; which of the two claimed colours is renamed first decides. */
    @Test
    void claimsDecideBetweenImagesWithTheSameStacks() {
        Position one = Boards.position("1 RB:- 0:0", "b1 R", "h1 B", "e4 J");
        Position other = Boards.position("1 BR:- 0:0", "b1 R", "h1 B", "e4 J");

        assertThat(Symmetry.canonicalUpToColors(one)).isEqualTo(Symmetry.canonicalUpToColors(other));
        assertThat(Symmetry.canonicalUpToColors(one)).hasToString("1/4/7/6/3J2I/6/7/B3/1 1 IB:- 0:0");
    }

    @Test
    void orderOfClaimsIsKept() {
        Position one = Boards.position("1 RB:- 0:0", "a1 R", "b2 G", "b3 B");
        Position other = Boards.position("1 BR:- 0:0", "a1 R", "b2 G", "b3 B");

        assertThat(Symmetry.canonicalUpToColors(one)).isNotEqualTo(Symmetry.canonicalUpToColors(other));
    }

    @Test
    void coloursThatAreNowhereButInClaimsAreNamedTheSame() {
        Position one = Boards.position("2 RB:GK 0:0", "a1 I", "b2 J");
        Position other = Boards.position("2 BI:KR 0:0", "a1 G", "b2 J");

        assertThat(Symmetry.canonicalUpToColors(one)).isEqualTo(Symmetry.canonicalUpToColors(other));
    }

    @Test
    void canonicalFormsArePinned() {
        Position position = RandomGames.game(Variant.STANDARD, 42).prefix(12).position();

        assertThat(Symmetry.canonical(position))
                .hasToString(
                        "1/RK(GR)(KBR)/(RI)1I(JI)1KR/1JK1G(IB)/G(RGI)(GK)(BR)1BB/2(IB)1BI/K1G(RI)1JB/KKG1/G 1 IK:BR 0:0");
        assertThat(Symmetry.canonicalUpToColors(position))
                .hasToString(
                        "1/IB(RI)(BGI)/(IK)1K(JK)1BI/1JB1R(KG)/R(IRK)(RB)(GI)1GG/2(KG)1GK/B1R(IK)1JG/BBR1/R 1 KB:GI 0:0");
    }
}
