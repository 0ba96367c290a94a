package io.github.lyngk.notation;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the tags of a record say, and everything that is wrong with them. */
final class Heading {
    private static final CharMatcher DIGIT = CharMatcher.inRange('0', '9');

    private final Map<String, String> tags;
    private final List<Fault> faults = new ArrayList<>();
    private final @Nullable Setup setup;
    private final @Nullable Position start;
    private final String line;
    private final @Nullable Result result;
    private final Termination termination;

    /** Something wrong with a tag; the index tells where in its value, -1 that the tag as a whole is meant. */
    record Fault(
            DiagnosticCode code,
            String tag,
            int index,
            @Nullable Rule rule,
            String sentence) {}

    private Heading(Map<String, String> tags) {
        this.tags = tags;
        checkFormat();
        setup = readSetup();
        start = setup == null ? null : readStart(setup);
        line = canonicalLine();
        checkVariant();
        result = readResult();
        termination = readTermination();
    }

    /** Reads the tags of a record. */
    static Heading read(Map<String, String> tags) {
        return new Heading(tags);
    }

    ImmutableList<Fault> faults() {
        return ImmutableList.copyOf(faults);
    }

    /** Tells whether this library knows the version of the format. */
    boolean isReadable() {
        return isRight(Tags.FORMAT);
    }

    /** Returns the start, empty if the tags tell no possible one. */
    Optional<Position> start() {
        return Optional.ofNullable(start);
    }

    /** Tells whether the game begins as section C has it. */
    boolean isInitial() {
        return setup != null && setup.isInitial();
    }

    /** Returns the position line of a start that is possible, in canonical form. */
    String line() {
        return line;
    }

    /** Returns the result, empty if the tags do not tell. */
    Optional<Result> result() {
        return Optional.ofNullable(result);
    }

    /** Returns why the game ended, normally if the tags tell nothing that can be read. */
    Termination termination() {
        return termination;
    }

    /** Tells whether the tags say why the game ended in a way that can be read; no tag says that it ended normally. */
    boolean knowsTermination() {
        return isRight(Tags.TERMINATION);
    }

    /** Tells whether a tag has no fault. */
    private boolean isRight(String tag) {
        for (Fault fault : faults) {
            if (fault.tag().equals(tag)) {
                return false;
            }
        }
        return true;
    }

    private void checkFormat() {
        String format = tags.get(Tags.FORMAT);
        if (format != null && !format.equals("1")) {
            value(
                    Tags.FORMAT,
                    DIGIT.matchesAllOf(format) && !format.isEmpty()
                            ? "this library reads version 1 of the format, not version " + format
                            : "\"" + Excerpt.shorten(format) + "\" is no version of the format");
        }
    }

    private @Nullable Setup readSetup() {
        String line = tags.get(Tags.POSITION);
        if (line == null) {
            missing(Tags.POSITION, "the tag Position is missing: there is no standard start");
            return null;
        }
        try {
            return Setup.parse(line);
        } catch (NotationException e) {
            faults.add(new Fault(
                    DiagnosticCode.TAG_VALUE,
                    Tags.POSITION,
                    e.index(),
                    null,
                    "the position line is malformed: expected " + e.expected()));
            return null;
        }
    }

    private @Nullable Position readStart(Setup written) {
        try {
            return Position.of(written);
        } catch (IllegalSetupException e) {
            for (Problem problem : e.impossibilities()) {
                faults.add(new Fault(
                        DiagnosticCode.START_IMPOSSIBLE,
                        Tags.POSITION,
                        0,
                        problem.rule(),
                        "the start is impossible: " + problem.sentence()));
            }
            return null;
        }
    }

    private String canonicalLine() {
        String written = tags.getOrDefault(Tags.POSITION, "");
        // Letters may be in either case; only the variant is in lower case when canonical.
        int variant = written.lastIndexOf(' ');
        for (int i = 0; i < variant; i++) {
            if (written.charAt(i) >= 'a') {
                return String.valueOf(start);
            }
        }
        return written;
    }

    private void checkVariant() {
        String tag = tags.get(Tags.VARIANT);
        if (tag == null) {
            return;
        }
        Optional<Variant> variant = Variant.ofTag(tag);
        if (variant.isEmpty()) {
            value(Tags.VARIANT, "the variants are standard, six and captures, not \"" + Excerpt.shorten(tag) + "\"");
        } else if (start != null && start.variant() != variant.get()) {
            faults.add(new Fault(
                    DiagnosticCode.VARIANT_DISAGREES,
                    Tags.VARIANT,
                    0,
                    null,
                    "the tag Variant says " + tag + ", but the position line says "
                            + start.variant().tag()));
        }
    }

    private @Nullable Result readResult() {
        String tag = tags.get(Tags.RESULT);
        if (tag == null) {
            missing(Tags.RESULT, "the tag Result is missing");
            return null;
        }
        Optional<Result> found = Result.ofText(tag);
        if (found.isEmpty()) {
            value(Tags.RESULT, "the results are 1-0, 0-1, 1/2-1/2 and *, not \"" + Excerpt.shorten(tag) + "\"");
        }
        return found.orElse(null);
    }

    private Termination readTermination() {
        String tag = tags.getOrDefault(Tags.TERMINATION, Termination.NORMAL.tag());
        Optional<Termination> found = Termination.ofTag(tag);
        if (found.isEmpty()) {
            value(
                    Tags.TERMINATION,
                    "a game ends by normal, resignation, time, agreement, adjudication or unfinished, not by \""
                            + Excerpt.shorten(tag) + "\"");
        }
        return found.orElse(Termination.NORMAL);
    }

    private void value(String tag, String sentence) {
        faults.add(new Fault(DiagnosticCode.TAG_VALUE, tag, 0, null, sentence));
    }

    private void missing(String tag, String sentence) {
        faults.add(new Fault(DiagnosticCode.TAG_MISSING, tag, -1, null, sentence));
    }
}
