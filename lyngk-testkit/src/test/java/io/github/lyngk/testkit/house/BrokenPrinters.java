package io.github.lyngk.testkit.house;

import static io.github.lyngk.testkit.house.BrokenNotation.describer;
import static io.github.lyngk.testkit.house.BrokenNotation.movePrinter;
import static io.github.lyngk.testkit.house.BrokenNotation.positionPrinter;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.MoveNotation;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Printers of positions and moves with one fault each. */
final class BrokenPrinters {
    private BrokenPrinters() {}

    static ImmutableList<BrokenNotation> all() {
        return ImmutableList.<BrokenNotation>builder()
                .addAll(positions())
                .addAll(moves())
                .addAll(describedMoves())
                .build();
    }

    private static List<BrokenNotation> positions() {
        return List.of(
                positionPrinter("sorts the claims of a player", BrokenPrinters::withSortedClaims),
                positionPrinter("writes two empty points in a row as 11", BrokenPrinters::withSingleEmptyPoints),
                positionPrinter(
                        "forgets who won by a stack of six", p -> p.toString().replaceAll("#.$", "")),
                positionPrinter(
                        "writes a blank before the winner", p -> p.toString().replace("#", " #")),
                positionPrinter(
                        "names the standard game", p -> p + (p.variant() == Variant.STANDARD ? " standard" : "")),
                positionPrinter(
                        "has one digit for scored fives",
                        p -> p.toString().replaceAll(" (\\d)\\d*:(\\d)\\d*(?= |$)", " $1:$2")),
                positionPrinter("writes stacks of six from the top", BrokenPrinters::withSixesReversed),
                positionPrinter(
                        "writes an empty column as nothing", p -> p.toString().replaceAll("(?<=/)[467](?=/)", "")),
                positionPrinter(
                        "writes no claims as an empty text", p -> p.toString().replace("-", "")),
                positionPrinter("swaps the fives", p -> p.toString().replaceAll(" (\\d+):(\\d+)", " $2:$1")),
                positionPrinter(
                        "writes a player who has won as the one to move",
                        p -> p.toString().replaceAll(" [12] (.*#([12]))$", " $2 $1")));
    }

    private static String withSortedClaims(Position position) {
        String line = position.toString();
        for (Player player : Player.values()) {
            List<Color> claims = position.claims(player);
            String sorted =
                    claims.stream().sorted().map(color -> "" + color.letter()).collect(Collectors.joining());
            String given = claims.stream().map(color -> "" + color.letter()).collect(Collectors.joining());
            line = claims.size() < 2
                    ? line
                    : line.replace(
                            player == Player.FIRST ? " " + given + ":" : ":" + given + " ",
                            player == Player.FIRST ? " " + sorted + ":" : ":" + sorted + " ");
        }
        return line;
    }

    private static String withSingleEmptyPoints(Position position) {
        String[] parts = position.toString().split(" ", 2);
        return parts[0].replaceAll("2", "11") + " " + parts[1];
    }

    private static String withSixesReversed(Position position) {
        String line = position.toString();
        for (Stack stack : position.stacks().values()) {
            if (stack.height() == 6) {
                String text = letters(stack.pieces());
                line = line.replace(text, new StringBuilder(text).reverse());
            }
        }
        return line;
    }

    private static String letters(List<Piece> pieces) {
        return pieces.stream().map(piece -> "" + piece.letter()).collect(Collectors.joining());
    }

    private static List<BrokenNotation> moves() {
        return List.of(
                movePrinter(
                        "writes the letter of a claim small", m -> m.toString().toLowerCase(Locale.ROOT)),
                movePrinter("writes points in capitals", m -> m.toString().toUpperCase(Locale.ROOT)),
                movePrinter("does not know the last point", m -> m.toString().replace("i1", "h5")),
                movePrinter("forgets a claim of ivory", m -> m.toString().replace("I:", "")),
                movePrinter("writes a comma after a claim", m -> m.toString().replace(':', ',')));
    }

    private static List<BrokenNotation> describedMoves() {
        return List.of(
                describer("writes no LYNGK points", (p, m) -> withRoute(p, m, List.of(m.from(), m.to()))),
                describer("takes the last of the shortest routes", (p, m) -> withRoute(p, m, lastOfShortest(p, m))),
                describer(
                        "goes over a LYNGK point where a direct way is open",
                        (p, m) -> withRoute(p, m, roundabout(p, m))),
                describer("writes routes that no token can hold", (p, m) -> withRoute(p, m, p.route(m))),
                describer(
                        "leaves out routes of four legs",
                        (p, m) -> withRoute(p, m, p.route(m).size() > 4 ? List.of(m.from(), m.to()) : p.route(m))),
                describer(
                        "marks fives captured by a claim",
                        (p, m) -> MoveNotation.describe(p, m)
                                + (p.effect(m).capturedByClaim().isEmpty()
                                                || p.effect(m).scored()
                                        ? ""
                                        : "+")),
                describer("marks neutral fives", (p, m) -> MoveNotation.describe(p, m) + (neutral(p, m, 5) ? "+" : "")),
                describer("marks neutral sixes", (p, m) -> MoveNotation.describe(p, m) + (neutral(p, m, 6) ? "#" : "")),
                describer(
                        "marks a win with +",
                        (p, m) -> MoveNotation.describe(p, m).replace('#', '+')),
                describer(
                        "marks fives of the six-stack game",
                        (p, m) -> MoveNotation.describe(p, m)
                                + (p.variant() == Variant.SIX_STACK
                                                && p.effect(m).formed().height() == 5
                                        ? "+"
                                        : "")),
                describer(
                        "leaves the claim to the first letter of the route",
                        (p, m) -> MoveNotation.describe(p, m).replaceAll("^.:(?=.*-.*-)", "")));
    }

    private static String withRoute(Position position, Move move, List<Point> route) {
        Effect effect = position.effect(move);
        String claim = move.claim().map(color -> color.letter() + ":").orElse("");
        String points = route.stream().map(Point::toString).collect(Collectors.joining("-"));
        return claim + points + (effect.wins() ? "#" : effect.scored() ? "+" : "");
    }

    private static List<Point> lastOfShortest(Position position, Move move) {
        List<List<Point>> routes = WrittenRoutes.legal(position, move, 6);
        int fewest = routes.stream().mapToInt(List::size).min().orElse(0);
        return routes.stream()
                .filter(route -> route.size() == fewest)
                .max(Comparator.comparing(Object::toString))
                .orElse(position.route(move));
    }

    private static List<Point> roundabout(Position position, Move move) {
        List<List<Point>> routes = WrittenRoutes.legal(position, move, 3);
        return routes.isEmpty() ? position.route(move) : Iterables.getLast(routes);
    }

    private static boolean neutral(Position position, Move move, int height) {
        Effect effect = position.effect(move);
        return effect.formed().height() == height
                && !effect.scored()
                && !effect.wins()
                && effect.after()
                        .owner(effect.formed().top().color().orElseThrow())
                        .isEmpty();
    }
}
