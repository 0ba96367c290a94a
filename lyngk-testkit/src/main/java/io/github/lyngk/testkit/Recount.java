package io.github.lyngk.testkit;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import java.util.Optional;

/**
 * Counts a finished game again with the mistakes engines make, to find the one that gives the engine's winner.
 *
 * <p>The tie-breaks are always core's; only the stacks of five, or of six, are counted differently.
 */
final class Recount {

    private final Game game;
    private final Position position;
    private final Outcome outcome;
    private final Multiset<Player> scored = HashMultiset.create();
    private final Multiset<Player> captured = HashMultiset.create();
    private final Multiset<Player> formed = HashMultiset.create();
    private final Multiset<Player> neutral = HashMultiset.create();

    private Recount(Game game) {
        this.game = game;
        this.position = game.position();
        this.outcome = position.outcome().orElseThrow();
        for (Player player : Player.values()) {
            scored.setCount(player, outcome.tally(player, 5));
        }
        countHistory();
    }

    /** The rule to look at when an engine names another winner than core. */
    static Rule suspect(Game game, EngineResult said) {
        return new Recount(game).suspect(said);
    }

    private void countHistory() {
        for (int ply = 0; ply < game.size(); ply++) {
            Player player = game.players().get(ply);
            Effect effect = game.positions().get(ply).effect(game.moves().get(ply));
            captured.add(player, effect.capturedByClaim().size());
            if (effect.formed().height() == 5) {
                (effect.scored() ? formed : neutral).add(player);
            }
        }
    }

    private Rule suspect(EngineResult said) {
        return switch (outcome.reason()) {
            case SUDDEN_DEATH -> Rule.H4;
            default -> position.variant() == Variant.SIX_STACK ? suspectInSix(said) : suspectInFive(said);
        };
    }

    private Rule suspectInFive(EngineResult said) {
        if (explains(said, sum(scored, owned(5)))) {
            return Rule.R4;
        }
        if (explains(said, sum(scored, neutral))) {
            return Rule.E10;
        }
        if (explains(said, minus(scored, captured))) {
            return Rule.R4;
        }
        if (explains(said, minus(scored, formed))) {
            return Rule.E9;
        }
        return switch (outcome.reason()) {
            case FIVES -> Rule.G1;
            case ALL_EQUAL -> Rule.G3;
            default -> Rule.G2;
        };
    }

    private Rule suspectInSix(EngineResult said) {
        boolean sixesDecide = owned(6).count(Player.FIRST) != owned(6).count(Player.SECOND);
        if (sixesDecide && explains(said, sum(scored, owned(6)))) {
            return Rule.R8;
        }
        return outcome.reason() == Outcome.Reason.FIVES ? Rule.R9 : Rule.H6;
    }

    private boolean explains(EngineResult said, Multiset<Player> fives) {
        return winner(fives).equals(said.winner());
    }

    /** Stacks of a height on the board whose top colour somebody has claimed. */
    private Multiset<Player> owned(int height) {
        Multiset<Player> owned = HashMultiset.create();
        position.stacks().keySet().stream()
                .filter(point -> position.heightAt(point) == height)
                .forEach(point -> position.owner(point).ifPresent(owned::add));
        return owned;
    }

    /** Who wins with these stacks of five, ties broken as core does. */
    private Optional<Player> winner(Multiset<Player> fives) {
        int lead = fives.count(Player.FIRST) - fives.count(Player.SECOND);
        for (int height = 4; lead == 0 && height > 0; height--) {
            lead = outcome.tally(Player.FIRST, height) - outcome.tally(Player.SECOND, height);
        }
        if (lead == 0) {
            return Optional.empty();
        }
        return Optional.of(lead > 0 ? Player.FIRST : Player.SECOND);
    }

    private static Multiset<Player> sum(Multiset<Player> one, Multiset<Player> other) {
        Multiset<Player> sum = HashMultiset.create(one);
        sum.addAll(other);
        return sum;
    }

    private static Multiset<Player> minus(Multiset<Player> one, Multiset<Player> other) {
        Multiset<Player> difference = HashMultiset.create(one);
        other.forEach(difference::remove);
        return difference;
    }
}
