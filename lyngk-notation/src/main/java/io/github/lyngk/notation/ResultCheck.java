package io.github.lyngk.notation;

import io.github.lyngk.core.Position;
import java.util.Optional;

/** The one place that knows which results go with which end of a game. */
final class ResultCheck {
    private ResultCheck() {}

    /** What is wrong with a result. */
    record Contradiction(DiagnosticCode code, String sentence) {}

    /**
     * Checks a result against the position the moves lead to.
     *
     * @return what is wrong, empty if nothing is
     */
    static Optional<Contradiction> check(Position end, Result result, Termination termination) {
        boolean over = end.isOver();
        if (termination == Termination.NORMAL && result != Result.NONE) {
            return over ? outcome(end, result) : notFinished(result);
        }
        if (over) {
            return contradicted("the game is over with " + natural(end).text() + ", so " + result.text()
                    + (termination == Termination.NORMAL ? "" : " by " + termination.tag()) + " cannot be its end");
        }
        boolean fits = switch (termination) {
            case NORMAL, ADJUDICATION, UNFINISHED -> true;
            case RESIGNATION, TIME -> result.isDecisive();
            case AGREEMENT -> result == Result.DRAW;
        };
        return fits ? Optional.empty() : contradicted(result.text() + " cannot be the end by " + termination.tag());
    }

    /** Returns what the record of a position should say when nobody says otherwise. */
    static Result natural(Position end) {
        return end.outcome().map(Result::of).orElse(Result.NONE);
    }

    private static Optional<Contradiction> outcome(Position end, Result result) {
        Result natural = natural(end);
        return natural == result
                ? Optional.empty()
                : contradicted("the game ended " + natural.text() + ", but the record says " + result.text());
    }

    private static Optional<Contradiction> notFinished(Result result) {
        return Optional.of(new Contradiction(
                DiagnosticCode.NOT_FINISHED,
                "the record says " + result.text() + ", but the game is not over and no Termination tag tells why"));
    }

    private static Optional<Contradiction> contradicted(String sentence) {
        return Optional.of(new Contradiction(DiagnosticCode.RESULT_CONTRADICTED, sentence));
    }
}
