package io.github.lyngk.testkit.comparing;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.comparing.MissingMoves.Cause;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Compares the moves an engine lists with the legal ones, and tells what may be behind a difference. */
public final class MoveComparison {

    private static final int SHOWN = 8;

    private final Game game;
    private final Position position;
    private final Function<Position, ImmutableList<Move>> legal;
    private final boolean duplicatesAllowed;

    /**
     * Compares lists of moves in the position a game has reached.
     *
     * @param legal the moves an engine ought to list in a position, perhaps only those of one claim
     */
    public MoveComparison(Game game, Function<Position, ImmutableList<Move>> legal, boolean duplicatesAllowed) {
        this.game = game;
        this.position = game.position();
        this.legal = legal;
        this.duplicatesAllowed = duplicatesAllowed;
    }

    /**
     * What is wrong with a list of moves.
     *
     * @param explained whether a difference is explained, which takes time; otherwise it has no readings
     */
    public Optional<Finding> compare(Collection<Move> listed, EarlierAnswers earlier, boolean explained) {
        ImmutableList<Move> right = legal.apply(position);
        if (Iterables.elementsEqual(listed, right)) {
            return Optional.empty();
        }
        if (listed.stream().anyMatch(move -> move == null)) {
            return Optional.of(
                    Finding.ofNoRule(game, Difference.NULL_ANSWER, "move", "the engine lists null among its moves"));
        }
        ImmutableSortedSet<Move> found = ImmutableSortedSet.copyOf(listed);
        ImmutableSortedSet<Move> expected = ImmutableSortedSet.copyOf(right);
        if (found.equals(expected)) {
            return found.size() < listed.size() && !duplicatesAllowed
                    ? Optional.of(duplicate(listed))
                    : Optional.empty();
        }
        if (position.isOver()) {
            String sentence = "the game is over, but the engine lists " + some(found);
            return Optional.of(Finding.of(game, Difference.LATE_END, ResultComparison.lateRule(position), sentence));
        }
        return Optional.of(Finding.of(game, explained ? readings(expected, found, earlier) : ImmutableList.of()));
    }

    private List<Reading> readings(
            ImmutableSortedSet<Move> expected, ImmutableSortedSet<Move> found, EarlierAnswers earlier) {
        List<Reading> readings = new ArrayList<>();
        earlier.whose(found, legal)
                .map(asked -> Reading.ofNoRule(
                        Difference.WRONG_MEMORY,
                        "moves",
                        "the engine lists the moves of a position it was asked about before, " + asked))
                .ifPresent(readings::add);
        readings.addAll(BelievedPosition.readings(game, found, legal));
        ImmutableSet<Move> missing = Sets.difference(expected, found).immutableCopy();
        ImmutableSet<Move> extra = Sets.difference(found, expected).immutableCopy();
        if (!missing.isEmpty()) {
            readings.addAll(missing(missing, Sets.intersection(expected, found)));
        }
        if (!extra.isEmpty()) {
            readings.addAll(new ExtraMoves(position, extra).readings());
        }
        return readings;
    }

    private List<Reading> missing(ImmutableSet<Move> missing, Collection<Move> agreed) {
        String start = "the engine does not list " + some(missing) + ", which is legal and ";
        List<Reading> readings = new ArrayList<>();
        MissingMoves gap = new MissingMoves(position, missing, agreed);
        for (Cause cause : gap.causes()) {
            readings.add(Reading.whole(Difference.MISSING_MOVE, cause.rule(), cause.text(), start + cause.text()));
        }
        MissingEdge.find(position, missing, agreed)
                .map(edge -> Reading.whole(
                        Difference.MISSING_MOVE,
                        Rule.E3,
                        edge.toString(),
                        "the engine does not list " + some(missing) + ", as if nothing led from " + edge))
                .ifPresent(readings::add);
        if (readings.isEmpty()) {
            for (Cause cause : gap.causesInPart()) {
                readings.add(Reading.part(Difference.MISSING_MOVE, cause.rule(), cause.text(), start + cause.text()));
            }
            Cause common = gap.common();
            readings.add(Reading.general(Difference.MISSING_MOVE, common.rule(), start + common.text()));
        }
        return readings;
    }

    private Finding duplicate(Collection<Move> listed) {
        Multiset<Move> counted = HashMultiset.create(listed);
        Multiset<Move> repeated = Multisets.filter(counted, move -> counted.count(move) > 1);
        return repeated.elementSet().stream()
                .sorted()
                .filter(move -> servesTwice(move, counted.count(move)))
                .findFirst()
                .filter(move ->
                        repeated.elementSet().stream().allMatch(other -> new RouteSearch(position, other).mayTravel()))
                .map(move -> Finding.of(
                        game,
                        Difference.DUPLICATE_MOVE,
                        Rule.F5,
                        told(move, counted) + "; so many routes there are only if a LYNGK point serves twice"))
                .orElseGet(() -> Finding.of(
                        game,
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

    /** The first of some moves, and how many more there are. */
    public static String some(Collection<Move> moves) {
        String shown = moves.stream().limit(SHOWN).map(Move::toString).collect(joining(", "));
        return moves.size() <= SHOWN ? shown : shown + " and " + (moves.size() - SHOWN) + " more";
    }
}
