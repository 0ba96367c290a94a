package io.github.lyngk.notation.protocol;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The commands of the line protocol, each with the words that follow it; those in brackets may be left out. */
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
    COUNT(Stage.SET_UP),
    PERFT(Stage.SET_UP, "DEPTH"),
    CHOOSE(Stage.SET_UP, "[MILLISECONDS]"),
    CLAIMS(Stage.SET_UP),
    CLAIM(Stage.SET_UP, "COLOR");

    /** How far a session has come; a command belongs to a stage and all later ones. */
    enum Stage {
        /** Nothing has been agreed on yet. */
        BEGUN,
        /** The client has said which version it speaks. */
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

    /** {@return from when on it is understood} */
    Stage stage() {
        return stage;
    }

    /** {@return how it is written} */
    String usage() {
        return usage;
    }

    /** {@return the words of a line that begins with it: a position line is one word, and words too many are another} */
    List<String> split(String line) {
        return Splitter.on(BLANK).limit(this == POSITION ? 2 : most + 2).splitToList(line);
    }

    /** {@return whether so many words may follow it} */
    boolean takes(int words) {
        return words >= least && words <= most;
    }
}
