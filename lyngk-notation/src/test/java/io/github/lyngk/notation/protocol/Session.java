package io.github.lyngk.notation.protocol;

import io.github.lyngk.core.Position;
import java.util.SplittableRandom;

/** A session with a server in this virtual machine, for tests: a line in, a line out. */
final class Session {
    private final RulesServer server = new RulesServer("1.2.3", new SplittableRandom(1));

    /** A session in which nothing has been said. */
    static Session begun() {
        return new Session();
    }

    /** A session that has been greeted. */
    static Session greeted() {
        return begun().after("lyngk 1");
    }

    /** A session with a position set up. */
    static Session at(String position) {
        return greeted().after("position " + position);
    }

    /** A session with a position set up. */
    static Session at(Position position) {
        return at(position.toString());
    }

    /** Says something that is not refused, and goes on. */
    Session after(String command) {
        String answer = say(command);
        if (!answer.startsWith("ok")) {
            throw new AssertionError(command + ": " + answer);
        }
        return this;
    }

    /** What the server answers; nothing at its end. */
    String say(String command) {
        return server.answer(InputLine.of(command)).orElse("");
    }
}
