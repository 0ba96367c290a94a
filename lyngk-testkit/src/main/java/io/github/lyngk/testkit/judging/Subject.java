package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.comparing.Standing;
import java.util.Collection;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Someone's engine as the judge asks it: one shape for engines of every kind.
 *
 * <p>The functions here are foreign code, which may throw, return null or take its time; only {@link Interview} calls
 * them.
 *
 * @param standing how the game stands; null if the engine answers null
 * @param setup the arrangement the engine believes in, if it can tell
 * @param claiming how the engine claims, if a claim is an action of its own
 * @param variants the variants it plays
 * @param startsFrom which positions the engine can be set up with
 * @param statesAreValues whether several states may be alive and be asked in any order
 * @param refusesIllegalMoves whether playing an illegal move is promised to throw
 * @param owner the engine itself, which is closed in the end if it can be
 * @param <S> the engine's state
 */
public record Subject<S>(
        Function<Position, S> setUp,
        Function<S, Collection<Move>> moves,
        BiFunction<S, Move, S> play,
        Function<S, @Nullable Standing> standing,
        Function<S, Optional<Setup>> setup,
        Optional<Claiming<S>> claiming,
        ImmutableSet<Variant> variants,
        Predicate<Position> startsFrom,
        boolean listsDuplicates,
        boolean statesAreValues,
        boolean refusesIllegalMoves,
        Object owner) {

    /**
     * Claims as actions of their own.
     *
     * @param tellsResult whether it can be asked how the game stands between a claim and its move
     * @param <S> the engine's state
     */
    public record Claiming<S>(
            Function<S, Collection<Color>> claims, BiFunction<S, Color, S> claim, boolean tellsResult) {}
}
