package io.github.lyngk.testkit.broken;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The rules of the game, one field each, written to be read and not to be fast. The rules ask each other through the
 * fields, so a {@link BrokenEngine} breaks a rule by setting its field.
 */
final class Rules {

    private static final List<List<List<Point>>> RAYS = Stream.of(Point.values())
            .map(from ->
                    Stream.of(Direction.values()).<List<Point>>map(from::ray).toList())
            .toList();

    /** A question about a table and two things on it. */
    interface Condition<A, B> {
        boolean test(Table table, A one, B other);

        default Condition<A, B> and(Condition<A, B> also) {
            return (table, one, other) -> test(table, one, other) && also.test(table, one, other);
        }

        default Condition<A, B> or(Condition<A, B> instead) {
            return (table, one, other) -> test(table, one, other) || instead.test(table, one, other);
        }
    }

    /** What the rules say about a table. */
    interface Answer<R> {
        R of(Table table);

        default Answer<R> then(BiFunction<Table, R, R> change) {
            return table -> change.apply(table, of(table));
        }
    }

    /** What the rules say about a table and something on it or done to it. */
    interface AnswerAbout<A, R> {
        R of(Table table, A about);

        default AnswerAbout<A, R> then(Change<A, R> change) {
            return (table, about) -> change.of(table, about, of(table, about));
        }
    }

    /** Another answer instead of the right one. */
    interface Change<A, R> {
        R of(Table table, A about, R right);
    }

    /** The number of stacks of a height that count for a player. */
    interface Tally {
        int of(Table table, Player player, int height);
    }

    /** The board: the straight lines from a point, each from its neighbour on. */
    Function<Point, List<List<Point>>> rays = from -> RAYS.get(from.ordinal());

    /** E3: the first occupied point in each direction. */
    AnswerAbout<Point, Collection<Point>> seen = this::firstOccupied;

    /** D3: a free colour, at most two a player. */
    BiPredicate<Table, Color> mayClaim =
            (table, color) -> table.isNeutral(color.piece()) && table.claimsOf(table.toMove()) < 2;

    /** R4: only in the captures variant a claim removes the neutral fives of its colour. Asked after the claim. */
    Condition<Color, Point> isCaptured = (table, color, point) ->
            table.variant() == Variant.CLAIM_CAPTURES && table.height(point) == 5 && table.top(point) == color.piece();

    /** D3, D4: the table after a claim and before the move. */
    AnswerAbout<Color, Table> claim = this::claimAndCapture;

    /** D1, E2: neither jokers nor the opponent's stacks. */
    BiPredicate<Table, Piece> mayLift =
            (table, top) -> top != Piece.JOKER && !table.owns(table.toMove().opponent(), top);

    /** F1: only one's own colours travel by LYNGK points. */
    BiPredicate<Table, Piece> mayTravel = (table, top) -> table.owns(table.toMove(), top);

    /** F2, F4, R3: the top has the colour of the stack that comes from the first point; the pieces below do not matter. */
    Condition<Point, Point> isLyngkPoint = (table, from, point) -> table.top(point) == table.top(from);

    /** R10: no limit. */
    int legLimit = Integer.MAX_VALUE;

    /** E3, F: the points that the stack on a point reaches, directly or by LYNGK points. */
    AnswerAbout<Point, Collection<Point>> destinations = (table, from) -> {
        Table lifted = table.without(from); // R2
        return travel(table, from, point -> seen.of(lifted, point));
    };

    /** E5, H2: five pieces, or six. */
    BiPredicate<Table, Integer> fits = (table, height) -> height <= (table.isSixStack() ? 6 : 5);

    /** E5: no active colour twice. */
    BiPredicate<List<Piece>, List<Piece>> coloursDiffer =
            (moving, target) -> moving.stream().noneMatch(piece -> piece != Piece.JOKER && target.contains(piece));

    /** E6, E7, E8: only one's own stacks climb. */
    Condition<List<Piece>, List<Piece>> mayClimb =
            (table, moving, target) -> moving.size() >= target.size() || table.owns(table.toMove(), Table.top(moving));

    /** E5 to E8. */
    Condition<List<Piece>, List<Piece>> mayLand =
            (table, moving, target) -> fits.test(table, moving.size() + target.size())
                    && coloursDiffer.test(moving, target)
                    && mayClimb.test(table, moving, target);

    /** D, E: the turns of the player to move, without a claim and with each claim. */
    Answer<List<Move>> turns = table -> turns(table, claim);

    /** The legal moves: none after the end. */
    Answer<List<Move>> moves = table -> table.over() ? List.of() : turns.of(table);

    /** D3, D5, R5: the colours that may be claimed, given the colour claimed in this turn. */
    AnswerAbout<Optional<Color>, Collection<Color>> claims = (table, claimed) -> claimed.isPresent()
            ? List.of()
            : moves.of(table).stream()
                    .flatMap(move -> move.claim().stream())
                    .distinct()
                    .toList();

    /** R5: a move after a claim is a move. */
    BiPredicate<Table, Player> hasMove = (table, player) ->
            hasPlainMove(table, player) || !turns.of(table.turnOf(player)).isEmpty();

    /** E9, E10, H4: a five is scored, a six wins, if its top is the mover's. */
    AnswerAbout<Move, Table> complete = this::scoreOrWin;

    /** E11, E12, R6: the turn passes to the opponent, else back, else the game is over. */
    Answer<Table> passTurn = this::opponentElseMover;

    /** D, E: a turn. */
    AnswerAbout<Move, Table> play = (table, move) -> {
        Table completed = complete.of(moved(table, move), move);
        return completed.over() ? completed : passTurn.of(completed);
    };

