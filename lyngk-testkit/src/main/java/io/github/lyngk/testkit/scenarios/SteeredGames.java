package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.random.RandomGenerator;

/**
 * Generates whole games steered to one goal: an end that some {@link CountingMistake} gets wrong, a {@link RareEvent}, or a
 * great length.
 *
 * <p>A game is played, and its last moves are replayed differently until it reaches the goal. If it does not, the last moves
 * of the best attempt are replayed.
 */
final class SteeredGames {
    private static final int LONG_TAIL = 14;
    private static final ImmutableList<Integer> TAILS = ImmutableList.of(LONG_TAIL, 9, 7, 5);
    private static final int ATTEMPTS = 40;
    private static final int FEW_ATTEMPTS = 20;

    private static final ImmutableList<PlayingStyle> OPENINGS = ImmutableList.of(
            PlayingStyle.UNIFORM, PlayingStyle.LATE_CLAIMS, PlayingStyle.HIGH_STACKS, PlayingStyle.NEUTRAL_FIVES);

    private final ImmutableList<Variant> variants;

    SteeredGames(Iterable<Variant> variants) {
        this.variants = ImmutableList.copyOf(variants);
    }

    /** A finished game, usually one that some counting mistake gets wrong. */
    Game drawFinish(RandomGenerator random) {
        Variant variant = GameGenerator.pick(variants, random);
        CountingMistake mistake = pickMistake(variant, random);
        boolean joker = mistake.needsLoneJoker();
        PlayingStyle ending = joker ? PlayingStyle.LONE_JOKERS : PlayingStyle.UNIFORM;
        Game nearest = play(
                start(variant, random),
                joker ? PlayingStyle.LONE_JOKERS : GameGenerator.pick(OPENINGS, random),
                random);
        for (int tail : TAILS) {
            Game begun = nearest.prefix(Math.max(0, nearest.size() - tail));
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                Game game = play(begun, ending, random);
                if (mistake.shows(game)) {
                    return game;
                }
                nearest = lateness(game, joker) > lateness(nearest, joker) ? game : nearest;
            }
        }
        return nearest;
    }

    private static CountingMistake pickMistake(Variant variant, RandomGenerator random) {
        return switch (random.nextInt(3)) {
            case 0 -> GameGenerator.pick(CountingMistake.general(), random);
            case 1 -> GameGenerator.pick(CountingMistake.peculiarTo(variant), random);
            default -> GameGenerator.pick(CountingMistake.subtle(), random);
        };
    }

    /** A whole game, usually one in which some rare event happens. */
    Game drawEvent(RandomGenerator random) {
        Variant variant = GameGenerator.pick(variants, random);
        return drawTowards(GameGenerator.pick(RareEvent.in(variant), random), variant, random);
    }

    /** A game broken off just before or after the move with a rare event, if it happened. */
    Game drawMoment(RandomGenerator random) {
        Variant variant = GameGenerator.pick(variants, random);
        RareEvent event = GameGenerator.pick(RareEvent.in(variant), random);
        Game game = drawTowards(event, variant, random);
        int ply = event.event().firstPly(game).orElse(game.size());
        return game.prefix(Math.max(0, ply - random.nextInt(2)));
    }

    /** A whole game of nearly the maximum length: most stacks are high, few pieces are left over. */
    Game drawLong(RandomGenerator random) {
        Variant variant = GameGenerator.pick(variants, random);
        PlayingStyle style = variant.fivesScored() ? PlayingStyle.MANY_FIVES : PlayingStyle.NEUTRAL_FIVES;
        Game longest = play(start(variant, random), style, random);
        for (int tail : TAILS) {
            Game begun = longest.prefix(Math.max(0, longest.size() - tail));
            for (int attempt = 0; attempt < FEW_ATTEMPTS; attempt++) {
                Game game = play(begun, style, random);
                longest = game.size() > longest.size() ? game : longest;
            }
        }
        return longest;
    }

    private static Game drawTowards(RareEvent event, Variant variant, RandomGenerator random) {
        PlayingStyle style = GameGenerator.pick(event.styles(), random);
        Game game = play(start(variant, random), style, random);
        if (event.event().happensIn(game)) {
            return game;
        }
        Game begun = game.prefix(Math.max(0, game.size() - LONG_TAIL));
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Game other = play(begun, attempt % 2 == 0 ? style : PlayingStyle.UNIFORM, random);
            if (event.event().happensIn(other)) {
                return other;
            }
        }
        return game;
    }

    /** How late in the count the game is decided; a remaining joker may take precedence. */
    private static int lateness(Game game, boolean joker) {
        Outcome.Reason reason = game.outcome().orElseThrow().reason();
        boolean left =
                joker && game.position().stacks().values().stream().anyMatch(stack -> stack.top() == Piece.JOKER);
        return (left ? Outcome.Reason.values().length : 0) + reason.ordinal();
    }

    private static Game start(Variant variant, RandomGenerator random) {
        return Game.of(Position.initial(variant, random));
    }

    private static Game play(Game begun, PlayingStyle style, RandomGenerator random) {
        return GameGenerator.playOn(begun, style, PlaySpec.LONGEST, random);
    }
}
