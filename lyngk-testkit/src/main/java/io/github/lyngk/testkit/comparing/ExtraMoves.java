package io.github.lyngk.testkit.comparing;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.testkit.comparing.Reading.Fit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is wrong with the moves that an engine lists and that are not legal. */
public final class ExtraMoves {

    private static final int TRIES = 6;

    private final Position position;
    private final ImmutableSet<Move> extra;

    /**
     * Looks at some moves.
     *
     * @param extra moves of a position that is not over, none of them legal at this point of the turn
     */
    ExtraMoves(Position position, ImmutableSet<Move> extra) {
        this.position = position;
        this.extra = extra;
    }

    /** The explanations, the most particular first. */
    List<Reading> readings() {
        ImmutableSet<Move> routeless = extra.stream()
                .filter(move -> RouteMistake.isNeededFor(position, move))
                .collect(ImmutableSet.toImmutableSet());
        List<Reading> readings = new ArrayList<>();
        if (2 * routeless.size() > extra.size()) {
            readings.addAll(byMistake(routeless));
        }
        ImmutableSet<Rule> broken = rulesBroken();
        for (Rule rule : broken) {
            Move example = extra.stream()
                    .filter(move -> ruleAgainst(move) == rule)
                    .findFirst()
                    .orElseThrow();
            String sentence = "the engine lists " + MoveComparison.some(extra) + "; " + position.check(example);
            readings.add(new Reading(
                    Explanation.of(Difference.EXTRA_MOVE, rule, ""),
                    fit(broken.size(), !readings.isEmpty()),
                    sentence));
        }
        return readings;
    }

    /** A mistake in the route says more than that there is none. */
    private static Fit fit(int rules, boolean explained) {
        if (rules > 1) {
            return Fit.PART;
        }
        return explained ? Fit.GENERAL : Fit.WHOLE;
    }

    /** By the mistakes that lead where no route leads: all the way, or for most of the moves. */
    private List<Reading> byMistake(ImmutableSet<Move> routeless) {
        List<Reading> readings = new ArrayList<>();
        for (RouteMistake mistake : RouteMistake.values()) {
            ImmutableSet<Move> explained = mistake.explained(position, routeless);
            if (2 * explained.size() > routeless.size()) {
                String sentence = "the engine lists " + MoveComparison.some(extra) + "; "
                        + position.check(explained.iterator().next()) + ", unless " + mistake.text();
                readings.add(
                        explained.size() == routeless.size()
                                ? Reading.whole(Difference.EXTRA_MOVE, mistake.rule(), mistake.text(), sentence)
                                : Reading.part(Difference.EXTRA_MOVE, mistake.rule(), mistake.text(), sentence));
            }
        }
        return readings;
    }

    /** The most frequent first. */
    private ImmutableSet<Rule> rulesBroken() {
        Multiset<Rule> broken = HashMultiset.create();
        extra.forEach(move -> broken.add(ruleAgainst(move)));
        return Multisets.copyHighestCountFirst(broken).elementSet();
    }

    /** A move that is legal, but not at this point of the turn, offends against the order of a turn (D4). */
    private Rule ruleAgainst(Move move) {
        return position.check(move).rule().orElse(Rule.D4);
    }

    /**
     * The explanations for moves seen by an engine for a player who has none, which is why it does not skip that player or
     * does not end the game. Core does not look at them closely then; so it is shown the board with a move somewhere else.
     */
    public static List<Reading> wishful(Position position, Player player, Collection<Move> listed) {
        return pairs(position)
                .flatMap(pair -> withMove(position, player, pair).stream())
                .limit(TRIES)
                .map(other -> listed.stream()
                        .filter(move -> !other.isLegal(move))
                        .map(move -> new ExtraMoves(other, ImmutableSet.of(move)).readings())
                        .findFirst())
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(List.of());
    }

    /** Two neighbouring points with nothing on them. */
    private static Stream<Point[]> pairs(Position position) {
        return Arrays.stream(Point.values())
                .filter(point -> position.heightAt(point) == 0)
                .flatMap(point -> Stream.of(Direction.NORTH, Direction.NORTH_EAST, Direction.SOUTH_EAST)
                        .flatMap(direction -> point.neighbour(direction).stream())
                        .filter(next -> position.heightAt(next) == 0)
                        .map(next -> new Point[] {point, next}));
    }

    private static Optional<Position> withMove(Position position, Player player, Point[] pair) {
        Setup.Builder builder = position.toSetup().toBuilder().playerToMove(player);
        List<Piece> free =
                position.unclaimed().stream().map(color -> color.piece()).toList();
        builder.put(pair[0], free.get(0)).put(pair[1], Piece.JOKER);
        Setup setup = builder.build();
        return setup.isPossible() ? Optional.of(Position.of(setup)).filter(other -> !other.isOver()) : Optional.empty();
    }
}
