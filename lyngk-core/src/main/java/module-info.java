/** The rules of the board game LYNGK: positions, moves, effects and outcomes. */
module io.github.lyngk.core {
    requires transitive com.google.common;
    requires static com.fasterxml.jackson.annotation;
    requires static org.jspecify;

    exports io.github.lyngk.core;
    exports io.github.lyngk.core.bots;
}
