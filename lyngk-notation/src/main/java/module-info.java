/** LYNGK as text: move notation, game records and diagrams. */
@SuppressWarnings("module") // of the testkit, which is not there yet
module io.github.lyngk.notation {
    requires transitive io.github.lyngk.core;
    requires static com.fasterxml.jackson.annotation;
    requires static org.jspecify;

    exports io.github.lyngk.notation;
    exports io.github.lyngk.notation.archive;
    exports io.github.lyngk.notation.protocol;

    // Not for users: what the testkit's own command shares with this module's.
    exports io.github.lyngk.notation.shell to
            io.github.lyngk.testkit;
    exports io.github.lyngk.notation.text to
            io.github.lyngk.testkit;
}
