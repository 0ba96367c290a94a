package io.github.lyngk.testkit.junit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.LinkedListMultimap;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** A table of the corpus: text, verdict, canonical text and note; for moves with marks also the position and the move. */
record NotationTable<T>(String name, Function<String, T> reader) {
    static final NotationTable<Position> LINES = new NotationTable<>("lines.tsv", Position::parse);
    static final NotationTable<Move> MOVES = new NotationTable<>("moves.tsv", Move::parse);
    static final NotationTable<Move> DESCRIBED = new NotationTable<>("described.tsv", Move::parse);
    static final NotationTable<GameRecord> RECORDS = new NotationTable<>("record-texts.tsv", GameRecord::parse);
    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u(....)|.)");
    private static final Pattern STRANGE = Pattern.compile("[^ -~]");
    private static final ImmutableMap<String, Class<?>> REFUSALS = ImmutableMap.of(
            "malformed", NotationException.class,
            "invalid", NotationException.class,
            "impossible", IllegalSetupException.class,
            "illegal", IllegalMoveException.class);

    void print(NotationContract test, String method, BiFunction<Position, T, String> printer) {
        Function<String[], Object> right = row -> isValid(row) ? text(row[2]) : "";
        check(test, method, right, row -> isValid(row) ? printer.apply(position(row), value(row)) : "");
    }

    void read(NotationContract test, String method, BiFunction<Position, String, T> parser) {
        Function<String[], Object> right = row -> isValid(row) ? value(row) : requireNonNull(REFUSALS.get(row[1]));
        check(test, method, right, row -> parser.apply(position(row), text(row[0])));
    }

    private void check(
            NotationContract test, String method, Function<String[], Object> right, Function<String[], Object> asked) {
        Assumptions.assumeTrue(inherited(test).noneMatch(method::equals), method + " is not overridden");
        LinkedListMultimap<String, String> faults = LinkedListMultimap.create();
        String[] lines = file(name).split("\n");
        for (int i = 1; i < lines.length; i++) {
            String[] row = lines[i].split("\t");
            Object answer;
            try {
                answer = asked.apply(row);
            } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError thrown) {
                answer = thrown;
            }
            if (!isRight(answer, right.apply(row))) {
                String place = name + ":" + (i + 1) + ": " + row[0] + (row.length > 4 ? " in " + row[4] : "");
                String shown = visible(isValid(row) ? text(row[2]) : "refused as " + row[1]);
                String report = place + "\n  answered: " + visible(answer) + "\n  right:    " + shown;
                faults.put(row[1] + (answer instanceof Throwable), report);
            }
        }
        if (!faults.isEmpty()) {
            String first = faults.keySet().stream()
                    .flatMap(kind -> faults.get(kind).stream().limit(2))
                    .collect(Collectors.joining("\n"));
            Assertions.fail(Verdict.name(test) + "." + method + ": " + faults.size() + " wrong answers\n" + first);
        }
    }

    /** Returns the methods of the contract that a class does not override; overloads do not count. */
    static Stream<String> inherited(NotationContract test) {
        Stream<Method> methods = Arrays.stream(test.getClass().getMethods());
        return methods.filter(own -> own.getDeclaringClass() == NotationContract.class)
                .map(Method::getName);
    }

    /** A parser may refuse a text with any exception, but if it is one of the library's, it must be the right one. */
    private static boolean isRight(@Nullable Object answer, Object right) {
        return right instanceof Class<?>
                ? answer instanceof RuntimeException
                        && REFUSALS.values().stream().allMatch(type -> type == right || !type.isInstance(answer))
                : right.equals(answer);
    }

    private static String visible(@Nullable Object text) {
        return STRANGE.matcher(
                        Ascii.truncate(String.valueOf(text), 2_000, "...").replace("\n", "\\n"))
                .replaceAll(strange ->
                        "\\\\u{" + Integer.toHexString(strange.group().codePointAt(0)) + "}");
    }

    private static boolean isValid(String[] row) {
        return row[1].equals("valid");
    }

    private static Position position(String[] row) {
        return Position.parse(row.length > 4 ? row[4] : "1/4/7/6/7/6/7/4/1 1 -:- 0:0");
    }

    private T value(String[] row) {
        return reader.apply(row.length > 4 ? row[5] : text(row[2]));
    }

    /** A column holds a JSON string, the name of a file with the text, or the text itself. */
    private static String text(String column) {
        if (!column.startsWith("\"")) {
            return column.endsWith(".lyngk") ? file(column) : column;
        }
        return ESCAPE.matcher(column.substring(1, column.length() - 1))
                .replaceAll(escape -> Matcher.quoteReplacement(
                        escape.group(1) == null
                                ? escape.group().translateEscapes()
                                : "" + (char) Integer.parseInt(escape.group(1), 16)));
    }

    private static String file(String name) {
        try (InputStream file = NotationTable.class.getResourceAsStream("/io/github/lyngk/testkit/corpus/" + name)) {
            return new String(requireNonNull(file, name).readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
