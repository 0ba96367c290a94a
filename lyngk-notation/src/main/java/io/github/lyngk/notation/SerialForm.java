package io.github.lyngk.notation;

import io.github.lyngk.core.Position;
import io.github.lyngk.core.streams.SerialParts;
import io.github.lyngk.core.streams.SerialProxy;
import io.github.lyngk.notation.drawing.Picture;
import io.github.lyngk.notation.drawing.TextDrawing;
import java.util.function.Function;

/** How the values of this package are made of what a stream brings. */
enum SerialForm implements SerialProxy.Form {
    BOARD_TEXT(parts -> new BoardText(parts.next(TextDrawing.class))),
    BOARD_SVG(parts -> new BoardSvg(parts.next(Picture.class))),
    TURN(Turn::ofParts),
    VARIATION(parts -> Variation.of(parts.next(Position.class), parts.list(Comment.class), parts.list(Turn.class))),
    PATH(parts -> TurnPath.parse(parts.text())),
    NODE(TurnNode::ofParts),
    RECORD(parts -> GameRecord.parse(parts.text())),
    LOCATION(parts -> RecordLocation.of(parts.next(Long.class), parts.next(Long.class), parts.next(Long.class))),
    TEXT(RecordText::ofParts),
    DIAGNOSTIC(Diagnostic::ofParts),
    RESULT(RecordResult::ofParts),
    VALIDATOR(RecordValidator::ofParts),
    SUMMARY(ValidationSummary::ofParts),
    REPORT(parts -> ValidationReport.of(parts.next(ValidationSummary.class), parts.list(Diagnostic.class)));

    private final Function<SerialParts, Object> reading;

    SerialForm(Function<SerialParts, Object> reading) {
        this.reading = reading;
    }

    @Override
    public Object read(SerialParts parts) {
        return reading.apply(parts);
    }
}
