package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.reading.StartLine;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Fault;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/** What the tags of a record say, and everything that is wrong with them. */
final class RecordTags {
    private static final CharMatcher DIGIT = CharMatcher.inRange('0', '9');

    private final Map<String, String> tags;
    private final ToIntBiFunction<String, Integer> places;
    private final List<Fault> faults = new ArrayList<>();
    private final Set<String> faulty = new HashSet<>();
    private final @Nullable StartLine startLine;
    private final @Nullable Result result;
    private final Termination termination;

    /**
     * Takes the tags at their word.
     *
     * @param places where in the text something in the value of a tag stands
     */
    RecordTags(Map<String, String> tags, ToIntBiFunction<String, Integer> places) {
        this.tags = tags;
        this.places = places;
        checkFormat();
        startLine = readStart();
        checkVariant();
        result = readResult();
        termination = readTermination();
    }

    /** {@return everything that is wrong} */
    ImmutableList<Fault> faults() {
        return ImmutableList.copyOf(faults);
    }

    /** {@return the names of the tags that something is wrong with} */
    Set<String> faulty() {
        return faulty;
    }

    /** {@return whether this library knows the version of the format} */
    boolean isReadable() {
        return !faulty.contains(Tags.FORMAT);
    }

    /** {@return the start, empty if the tags tell no possible one} */
    Optional<Position> start() {
        return Optional.ofNullable(startLine).flatMap(StartLine::position);
    }

    /** {@return the line of the start as records print it; there must be one} */
    String positionLine() {
        return requireNonNull(startLine, "no start").print();
    }

    /** {@return what is odd about the start} */
    Optional<Fault> startOddity() {
        return Optional.ofNullable(startLine).flatMap(StartLine::oddity);
    }

    /** {@return the result, empty if the tags do not tell} */
    Optional<Result> result() {
        return Optional.ofNullable(result);
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
        String format = tags.get(Tags.FORMAT);
        if (format != null && !format.equals("1")) {
            value(
                    Tags.FORMAT,
                    DIGIT.matchesAllOf(format) && !format.isEmpty()
                            ? "this library reads version 1 of the format, not version " + format
                            : Excerpt.quote(format) + " is no version of the format");
        }
    }

    private @Nullable StartLine readStart() {
        String line = tags.get(Tags.POSITION);
        if (line == null) {
            add(DiagnosticCode.TAG_MISSING, Tags.POSITION, "the tag Position is missing: there is no standard start");
            return null;
        }
        StartLine read = StartLine.read(line, Setup::parse, index -> places.applyAsInt(Tags.POSITION, index));
        read.faults().forEach(fault -> add(Tags.POSITION, fault));
        return read;
    }

    private void checkVariant() {
        String tag = tags.get(Tags.VARIANT);
        if (tag == null) {
            return;
        }
        Optional<Variant> variant = Variant.find(tag);
        Position start = start().orElse(null);
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
        String tag = tags.get(Tags.RESULT);
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
        String tag = tags.getOrDefault(Tags.TERMINATION, Termination.NORMAL.tag());
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
        add(tag, Fault.of(code, places.applyAsInt(tag, 0), sentence));
    }

    private void add(String tag, Fault fault) {
        faults.add(fault);
        faulty.add(tag);
    }
}
