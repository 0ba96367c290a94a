/** A module that uses the testkit. */
module org.example.trials {
    requires io.github.lyngk.core;
    requires io.github.lyngk.notation;
    requires io.github.lyngk.testkit;
}
