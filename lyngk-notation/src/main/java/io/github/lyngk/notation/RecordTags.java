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
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What the tags of a record say, and everything that is wrong with them. */
final class RecordTags {
    /** Takes what is wrong. */
    interface Report {
        /**
         * Something is wrong with a tag.
         *
         * @param index where in its value
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
     * Takes the tags at their word.
     *
     * @param tags gives the value of a tag, or null if there is none
     */
    RecordTags(Function<String, @Nullable String> tags, Report report) {
        this.tags = tags;
        this.report = report;
        checkFormat();
        start = readStart();
        checkVariant();
        result = readResult();
        termination = readTermination();
    }

    /** {@return the names of the tags that something is wrong with} */
    Set<String> faulty() {
        return faulty;
    }

    /** {@return whether this library knows the version of the format} */
    boolean isReadable() {
        return !faulty.contains(Tags.FORMAT);
    }

    /** {@return the start, null if the tags have no possible one} */
    @Nullable
    Position start() {
        return start;
    }

    /** {@return the result, null if the tags have none} */
    @Nullable
    Result result() {
        return result;
    }

    /** {@return why the game ended, normally if the tags tell nothing that can be read} */
    Termination termination() {
        return termination;
    }

    /**
     * {@return whether the tags tell why the game ended; no tag tells that it ended normally}
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
                            : Excerpt.quote(format) + " is no version of the format");
        }
    }

    private @Nullable Position readStart() {
        String line = tags.apply(Tags.POSITION);
        if (line == null) {
            add(DiagnosticCode.TAG_MISSING, Tags.POSITION, "the tag Position is missing: there is no standard start");
            return null;
        }
        try {
            return Position.parse(line);
        } catch (NotationException e) {
            String sentence = "the position line is malformed: expected " + e.expected();
            add(Tags.POSITION, e.index(), Diagnostic.error(DiagnosticCode.TAG_VALUE, sentence));
        } catch (IllegalSetupException e) {
            for (Problem problem : e.impossibilities()) {
                String sentence = "the start is impossible: " + problem.sentence();
                add(
                        Tags.POSITION,
                        0,
                        Diagnostic.error(DiagnosticCode.START_IMPOSSIBLE, sentence)
                                .withRule(problem.rule()));
            }
        }
        return null;
    }

    private void checkVariant() {
        String tag = tags.apply(Tags.VARIANT);
        if (tag == null) {
            return;
        }
        Optional<Variant> variant = Variant.find(tag);
        if (variant.isEmpty()) {
            value(
                    Tags.VARIANT,
                    "the variants are " + listed("and", Variant.values(), Variant::tag) + ", not "
                            + Excerpt.quote(tag));
        } else if (start != null && start.variant() != variant.get()) {
            add(
                    DiagnosticCode.VARIANT_DISAGREES,
                    Tags.VARIANT,
                    "the tag Variant says " + tag + ", but the position line says "
                            + start.variant().tag());
        }
    }

    private @Nullable Result readResult() {
        String tag = tags.apply(Tags.RESULT);
        if (tag == null) {
            return null;
        }
        Optional<Result> found = Result.find(tag);
        if (found.isEmpty()) {
            value(
                    Tags.RESULT,
                    "the results are " + listed("and", Result.values(), Result::text) + ", not " + Excerpt.quote(tag));
        }
        return found.orElse(null);
    }

    private Termination readTermination() {
        String tag = tags.apply(Tags.TERMINATION);
        if (tag == null) {
            return Termination.NORMAL;
        }
        Optional<Termination> found = Termination.find(tag);
        if (found.isEmpty()) {
            value(
                    Tags.TERMINATION,
                    "a game ends by " + listed("or", Termination.values(), Termination::tag) + ", not by "
                            + Excerpt.quote(tag));
        }
        return found.orElse(Termination.NORMAL);
    }

    /** Returns "a, b and c". */
    private static <T> String listed(String last, T[] values, Function<T, String> word) {
        List<String> words = Arrays.stream(values).map(word).toList();
        int most = words.size() - 1;
        return String.join(", ", words.subList(0, most)) + " " + last + " " + words.get(most);
    }

    private void value(String tag, String sentence) {
        add(DiagnosticCode.TAG_VALUE, tag, sentence);
    }

    private void add(DiagnosticCode code, String tag, String sentence) {
        add(tag, 0, Diagnostic.error(code, sentence));
    }

    private void add(String tag, int index, Diagnostic diagnostic) {
        report.add(tag, index, diagnostic);
        faulty.add(tag);
    }
}
