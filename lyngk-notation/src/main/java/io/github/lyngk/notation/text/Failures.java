package io.github.lyngk.notation.text;

import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Problem;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.stream.Collectors;

/** Describes why something could not be read or done; messages quote at most 80 characters of the input. */
public final class Failures {
    private static final int MOST_PROBLEMS = 3;

    private Failures() {}

    /** {@return why a program failed although the request was right} */
    public static String ofProgram(Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            return "not enough memory; give Java more with -Xmx";
        }
        String message = failure.getMessage();
        return "internal error, please report it: " + failure.getClass().getSimpleName()
                + (message == null ? "" : " " + Excerpt.quote(message));
    }

    /** {@return why something could not be read or written} */
    public static String ofStream(IOException failure) {
        if (failure instanceof NoSuchFileException || failure instanceof FileNotFoundException) {
            return "no such file or folder";
        }
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof FileSystemException file && file.getReason() != null) {
            return file.getReason();
        }
        return failure.getMessage() == null ? "it cannot be read" : failure.getMessage();
    }

    /** {@return why a set-up cannot be played, without the set-up, which may be long} */
    public static String ofSetup(IllegalSetupException failure) {
        List<Problem> problems = failure.impossibilities().asList();
        String first =
                problems.stream().limit(MOST_PROBLEMS).map(Problem::toString).collect(Collectors.joining("; "));
        int more = problems.size() - MOST_PROBLEMS;
        return "impossible set-up: " + first + (more > 0 ? "; and " + more + " more" : "");
    }
}
