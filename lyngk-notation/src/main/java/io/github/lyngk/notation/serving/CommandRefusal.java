package io.github.lyngk.notation.serving;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Problem;
import io.github.lyngk.notation.text.Excerpt;
import java.util.List;
import java.util.stream.Collectors;

/** A command that is refused; the message says why. Sentences quote at most 80 characters of what came in. */
public final class CommandRefusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private static final int MOST_PROBLEMS = 3;

    /** Refuses for a reason in words. */
    public CommandRefusal(String sentence) {
        super(sentence);
    }

    @Override
    public String getMessage() {
        return requireNonNull(super.getMessage());
    }

    /** {@return the sentence about a text that could not be read: its beginning, and where it goes wrong} */
    public static String words(NotationException fault) {
        String rest = fault.text().substring(fault.index());
        return Excerpt.quote(fault.text()) + ": expected " + fault.expected() + " at index " + fault.index()
                + ", found " + (rest.isEmpty() ? "the end of the text" : Excerpt.quote(rest));
    }

    /** {@return the sentence about a set-up that cannot be played, without the set-up, which may be long} */
    public static String words(IllegalSetupException fault) {
        List<Problem> problems = fault.impossibilities().asList();
        String told =
                problems.stream().limit(MOST_PROBLEMS).map(Problem::toString).collect(Collectors.joining("; "));
        int more = problems.size() - MOST_PROBLEMS;
        return "impossible set-up: " + told + (more > 0 ? "; and " + more + " more" : "");
    }

    /** {@return the sentence about what should never happen; the session goes on all the same} */
    static String words(Throwable fault) {
        return fault instanceof OutOfMemoryError
                ? "not enough memory for this command; give Java more with -Xmx"
                : "internal error, please report it: " + fault.getClass().getSimpleName() + " "
                        + Excerpt.quote(String.valueOf(fault.getMessage()));
    }
}
