package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Failures;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.UsageException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.util.function.Consumer;

/** Position lines given as arguments, quoted or not, or one a line on standard input. */
final class Positions {
    private Positions() {}

    /** Hands over every position; what is none is reported. */
    static Exit each(ImmutableList<String> arguments, Streams streams, Consumer<Position> action) {
        if (arguments.isEmpty()) {
            throw new UsageException("which position?");
        }
        return arguments.equals(ImmutableList.of("-"))
                ? standardInput(streams, action)
                : one("lyngk: ", String.join(" ", arguments), streams, action);
    }

    private static Exit standardInput(Streams streams, Consumer<Position> action) {
        Exit exit = Exit.VALID;
        boolean any = false;
        try {
            LineNumberReader lines = new LineNumberReader(new InputStreamReader(streams.in(), UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    any = true;
                    exit = exit.atLeast(one("lyngk: -:" + lines.getLineNumber() + ": ", line.strip(), streams, action));
                }
            }
        } catch (IOException e) {
            streams.err().line("lyngk: -: " + Failures.words(e));
            return Exit.FAILED;
        }
        if (!any) {
            streams.err().line("lyngk: -: there is no position line");
            return Exit.INVALID;
        }
        return exit;
    }

    /** Hands over one position; a complaint begins with where the line stands. */
    private static Exit one(String where, String line, Streams streams, Consumer<Position> action) {
        Position position;
        try {
            position = Position.parse(line);
        } catch (NotationException e) {
            streams.err().print(where + describe(e));
            return Exit.INVALID;
        } catch (IllegalSetupException e) {
            streams.err().line(where + "the position is impossible:");
            for (Problem problem : e.impossibilities()) {
                streams.err().line("  " + problem.sentence() + " (" + problem.rule() + ")");
            }
            return Exit.INVALID;
        }
        action.accept(position);
        return Exit.VALID;
    }

    /** Three lines: what was expected, the text, a caret below the place. */
    private static String describe(NotationException e) {
        return "no position line: expected " + e.expected() + "\n  " + e.text() + "\n  "
                + " ".repeat(Math.max(0, e.index())) + "^\n";
    }
}
