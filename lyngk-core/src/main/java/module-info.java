/** The rules of the board game LYNGK: positions, moves, effects and outcomes. */
@SuppressWarnings("module") // of notation, which is not there yet
module io.github.lyngk.core {
    requires transitive com.google.common;
    requires static com.fasterxml.jackson.annotation;
    requires static org.jspecify;

    exports io.github.lyngk.core;

    // Not for users: how the values of notation travel too.
    exports io.github.lyngk.core.streams to
            io.github.lyngk.notation;
}
