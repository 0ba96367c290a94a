package io.github.lyngk.testkit.house;

import static io.github.lyngk.testkit.house.BrokenNotation.describedMoveParser;
import static io.github.lyngk.testkit.house.BrokenNotation.positionParser;
import static io.github.lyngk.testkit.house.BrokenNotation.recordParser;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.RecordException;
import io.github.lyngk.notation.RecordReader;
import java.io.StringReader;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Parsers that refuse what they have to, but by the wrong one of the library's exceptions. */
final class BrokenRefusals {
    private static final Pattern MOVE = Pattern.compile("(?s)((.:)?[a-i][1-7]-[a-i][1-7])[^-]*");

    private BrokenRefusals() {}

    static ImmutableList<BrokenNotation> all() {
        return ImmutableList.of(
                describedMoveParser("takes an illegal move for malformed text", (position, text) -> {
                    try {
                        return MoveNotation.parse(position, text);
                    } catch (IllegalMoveException illegal) {
                        throw new NotationException(text, 0, "a legal move");
                    }
                }),
                describedMoveParser("plays the legs of a wrong route one by one", (position, text) -> {
                    try {
                        return MoveNotation.parse(position, text);
                    } catch (NotationException wrong) {
                        playLegs(position, text);
                        throw wrong;
                    }
                }),
                describedMoveParser("plays a move whatever stands behind it", (position, text) -> {
                    Matcher move = MOVE.matcher(text);
                    if (move.matches()) {
                        position.play(Move.parse(move.group(1)));
                    }
                    return MoveNotation.parse(position, text);
                }),
                positionParser("takes an impossible set-up for malformed text", line -> {
                    try {
                        return Position.parse(line);
                    } catch (IllegalSetupException impossible) {
                        throw new NotationException(line, 0, "a possible set-up");
                    }
                }),
                recordParser("lets the illegal move of a record through", text -> {
                    try {
                        return GameRecord.parse(text);
                    } catch (RecordException refused) {
                        playIllegalMove(refused);
                        throw refused;
                    }
                }));
    }

    private static void playLegs(Position position, String text) {
        List<Point> points = WrittenRoutes.points(text);
        for (int leg = 1; leg < points.size(); leg++) {
            if (points.get(leg - 1) != points.get(leg)) {
                position.play(Move.of(points.get(leg - 1), points.get(leg)));
            }
        }
    }

    private static void playIllegalMove(RecordException refused) {
        for (Diagnostic diagnostic : refused.diagnostics()) {
            if (diagnostic.code() == DiagnosticCode.ILLEGAL_MOVE) {
                Position end = new RecordReader(new StringReader(refused.text()))
                        .next()
                        .record()
                        .orElseThrow()
                        .end();
                IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex).forEach(end::play);
            }
        }
    }
}
