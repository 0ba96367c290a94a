package io.github.lyngk.notation.drawing;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Setup;

/** What is drawn in letters. It keeps what it is made of; all that is said about it follows. */
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

    /** {@return what stands on it} */
    Setup setup();

    /** {@return the way the last stack came: origin, LYNGK points, destination; or empty} */
    ImmutableList<Point> route();

    /** {@return who is to move, or how the game ended} */
    String status();
}
