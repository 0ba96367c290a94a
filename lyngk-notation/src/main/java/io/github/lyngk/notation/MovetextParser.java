package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads the movetext of a record: the main line, the result and the comments around them. */
final class MovetextParser {
    private final Lexer lexer;
    private final Findings findings;
    private final LineParser main;
    private final List<Comment> closingComments = new ArrayList<>();
    private Result result = Result.NONE;
    private int resultAt;

    MovetextParser(Lexer lexer, Findings findings, Set<Leniency> leniencies, LineReplay replay) {
        this.lexer = lexer;
        this.findings = findings;
        main = new LineParser(lexer, findings, leniencies, replay, 0);
    }

    /**
     * Reads everything up to the end of the record.
     *
     * @return false if the main line or what follows it is faulty, so that only a prefix was read
     */
    boolean read() {
        try {
            lexer.next();
            main.read();
            readResult();
            readEnd();
            return true;
        } catch (RecordFault fault) {
            findings.error(fault, main.plyOf(fault));
            main.complete();
            return false;
        }
    }

    private void readResult() {
        if (lexer.kind() == Lexer.Kind.CLOSE) {
            throw RecordFault.expected(lexer.start(), "no \")\": no variation is open");
        }
        if (lexer.kind() == Lexer.Kind.END) {
            throw RecordFault.expected(lexer.start(), "a turn or the result: 1-0, 0-1, 1/2-1/2 or *");
        }
        main.end();
        result = Words.result(lexer).orElseThrow();
        resultAt = lexer.start();
    }

    private void readEnd() {
        while (lexer.next() == Lexer.Kind.COMMENT) {
            closingComments.add(lexer.comment());
        }
        if (lexer.kind() != Lexer.Kind.END) {
            throw RecordFault.expected(
                    lexer.start(), "nothing but comments after the result, then a blank line and the next record");
        }
    }

    /** Returns the position after the last legal turn. */
    Position end() {
        return main.position();
    }

    ImmutableList<Comment> comments() {
        return main.comments();
    }

    ImmutableList<Turn> turns() {
        return main.turns();
    }

    ImmutableList<Comment> closingComments() {
        return ImmutableList.copyOf(closingComments);
    }

    Result result() {
        return result;
    }

    /** Returns the index of the result in the text. */
    int resultAt() {
        return resultAt;
    }
}
