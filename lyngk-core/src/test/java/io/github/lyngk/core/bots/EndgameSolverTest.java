package io.github.lyngk.core.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome.Reason;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.RandomStates;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.bots.Solution.Value;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The solver beside plain minimax, and at the limits. */
class EndgameSolverTest {
    private static final EndgameSolver SOLVER = new EndgameSolver(1_000_000);

    /** Late positions of random games, and positions of few stacks with claims still open; some may be over. */
    private static Stream<Position> positions() {
        return LongStream.iterate(0, seed -> seed + 1)
                .boxed()
                .flatMap(seed -> Stream.of(late(seed), RandomStates.position(variant(seed), seed)));
    }

    private static Position late(long seed) {
        Game game = RandomGames.game(variant(seed), seed);
        return game.prefix(game.size() - (int) (seed / 3 % 9)).position();
    }

    private static Variant variant(long seed) {
        return Variant.values()[(int) (seed % 3)];
    }

    @Test
    @Tag("not-for-mutation")
    void agreesWithPlainMinimax() {
        assertThat(agreement(500, 10_000)).hasSize(9); // all values in all variants
    }

    @Test
    @Tag("power")
    void agreesWithPlainMinimaxInTwentyThousandPositions() {
        System.out.println("The solver agrees with minimax: " + agreement(20_000, 50_000));
    }

    /** How many positions are solved, by their number of legal moves: the table of the page on bots. */
    @Test
    @Tag("power")
    void measureSolvedShares() {
        int[] bounds = {0, 5, 10, 15, 20, 30, 40, 60, 100};
        for (Variant variant : Variant.values()) {
            for (int i = 1; i < bounds.length; i++) {
                int more = bounds[i - 1];
                int most = bounds[i];
                List<Position> positions = RandomGames.games(variant, 1)
                        .flatMap(game -> game.positions().stream()
                                .filter(position -> position.legalMoveCount() > more)
                                .filter(position -> position.legalMoveCount() <= most)
                                .limit(1))
                        .limit(100)
                        .toList();
                System.out.printf(
                        "%s, %d to %d moves: %d of %d solved within 10,000 nodes, %d within 1,000,000%n",
                        variant,
                        more + 1,
                        most,
                        solved(positions, 10_000),
                        positions.size(),
                        solved(positions, 1_000_000));
            }
        }
    }

    private static long solved(List<Position> positions, long nodes) {
        EndgameSolver solver = new EndgameSolver(nodes);
        return positions.stream()
                .filter(position -> solver.solve(position).isPresent())
                .count();
    }

    /** Compares positions that minimax solves within a number of nodes, and counts them by variant and value. */
    private static TreeMap<String, Integer> agreement(int count, int nodes) {
        TreeMap<String, Integer> counts = new TreeMap<>();
        positions()
                .flatMap(position -> Minimax.solve(position, nodes).stream().peek(expected -> {
                    assertThat(SOLVER.solve(position)).as(position.toString()).contains(expected);
                    counts.merge(position.variant() + " " + expected.value(), 1, Integer::sum);
                }))
                .limit(count)
                .forEach(expected -> {});
        return counts;
    }

    /** Some positions that are solved fast. */
    private static Stream<Position> solvedFast(int count) {
        return positions()
                .filter(position -> Minimax.solve(position, 2_000).isPresent())
                .limit(count);
    }

    @Test
    void movesKeepingResultAreThoseAfterWhichMinimaxFindsTheSameResult() {
        solvedFast(200).forEach(position -> {
            Value best = Minimax.solve(position, 2_000).orElseThrow().value();
            assertThat(SOLVER.movesKeepingResult(position).orElseThrow())
                    .as(position.toString())
                    .containsExactlyElementsOf(position.legalMoves().stream()
                            .filter(move -> valueOf(position, move) == best)
                            .toList());
        });
    }

    /** The value of a move for the player who makes it. */
    private static Value valueOf(Position position, Move move) {
        Position after = position.play(move);
        Value value = Minimax.solve(after, 2_000).orElseThrow().value();
        return after.playerToMove() == position.playerToMove() ? value : Value.values()[2 - value.ordinal()];
    }

