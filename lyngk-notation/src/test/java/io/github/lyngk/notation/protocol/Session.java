package io.github.lyngk.notation.protocol;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.text.InputLine;
import java.util.SplittableRandom;

/** A session with a server in this virtual machine, for tests: a line in, a line out. */
final class Session {
    private final RulesServer server;

    private Session(RulesServer server) {
        this.server = server;
    }

    /** A session in which nothing has been said. */
    static Session begun() {
        SplittableRandom random = new SplittableRandom(1);
        return with(position -> position.randomMove(random), false);
    }

    /** A session with a bot, in which nothing has been said. */
    static Session with(Bot bot, boolean deterministic) {
        return new Session(new RulesServer("1.2.3", bot, deterministic));
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

    /** Sends a command that must not be refused, and returns this session. */
    Session after(String command) {
        String answer = say(command);
        if (!answer.startsWith("ok")) {
            throw new AssertionError(command + ": " + answer);
        }
        return this;
    }

    /** Returns the answer of the server, empty if it quits. */
    String say(String command) {
        return say(InputLine.of(command));
    }

    /** Returns the answer of the server, empty if it quits. */
    String say(InputLine line) {
        return server.answer(line).orElse("");
    }
}
