package io.github.lyngk.notation;

import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.text.Excerpt;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The meaning of the tags of a record, and their faults. */
final class RecordTags {
    /** Receives the faults. */
    interface Report {
        /**
         * Reports a fault of a tag.
         *
         * @param index the index of the fault in the value
         */
        void add(String tag, int index, Diagnostic diagnostic);
    }

    private final Function<String, @Nullable String> tags;
    private final Report report;
    private final Set<String> faulty = new HashSet<>(0);
    private final @Nullable Position start;
    private final @Nullable Result result;
    private final Termination termination;

    /**
     * Reads the tags.
     *
     * @param tags returns the value of a tag, or null if there is none
     */
    RecordTags(Function<String, @Nullable String> tags, Report report) {
        this.tags = tags;
        this.report = report;
        checkFormat();
        start = readStart();
        checkVariant();
        result = read(Tags.RESULT, Result.values(), Result::text);
        Termination ending = read(Tags.TERMINATION, Termination.values(), Termination::tag);
        termination = ending == null ? Termination.NORMAL : ending;
    }

    /** {@return the names of the tags with faults} */
    Set<String> faulty() {
        return faulty;
    }

    /** {@return whether this library supports the version of the format} */
    boolean isReadable() {
        return !faulty.contains(Tags.FORMAT);
    }

    /** {@return the start position, null if the tags have no possible one} */
    @Nullable
    Position start() {
        return start;
    }

    /** {@return the result, null if the tags have no valid one} */
    @Nullable
    Result result() {
        return result;
    }

    /** {@return why the game ended, {@link Termination#NORMAL} if the tags have no valid one} */
    Termination termination() {
        return termination;
    }

    /**
     * {@return whether the tags explain why the game ended; a missing tag means that it ended normally}
     */
    boolean knowsTermination() {
        return !faulty.contains(Tags.TERMINATION);
    }

    private void checkFormat() {
        String format = tags.apply(Tags.FORMAT);
        if (format != null && !format.equals("1")) {
            value(
                    Tags.FORMAT,
                    format.matches("[0-9]+")
                            ? "this library reads version 1 of the format, not version " + format
                            : Excerpt.quote(format) + " is not a version of the format");
        }
    }

    private @Nullable Position readStart() {
        String line = tags.apply(Tags.POSITION);
        if (line == null) {
            add(
                    DiagnosticCode.TAG_MISSING,
                    Tags.POSITION,
                    "the tag Position is missing; there is no default start position");
            return null;
        }
        try {
            return Position.parse(line);
        } catch (NotationException e) {
            String message = "the position line is malformed: expected " + e.expected();
            add(Tags.POSITION, e.index(), Diagnostic.error(DiagnosticCode.TAG_VALUE, message));
        } catch (IllegalSetupException e) {
            for (Problem problem : e.impossibilities()) {
                String message = "the start is impossible: " + problem.message();
                add(
                        Tags.POSITION,
                        0,
                        Diagnostic.error(DiagnosticCode.START_IMPOSSIBLE, message)
                                .withRule(problem.rule()));
            }
        }
        return null;
    }

    private void checkVariant() {
        Variant variant = read(Tags.VARIANT, Variant.values(), Variant::tag);
        if (variant != null && start != null && start.variant() != variant) {
            add(
                    DiagnosticCode.VARIANT_DISAGREES,
                    Tags.VARIANT,
                    "the tag Variant says " + variant.tag() + ", but the position line says "
                            + start.variant().tag());
        }
    }

    /**
     * {@return the constant that a tag names, null if there is no such tag or constant; an unknown name is reported}
     */
    private <T> @Nullable T read(String tag, T[] values, Function<T, String> word) {
        String text = tags.apply(tag);
        if (text == null) {
            return null;
        }
        for (T value : values) {
            if (word.apply(value).equals(text)) {
                return value;
            }
        }
        value(tag, tag + " is " + listed(values, word) + ", not " + Excerpt.quote(text));
        return null;
    }

    /** Returns "a, b or c". */
    private static <T> String listed(T[] values, Function<T, String> word) {
        List<String> words = Arrays.stream(values).map(word).toList();
        int most = words.size() - 1;
        return String.join(", ", words.subList(0, most)) + " or " + words.get(most);
    }

    private void value(String tag, String message) {
        add(DiagnosticCode.TAG_VALUE, tag, message);
    }

    private void add(DiagnosticCode code, String tag, String message) {
        add(tag, 0, Diagnostic.error(code, message));
    }

    private void add(String tag, int index, Diagnostic diagnostic) {
        report.add(tag, index, diagnostic);
        faulty.add(tag);
    }
}
