package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.reading.Replay;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.reading.Vocabulary;
import io.github.lyngk.notation.text.GrowingText;
import io.github.lyngk.notation.text.LineWrapper;
import java.util.function.Consumer;

/** Prints records in canonical form. */
final class RecordPrinter {
    private final Consumer<String> target;
    private final LineWrapper words;

    private RecordPrinter(Consumer<String> target) {
        this.target = target;
        words = new LineWrapper(target);
    }

    /** {@return the canonical text of a record, with a final line end} */
    static String print(GameRecord record) {
        GrowingText text = new GrowingText();
        print(record, text::append);
        return text.take();
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

    private void tag(String name, String value) {
        target.accept(Tags.print(name, value) + "\n");
    }

    private void turns(Replay replay, ImmutableList<Comment> comments, ImmutableList<Turn> turns) {
        comments.forEach(this::comment);
        for (Turn turn : turns) {
            if (replay.isNumbered()) {
                words.word(replay.number());
            }
            if (turn instanceof Turn.Played played) {
                words.word(MoveNotation.describe(replay.move(played.played())));
            } else {
                replay.pass();
                words.word(Vocabulary.PASS);
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

    private void annotations(Replay replay, ImmutableList<? extends Annotation> annotations) {
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
