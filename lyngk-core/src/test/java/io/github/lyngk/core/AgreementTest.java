package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@link Agreement} in positions that play hardly reaches. */
class AgreementTest {
    /** Set-ups that no play reaches, and some that it hardly does. */
    static Stream<Position> edges() {
        return Stream.of("", " six", " captures")
                .flatMap(variant -> Stream.of(
                                // nothing, and nothing but jokers
                                "1/4/7/6/7/6/7/4/1 1 -:- 0:0",
                                "J/JJJJ/JJJJJJJ/JJJJJJ/JJJJJJJ/JJJJJJ/JJJJJJJ/JJJJ/J 2 RB:GK 0:0",
                                // one colour everywhere, neutral, one's own, open to claim
                                "R/RRRR/RRRRRRR/RRRRRR/RRRRRRR/RRRRRR/RRRRRRR/RRRR/J 1 -:- 0:0",
                                "R/RRRR/RRRRRRR/RRRRRR/RRRRRRR/RRRRRR/RRRRRRG/GGGG/J 1 R:G 0:0",
                                "R/RGRG/RGRGRGR/RGRGRG/RGRGRGR/RGRGRG/RGRGRGR/RGRG/R 1 RG:- 0:0",
                                "R/RGRG/RGRGRGR/RGRGRG/RGRGRGR/RGRGRG/RGRGRGR/RGRG/R 2 I:K 0:0",
                                // the longest lists of moves
                                "R/RRRR/RJRRJRR/RRRRRR/RRRJRRR/RRRRRR/RRJRRJR/RRRR/J 1 R:- 0:0",
                                "J/RRBB/RJBIKRR/RBIGKR/RRKJGBB/KIGIBR/IIJBRJG/GGRI/J 1 RB:- 0:0",
                                // fives to capture, that open lines, that are all there is
                                "1/4/R2(IBGKR)2G/6/7/6/7/4/1 1 -:- 0:0",
                                "G/1(IBGKR)2/R2(IBGKR)3/6/G1(IRGJB)4/6/7/4/I 1 -:K 0:0",
                                "1/4/7/6/3(IBGKR)3/6/7/4/1 1 -:- 0:0",
                                "1/1(IBGKR)(JJJJG)1/7/6/R2(IBGKR)2I/6/7/4/1 2 -:I 0:0",
                                // stacks of every height, for both
                                "1/R(BR)(IBR)(JJBR)/(JJJBR)6/6/G(KG)(IKG)(JJKG)(JJJKG)2/I5/B6/4/K 1 R:G 0:0",
                                "1/R(BR)(IBR)(JJBR)/(JJJBR)6/6/G(KG)(IKG)(JJKG)(JJJKG)2/I5/B6/4/K 2 -:- 0:0")
                        .map(line -> line + variant))
                .filter(line -> Setup.parse(line).isPossible())
                .map(Position::parse);
    }

    @ParameterizedTest
    @MethodSource("edges")
    void allAgreeOnEdgeCases(Position position) {
        Agreement.assertCountAndPlaces(position);
        Agreement.assertDrawn(position, 1);
        Agreement.assertEveryMove(position);
        Agreement.assertPlayed(position, Move.of(Point.A1, Point.I1));
        Agreement.assertStacks(position);
        Agreement.assertClaims(position);
    }

    @ParameterizedTest
    @MethodSource("edges")
    void perftOfEdgeCasesIsThatOfTheList(Position position) {
        assertThat(Perft.count(position, 2))
                .isEqualTo(position.legalMoves().stream()
                        .mapToLong(move -> position.play(move).legalMoves().size())
                        .sum());
    }
}
