package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import java.util.stream.Stream;

/**
 * An engine with one rule wrong.
 *
 * @param name what it does wrong, as a sentence without its subject
 * @param rules the rules it plays by
 * @param suspects the rules a report may name for it, the broken one first
 */
public record BrokenEngine(String name, HouseRules rules, ImmutableSet<Rule> suspects) {

    /** Every broken engine, in the order of the rulebook. */
    public static ImmutableList<BrokenEngine> all() {
        return Stream.of(
                        BrokenClaims.all(),
                        BrokenMoves.all(),
                        BrokenLyngk.all(),
                        BrokenScores.all(),
                        BrokenTurns.all(),
                        BrokenSixes.all(),
                        BrokenEnds.all())
                .flatMap(ImmutableList::stream)
                .collect(ImmutableList.toImmutableList());
    }

    static BrokenEngine of(String name, HouseRules rules, Rule broken, Rule... others) {
        return new BrokenEngine(
                name,
                rules,
                ImmutableSet.<Rule>builder().add(broken).add(others).build());
    }

    /** The engine as a contract, showing nothing but its answers. */
    public HouseEngine engine() {
        return new HouseEngine(rules);
    }

    @Override
    public String toString() {
        return name;
    }
}
