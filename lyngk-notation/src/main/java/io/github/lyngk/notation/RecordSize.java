package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.FreeText;
import java.util.concurrent.atomic.AtomicLong;

/** Tells whether a record keeps {@link Limits#RECORD}; prints it only if a rough count leaves that open. */
final class RecordSize {
    /** More bytes than a turn without annotations takes: a number, a token and two blanks. */
    private static final int TURN = 80;

    /** More bytes than the blanks, quotes and brackets around anything take. */
    private static final int AROUND = 8;

    /** More bytes than a char takes, escaped. */
    private static final int CHAR = 4;

    private RecordSize() {}

    static boolean fits(GameRecord record) {
        return atMost(record) <= Limits.RECORD || exact(record) <= Limits.RECORD;
    }

    /** {@return how many bytes a record takes in print} */
    static long exact(GameRecord record) {
        AtomicLong size = new AtomicLong();
        RecordPrinter.print(record, text -> size.addAndGet(FreeText.utf8Length(text)));
        return size.get();
    }

    /** {@return a number of bytes that it does not exceed, known without printing it} */
    static long atMost(GameRecord record) {
        long size = TURN + comments(record.comments()) + comments(record.closingComments()) + turns(record.turns());
        for (var tag : record.tags().entrySet()) {
            size += AROUND
                    + tag.getKey().length()
                    + (long) CHAR * tag.getValue().length();
        }
        return size;
    }

    private static long turns(ImmutableList<Turn> turns) {
        long size = 0;
        for (Turn turn : turns) {
            size += TURN;
            for (Annotation annotation : turn.annotations()) {
                size += AROUND;
                if (annotation instanceof Comment comment) {
                    size += comment(comment);
                } else if (annotation instanceof Variation variation) {
                    size += comments(variation.comments()) + turns(variation.turns());
                }
            }
        }
        return size;
    }

    private static long comments(ImmutableList<Comment> comments) {
        long size = 0;
        for (Comment comment : comments) {
            size += comment(comment);
        }
        return size;
    }

    private static long comment(Comment comment) {
        return AROUND + (long) CHAR * comment.text().length();
    }
}
