package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.reading.Replay;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.reading.Vocabulary;
import io.github.lyngk.notation.text.LineWrapper;

/** Prints records in canonical form. */
final class RecordPrinter {
    private final StringBuilder text = new StringBuilder();
    private final LineWrapper words = new LineWrapper(text);

    private RecordPrinter() {}

    /** {@return the canonical text of a record, with a final line end} */
    static String print(GameRecord record) {
        RecordPrinter printer = new RecordPrinter();
        record.tags().forEach(printer::tag);
        printer.text.append('\n');
        printer.turns(Replay.from(record.start()), record.comments(), record.turns());
        printer.words.word(record.result().text());
        record.closingComments().forEach(printer::comment);
        printer.words.end();
        return printer.text.toString();
    }

    private void tag(String name, String value) {
        text.append(Tags.print(name, value)).append('\n');
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
