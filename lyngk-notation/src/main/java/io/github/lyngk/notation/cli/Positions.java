package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.notation.protocol.InputLine;
import io.github.lyngk.notation.protocol.InputLines;
import io.github.lyngk.notation.protocol.Refusal;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Failures;
import io.github.lyngk.notation.text.JsonLine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Position lines given as arguments, quoted or not, or one a line on standard input. Every line of standard input is
 * answered before the next one is read, so that a program can talk to the command; what is no position is told on
 * standard error too.
 */
final class Positions {
    /** A position line has nine columns. */
    private static final int COLUMN_SEPARATORS = 8;

    /** Far more than any position needs; a longer line is skipped without being kept. */
    private static final int LONGEST_LINE = 1 << 16;

    private final Streams streams;
    private final Answering answers;

    private Positions(Streams streams, Answering answers) {
        this.streams = streams;
        this.answers = answers;
    }

    /** What is answered to a position line; line ends included. */
    interface Answering {
        /**
         * The answer to a position.
         *
         * @throws Refusal if what was asked about it cannot be done
         */
        String to(Position position);

        /**
         * What stands in the place of an answer: nothing, unless somebody counts lines.
         *
         * @param sentence why there is none
         * @param object the same for programs: the members of a JSON object
         */
        default String toFaulty(String sentence, Map<String, @Nullable Object> object) {
            return "";
        }
    }

    /** Answers every position; what is none is reported. */
    static Exit answer(ImmutableList<String> arguments, Streams streams, Answering answers) {
        if (arguments.isEmpty()) {
            throw new UsageException("which position?");
        }
        Positions positions = new Positions(streams, answers);
        return isStandardInput(arguments)
                ? positions.standardInput()
                : positions.one("lyngk: ", InputLine.of(String.join(" ", arguments)));
    }

    /** Whether standard input is all that is named. */
    static boolean isStandardInput(ImmutableList<String> arguments) {
        return arguments.equals(ImmutableList.of("-"));
    }

    /** Whether words look like a position line rather than like files: nine columns, then a player. */
    static boolean isLine(List<String> arguments) {
        List<String> words = Splitter.on(' ').splitToList(String.join(" ", arguments));
        return words.size() > 1
                && words.get(1).length() == 1
                && !words.get(0).startsWith("/")
                && CharMatcher.is('/').countIn(words.get(0)) == COLUMN_SEPARATORS;
    }

    /** Whether the first line of a stream that is not blank is a position line; the stream is marked and reset. */
    static boolean beginWith(InputStream in) {
        in.mark(LONGEST_LINE);
        try {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            boolean blank = true;
            // A program may wait for the answer to its first position before it sends more.
            int c = in.read();
            while (c >= 0 && (blank || c != '\n') && line.size() < LONGEST_LINE - 1) {
                blank &= c <= ' ';
                line.write(c);
                c = in.read();
            }
            in.reset();
            return isLine(ImmutableList.of(line.toString(UTF_8).strip()));
        } catch (IOException e) {
            return false; // Whoever reads it next will meet the same failure, and tell.
        }
    }

    /**
     * Tells programs of a text that cannot be read.
     *
     * @param json what the object begins with
     * @param input the text, null if not even that is known
     * @param index where it goes wrong, null if it does as a whole
     * @return the members of the object
     */
    static Map<String, @Nullable Object> faulty(
            JsonLine json, @Nullable String input, @Nullable Integer index, String sentence) {
        return json.add("input", input)
                .add("index", index)
                .add("message", sentence)
                .map();
    }

    private Exit standardInput() {
        Exit exit = Exit.VALID;
        boolean any = false;
        try {
            InputLines lines = new InputLines(streams.in(), LONGEST_LINE);
            long number = 0;
            for (Optional<InputLine> line = lines.next(); line.isPresent(); line = lines.next()) {
                number++;
                Optional<Exit> answered = lineOfInput(number, line.get());
                any |= answered.isPresent();
                exit = exit.atLeast(answered.orElse(Exit.VALID));
                streams.out().flush(); // Somebody may wait for it before saying more.
            }
        } catch (IOException e) {
            streams.err().line("lyngk: -: " + Failures.ofStream(e));
            return Exit.FAILED;
        }
        if (!any) {
            streams.err().line("lyngk: -: there is no position line");
            return Exit.INVALID;
        }
        return exit;
    }

    /** Answers a line; a blank one gets an answer too, but is no fault. */
    private Optional<Exit> lineOfInput(long number, InputLine line) {
        if (line.isBlank()) {
            String sentence = "the line is blank";
            streams.out().print(answers.toFaulty(sentence, faulty(new JsonLine(), "", null, sentence)));
            return Optional.empty();
        }
        return Optional.of(one("lyngk: -:" + number + ": ", line));
    }

    /** Answers one line; a complaint begins with where it stands. */
    private Exit one(String where, InputLine command) {
        String line = null;
        try {
            line = command.text().strip();
            streams.out().print(answers.to(Position.parse(line)));
            return Exit.VALID;
        } catch (NotationException e) {
            String sentence = Failures.ofNotation(e);
            return refuse(sentence, faulty(new JsonLine(), line, e.index(), sentence), where + describe(e));
        } catch (IllegalSetupException e) {
            String sentence = Failures.ofSetup(e);
            return refuse(sentence, faulty(new JsonLine(), line, null, sentence), where + describe(e));
        } catch (Refusal e) {
            String sentence = e.getMessage();
            Map<String, @Nullable Object> object =
                    e.object().isPresent() ? e.object().get() : faulty(new JsonLine(), line, null, sentence);
            return refuse(sentence, object, where + Excerpt.printable(sentence));
        }
    }

    private Exit refuse(String sentence, Map<String, @Nullable Object> object, String complaint) {
        streams.out().print(answers.toFaulty(sentence, object));
        streams.err().line(complaint);
        return Exit.INVALID;
    }

    /** Three lines: what was expected, the text, a caret below the place. */
    private static String describe(NotationException e) {
        return "no position line: expected " + e.expected() + "\n"
                + Excerpt.around(e.text(), e.index()).indent(2).stripTrailing();
    }

    private static String describe(IllegalSetupException e) {
        StringBuilder problems = new StringBuilder("the position is impossible:");
        for (Problem problem : e.impossibilities()) {
            problems.append("\n  ").append(problem);
        }
        return problems.toString();
    }
}
