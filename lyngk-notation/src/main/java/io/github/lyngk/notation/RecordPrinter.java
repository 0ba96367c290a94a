package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.reading.Replay;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.reading.WrittenMove;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.LineWrapper;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** Prints records in canonical form, and knows how much room that takes. */
final class RecordPrinter {
    /** More bytes than a turn without annotations takes: a number, a token and two blanks. */
    private static final int TURN = 80;

    /** More bytes than the blanks, quotes and brackets around anything take. */
    private static final int AROUND = 8;

    /** More bytes than a char takes, escaped. */
    private static final int CHAR = 4;

    private final Consumer<String> target;
    private final LineWrapper words;

    private RecordPrinter(Consumer<String> target) {
        this.target = target;
        words = new LineWrapper(target);
    }

    /** {@return the canonical text of a record, with a final line end} */
    static String print(GameRecord record) {
        StringBuilder text = new StringBuilder();
        print(record, text::append);
        return text.toString();
    }

    /** Hands over the canonical text of a record bit by bit. */
    static void print(GameRecord record, Consumer<String> target) {
        RecordPrinter printer = new RecordPrinter(target);
        record.tags().forEach(printer::tag);
        target.accept("\n");
        printer.turns(Replay.from(record.start()), record.comments(), record.turns());
        printer.words.word(record.result().text());
        record.closingComments().forEach(printer::comment);
        printer.words.end();
    }

    /** {@return whether a record keeps {@link Limits#RECORD}; printed only if a rough count leaves that open} */
    static boolean fits(GameRecord record) {
        return atMost(record) <= Limits.RECORD || exact(record) <= Limits.RECORD;
    }

    /** {@return how many bytes a record takes in print} */
    static long exact(GameRecord record) {
        AtomicLong size = new AtomicLong();
        print(record, text -> size.addAndGet(FreeText.utf8Length(text)));
        return size.get();
    }

    /** {@return a number of bytes that it does not exceed, known without printing it} */
    static long atMost(GameRecord record) {
        long size = TURN + record.main().bytes() + atMost(record.closingComments());
        for (var tag : record.tags().entrySet()) {
            size += AROUND
                    + tag.getKey().length()
                    + (long) CHAR * tag.getValue().length();
        }
        return size;
    }

    /** {@return more bytes than some annotations take} */
    static long atMost(ImmutableList<? extends Annotation> annotations) {
        long size = 0;
        for (Annotation annotation : annotations) {
            size += AROUND;
            if (annotation instanceof Comment comment) {
                size += (long) CHAR * comment.text().length();
            } else if (annotation instanceof Variation variation) {
                size += variation.bytes();
            }
        }
        return size;
    }

    /** {@return more bytes than a turn takes with all that stands after it} */
    static long atMost(Turn turn) {
        return TURN + atMost(turn.annotations());
    }

    private void tag(String name, String value) {
        target.accept(Tags.print(name, value) + "\n");
    }

    private void turns(Replay replay, ImmutableList<Comment> comments, ImmutableList<Turn> turns) {
        comments.forEach(this::comment);
        for (Turn turn : turns) {
            if (replay.isNumbered()) {
                words.word(replay.number());
            }
            if (turn.isPass()) {
                replay.pass();
                words.word(Replay.PASS);
            } else {
                words.word(WrittenMove.describe(replay.move(turn.played())));
            }
            annotations(replay, turn.annotations());
        }
    }

    private void comment(Comment comment) {
        if (comment.endsItsLine()) {
            words.lastWord(comment.toString());
        } else {
            words.word(comment.toString());
        }
    }

    private void annotations(Replay replay, ImmutableList<Annotation> annotations) {
        boolean first = true;
        for (Annotation annotation : annotations) {
            if (annotation instanceof Comment comment) {
                comment(comment);
            } else if (annotation instanceof Variation variation) {
                words.open();
                turns(replay.variation(), variation.comments(), variation.turns());
                words.glue(")");
            } else if (annotation instanceof Nag nag && nag.hasSign() && first) {
                words.glue(nag.toString());
            } else {
                words.word(annotation.toString());
            }
            first = false;
        }
    }
}
