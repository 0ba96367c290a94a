package io.github.lyngk.testkit.house;

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
import java.util.stream.Stream;

/** The rules, a method each, none of them fast. {@link BrokenRules} play by others. */
class HouseRules {

    private static final List<List<List<Point>>> RAYS = Stream.of(Point.values())
            .map(from ->
                    Stream.of(Direction.values()).<List<Point>>map(from::ray).toList())
            .toList();

    Table setUp(Position position) {
        Table table = Table.of(position);
        boolean over = table.sixWinner().isPresent() || !hasMove(table, Player.FIRST) && !hasMove(table, Player.SECOND);
        return over ? table.finished() : table;
    }

    List<Move> moves(Table table) {
        return table.over() ? List.of() : turns(table);
    }

    /** D, E: every turn of the player to move, without a claim and with each claim open. */
    List<Move> turns(Table table) {
        List<Move> turns = new ArrayList<>(plainMoves(table));
        for (Color color : Color.values()) {
            if (mayClaim(table, color)) {
                plainMoves(claim(table, color)).forEach(move -> turns.add(move.claiming(color)));
            }
        }
        return turns;
    }

    /** D3, D5, R5: the colours that may be claimed in a turn in which one has been claimed or not. */
    Collection<Color> claims(Table table, Optional<Color> claimed) {
        return claimed.isPresent()
                ? List.of()
                : moves(table).stream()
                        .flatMap(move -> move.claim().stream())
                        .distinct()
                        .toList();
    }

    /** Every move of the player to move with the claims as they are. */
    List<Move> plainMoves(Table table) {
        List<Move> moves = new ArrayList<>();
        table.board().keySet().forEach(from -> moves.addAll(movesFrom(table, from)));
        return moves;
    }

    private List<Move> movesFrom(Table table, Point from) {
        if (!mayLift(table, table.top(from))) {
            return List.of();
        }
        List<Move> moves = new ArrayList<>();
        for (Point to : destinations(table, from)) {
            if (to != from && mayLand(table, table.at(from), table.at(to))) {
                moves.add(Move.of(from, to));
            }
        }
        return moves;
    }

    /** D3: a free colour, at most two a player. */
    boolean mayClaim(Table table, Color color) {
        return table.owner(color.piece()).isEmpty() && table.claimsOf(table.toMove()) < 2;
    }

    /** D3, and the removal of neutral fives in the captures variant. */
    Table claim(Table table, Color color) {
        Table claimed = table.claimed(table.toMove(), color);
        return claimCaptures(table) ? captureFives(claimed, color) : claimed;
    }

    /** R4: only the captures variant removes fives by a claim. */
    boolean claimCaptures(Table table) {
        return table.variant() == Variant.CLAIM_CAPTURES;
    }

    Table captureFives(Table table, Color color) {
        Table result = table;
        for (Map.Entry<Point, List<Piece>> entry : table.board().entrySet()) {
            if (entry.getValue().size() == 5 && Table.top(entry.getValue()) == color.piece()) {
                result = result.without(entry.getKey()).scored(table.toMove());
            }
        }
        return result;
    }

    /** D1, E2: neither jokers nor the opponent's stacks. */
    boolean mayLift(Table table, Piece top) {
        return top != Piece.JOKER && !table.owns(table.toMove().opponent(), top);
    }