    @Test
    void someMoveLeadsToTheEndInOnePlyLess() {
        solvedFast(200).forEach(position -> {
            Solution solution = SOLVER.solve(position).orElseThrow();
            if (solution.plies() > 0) {
                assertThat(position.legalMoves())
                        .extracting(move ->
                                SOLVER.solve(position.play(move)).orElseThrow().plies())
                        .as(position + ": " + solution)
                        .contains(solution.plies() - 1);
            }
        });
    }

    @Test
    void symmetricPositionsHaveTheSameSolution() {
        solvedFast(50).forEach(position -> {
            for (Symmetry symmetry : Symmetry.values()) {
                assertThat(SOLVER.solve(symmetry.apply(position)))
                        .as("%s of %s", symmetry, position)
                        .isEqualTo(SOLVER.solve(position));
            }
        });
    }

    @Test
    void fewerNodesGiveTheSameSolutionOrNone() {
        solvedFast(100).forEach(position -> {
            for (int nodes = 1; nodes < 5_000; nodes *= 3) {
                Optional<Solution> solution = new EndgameSolver(nodes).solve(position);
                assertThat(solution).as(position.toString()).isIn(Optional.empty(), SOLVER.solve(position));
            }
        });
    }

    @Test
    void oneNodeIsEnoughForAFinishedGameOnly() {
        EndgameSolver solver = new EndgameSolver(1);
        positions().limit(300).forEach(position -> {
            assertThat(solver.solve(position).isPresent()).isEqualTo(position.isOver());
            assertThat(solver.movesKeepingResult(position).isPresent()).isEqualTo(position.isOver());
        });
    }

    @Test
    void aStartIsUnknown() {
        Position start = RandomGames.game(Variant.STANDARD, 1).start();

        assertThat(new EndgameSolver(1_000).solve(start)).isEmpty();
        assertThat(new EndgameSolver(1_000).movesKeepingResult(start)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "1/4/7/6/6R/6/7/4/1 1 RB:GI 0:0, win 0",
        "1/4/7/6/6R/6/7/4/1 2 RB:GI 0:0, loss 0",
        "J/4/7/6/7/6/7/4/1 1 R:K 1:1, draw",
        "1/4/7/6/3(JKGJIR)3/6/7/4/1 2 R:- 0:0 six#1, loss 0"
    })
    void aFinishedGameIsSolvedForThePlayerItNames(String position, String solution) {
        assertThat(SOLVER.solve(Position.parse(position)).orElseThrow()).hasToString(solution);
        assertThat(SOLVER.movesKeepingResult(Position.parse(position)))
                .hasValueSatisfying(moves -> assertThat(moves).isEmpty());
    }

    @Test
    void R6_aSkippedPlayerMakesNoPly() {
        Position position = Position.parse("1/4/7/6/RBI4/6/7/4/1 1 RB:GK 0:0"); // I is neutral and must not climb
        Position after = position.play(Move.parse("e1-e2"));

        assertThat(after.playerToMove()).isEqualTo(position.playerToMove());
        assertThat(SOLVER.solve(after)).contains(new Solution(Value.WIN, 1));
        assertThat(SOLVER.solve(position)).contains(new Solution(Value.WIN, 2));
    }

    /** Even with many stacks on the board, a win at once is found at once. */
    @Test
    void aSixIsAWinInOnePly() {
        RandomGames.games(Variant.SIX_STACK, 1)
                .filter(game -> game.outcome().orElseThrow().reason() == Reason.SUDDEN_DEATH)
                .limit(50)
                .forEach(game -> {
                    Position position = game.undo().position();
                    Optional<Solution> solution = new EndgameSolver(1_000).solve(position);
                    assertThat(solution).as(position.toString()).contains(new Solution(Value.WIN, 1));
                });
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, Long.MIN_VALUE})
    void aSearchNeedsANode(long nodes) {
        assertThatThrownBy(() -> new EndgameSolver(nodes))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a search needs at least 1 node, not " + nodes);
    }

    @Test
    void solutionsPrintAsInTheLineProtocol() {
        assertThat(new Solution(Value.WIN, 5)).hasToString("win 5");
        assertThat(new Solution(Value.LOSS, 4)).hasToString("loss 4");
        assertThat(new Solution(Value.DRAW, 0)).hasToString("draw");
    }

    @Test
    void noSolutionIsWrongInItself() {
        assertThatThrownBy(() -> new Solution(Value.DRAW, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Solution(Value.WIN, -1)).isInstanceOf(IllegalArgumentException.class);
    }
}
