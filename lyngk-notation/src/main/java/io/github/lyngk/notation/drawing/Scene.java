package io.github.lyngk.notation.drawing;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import java.io.Serializable;

/** What is drawn in letters. It keeps what it is made of; all that is said about it follows. */
public sealed interface Scene extends Serializable {
    /** A set-up, which may be impossible. */
    record Arranged(Setup setup) implements Scene {
        private static final long serialVersionUID = 1;

        /** Checks it, wherever it comes from. */
        public Arranged {
            requireNonNull(setup, "setup");
        }

        @Override
        public String status() {
            return Caption.status(setup);
        }
    }

    /** A position. */
    record Standing(Position position) implements Scene {
        private static final long serialVersionUID = 1;

        /** Checks it, wherever it comes from. */
        public Standing {
            requireNonNull(position, "position");
        }

        @Override
        public Setup setup() {
            return position.toSetup();
        }

        @Override
        public String status() {
            return Caption.status(position);
        }
    }

    /** The position after a move, and the way the stack came. */
    record Moved(Effect effect) implements Scene {
        private static final long serialVersionUID = 1;

        /** Checks it, wherever it comes from. */
        public Moved {
            requireNonNull(effect, "effect");
        }

        @Override
        public Setup setup() {
            return effect.after().toSetup();
        }

        @Override
        public ImmutableList<Point> route() {
            return effect.route();
        }

        @Override
        public String status() {
            return Caption.status(effect.after());
        }
    }

    /** {@return what stands on it} */
    Setup setup();

    /** {@return the way the last stack came: origin, LYNGK points, destination; or empty} */
    default ImmutableList<Point> route() {
        return ImmutableList.of();
    }

    /** {@return who is to move, or how the game ended} */
    String status();
}
