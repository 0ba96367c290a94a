package io.github.lyngk.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;

/** Sends hostile lines to a server and checks after each what every answer must keep. */
final class HostileSession {
    /** Two quotations of 40 characters, every one shown by its number, and the words around them. */
    private static final int LONGEST_SENTENCE = 800;

    private static final int MOST_QUOTED = 80;

    private final Session session = Session.begun();
    private String position = session.say("show");

    /** How many lines were accepted so far. */
    int accepted;

    /** Sends a line; what ends the session is no longer a line of it. */
    void send(String line) {
        if (line.equals("quit")) {
            return;
        }
        String answer = session.say(line);
        if (answer.equals("ok") || answer.startsWith("ok ")) {
            accepted++;
            position = session.say("show");
            check(position.startsWith("ok ") || position.startsWith("no show needs a position"), line, position);
        } else {
            check(answer.startsWith("no ") && answer.length() <= LONGEST_SENTENCE, line, answer);
            check(!answer.startsWith("no internal error"), line, answer);
            check(session.say("show").equals(position), line, answer);
            check(!quotesTooMuch(line, answer), line, answer);
        }
        check(answer.codePoints().allMatch(HostileSession::isShown), line, answer);
        check(!answer.endsWith(" "), line, answer);
    }

    private static boolean quotesTooMuch(String line, String answer) {
        for (int i = 0; line.length() > MOST_QUOTED && i + MOST_QUOTED < answer.length(); i++) {
            if (line.contains(answer.substring(i, i + MOST_QUOTED + 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isShown(int c) {
        int type = Character.getType(c);
        return type != Character.CONTROL
                && type != Character.FORMAT
                && type != Character.SURROGATE
                && type != Character.LINE_SEPARATOR
                && type != Character.PARAGRAPH_SEPARATOR;
    }

    private static void check(boolean kept, String line, String answer) {
        if (!kept) {
            StringBuilder shown = new StringBuilder();
            line.chars()
                    .forEach(c -> shown.append(
                            c < 0x7f && c >= ' '
                                    ? String.valueOf((char) c)
                                    : String.format(Locale.ROOT, "\\u%04x", c)));
            assertThat(answer).as("the answer to %s", shown).isEqualTo("as it should be");
        }
    }
}
