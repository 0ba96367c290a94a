package io.github.lyngk.notation.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.Longs;
import io.github.lyngk.notation.text.InputLine;
import io.github.lyngk.notation.text.InputLines;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Sends hostile lines to a server and checks after each what every answer must keep. */
public final class HostileSession {
    /** Two quotations of 40 characters, every one shown by its number, and the words around them. */
    private static final int LONGEST_SENTENCE = 800;

    private static final int MOST_QUOTED = 80;

    /** Short lines are enough, and their buffer is made for every session. */
    private static final int LONGEST_LINE = 2000;

    private final Session session = Session.begun();
    private String position = session.say("show");

    /** The positions that can be undone to, the last one first. */
    private final Deque<String> played = new ArrayDeque<>();

    /** How many lines were accepted so far. */
    int accepted;

    HostileSession() {}

    /** Sends the lines of a source. */
    public static void run(byte[] source) throws IOException {
        HostileSession session = new HostileSession();
        InputLines lines = new InputLines(new ByteArrayInputStream(source), LONGEST_LINE);
        for (Optional<InputLine> line = lines.next(); line.isPresent(); line = lines.next()) {
            session.send(line.get());
        }
    }

    /** Sources that clients could send. */
    public static Stream<byte[]> seeds() {
        return LongStream.range(0, 100).mapToObj(seed -> {
            HostileLines lines = new HostileLines(seed);
            return Stream.concat(
                            Stream.of("lyngk 1", "position " + lines.position()),
                            Stream.generate(lines::next).limit(10))
                    .collect(Collectors.joining("\n"))
                    .getBytes(UTF_8);
        });
    }

    void send(String line) {
        send(InputLine.of(line));
    }

    /** Sends a line that neither ends the session nor needs long. */
    private void send(InputLine input) {
        String line = input.text();
        Long depth = line.startsWith("perft ") ? Longs.tryParse(line.substring(6)) : null;
        if (line.equals("quit") || depth != null && depth > 1 && depth < 43) {
            return;
        }
        String answer = session.say(input);
        assertSameWithoutHistory(input, answer);
        if (answer.equals("ok") || answer.startsWith("ok ")) {
            accepted++;
            String before = position;
            position = session.say("show");
            check(position.startsWith("ok ") || position.startsWith("no show needs a position"), line, position);
            switch (Verb.first(line)) {
                case "position", "initial" -> played.clear();
                case "play" -> played.push(before);
                case "undo" -> check(position.equals(played.poll()), line, position);
                default -> check(position.equals(before) || line.equals("lyngk 1"), line, position);
            }
        } else {
            check(answer.startsWith("no ") && answer.length() <= LONGEST_SENTENCE, line, answer);
            check(!answer.startsWith("no internal error"), line, answer);
            check(session.say("show").equals(position), line, answer);
            check(!line.equals("undo") || played.isEmpty(), line, answer);
            check(!quotesTooMuch(line, answer), line, answer);
        }
        check(answer.codePoints().allMatch(HostileSession::isShown), line, answer);
        check(!answer.endsWith(" "), line, answer);
    }

    /** A server that was only sent the position gives the same answer, except where history or chance matters. */
    private void assertSameWithoutHistory(InputLine input, String answer) {
        String line = input.text();
        if (position.startsWith("ok ") && !line.equals("undo") && !line.startsWith("choose")) {
            Session fresh = Session.at(position.substring(3));
            check(fresh.say(input).equals(answer), line, answer);
            check(fresh.say("show").equals(session.say("show")), line, answer);
        }
    }

    /** Lines with quotation marks are left out: they may hold the answer itself. */
    private static boolean quotesTooMuch(String line, String answer) {
        boolean plain = line.length() > MOST_QUOTED && line.indexOf('"') < 0;
        for (int i = 0; plain && i + MOST_QUOTED < answer.length(); i++) {
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
