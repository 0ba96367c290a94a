package io.github.lyngk.testkit.judging;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;

/** Compares the moves an engine lists with the legal ones, and names the rule behind a difference. */
final class MoveComparison {

    private static final int SHOWN = 8;

    private final Game game;
    private final Position position;
    private final Function<Position, ImmutableList<Move>> legal;
    private final boolean duplicatesAllowed;

    /**
     * Compares lists of moves in the position a game has reached.
     *
     * @param legal the moves an engine ought to list in a position, perhaps only those without a claim
     */
    MoveComparison(Game game, Function<Position, ImmutableList<Move>> legal, boolean duplicatesAllowed) {
        this.game = game;
        this.position = game.position();
        this.legal = legal;
        this.duplicatesAllowed = duplicatesAllowed;
    }

    Optional<Finding> compare(Collection<Move> listed) {
        if (listed.stream().anyMatch(move -> move == null)) {
            return finding(Difference.NULL_ANSWER, Rule.E1, "the engine lists null among its moves");
        }
        ImmutableSortedSet<Move> found = ImmutableSortedSet.copyOf(listed);
        ImmutableSortedSet<Move> expected = ImmutableSortedSet.copyOf(legal.apply(position));
        if (!found.equals(expected) && position.isOver()) {
            return finding(
                    Difference.LATE_END,
                    ResultComparison.lateRule(position),
                    "the game is over, but the engine lists " + some(found));
        }
        if (!found.equals(expected)) {
            return BelievedPosition.explain(game, found, legal).or(() -> difference(expected, found));
        }
        return found.size() < listed.size() && !duplicatesAllowed ? duplicate(listed) : Optional.empty();
    }

    private Optional<Finding> difference(ImmutableSortedSet<Move> expected, ImmutableSortedSet<Move> found) {
        ImmutableSet<Move> missing = Sets.difference(expected, found).immutableCopy();
        ImmutableSet<Move> extra = Sets.difference(found, expected).immutableCopy();
        return missing.isEmpty() ? extra(extra) : missing(missing, Sets.difference(expected, missing));
    }

    private Optional<Finding> missing(ImmutableSet<Move> missing, Collection<Move> agreed) {
        ImmutableList<MoveFeature> reasons = MoveFeature.explain(position, missing, agreed);
        String does = reasons.stream().map(MoveFeature::text).collect(joining(", "));
        return finding(
                Difference.MISSING_MOVE,
                reasons.get(0).rule(),
                "the engine does not list " + some(missing) + ", which is legal and " + does);
    }

    private Optional<Finding> extra(ImmutableSet<Move> extra) {
        ImmutableSet<Move> routeless = extra.stream()
                .filter(move -> RouteMistake.isNeededFor(position, move))
                .collect(ImmutableSet.toImmutableSet());
        return 2 * routeless.size() > extra.size()
                ? routeless(extra, routeless)
                : illegal(extra, ruleMostBroken(extra));
    }

    /** Moves to where nothing leads, with a guess at how the engine gets there. */
    private Optional<Finding> routeless(ImmutableSet<Move> extra, ImmutableSet<Move> routeless) {
        Optional<RouteMistake> mistake = RouteMistake.explain(position, routeless);
        if (mistake.isEmpty()) {
            return illegal(extra, ruleMostBroken(routeless));
        }
        Move example = routeless.iterator().next();
        return finding(
                Difference.EXTRA_MOVE,
                mistake.get().rule(),
                "the engine lists " + some(extra) + "; "
                        + position.check(example).sentence() + ", unless "
                        + mistake.get().text());
    }

    private Optional<Finding> illegal(ImmutableSet<Move> extra, Rule rule) {
        Move example = extra.stream()
                .filter(move -> ruleAgainst(move) == rule)
                .findFirst()
                .orElseThrow();
        Legality legality = position.check(example);
        return finding(Difference.EXTRA_MOVE, rule, "the engine lists " + some(extra) + "; " + legality.sentence());
    }

    /** A stray move may break several. */
    private Rule ruleMostBroken(ImmutableSet<Move> moves) {
        Multiset<Rule> broken = HashMultiset.create();
        moves.forEach(move -> broken.add(ruleAgainst(move)));
        return Multisets.copyHighestCountFirst(broken).iterator().next();
    }

    /** A move that is legal, but not at this point of the turn, offends against the order of a turn (D4). */
    private Rule ruleAgainst(Move move) {
        return position.check(move).rule().orElse(Rule.D4);
    }

    private Optional<Finding> duplicate(Collection<Move> listed) {
        Multiset<Move> counted = HashMultiset.create(listed);
        Multiset<Move> repeated = Multisets.filter(counted, move -> counted.count(move) > 1);
        return repeated.elementSet().stream()
                .sorted()
                .filter(move -> servesTwice(move, counted.count(move)))
                .findFirst()
                .filter(move ->
                        repeated.elementSet().stream().allMatch(other -> new RouteSearch(position, other).mayTravel()))
                .map(move -> finding(
                        Difference.DUPLICATE_MOVE,
                        Rule.F5,
                        told(move, counted) + "; so many routes there are only if a LYNGK point serves twice"))
                .orElseGet(() -> finding(
                        Difference.DUPLICATE_MOVE,
                        Rule.R1,
                        told(
                                        repeated.elementSet().stream()
                                                .min(Comparator.naturalOrder())
                                                .orElseThrow(),
                                        counted) + "; a move is its claim, origin and destination"));
    }

    /** F5: listed more often than there are routes on which each LYNGK point serves once. */
    private boolean servesTwice(Move move, int times) {
        return new RouteSearch(position, move).routes(times) < times;
    }

    private static String told(Move move, Multiset<Move> counted) {
        return "the engine lists " + move + " " + counted.count(move) + " times";
    }

    private Optional<Finding> finding(Difference difference, Rule rule, String sentence) {
        return Optional.of(new Finding(difference, rule, sentence, game));
    }

    private static String some(Collection<Move> moves) {
        String shown = moves.stream().limit(SHOWN).map(Move::toString).collect(joining(", "));
        return moves.size() <= SHOWN ? shown : shown + " and " + (moves.size() - SHOWN) + " more";
    }
}
