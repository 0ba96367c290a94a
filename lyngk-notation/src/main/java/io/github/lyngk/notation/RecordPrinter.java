package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;

/** Prints records in canonical form. */
final class RecordPrinter {
    private final StringBuilder text = new StringBuilder();
    private final LineWrapper words = new LineWrapper(text);

    private RecordPrinter() {}

    /** Returns the canonical text of a record, with a final line end. */
    static String print(GameRecord record) {
        RecordPrinter printer = new RecordPrinter();
        record.tags().forEach(printer::tag);
        printer.text.append('\n');
        printer.line(LineReplay.from(record.start()), record.comments(), record.turns());
        printer.words.word(record.result().text());
        record.closingComments().forEach(printer.words::comment);
        printer.words.end();
        return printer.text.toString();
    }

    private void tag(String name, String value) {
        text.append(Tags.print(name, value)).append('\n');
    }

    private void line(LineReplay replay, ImmutableList<Comment> comments, ImmutableList<Turn> turns) {
        comments.forEach(words::comment);
        for (Turn turn : turns) {
            if (replay.isNumbered()) {
                words.word(replay.number());
            }
            if (turn instanceof Turn.Played played) {
                words.word(MoveNotation.describe(replay.move(played.played())));
            } else {
                replay.pass();
                words.word("--");
            }
            annotations(replay, turn.annotations());
        }
    }

    private void annotations(LineReplay replay, ImmutableList<? extends Annotation> annotations) {
        boolean first = true;
        for (Annotation annotation : annotations) {
            if (annotation instanceof Comment comment) {
                words.comment(comment);
            } else if (annotation instanceof Variation variation) {
                words.open();
                line(replay.variation(), variation.comments(), variation.turns());
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
