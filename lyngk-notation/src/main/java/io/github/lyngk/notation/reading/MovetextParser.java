package io.github.lyngk.notation.reading;

import io.github.lyngk.core.Position;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.Faults;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the movetext of a record: the main line, the result and the comments after it. */
public final class MovetextParser {
    private final Lexer lexer;
    private final Faults faults;
    private final Parts parts = new Parts();
    private final TurnParser main;
    private final List<String> closingComments = new ArrayList<>();
    private Optional<String> result = Optional.empty();
    private int resultAt;

    /**
     * Begins where the lexer is: behind the tags.
     *
     * @param turns takes the turns of the main line and of its variations
     */
    public MovetextParser(Lexer lexer, Faults faults, Position start, TurnSink turns) {
        this.lexer = lexer;
        this.faults = faults;
        main = new TurnParser(lexer, faults, Replay.from(start), turns, parts, 0);
    }

    /**
     * Reads everything up to the end of the record.
     *
     * @return false if the main line or what follows it is faulty, so that only a prefix was read
     */
    public boolean read() {
        try {
            lexer.next();
            main.read();
            readResult();
            readEnd();
            return true;
        } catch (Fault fault) {
            faults.error(main.atItsPly(fault));
            main.complete();
            return false;
        }
    }

    private void readResult() {
        if (lexer.kind() == Lexer.Kind.CLOSE) {
            throw Fault.expected(lexer.start(), "no \")\": no variation is open");
        }
        boolean missing = lexer.kind() == Lexer.Kind.END;
        if (missing && !faults.accepts(DiagnosticCode.MISSING_RESULT)) {
            throw Fault.expected(lexer.start(), "a turn or the result: " + Vocabulary.RESULTS);
        }
        main.end();
        resultAt = lexer.start();
        if (missing) {
            String sentence = "no result follows the moves: " + Vocabulary.RESULTS;
            faults.errorUnlessAccepted(Fault.of(DiagnosticCode.MISSING_RESULT, resultAt, sentence));
        } else {
            result = Vocabulary.result(lexer);
        }
    }

    private void readEnd() {
        while (lexer.next() == Lexer.Kind.COMMENT) {
            parts.add(1, lexer.start());
            closingComments.add(lexer.comment());
        }
        if (lexer.kind() != Lexer.Kind.END) {
            throw Fault.expected(
                    lexer.start(), "nothing but comments after the result, then a blank line and the next record");
        }
    }

    /** {@return the position after the last legal turn} */
    public Position end() {
        return main.position();
    }

    /** {@return the comments after the result} */
    public List<String> closingComments() {
        return closingComments;
    }

    /** {@return the result that is written, empty if that was accepted to be missing} */
    public Optional<String> result() {
        return result;
    }

    /** {@return where in the text it stands, or belongs} */
    public int resultAt() {
        return resultAt;
    }
}
