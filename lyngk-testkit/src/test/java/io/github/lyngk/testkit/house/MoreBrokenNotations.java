package io.github.lyngk.testkit.house;

import static io.github.lyngk.testkit.house.BrokenNotation.describedMoveParser;
import static io.github.lyngk.testkit.house.BrokenNotation.describer;
import static io.github.lyngk.testkit.house.BrokenNotation.positionParser;
import static io.github.lyngk.testkit.house.BrokenNotation.positionPrinter;
import static io.github.lyngk.testkit.house.BrokenNotation.recordParser;
import static io.github.lyngk.testkit.house.BrokenNotation.recordPrinter;
import static io.github.lyngk.testkit.house.BrokenNotation.refuseIf;
import static io.github.lyngk.testkit.house.BrokenTagParsers.mending;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Travel;
import io.github.lyngk.notation.Comment;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Printers and parsers of all formats with one fault each, written without a look at the texts that have to find them. */
final class MoreBrokenNotations {
    private static final Pattern STACK = Pattern.compile("\\(([A-Z]+)\\)");

    private MoreBrokenNotations() {}

    static ImmutableList<BrokenNotation> all() {
        return Stream.of(positions(), describedMoves(), recordParsers(), recordPrinters())
                .flatMap(List::stream)
                .collect(ImmutableList.toImmutableList());
    }

    private static List<BrokenNotation> positions() {
        return List.of(
                reading(
                        "gives the win by a six to whoever has one",
                        line -> line.endsWith("#1") ? line.replaceAll("#1$", "#2") : line.replaceAll("#2$", "#1")),
                reading("drops a third claim", line -> line.replaceAll(" ([IBRGK]{2})[IBRGK]:", " $1:")),
                reading(
                        "takes w and b for the players",
                        line -> line.replace(" w ", " 1 ").replace(" b ", " 2 ")),
                positionParser("refuses more than eight fives", line -> {
                    refuseIf(line.matches(".* (\\d{2,}|9):\\d+.*"), line);
                    return Position.parse(line);
                }),
                positionPrinter("has digits up to 6", p -> p.toString().replace("/7/", "/61/")),
                positionPrinter(
                        "writes jokers at the bottom of a stack",
                        p -> STACK.matcher(p.toString())
                                .replaceAll(stack -> "(" + stack.group(1).replaceAll("[^J]", "")
                                        + stack.group(1).replace("J", "") + ")")));
    }

    private static BrokenNotation reading(String fault, UnaryOperator<String> mending) {
        return positionParser(fault, line -> {
            try {
                return Position.parse(line);
            } catch (IllegalArgumentException refused) {
                return Position.parse(mending.apply(line));
            }
        });
    }

    private static List<BrokenNotation> describedMoves() {
        return List.of(
                describedMoveParser("checks routes of at most three legs", (position, text) -> {
                    boolean far = text.chars().filter(c -> c == '-').count() > 3;
                    return MoveNotation.parse(position, far ? text.replaceAll("-.*-", "-") : text);
                }),
                describedMoveParser("refuses a claim of a colour that tops nothing (R12)", (position, text) -> {
                    Move move = MoveNotation.parse(position, text);
                    refuseIf(
                            move.claim().filter(color -> !tops(position, color)).isPresent(), text);
                    return move;
                }),
                describedMoveParser("does not know i1 in capitals", (position, text) -> {
                    refuseIf(text.contains("I1"), text);
                    return MoveNotation.parse(position, text);
                }),
                describer("takes the lowest row among the shortest routes", MoreBrokenNotations::byRow),
                describer("writes no route that the claim opens", (position, move) -> {
                    Optional<Color> top = position.topAt(move.from()).flatMap(Piece::color);
                    String text = MoveNotation.describe(position, move);
                    return move.claim().isPresent() && move.claim().equals(top) ? text.replaceAll("-.*-", "-") : text;
                }));
    }

    private static boolean tops(Position position, Color color) {
        return Arrays.stream(Point.values())
                .anyMatch(point -> position.topAt(point).flatMap(Piece::color).equals(Optional.of(color)));
    }

