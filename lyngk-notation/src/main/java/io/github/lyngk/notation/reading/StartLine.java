package io.github.lyngk.notation.reading;

import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/** Reads the line that a game starts from, and reports everything that is wrong with it. */
public final class StartLine {
    private StartLine() {}

    /**
     * Reads a line.
     *
     * @param parser makes a position of it, or throws as {@link Position#parse} does
     * @param report takes what is wrong, with an index in the line
     * @return the start, or null if something is wrong
     */
    public static @Nullable Position read(
            String line, Function<String, Position> parser, ObjIntConsumer<Diagnostic> report) {
        try {
            return parser.apply(line);
        } catch (NotationException e) {
            String sentence = "the position line is malformed: expected " + e.expected();
            report.accept(Diagnostic.error(DiagnosticCode.TAG_VALUE, sentence), e.index());
        } catch (IllegalSetupException e) {
            for (Problem problem : e.impossibilities()) {
                String sentence = "the start is impossible: " + problem.sentence();
                report.accept(
                        Diagnostic.error(DiagnosticCode.START_IMPOSSIBLE, sentence)
                                .withRule(problem.rule()),
                        0);
            }
        }
        return null;
    }

    /** {@return the warning about a start that no game begins with} */
    public static Diagnostic notInitial() {
        return Diagnostic.warning(
                DiagnosticCode.START_NOT_INITIAL,
                "the start is no set-up by section C: 43 single pieces, nothing claimed, the first player to move");
    }
}
