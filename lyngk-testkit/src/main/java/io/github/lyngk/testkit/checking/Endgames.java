package io.github.lyngk.testkit.checking;

import static java.util.Comparator.comparing;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.bots.EndgameSolver;
import io.github.lyngk.core.bots.Solution;
import io.github.lyngk.core.bots.Solution.Value;
import io.github.lyngk.notation.Comment;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.EndgameScore;
import io.github.lyngk.testkit.scenarios.EndgamePositions;
import java.util.Comparator;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** The solved positions in which a bot is asked for a move, and its score. */
final class Endgames {

    /** Solves nearly every position after a move that gives up a win. */
    private static final EndgameSolver THOROUGH = new EndgameSolver(100_000);

    /** A legal answer that gives up a result. */
    private record Mistake(Position position, Move move, Solution before, boolean loses) {}

    private static final Comparator<Mistake> WORST_FIRST = comparing(Mistake::loses, Comparator.reverseOrder())
            .thenComparing(mistake -> mistake.before.value())
            .thenComparing(mistake -> mistake.before.plies());

    private final int planned;
    private final SplittableRandom random;
    private int asked;
    private int kept;
    private Optional<Mistake> worst = Optional.empty();

    /**
     * Prepares the positions.
     *
     * @param planned the planned number of positions
     * @param seed the seed of the random positions
     */
    Endgames(int planned, long seed) {
        this.planned = planned;
        this.random = new SplittableRandom(seed);
    }

    /** The number of positions in which the bot has not been asked yet. */
    int left() {
        return planned - asked;
    }

    /** The number of positions in which the bot was asked. */
    int asked() {
        return asked;
    }

    Position next(ImmutableSet<Variant> variants) {
        return EndgamePositions.draw(variants, random);
    }

    /** Counts an answer; empty if there is none, or if it is illegal. */
    void count(Position position, Optional<Move> answer) {
        asked++;
        Optional<Move> mistaken = answer.filter(move -> givesUp(position, move));
        kept += answer.isPresent() && mistaken.isEmpty() ? 1 : 0;
        worst = Stream.of(worst, mistaken.map(move -> mistake(position, move)))
                .flatMap(Optional::stream)
                .min(WORST_FIRST);
    }

    /** Whether a move gives up a win or a draw; false if the position cannot be solved. */
    static boolean givesUp(Position position, Move move) {
        return EndgamePositions.SOLVER
                .movesKeepingResult(position)
                .filter(moves -> !moves.contains(move))
                .isPresent();
    }

    /** A move that keeps the result of a position that is solved. */
    static Move keeping(Position position) {
        return EndgamePositions.SOLVER
                .movesKeepingResult(position)
                .orElseThrow()
                .get(0);
    }

    private static Mistake mistake(Position position, Move move) {
        Solution before = EndgamePositions.SOLVER.solve(position).orElseThrow();
        Position after = position.play(move);
        boolean again = after.playerToMove() == position.playerToMove();
        boolean lost = THOROUGH.solve(after)
                .filter(solution -> solution.value() == (again ? Value.LOSS : Value.WIN))
                .isPresent();
        return new Mistake(position, move, before, lost || before.value() == Value.DRAW);
    }

    /** The score; empty if no endgames are planned. */
    Optional<EndgameScore> score() {
        return planned == 0
                ? Optional.empty()
                : Optional.of(new EndgameScore(asked, kept, worst.map(Endgames::record)));
    }

    private static GameRecord record(Mistake mistake) {
        Position position = mistake.position;
        String comment = mistake.before + " before the move, " + (mistake.loses ? "loss" : "no win") + " after it; "
                + keeping(position) + " keeps the result";
        return GameRecord.builder(position)
                .play(mistake.move, new Comment(comment))
                .build();
    }
}
