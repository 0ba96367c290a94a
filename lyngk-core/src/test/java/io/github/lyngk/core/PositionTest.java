package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Equality, hashes, sentences and accessors of positions. */
class PositionTest {
    private static final String BASE = "R/4/7/6/3(IBGKJR)3/6/7/4/G 2 R:B 0:0 six";

    @Test
    void positionsThatDifferAnywhereAreDifferent() {
        List<String> lines = List.of(
                BASE,
                "K/4/7/6/3(IBGKJR)3/6/7/4/G 2 R:B 0:0 six",
                "R/4/7/6/3(IBGKJR)3/6/7/4/1 2 R:B 0:0 six",
                "R/4/7/6/3(BIGKJR)3/6/7/4/G 2 R:B 0:0 six",
                "R/4/7/6/2(IBGKJR)4/6/7/4/G 2 R:B 0:0 six",
                "R/4/7/6/3(IBGKJR)3/6/7/4/G 1 R:B 0:0 six",
                "R/4/7/6/3(IBGKJR)3/6/7/4/G 2 RK:B 0:0 six",
                "R/4/7/6/3(IBGKJR)3/6/7/4/G 2 KR:B 0:0 six",
                "R/4/7/6/3(IBGKJR)3/6/7/4/G 2 B:R 0:0 six",
                "R/4/7/6/3(IBGKJR)3/6/7/4/G 2 R:BK 0:0 six",
                "R/4/7/6/3(IBGKJR)3/6/7/4/G 2 R:KB 0:0 six",
                "R/4/7/6/3(IBGKJR)3/6/7/4/G 2 R:B 0:0 six#1",
                "R/4/7/6/7/6/7/4/G 2 R:B 0:0",
                "R/4/7/6/7/6/7/4/G 2 R:B 0:0 captures",
                "R/4/7/6/7/6/7/4/G 2 R:B 1:0",
                "R/4/7/6/7/6/7/4/G 2 R:B 0:1",
                "R/4/7/6/7/6/7/4/G 2 R:B 0:0 six");
        Set<Position> positions = new HashSet<>();
        Set<Long> hashes = new HashSet<>();
        for (String line : lines) {
            Position position = Position.parse(line);
            positions.add(position);
            hashes.add(position.hash64());
            assertThat(position)
                    .hasToString(line)
                    .isEqualTo(Position.parse(line))
                    .isNotEqualTo(line);
        }
        assertThat(positions).hasSize(lines.size());
        assertThat(hashes).hasSize(lines.size());
    }

    @Test
    void sameFinishedBoardWithAnotherPlayerToMoveIsAnotherPosition() {
        assertThat(position("1 -:- 0:0", "e4 R")).isNotEqualTo(position("2 -:- 0:0", "e4 R"));
    }

    @Test
    void positionsThatDifferInOneStackOnlyAreDifferent() {
        Position position = position("1 -:- 0:0", "e4 R", "e5 G");

        assertThat(position).isNotEqualTo(position("1 -:- 0:0", "e4 R", "e5 B"));
        assertThat(position).isNotEqualTo(position("1 -:- 0:0", "e4 R", "e6 G"));
    }

    @Test
    void topIsTheLastPieceOfTheStackIfThereIsAny() {
        Position position = position("1 -:- 0:0", "e4 RJG", "e5 J");

        assertThat(position.topAt(Point.E4)).contains(Piece.GREEN);
        assertThat(position.topAt(Point.E5)).contains(Piece.JOKER);
        assertThat(position.topAt(Point.E6)).isEmpty();
    }

    @Test
    void hashCodeIsFoldedFromTheHash() {
        Position position = Position.parse(BASE);

        assertThat(position.hashCode()).isEqualTo(Long.hashCode(position.hash64()));
    }