    private static String byRow(Position position, Move move) {
        String text = MoveNotation.describe(position, move);
        List<Point> route = position.route(move);
        if (route.size() != 3) {
            return text;
        }
        Point lowest = route.get(1);
        for (Point point : Travel.seen(position, move, move.from())) {
            boolean serves = position.topAt(point).equals(position.topAt(move.from()));
            if (serves
                    && point.row() < lowest.row()
                    && Travel.seen(position, move, point).contains(move.to())) {
                lowest = point;
            }
        }
        return text.replace("-" + route.get(1) + "-", "-" + lowest + "-");
    }

    private static List<BrokenNotation> recordParsers() {
        return List.of(
                refusing(
                        "lets no variation claim what the move claimed",
                        record -> record.turns().stream()
                                .filter(turn -> turn.move().flatMap(Move::claim).isPresent())
                                .anyMatch(MoreBrokenNotations::isClaimedAgain)),
                mending(
                        "does not check numbers from 10 on",
                        text -> text.replaceFirst("(\\s9\\. [^.]*\\s)\\d\\d+(\\.+ )", "$110$2")),
                refusing("wants the position before the result", record -> {
                    List<String> names = new ArrayList<>(record.tags().keySet());
                    return names.indexOf("Result") < names.indexOf("Position");
                }),
                recordParser(
                        "puts the last comment of a variation after it",
                        text -> GameRecord.parse(
                                GameRecord.parse(text).toString().replaceAll(" (\\{[^}]*\\})\\)", ") $1"))),
                refusing(
                        "needs a turn before a result",
                        record -> record.turns().isEmpty() && record.end().isOver()),
                mending("takes a pass after a win by a six", text -> text.replaceAll("#(\\S*) --", "#$1")),
                recordParser(
                        "keeps a sign once",
                        text -> GameRecord.parse(
                                GameRecord.parse(text).toString().replaceAll("(\\d)(!|\\?) \\2(?=[ \\n])", "$1$2"))),
                refusing(
                        "takes no variation of the last move of a game",
                        record -> record.end().isOver()
                                && !record.turns().isEmpty()
                                && !Iterables.getLast(record.turns())
                                        .variations()
                                        .isEmpty()),
                refusing(
                        "needs a result for a normal end",
                        record -> record.tag("Termination").isPresent()
                                && record.termination() == Termination.NORMAL
                                && record.result() == Result.NONE),
                refusing(
                        "knows unfinished games without a result only",
                        record -> record.termination() == Termination.UNFINISHED && record.result() != Result.NONE),
                mending(
                        "drops annotations of passes in variations",
                        text -> text.replaceAll("(\\([^)]*--) ?(\\$\\d+|[!?]+)", "$1")),
                mending(
                        "takes captures for the standard game",
                        text -> text.replace("[Variant \"captures\"]", "[Variant \"standard\"]")));
    }

    private static BrokenNotation refusing(String fault, Predicate<GameRecord> refused) {
        return recordParser(fault, text -> {
            GameRecord record = GameRecord.parse(text);
            refuseIf(refused.test(record), text);
            return record;
        });
    }

    private static boolean isClaimedAgain(Turn turn) {
        return turn.variations().stream()
                .flatMap(variation -> variation.turns().stream().limit(1))
                .anyMatch(other ->
                        other.move().flatMap(Move::claim).equals(turn.move().flatMap(Move::claim)));
    }

    private static List<BrokenNotation> recordPrinters() {
        return List.of(
                recordPrinter(
                        "repeats the number after a variation",
                        record -> record.toString()
                                .replaceAll("\\((\\d+)\\. ([^()]*)\\)(\\s)(?=[A-Z]?:?[a-i]\\d)", "($1. $2)$3$1... ")),
                recordPrinter(
                        "breaks lines before a parenthesis",
                        record -> record.toString().replaceAll("(?m)^(.{79})\\)$", "$1\n)")),
                recordPrinter(
                        "ends twice after a comment to the end of a line",
                        record -> record.toString() + (endsItsLine(record.closingComments()) ? "\n" : "")));
    }

    private static boolean endsItsLine(List<Comment> comments) {
        return !comments.isEmpty() && Iterables.getLast(comments).text().contains("}");
    }
}
