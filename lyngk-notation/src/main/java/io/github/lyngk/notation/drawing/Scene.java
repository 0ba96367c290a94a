package io.github.lyngk.notation.drawing;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Setup;

/** A board that can be drawn as text: a position or a set-up. */
public sealed interface Scene permits Moment, Scene.Arranged {
    /** A set-up, which may be impossible. */
    record Arranged(Setup setup) implements Scene {
        /** Checks the parts. */
        public Arranged {
            requireNonNull(setup, "setup");
        }

        @Override
        public ImmutableList<Point> route() {
            return ImmutableList.of();
        }

        @Override
        public String status() {
            return Caption.status(setup);
        }
    }

    /** {@return the pieces on the board} */
    Setup setup();

    /** {@return the route of the last move: origin, LYNGK points, destination; empty if there is none} */
    ImmutableList<Point> route();

    /** {@return the player to move, or how the game ended, as text} */
    String status();
}
