package io.github.lyngk.notation.protocol;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The commands of the line protocol, each with the words that follow it; those in square brackets may be left out. */
enum Verb {
    LYNGK(Stage.BEGUN, "VERSION"),
    QUIT(Stage.BEGUN),
    POSITION(Stage.GREETED, "LINE"),
    INITIAL(Stage.GREETED, "VARIANT", "SEED"),
    MOVES(Stage.SET_UP, "[FROM]"),
    PLAY(Stage.SET_UP, "MOVE"),
    UNDO(Stage.SET_UP),
    RESULT(Stage.SET_UP),
    OUTCOME(Stage.SET_UP),
    SHOW(Stage.SET_UP),
    HASH(Stage.SET_UP),
    CHECK(Stage.SET_UP, "MOVE"),
    ROUTE(Stage.SET_UP, "MOVE"),
    EFFECT(Stage.SET_UP, "MOVE"),
    COUNT(Stage.SET_UP),
    PERFT(Stage.SET_UP, "DEPTH"),
    CHOOSE(Stage.SET_UP, "[MILLISECONDS]"),
    SOLVE(Stage.SET_UP, "NODES"),
    CLAIMS(Stage.SET_UP),
    CLAIM(Stage.SET_UP, "COLOR");

    /** The stages of a session; a command is allowed from its stage on. */
    enum Stage {
        /** Before the greeting. */
        BEGUN,
        /** The client has sent the version of the protocol. */
        GREETED,
        /** There is a position to ask about. */
        SET_UP
    }

    private static final char BLANK = ' ';
    private static final Verb[] VERBS = values();

    private final Stage stage;
    private final String usage;
    private final int least;
    private final int most;

    Verb(Stage stage, String... parameters) {
        this.stage = stage;
        this.usage = String.join(" ", word(), String.join(" ", parameters)).strip();
        this.least = (int) Arrays.stream(parameters)
                .filter(parameter -> !parameter.startsWith("["))
                .count();
        this.most = parameters.length;
    }

    /** {@return the first word of a line, which may be empty} */
    static String first(String line) {
        int blank = line.indexOf(BLANK);
        return blank < 0 ? line : line.substring(0, blank);
    }

    /** {@return the command of that name, if there is one} */
    static Optional<Verb> named(String word) {
        for (Verb verb : VERBS) {
            if (verb.word().equals(word)) {
                return Optional.of(verb);
            }
        }
        return Optional.empty();
    }

    /** {@return the word itself, always in lower case} */
    String word() {
        return Ascii.toLowerCase(name());
    }

    /** {@return the first stage in which the command is allowed} */
    Stage stage() {
        return stage;
    }

    /** {@return how the command is written} */
    String usage() {
        return usage;
    }

    /** {@return the words of a line that begins with it: a position line is one word, and words too many are another} */
    List<String> split(String line) {
        return Splitter.on(BLANK).limit(this == POSITION ? 2 : most + 2).splitToList(line);
    }

    /** {@return whether this number of words may follow the command} */
    boolean takes(int words) {
        return words >= least && words <= most;
    }
}
