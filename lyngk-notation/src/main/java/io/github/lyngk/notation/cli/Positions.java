package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Failures;
import io.github.lyngk.notation.text.InputLine;
import io.github.lyngk.notation.text.InputLines;
import io.github.lyngk.notation.text.JsonLine;
import io.github.lyngk.notation.text.Refusal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads position lines from one argument, from several words, or from the lines of standard input. Every line of
 * standard input is answered before the next one is read, so that a program can work interactively with the command.
 * Malformed positions are also reported on standard error.
 */
final class Positions {
    private static final CharMatcher BOARD =
            CharMatcher.anyOf("IBRGKJibrgkj()/").or(CharMatcher.inRange('0', '9'));

    private static final CharMatcher BLANK = CharMatcher.anyOf(" \t");

    /** Far longer than any position line; the rest of a longer line is skipped. */
    private static final int LONGEST_LINE = 1 << 16;

    private final Streams streams;
    private final Answering answers;

    private Positions(Streams streams, Answering answers) {
        this.streams = streams;
        this.answers = answers;
    }

    /** Makes the answer to a position line, line ends included. */
    interface Answering {
        /**
         * Returns the answer to a position.
         *
         * @throws Refusal if the request cannot be met
         */
        String to(Position position);

        /**
         * Returns the output for a line without an answer: empty, unless every input line must have an output line.
         *
         * @param message why there is no answer
         * @param object the same for programs: the members of a JSON object
         */
        default String toFaulty(String message, Map<String, @Nullable Object> object) {
            return "";
        }
    }

    /** Answers every position, and reports malformed ones. */
    static Exit answer(ImmutableList<String> arguments, Streams streams, Answering answers) {
        if (arguments.isEmpty()) {
            throw new UsageException("POSITION is missing");
        }
        Positions positions = new Positions(streams, answers);
        return isStandardInput(arguments)
                ? positions.standardInput()
                : positions.one("lyngk: ", InputLine.of(String.join(" ", arguments)));
    }

    /** Whether standard input is the only source that is named. */
    static boolean isStandardInput(ImmutableList<String> arguments) {
        return arguments.equals(ImmutableList.of("-"));
    }

    /** Whether arguments are meant as a position line, well-formed or not: they look like one, and none is a file. */
    static boolean areLine(ImmutableList<String> arguments) {
        return looksLikeLine(String.join(" ", arguments)) && arguments.stream().noneMatch(Positions::isFile);
    }

    /**
     * Columns separated by slashes, with nothing but pieces in them, or followed by a player or claims; or pieces without
     * slashes, followed by a player and claims.
     */
    private static boolean looksLikeLine(String text) {
        List<String> words = Splitter.on(BLANK).limit(3).splitToList(BLANK.trimFrom(text));
        String board = words.get(0);
        String next = words.size() > 1 ? words.get(1) : "";
        String last = words.size() > 2 ? words.get(2) : "";
        if (CharMatcher.javaIsoControl().matchesAnyOf(board)) {
            return false; // Compressed files begin with a control character.
        }
        boolean pieces = BOARD.matchesAllOf(board);
        boolean player = next.length() == 1;
        return switch (board.indexOf('/')) {
            case -1 -> pieces && player && last.indexOf(':') >= 0;
            case 0 -> false; // An absolute path.
            default -> pieces || player || next.indexOf(':') >= 0;
        };
    }

    private static boolean isFile(String argument) {
        try {
            return !argument.isEmpty() && Files.exists(Path.of(argument)); // An empty path is the current folder.
        } catch (InvalidPathException e) {
            return false;
        }
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
            return looksLikeLine(InputLine.of(line.toString(UTF_8))
                    .withoutByteOrderMark()
                    .text()
                    .strip());
        } catch (IOException e) {
            return false; // The next reader of the stream meets the same failure and reports it.
        }
    }

    /**
     * Returns the JSON object about a text that cannot be read.
     *
     * @param json the first members of the object
     * @param input the text, null if it is unknown
     * @param index the index of the fault, null if the whole text is wrong
     * @return the members of the object
     */
    static Map<String, @Nullable Object> faulty(
            JsonLine json, @Nullable String input, @Nullable Integer index, String message) {
        return json.add("input", input)
                .add("index", index)
                .add("message", message)
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
                InputLine text = number == 1 ? line.get().withoutByteOrderMark() : line.get();
                if (!any && text.text().startsWith("[")) {
                    String message = "standard input has records, not position lines; to read records, use show or"
                            + " legal with --record N";
                    return refuse(message, faulty(new JsonLine(), null, null, message), "lyngk: -: " + message);
                }
                Optional<Exit> answered = lineOfInput(number, text);
                any |= answered.isPresent();
                exit = exit.atLeast(answered.orElse(Exit.VALID));
                streams.out().flush(); // A program may wait for the answer before it sends more.
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

    /** Answers a line; a blank line gets an answer too, but is not an error. */
    private Optional<Exit> lineOfInput(long number, InputLine line) {
        if (line.isBlank()) {
            String message = "the line is blank";
            streams.out().print(answers.toFaulty(message, faulty(new JsonLine(), "", null, message)));
            return Optional.empty();
        }
        return Optional.of(one("lyngk: -:" + number + ": ", line));
    }

    /** Answers one line; a complaint begins with the place of the line. */
    private Exit one(String where, InputLine command) {
        String line = null;
        try {
            line = command.readable().strip();
            streams.out().print(answers.to(Position.parse(line)));
            return Exit.VALID;
        } catch (NotationException e) {
            String message = e.getMessage();
            return refuse(message, faulty(new JsonLine(), line, e.index(), message), where + describe(e));
        } catch (IllegalSetupException e) {
            String message = Failures.ofSetup(e);
            return refuse(message, faulty(new JsonLine(), line, null, message), where + describe(e));
        } catch (Refusal e) {
            String message = e.getMessage();
            Map<String, @Nullable Object> object =
                    e.object().isPresent() ? e.object().get() : faulty(new JsonLine(), line, null, message);
            return refuse(message, object, where + Excerpt.printable(message));
        }
    }

    private Exit refuse(String message, Map<String, @Nullable Object> object, String complaint) {
        streams.out().print(answers.toFaulty(message, object));
        streams.err().line(complaint);
        return Exit.INVALID;
    }

    /** Three lines: what was expected, the text, a caret below the place. */
    private static String describe(NotationException e) {
        if (isFile(e.text())) {
            return Excerpt.printable(e.text()) + " is a file, not a position line";
        }
        return "not a position line: expected " + e.expected() + "\n"
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
