package io.github.lyngk.testkit.broken;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Engine;
import java.util.List;
import java.util.function.Consumer;

/**
 * An engine with one rule wrong.
 *
 * @param name what it does wrong, as a sentence without its subject
 * @param change breaks the rule
 * @param claimsApart whether only its claims are wrong, so that it must be asked for claims apart from moves
 * @param variant a variant in which it is wrong
 * @param suspects the rules a report may name for it, the broken one first; none for an exception
 */
public record BrokenEngine(
        String name, Consumer<Rules> change, boolean claimsApart, Variant variant, ImmutableSet<Rule> suspects)
        implements FaultyEngine {

    /** Faults by kind. Two of one kind may hide each other. */
    static ImmutableList<ImmutableList<BrokenEngine>> kinds() {
        return ImmutableList.of(
                BrokenClaims.all(),
                BrokenMoves.all(),
                BrokenTravel.all(),
                BrokenBoards.all(),
                BrokenTurns.all(),
                BrokenScores.all(),
                BrokenReading.all(),
                BrokenAnswers.all());
    }

    /** Every broken engine. */
    public static ImmutableList<BrokenEngine> all() {
        return kinds().stream().flatMap(List::stream).collect(ImmutableList.toImmutableList());
    }

    /** The broken engine of that name. */
    public static BrokenEngine named(String name) {
        return all().stream()
                .filter(engine -> engine.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** An engine that is wrong in the standard game too, once it is said {@linkplain #by how}. */
    static BrokenEngine broken(String name, Rule... suspects) {
        return new BrokenEngine(name, rules -> {}, false, Variant.STANDARD, ImmutableSet.copyOf(suspects));
    }

    /** The same engine with rules so changed. */
    BrokenEngine by(Consumer<Rules> breaking) {
        return new BrokenEngine(name, breaking, claimsApart, variant, suspects);
    }

    /** The same engine, wrong in another variant than the standard game. */
    BrokenEngine in(Variant other) {
        return new BrokenEngine(name, change, claimsApart, other, suspects);
    }

    /** The same engine, wrong only if asked for claims apart from moves. */
    BrokenEngine inClaimsApart() {
        return new BrokenEngine(name, change, true, variant, suspects);
    }

    /** New rules with some faults. */
    static Rules rules(Iterable<BrokenEngine> faults) {
        Rules rules = new Rules();
        faults.forEach(fault -> fault.change.accept(rules));
        return rules;
    }

    Rules rules() {
        return rules(List.of(this));
    }

    @Override
    public Engine<?> engine() {
        return claimsApart ? new ClaimsApartEngine(rules()) : new SlowEngine(rules());
    }

    @Override
    public String toString() {
        return name;
    }
}