    /** The table of a position. */
    Function<Position, Table> setUp = position -> {
        Table table = Table.of(position);
        boolean stuck = !hasMove.test(table, Player.FIRST) && !hasMove.test(table, Player.SECOND);
        return stuck || table.sixWinner().isPresent() ? table.finished() : table;
    };

    /** G2: a stack counts for the owner of its top. */
    Condition<Player, List<Piece>> countsFor = (table, player, stack) -> table.owns(player, Table.top(stack));

    /** R4, R9: fives are those scored, but in the six-stack variant those on the board. */
    Tally tally = (table, player, height) ->
            height == 5 && !table.isSixStack() ? table.fives().get(player) : standing(table, player, height);

    /** G2, H6: the heights in the order in which they are compared. */
    List<Integer> ranking = List.of(5, 4, 3, 2, 1);

    /** G2, G3, H6: the result of a game that is over, without a winning six. */
    Answer<EngineResult> count = this::compareHeights;

    /** G1, H4. */
    Answer<EngineResult> result = table -> table.over()
            ? table.sixWinner().map(EngineResult::won).orElseGet(() -> count.of(table))
            : EngineResult.ongoing(table.toMove());

    private Collection<Point> firstOccupied(Table table, Point from) {
        Set<Point> points = EnumSet.noneOf(Point.class);
        for (List<Point> ray : rays.apply(from)) {
            for (Point point : ray) {
                if (table.isOccupied(point)) {
                    points.add(point);
                    break;
                }
            }
        }
        return points;
    }

    private Table claimAndCapture(Table table, Color color) {
        Table claimed = table.claimed(table.toMove(), color);
        Table result = claimed;
        for (Point point : claimed.board().keySet()) {
            if (isCaptured.test(claimed, color, point)) {
                result = result.without(point).scored(table.toMove());
            }
        }
        return result;
    }

    /** The points seen on the way, from the first point and from each LYNGK point reached (F2, F3, F5). */
    Collection<Point> travel(Table table, Point from, Function<Point, Collection<Point>> seenFrom) {
        boolean travels = mayTravel.test(table, table.top(from));
        Set<Point> reached = EnumSet.noneOf(Point.class);
        Map<Point, Integer> legs = new EnumMap<>(Map.of(from, 1));
        Deque<Point> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Point here = open.remove();
            for (Point there : seenFrom.apply(here)) {
                reached.add(there);
                boolean goesOn = travels && legs.get(here) < legLimit && isLyngkPoint.test(table, from, there);
                if (goesOn && legs.putIfAbsent(there, legs.get(here) + 1) == null) {
                    open.add(there);
                }
            }
        }
        return reached;
    }

    /** The turns of the player to move, given what a claim does. */
    List<Move> turns(Table table, AnswerAbout<Color, Table> claiming) {
        List<Move> turns = new ArrayList<>(plainMoves(table));
        for (Color color : Color.values()) {
            if (mayClaim.test(table, color)) {
                plainMoves(claiming.of(table, color)).forEach(move -> turns.add(move.claiming(color)));
            }
        }
        return turns;
    }

    private List<Move> plainMoves(Table table) {
        List<Move> moves = new ArrayList<>();
        table.board().keySet().forEach(from -> moves.addAll(movesFrom(table, from)));
        return moves;
    }

    private List<Move> movesFrom(Table table, Point from) {
        if (!mayLift.test(table, table.top(from))) {
            return List.of();
        }
        return destinations.of(table, from).stream()
                .filter(to -> to != from && mayLand.test(table, table.at(from), table.at(to)))
                .map(to -> Move.of(from, to))
                .toList();
    }

    /** Whether a player has a move without a claim. */
    boolean hasPlainMove(Table table, Player player) {
        Table turn = table.turnOf(player);
        return turn.board().keySet().stream()
                .anyMatch(from -> !movesFrom(turn, from).isEmpty());
    }

    /** The table after the claim and the move, before a completed stack is removed. */
    Table moved(Table table, Move move) {
        Table claimed = move.claim().map(color -> claim.of(table, color)).orElse(table);
        List<Piece> formed = new ArrayList<>(claimed.at(move.to()));
        formed.addAll(claimed.at(move.from()));
        return claimed.without(move.from()).put(move.to(), formed).afterMove();
    }

    private Table scoreOrWin(Table table, Move move) {
        Player mover = table.toMove();
        if (!table.owns(mover, table.top(move.to()))) {
            return table;
        }
        if (table.isSixStack()) {
            return table.height(move.to()) == 6 ? table.wonBySix(mover) : table;
        }
        return table.height(move.to()) == 5 ? table.without(move.to()).scored(mover) : table;
    }

    private Table opponentElseMover(Table table) {
        Player mover = table.toMove();
        if (hasMove.test(table, mover.opponent())) {
            return table.turnOf(mover.opponent());
        }
        return hasMove.test(table, mover)
                ? table.turnOf(mover)
                : table.turnOf(mover.opponent()).finished();
    }

    private EngineResult compareHeights(Table table) {
        for (int height : ranking) {
            int difference = tally.of(table, Player.FIRST, height) - tally.of(table, Player.SECOND, height);
            if (difference != 0) {
                return EngineResult.won(difference > 0 ? Player.FIRST : Player.SECOND);
            }
        }
        return EngineResult.draw();
    }

    /** The number of stacks of a height on the board that count for a player. */
    int standing(Table table, Player player, int height) {
        return (int) table.board().values().stream()
                .filter(stack -> stack.size() == height && countsFor.test(table, player, stack))
                .count();
    }
}
