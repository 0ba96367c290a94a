package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import java.util.stream.Stream;

/**
 * An engine with one rule wrong.
 *
 * @param name what it does wrong, as a sentence without its subject
 * @param rules the rules it plays by
 * @param shownBy the property of the contract that has to find it
 * @param variant a variant in which it is wrong
 * @param suspects the rules a report may name for it, the broken one first
 */
public record BrokenEngine(
        String name, HouseRules rules, Symptom shownBy, Variant variant, ImmutableSet<Rule> suspects) {

    /** What a mistake can be seen by, with the property of the contract that looks there. */
    public enum Symptom {
        /** Wrong moves, if only because the board, the turn or the end is wrong. */
        MOVES("D_E_F_listsExactlyTheLegalMoves"),
        /** The wrong side to move where both have the same moves. */
        TURN("E11_E12_R6_givesTheTurnToTheRightPlayer"),
        /** A game that goes on, without moves, after its end. */
        END("G1_H4_H5_endsTheGameInTime"),
        /** The wrong winner and nothing else. */
        WINNER("G2_G3_H6_namesTheRightWinner");

        private final String property;

        Symptom(String property) {
            this.property = property;
        }

        /** The name of the method. */
        public String property() {
            return property;
        }
    }

    /** Every broken engine, in the order of the rulebook. */
    public static ImmutableList<BrokenEngine> all() {
        return Stream.of(
                        BrokenClaims.all(),
                        BrokenMoves.all(),
                        BrokenLyngk.all(),
                        BrokenTravel.all(),
                        BrokenScores.all(),
                        BrokenTurns.all(),
                        BrokenSixes.all(),
                        BrokenEnds.all())
                .flatMap(ImmutableList::stream)
                .collect(ImmutableList.toImmutableList());
    }

    /** An engine that lists wrong moves, in the standard game too. */
    static BrokenEngine of(String name, HouseRules rules, Rule broken, Rule... others) {
        ImmutableSet<Rule> suspects =
                ImmutableSet.<Rule>builder().add(broken).add(others).build();
        return new BrokenEngine(name, rules, Symptom.MOVES, Variant.STANDARD, suspects);
    }

    /** The same engine, which is not shown by its moves. */
    BrokenEngine shownBy(Symptom symptom) {
        return new BrokenEngine(name, rules, symptom, variant, suspects);
    }

    /** The same engine, wrong in another variant than the standard game. */
    BrokenEngine in(Variant other) {
        return new BrokenEngine(name, rules, shownBy, other, suspects);
    }

    @Override
    public String toString() {
        return name;
    }
}
