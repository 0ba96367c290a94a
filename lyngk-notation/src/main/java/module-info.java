/** LYNGK as text: move notation, game records, diagrams and the command that validates them. */
module io.github.lyngk.notation {
    requires transitive io.github.lyngk.core;
    requires static org.jspecify;

    exports io.github.lyngk.notation;
}
