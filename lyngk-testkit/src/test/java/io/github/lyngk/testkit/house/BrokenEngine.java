package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Engine;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * An engine with one rule wrong.
 *
 * @param name what it does wrong, as a sentence without its subject
 * @param rules makes the rules it plays by
 * @param claimsApart whether it is wrong only in what it offers to claim, and so has to take claims apart from moves
 * @param shownBy what it is seen by
 * @param variant a variant in which it is wrong
 * @param suspects the rules a report may name for it, the broken one first; none for an exception
 */
public record BrokenEngine(
        String name,
        Supplier<BrokenRules> rules,
        boolean claimsApart,
        Symptom shownBy,
        Variant variant,
        ImmutableSet<Rule> suspects)
        implements FaultyEngine {

    /** What a mistake can be seen by. */
    public enum Symptom {
        /** Wrong moves, if only because the board, the turn or the end is wrong. */
        MOVES,
        /** The wrong side to move where both have the same moves. */
        TURN,
        /** A game that goes on, without moves, after its end. */
        END,
        /** The wrong winner and nothing else. */
        WINNER,
        /** No answer but an exception or an error. */
        EXCEPTION
    }

    /** Every broken engine, in the order of the rulebook, and then those of rarer kinds. */
    public static ImmutableList<BrokenEngine> all() {
        return Stream.of(
                        BrokenClaims.all(),
                        BrokenMoves.all(),
                        BrokenLyngk.all(),
                        BrokenTravel.all(),
                        BrokenScores.all(),
                        BrokenTurns.all(),
                        BrokenSixes.all(),
                        BrokenEnds.all(),
                        BrokenBoards.all(),
                        BrokenSearch.all(),
                        BrokenSides.all(),
                        BrokenHistory.all(),
                        BrokenSkips.all(),
                        BrokenCaptures.all(),
                        BrokenCounts.all(),
                        BrokenReading.all(),
                        BrokenAnswers.all())
                .flatMap(ImmutableList::stream)
                .collect(ImmutableList.toImmutableList());
    }

    /** Random engines with three faults at once, none of which hides another; the same for the same seed. */
    public static ImmutableList<BrokenTriple> triples(long seed, int count) {
        return BrokenTriple.draw(all(), seed, count);
    }

    /** An engine that lists wrong moves, in the standard game too. */
    static BrokenEngine of(String name, Supplier<BrokenRules> rules, Rule broken, Rule... others) {
        ImmutableSet<Rule> suspects =
                ImmutableSet.<Rule>builder().add(broken).add(others).build();
        return new BrokenEngine(name, rules, false, Symptom.MOVES, Variant.STANDARD, suspects);
    }

    /** An engine that does not always answer; no rule is to blame. */
    static BrokenEngine failing(String name, Supplier<BrokenRules> rules) {
        return new BrokenEngine(name, rules, false, Symptom.EXCEPTION, Variant.STANDARD, ImmutableSet.of());
    }

    /** The same engine, which is not shown by its moves. */
    BrokenEngine shownBy(Symptom symptom) {
        return new BrokenEngine(name, rules, claimsApart, symptom, variant, suspects);
    }

    /** The same engine, wrong in another variant than the standard game. */
    BrokenEngine in(Variant other) {
        return new BrokenEngine(name, rules, claimsApart, shownBy, other, suspects);
    }

    /** The same engine, wrong only if asked for claims apart from moves. */
    BrokenEngine inClaimsApart() {
        return new BrokenEngine(name, rules, true, shownBy, variant, suspects);
    }

    @Override
    public Engine<?> engine() {
        return claimsApart ? new ClaimsApartEngine(rules.get()) : new HouseEngine(rules.get());
    }

    @Override
    public String toString() {
        return name;
    }
}