    @Test
    void differentWaysToOnePositionHashAlike() {
        Position start = position("1 -:- 0:0", "e4 R", "e5 G", "c1 K", "d1 I", "h1 B", "h2 R");
        Position one = Boards.play(start, "e4-e5", "c1-d1", "h1-h2");
        Position other = Boards.play(start, "h1-h2", "c1-d1", "e4-e5");

        assertThat(one).isEqualTo(other);
        assertThat(one.hash64()).isEqualTo(other.hash64());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "d4-e6|e6 is empty, so nothing can land there (E3)",
                "c7-e6|c7 is empty",
                "e4-d4|the lone joker on e4 cannot be moved (D1)",
                "b2-b1|the second player",
                "b1-b2|a neutral single piece may not land on a stack of 2 (E6)",
                "K:b1-b2|black is already claimed by the second player (D3)",
                "g1-g3|no chain of red LYNGK points",
                "d3-g1|no straight line joins d3 and g1",
                "d3-d5|d4 is between d3 and d5",
                "h1-h2|both h1 and h2 hold red (E5)",
                "h3-h4|a stack of 3 on a stack of 3 would make 6, more than 5 (E5)",
                "f3-f4|a neutral stack of 2 may not land on a stack of 3 (E7)"
            })
    void sentencesNameMoveRuleAndPoints(String move, String part) {
        Position position = position(
                "1 R:K 0:0",
                "b1 I",
                "b2 GK",
                "e4 J",
                "d3 I",
                "d4 G",
                "d5 B",
                "g1 R",
                "g2 J",
                "g3 K",
                "h1 IR",
                "h2 RB",
                "h3 JGB",
                "h4 IJK",
                "f3 GI",
                "f4 JRB");
        Legality legality = position.check(Move.parse(move));

        assertThat(legality.isLegal()).isFalse();
        assertThat(legality.toString()).startsWith(move + ": ").contains(part);
        assertThat(legality)
                .hasToString(legality.message() + " (" + legality.rule().orElseThrow() + ")");
    }

    @Test
    void legalMoveHasNoViolation() {
        Legality legality = position("1 -:- 0:0", "e4 R", "e5 G").check(Move.parse("e4-e5"));

        assertThat(legality.isLegal()).isTrue();
        assertThat(legality.violation()).isEmpty();
        assertThat(legality.rule()).isEmpty();
        assertThat(legality).hasToString("legal");
    }

    @Test
    void illegalMoveExceptionCarriesTheViolation() {
        Position position = position("1 -:- 0:0", "b1 R", "b2 GK");
        Move move = Move.parse("b1-b2");
        IllegalMoveException refused = catchThrowableOfType(IllegalMoveException.class, () -> position.play(move));

        assertThat(refused).hasMessage("b1-b2: a neutral single piece may not land on a stack of 2 (E6)");
        assertThat(refused.position()).isEqualTo(position);
        assertThat(refused.move()).isEqualTo(move);
        assertThat(refused.violation()).isEqualTo(Violation.NEUTRAL_SINGLE_CLIMBS);
        assertThat(refused.violation().rule()).isEqualTo(Rule.E6);
    }

    @Test
    void messageCallsALonePieceSingle() {
        Position position = position("1 R:- 0:0", "e4 R", "e5 JIBGK", "c1 I", "d1 B");

        assertThat(position.check(Move.parse("e4-e5")))
                .hasToString("e4-e5: a single piece on a stack of 5 would make 6, more than 5 (E5)");
    }

    @Test
    void messageSaysThatTheClaimEmptiesAPoint() {
        Position position = position("1 -:- 0:0 captures", "e4 IBGKR", "e5 R", "c1 I", "d1 B");

        assertThat(position.check(Move.parse("R:e5-e4")))
                .hasToString("R:e5-e4: e4 is empty once the claim has removed its stack of five,"
                        + " so nothing can land there (E3)");
    }

    @Test
    void obstacleIsTheFirstStackOnTheWay() {
        Position position = position("1 -:- 0:0", "e1 R", "e3 G", "e4 B", "e6 K");

        assertThat(position.check(Move.parse("e1-e6")).message()).contains("e3 is between e1 and e6");
    }

    @Test
    void illegalMoveHasNeitherRouteNorEffect() {
        Position position = position("1 -:- 0:0", "b1 R", "b2 GK", "c1 I", "d1 B");
        Move climbing = Move.parse("b1-b2");

        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> position.effect(climbing));
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> position.route(climbing));
    }

    @Test
    void playLeavesThePositionAsItWas() {
        Position position = Position.parse(BASE);
        List<String> before = new ArrayList<>(List.of(position.toString(), "" + position.hash64()));
        position.legalMoves().forEach(position::play);

        assertThat(List.of(position.toString(), "" + position.hash64())).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({
        "GAME_OVER, G1", "CLAIM_TAKEN, D3", "THIRD_CLAIM, D3", "ORIGIN_EMPTY, E3", "JOKER_ON_TOP, D1",
        "OPPONENTS_STACK, E2", "DESTINATION_EMPTY, E3", "NO_STRAIGHT_LINE, E3", "NO_LYNGK_ROUTE, F2", "TOO_HIGH, E5",
        "TOO_HIGH_FOR_SIX, H2", "COLOR_TWICE, E5", "NEUTRAL_SINGLE_CLIMBS, E6", "NEUTRAL_STACK_CLIMBS, E7"
    })
    void violationsHaveTheirRule(Violation violation, Rule rule) {
        assertThat(violation.rule()).isEqualTo(rule);
    }

    @Test
    void legalitiesAreEqualWhenTheirSentencesAre() {
        Position position = position("1 -:- 0:0", "b1 R", "b2 GK");
        Legality refused = position.check(Move.parse("b1-b2"));

        assertThat(refused).isEqualTo(position.check(Move.parse("b1-b2")));
        assertThat(refused).hasSameHashCodeAs(position.check(Move.parse("b1-b2")));
        assertThat(refused)
                .isNotEqualTo(position.check(Move.parse("R:b1-b2")))
                .isNotEqualTo(position.check(Move.parse("b1-b3")))
                .isNotEqualTo(refused.message());
        assertThat(refused.hashCode()).isEqualTo(refused.message().hashCode());
    }

    @Test
    void R5_mustClaimWhenOnlyAClaimGivesAMove() {
        // Neutral, the single may not climb (E6); one's own, it may (E8).
        Position position = Boards.position("1 -:- 0:0", "e4 R", "e5 GB");

        assertThat(position.mustClaim()).isFalse(); // the stack of two can land on the single
        Position bound = Boards.position("1 -:B 0:0", "e4 R", "e5 GB");
        assertThat(bound.mustClaim()).isTrue();
        assertThat(Boards.legalTexts(bound)).containsExactly("R:e4-e5");
        assertThat(Boards.position("1 -:- 0:0", "e4 R").mustClaim()).isFalse(); // over
    }

    @Test
    void legalMovesCanBeListedByTheirClaim() {
        Position bound = Boards.position("1 -:B 0:0", "e4 R", "e5 GB");

        assertThat(bound.legalMovesWithoutClaim()).isEmpty(); // R5
        assertThat(bound.legalMovesClaiming(Color.RED)).containsExactly(Move.parse("R:e4-e5"));
        assertThat(bound.legalMovesClaiming(Color.GREEN)).isEmpty(); // the red single still may not climb
        assertThat(bound.legalMovesClaiming(Color.BLUE)).isEmpty(); // claimed by the opponent
        Position over = Boards.position("1 -:- 0:0", "e4 R");
        assertThat(over.legalMovesWithoutClaim()).isEmpty();
        assertThat(over.legalMovesClaiming(Color.RED)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 2, 43, Integer.MAX_VALUE})
    void randomNumbersOutOfRangeAreRefused(int number) {
        Position position = Boards.position("1 RB:GK 0:0", "e4 R", "e5 B");

        assertThat(position.legalMoveCount()).isEqualTo(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> position.randomMove(always(number)))
                .withMessage("the random generator returned " + number + " for nextInt(2): not from 0 to 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Position.initial(Variant.STANDARD, always(number)))
                .withMessageContaining("returned " + number + " for nextInt(");
        assertThat(position.randomMove(always(0))).isEqualTo(position.legalMove(0));
        assertThat(position.randomMove(always(1))).isEqualTo(position.legalMove(1));
    }

    /** A generator whose only number may be out of range. */
    private static RandomGenerator always(int number) {
        return new RandomGenerator() {
            @Override
            public int nextInt(int bound) {
                return number;
            }

            @Override
            public long nextLong() {
                return number;
            }
        };
    }

    @Test
    void capturedByReturnsThePointsAClaimWouldCapture() {
        String[] stacks = {"e4 IBGKR", "c1 JJJBR", "g1 IBGRK", "d1 R", "d2 G"};

        Position captures = Boards.position("1 -:B 0:0 captures", stacks);
        assertThat(captures.capturedBy(Color.RED)).containsExactly(Point.C1, Point.E4);
        assertThat(captures.capturedBy(Color.BLACK)).containsExactly(Point.G1);
        assertThat(captures.capturedBy(Color.GREEN)).isEmpty();
        assertThat(captures.capturedBy(Color.BLUE)).isEmpty(); // claimed by the opponent
        assertThat(Boards.position("1 -:- 0:0", stacks).capturedBy(Color.RED)).isEmpty(); // R4
        assertThat(Boards.position("1 -:- 0:0 six", stacks).capturedBy(Color.RED))
                .isEmpty(); // H1
        assertThat(Boards.position("1 IG:- 0:0 captures", stacks).capturedBy(Color.RED))
                .isEmpty(); // D3
        assertThat(Boards.position("1 -:- 0:0 captures", "e4 IBGKR").capturedBy(Color.RED))
                .isEmpty(); // over
    }

    @Test
    void tallyCountsBeforeTheEndToo() {
        Position position = Boards.position("1 R:G 2:1", "e4 R", "e5 G", "c1 IR", "c2 BG", "d1 KG", "g1 IBGKR", "g2 K");

        assertThat(position.isOver()).isFalse();
        assertThat(position.tally(Player.FIRST, 5)).isEqualTo(2); // the one on the board never counts (R4)
        assertThat(position.tally(Player.SECOND, 5)).isEqualTo(1);
        assertThat(position.tally(Player.FIRST, 2)).isEqualTo(1);
        assertThat(position.tally(Player.SECOND, 2)).isEqualTo(2);
        assertThat(position.tally(Player.FIRST, 1)).isEqualTo(1);
        assertThat(position.tally(Player.FIRST, 6)).isZero();
        assertThat(Boards.position("1 R:G 0:0 six", "e4 R", "e5 I", "g1 IBGKR").tally(Player.FIRST, 5))
                .isEqualTo(1); // R9
        assertThatIllegalArgumentException().isThrownBy(() -> position.tally(Player.FIRST, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> position.tally(Player.FIRST, 7));
    }

    @Test
    void tallyAtTheEndIsThatOfTheOutcome() {
        for (long seed = 0; seed < 30; seed++) {
            Position end =
                    RandomGames.game(Variant.values()[(int) seed % 3], seed).position();
            Outcome outcome = end.outcome().orElseThrow();
            for (int height = 1; height <= 6; height++) {
                assertThat(end.tally(Player.FIRST, height)).isEqualTo(outcome.tally(Player.FIRST, height));
                assertThat(end.tally(Player.SECOND, height)).isEqualTo(outcome.tally(Player.SECOND, height));
            }
        }
    }
}