    /** E3, F: what the stack reaches directly or by LYNGK points; R2: its own point is empty meanwhile. */
    Collection<Point> destinations(Table table, Point from) {
        Piece top = table.top(from);
        Table lifted = table.without(from);
        boolean travels = mayUseLyngk(table, top);
        Set<Point> reached = EnumSet.noneOf(Point.class);
        Map<Point, Integer> legs = new EnumMap<>(Map.of(from, 1));
        Deque<Point> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Point here = open.remove();
            for (Point there : seen(lifted, here)) {
                reached.add(there);
                boolean serves = travels && legs.get(here) < legLimit() && isLyngkPoint(lifted, top, there);
                if (serves && legs.putIfAbsent(there, legs.get(here) + 1) == null) {
                    open.add(there);
                }
            }
        }
        return reached;
    }

    /** E3: the first occupied point in each direction. */
    Collection<Point> seen(Table table, Point from) {
        Set<Point> seen = EnumSet.noneOf(Point.class);
        for (List<Point> ray : rays(from)) {
            for (Point point : ray) {
                if (!table.isEmpty(point)) {
                    seen.add(point);
                    break;
                }
            }
        }
        return seen;
    }

    /** The board: the straight lines from a point, each from its neighbour on. */
    List<List<Point>> rays(Point from) {
        return RAYS.get(from.ordinal());
    }

    /** F1: only for one's own colours. */
    boolean mayUseLyngk(Table table, Piece top) {
        return table.owns(table.toMove(), top);
    }

    /** F2, F4, R3: the same colour on top, whatever lies below. */
    boolean isLyngkPoint(Table table, Piece top, Point point) {
        return table.top(point) == top;
    }

    /** R10: no limit. */
    int legLimit() {
        return Integer.MAX_VALUE;
    }

    /** E5 to E8. */
    boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
        return fits(table, moving.size() + target.size())
                && coloursDiffer(moving, target)
                && mayClimb(table, moving, target);
    }

    /** E5, H2: five pieces, or six. */
    boolean fits(Table table, int height) {
        return height <= (table.variant() == Variant.SIX_STACK ? 6 : 5);
    }

    /** E5: no active colour twice. */
    boolean coloursDiffer(List<Piece> moving, List<Piece> target) {
        for (Piece piece : moving) {
            if (piece != Piece.JOKER && target.contains(piece)) {
                return false;
            }
        }
        return true;
    }

    /** E6, E7, E8: only one's own stacks climb. */
    boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
        return moving.size() >= target.size() || table.owns(table.toMove(), Table.top(moving));
    }

    Table play(Table table, Move move) {
        Table claimed = move.claim().map(color -> claim(table, color)).orElse(table);
        List<Piece> formed = new ArrayList<>(claimed.at(move.to()));
        formed.addAll(claimed.at(move.from()));
        Table moved = claimed.without(move.from()).put(move.to(), formed).afterMove();
        Table landed = complete(moved, move.to());
        return landed.over() ? landed : passTurn(landed);
    }

    /** E9, E10, H4: what happens to the stack just formed. */
    Table complete(Table table, Point point) {
        boolean own = table.owns(table.toMove(), table.top(point));
        int height = table.at(point).size();
        if (height == 6 && table.variant() == Variant.SIX_STACK && own) {
            return table.wonBySix(table.toMove());
        }
        boolean scores = height == 5 && table.variant() != Variant.SIX_STACK && own;
        return scores ? table.without(point).scored(table.toMove()) : table;
    }

    /** E11, E12, R6: to the opponent, else back, else the game is over. */
    Table passTurn(Table table) {
        Player mover = table.toMove();
        if (hasMove(table, mover.opponent())) {
            return table.turnOf(mover.opponent());
        }
        return hasMove(table, mover)
                ? table.turnOf(mover)
                : table.turnOf(mover.opponent()).finished();
    }

    /** R5: any claim still open counts. */
    boolean hasMove(Table table, Player player) {
        Table turn = table.turnOf(player);
        return hasPlainMove(turn) || !turns(turn).isEmpty();
    }

    final boolean hasPlainMove(Table table) {
        return table.board().keySet().stream()
                .anyMatch(from -> !movesFrom(table, from).isEmpty());
    }

    /** G1 to G3, H4, H6. */
    EngineResult result(Table table) {
        if (!table.over()) {
            return EngineResult.ongoing(table.toMove());
        }
        return table.sixWinner().map(EngineResult::won).orElseGet(() -> count(table));
    }

    EngineResult count(Table table) {
        for (int height : ranking()) {
            int difference = tally(table, Player.FIRST, height) - tally(table, Player.SECOND, height);
            if (difference != 0) {
                return EngineResult.won(difference > 0 ? Player.FIRST : Player.SECOND);
            }
        }
        return EngineResult.draw();
    }

    /** G2, H6: the order in which heights are compared. */
    List<Integer> ranking() {
        return List.of(5, 4, 3, 2, 1);
    }

    /** R4, R9: fives are those scored, but in the six-stack variant those on the board. */
    int tally(Table table, Player player, int height) {
        if (height == 5 && table.variant() != Variant.SIX_STACK) {
            return table.fives().get(player);
        }
        return (int) table.board().values().stream()
                .filter(stack -> stack.size() == height && countsFor(table, player, stack))
                .count();
    }

    /** G2: for the owner of the top piece. */
    boolean countsFor(Table table, Player player, List<Piece> stack) {
        return table.owns(player, Table.top(stack));
    }
}
