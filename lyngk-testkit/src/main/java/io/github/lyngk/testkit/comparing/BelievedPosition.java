package io.github.lyngk.testkit.comparing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Maps;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Guesses from an engine's wrong list of moves what it believes the position to be.
 *
 * <p>Each guess is a position that differs from the true one by one mistake: the other player to move, a five that
 * was not removed, a claim that was not noted. The one whose legal moves are exactly those listed is the explanation.
 */
final class BelievedPosition {

    private record Guess(Difference difference, Rule rule, String sentence, Position position) {}

    private final Game game;
    private final Position position;
    private final List<Guess> guesses = new ArrayList<>();

    private BelievedPosition(Game game) {
        this.game = game;
        this.position = game.position();
    }

    /**
     * The guesses that account for a list of moves to the letter.
     *
     * @param legal the moves that ought to be listed in a position
     */
    static ImmutableList<Reading> readings(
            Game game, ImmutableSortedSet<Move> listed, Function<Position, ImmutableList<Move>> legal) {
        BelievedPosition belief = new BelievedPosition(game);
        belief.guess();
        return belief.guesses.stream()
                .filter(guess -> {
                    ImmutableList<Move> moves = legal.apply(guess.position);
                    return moves.size() == listed.size() && listed.containsAll(moves);
                })
                .map(guess -> Reading.whole(guess.difference, guess.rule, "", guess.sentence))
                .collect(ImmutableList.toImmutableList());
    }

    private void guess() {
        guessTurn();
        guessVariant();
        guessFives();
        guessClaims();
    }

    private void guessTurn() {
        Player other = position.playerToMove().opponent();
        String sentence = "the engine lists the moves of player " + other.number();
        add(
                Difference.WRONG_SIDE_TO_MOVE,
                ResultComparison.turnRule(game),
                sentence,
                setup -> setup.playerToMove(other));
    }

    /** A claim that was not noted, or noted for the other player. */
    private void guessClaims() {
        for (Claim claim : position.claims()) {
            String color = claim.color().toString();
            add(
                    Difference.WRONG_CLAIMS,
                    Rule.D3,
                    "the engine lists moves as if " + color + " were not claimed",
                    setup -> reclaim(setup, claim, Optional.empty()));
            Claim other = new Claim(claim.player().opponent(), claim.color());
            add(
                    Difference.WRONG_CLAIMS,
                    Rule.D3,
                    "the engine lists moves as if player " + other.player().number() + " had claimed " + color,
                    setup -> reclaim(setup, claim, Optional.of(other)));
        }
    }

    private void reclaim(Setup.Builder setup, Claim claim, Optional<Claim> instead) {
        setup.clearClaims();
        position.claims().stream()
                .flatMap(kept -> kept.equals(claim) ? instead.stream() : Stream.of(kept))
                .forEach(kept -> setup.claim(kept.player(), kept.color()));
    }

    /** Fives that a claim in this very turn removes, or does not remove. */
    private void guessVariant() {
        if (position.variant().claimsCapture()) {
            String sentence = "the engine leaves the fives of a colour claimed this turn in the way";
            addAs(Variant.STANDARD, Rule.R4, sentence);
        } else if (position.variant().fivesScored()) { // elsewhere a claim removes nothing (R13)
            String sentence = "the engine removes the fives of a colour claimed this turn";
            addAs(Variant.CLAIM_CAPTURES, Rule.R4, sentence);
        }
    }

    /** Fives that were removed in this game and ought to stay, or the other way round. */
    private void guessFives() {
        Map<Point, Stack> scored = new EnumMap<>(Point.class);
        Map<Point, Stack> captured = new EnumMap<>(Point.class);
        Map<Point, Stack> formed = new EnumMap<>(Point.class);
        Position before = game.start();
        for (Move move : game.moves()) {
            Effect effect = before.effect(move);
            effect.capturedByClaim().forEach(point -> captured.put(point, stack(effect.before(), point)));
            if (effect.formed().height() == 5) {
                (effect.scored() ? scored : formed).put(move.to(), effect.formed());
            }
            before = effect.after();
        }
        addLeft(Rule.E9, "own fives", scored);
        addLeft(Rule.R4, "the fives of a claimed colour", captured);
        if (captured.size() > 1) {
            captured.forEach((point, stack) ->
                    addLeft(Rule.R4, "one of several fives of a claimed colour", Map.of(point, stack)));
            captured.forEach((point, stack) -> addLeft(
                    Rule.R4,
                    "all but one of the fives of a claimed colour",
                    Maps.filterKeys(captured, other -> other != point)));
        }
        boolean scores = position.variant().fivesScored();
        addRemoved(scores ? Rule.E10 : Rule.H1, "fives", formed.keySet(), point -> true);
        addRemoved(scores ? Rule.R4 : Rule.H1, "fives of a claimed colour", formed.keySet(), this::isOwned);
    }

    private boolean isOwned(Point point) {
        return position.owner(point).isPresent();
    }

    private void addLeft(Rule rule, String what, Map<Point, Stack> removed) {
        Map<Point, Stack> left =
                Maps.filterKeys(removed, point -> position.stackAt(point).isEmpty());
        String sentence = "the engine seems to leave " + what + " on the board: " + left;
        add(Difference.WRONG_CAPTURE, rule, sentence, setup -> left.forEach(setup::put));
    }

    private void addRemoved(Rule rule, String what, Set<Point> formed, Predicate<Point> condition) {
        List<Point> gone = formed.stream()
                .filter(point -> position.heightAt(point) == 5)
                .filter(condition)
                .toList();
        String sentence = "the engine seems to remove " + what + " from the board: " + gone;
        add(Difference.WRONG_CAPTURE, rule, sentence, setup -> gone.forEach(setup::remove));
    }

    private static Stack stack(Position position, Point point) {
        return position.stackAt(point).orElseThrow();
    }

    private void add(Difference difference, Rule rule, String sentence, Consumer<Setup.Builder> mistake) {
        Setup.Builder builder = position.toSetup().toBuilder();
        mistake.accept(builder);
        try {
            guesses.add(new Guess(difference, rule, sentence, Position.of(builder.build())));
        } catch (IllegalSetupException impossible) {
            // Nobody can believe in such a position, so it explains nothing.
        }
    }

    private void addAs(Variant variant, Rule rule, String sentence) {
        add(Difference.WRONG_CAPTURE, rule, sentence, setup -> setup.variant(variant));
    }
}
