package io.github.lyngk.testkit.judging;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.Collection;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Someone's engine as the judge asks it: one shape for engines of every kind.
 *
 * <p>All functions here are foreign code, which may throw, return null or take its time; only {@link Lockstep} calls
 * them.
 *
 * @param standing how the game stands; null if the engine answers null
 * @param position the position the engine believes in, if it can tell
 * @param claiming how the engine claims, if a claim is an action of its own
 * @param <S> the engine's state
 */
public record Subject<S>(
        Function<Position, S> setUp,
        Function<S, Collection<Move>> moves,
        BiFunction<S, Move, S> play,
        Function<S, @Nullable Standing> standing,
        Function<S, Optional<Position>> position,
        Optional<Claiming<S>> claiming,
        boolean setsUpAnyPosition,
        boolean listsDuplicates) {

    /**
     * Claims as actions of their own.
     *
     * @param <S> the engine's state
     */
    public record Claiming<S>(Function<S, Collection<Color>> claims, BiFunction<S, Color, S> claim) {}
}
