/** Generators, contracts and assertions for testing programs that play LYNGK. */
module io.github.lyngk.testkit {
    requires transitive io.github.lyngk.core;
    requires transitive io.github.lyngk.notation;
    requires transitive net.jqwik.api;
    requires transitive org.assertj.core;
    requires static org.jspecify;
}
