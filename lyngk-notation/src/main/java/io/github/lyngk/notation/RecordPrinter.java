package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.reading.Replay;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.reading.WrittenMove;
import io.github.lyngk.notation.text.LineWrapper;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** Prints records in canonical form, and computes the size of the text. */
final class RecordPrinter {
    /** More bytes than a turn without annotations needs: a number, a token and two blanks. */
    private static final int TURN = 80;

    /** An upper bound of the bytes of blanks, quotes and brackets around a part. */
    private static final int AROUND = 8;

    /** More bytes than an escaped char needs. */
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

    /** Passes the canonical text of a record on in pieces. */
    static void print(GameRecord record, Consumer<String> target) {
        RecordPrinter printer = new RecordPrinter(target);
        record.tags().forEach(printer::tag);
        target.accept("\n");
        printer.turns(Replay.from(record.start()), record.comments(), record.turns());
        printer.words.word(record.result().text());
        record.closingComments().forEach(printer::comment);
        printer.words.end();
    }

    /**
     * {@return whether a record does not exceed {@link Limits#RECORD}; it is printed only if an estimate is not enough
     * to decide this}
     */
    static boolean fits(GameRecord record) {
        return atMost(record) <= Limits.RECORD || exact(record) <= Limits.RECORD;
    }

    /** {@return the number of bytes of a printed record} */
    static long exact(GameRecord record) {
        AtomicLong size = new AtomicLong();
        print(record, text -> size.addAndGet(text.getBytes(UTF_8).length));
        return size.get();
    }

    /** {@return an upper bound of the bytes of a record, computed without printing it} */
    static long atMost(GameRecord record) {
        long size = TURN + record.main().bytes() + atMost(record.closingComments());
        for (var tag : record.tags().entrySet()) {
            size += AROUND
                    + tag.getKey().length()
                    + (long) CHAR * tag.getValue().length();
        }
        return size;
    }

    /** {@return an upper bound of the printed bytes of annotations} */
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

    /** {@return an upper bound of the printed bytes of a turn with its annotations} */
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
