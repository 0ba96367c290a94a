package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.StringReader;
import java.util.List;

/** Texts of records for the tests, and short ways to read them. */
public final class Records {
    /** A set-up by section C; these are legal from it: 1. d1-e1 f6-g7 2. f4-g4 R:e4-f3 3. g5-f5 i1-h3. */
    static final String START = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";

    /** Four moves before an end in which the first player is skipped twice: see {@link #SKIPPING_MOVES}. */
    public static final String SKIPPING =
            "R/4/I2(KGR)3/(BGKR)5/1(GIKB)(GR)2(RKBI)1/1(GBJI)(BR)3/3(KIB)1G(GKI)/1B2/1 1 IK:BR 1:1";

    static final String SKIPPING_MOVES = "1. g7-e6-a1 d1-c1+ 2. -- h2-g4-g6 3. -- e3-f3-g4+ 0-1";

    private Records() {}

    /** Returns a record from {@link #START} with the result {@code *}. */
    static String open(String movetext) {
        return record(START, "*", movetext);
    }

    static String record(String position, String result, String movetext, String... moreTags) {
        StringBuilder text = new StringBuilder("[Position \"" + position + "\"]\n[Result \"" + result + "\"]\n");
        for (String tag : moreTags) {
            text.append(tag).append('\n');
        }
        return text.append('\n').append(movetext).append('\n').toString();
    }

    /** Returns what a builder makes of the parts of a record. */
    static GameRecord rebuilt(GameRecord record) {
        RecordBuilder builder = GameRecord.builder(record.start()).tags(record.tags());
        record.comments().forEach(comment -> builder.comment(comment.text()));
        record.turns().forEach(builder::turn);
        record.closingComments().forEach(comment -> builder.closingComment(comment.text()));
        return builder.build();
    }

    /** Reads a text that holds one record. */
    static RecordResult read(String text, Leniency... leniencies) {
        List<RecordResult> all = readAll(text, leniencies);
        if (all.size() != 1) {
            throw new IllegalArgumentException(all.size() + " records");
        }
        return all.get(0);
    }

    static List<RecordResult> readAll(String text, Leniency... leniencies) {
        return ImmutableList.copyOf(new RecordReader(new StringReader(text), ImmutableSet.copyOf(leniencies)));
    }

    /** Returns the only diagnostic of a text that holds one record. */
    static Diagnostic only(String text, Leniency... leniencies) {
        List<Diagnostic> all = read(text, leniencies).diagnostics();
        if (all.size() != 1) {
            throw new AssertionError("expected one diagnostic, found " + all);
        }
        return all.get(0);
    }

    static List<DiagnosticCode> codes(String text, Leniency... leniencies) {
        return read(text, leniencies).diagnostics().stream()
                .map(Diagnostic::code)
                .toList();
    }
}
