package io.github.lyngk.notation;

import io.github.lyngk.core.Position;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.FaultCode;
import java.util.Optional;

/** The one place that knows which results go with which end of a game. */
final class ResultCheck {
    private ResultCheck() {}

    /**
     * Checks a result against the position the moves lead to.
     *
     * @param index where the result is written
     * @return what is wrong, empty if nothing is
     */
    static Optional<Fault> check(Position end, Result result, Termination termination, int index) {
        boolean over = end.isOver();
        if (termination == Termination.NORMAL && result != Result.NONE) {
            return over ? outcome(end, result, index) : notFinished(result, index);
        }
        if (over) {
            return contradicted(
                    index,
                    "the game is over with " + natural(end).text() + ", so " + result.text()
                            + (termination == Termination.NORMAL ? "" : " by " + termination.tag())
                            + " cannot be its end");
        }
        boolean fits = switch (termination) {
            case NORMAL, ADJUDICATION, UNFINISHED -> true;
            case RESIGNATION, TIME -> result.isDecisive();
            case AGREEMENT -> result == Result.DRAW;
        };
        return fits
                ? Optional.empty()
                : contradicted(index, result.text() + " cannot be the end by " + termination.tag());
    }

    /** {@return what the record of a position should say when nobody says otherwise} */
    static Result natural(Position end) {
        return end.outcome().map(Result::of).orElse(Result.NONE);
    }

    private static Optional<Fault> outcome(Position end, Result result, int index) {
        Result natural = natural(end);
        return natural == result
                ? Optional.empty()
                : contradicted(index, "the game ended " + natural.text() + ", but the record says " + result.text());
    }

    private static Optional<Fault> notFinished(Result result, int index) {
        return Optional.of(Fault.of(
                FaultCode.NOT_FINISHED,
                index,
                "the record says " + result.text() + ", but the game is not over and no Termination tag tells why"));
    }

    private static Optional<Fault> contradicted(int index, String sentence) {
        return Optional.of(Fault.of(FaultCode.RESULT_CONTRADICTED, index, sentence));
    }
}
