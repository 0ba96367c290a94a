package io.github.lyngk.testkit.judging;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.Collection;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Someone's engine as the judge asks it: one shape for engines of every kind.
 *
 * <p>Everything here is foreign code, which may throw, return null or take its time; only {@link Lockstep} calls it.
 *
 * @param <S> the engine's state
 */
public interface Subject<S> {

    S setUp(Position position);

    Collection<Move> moves(S state);

    S play(S state, Move move);

    /** How the game stands; null if the engine answers null. */
    @Nullable
    Standing standing(S state);

    /** The position the engine believes in, if it can tell. */
    Optional<Position> position(S state);

    /** How the engine claims, if a claim is an action of its own. */
    Optional<Claiming<S>> claiming();

    boolean setsUpAnyPosition();

    boolean listsDuplicates();

    /**
     * Claims as actions of their own.
     *
     * @param <S> the engine's state
     */
    interface Claiming<S> {

        Collection<Color> claims(S state);

        S claim(S state, Color color);
    }
}
