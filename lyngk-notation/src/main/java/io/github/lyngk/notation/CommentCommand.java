package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command inside a comment, as in chess records: {@code [%clk 0:03:21]}. Only the first one of a turn counts.
 * Malformed and unknown commands are plain text.
 */
enum CommentCommand {
    CLOCK("clk", CommentCommand.TIME),
    ELAPSED("emt", CommentCommand.TIME),
    EVALUATION("eval", CommentCommand.NUMBER);

    private static final String TIME = "(\\d{1,4}):([0-5]?\\d):([0-5]?\\d)(?:\\.(\\d{0,9}))?";

    /** Programs may add how many moves they looked ahead. */
    private static final String NUMBER = "([+-]?(?:\\d{1,9}(?:\\.\\d{0,9})?|\\.\\d{1,9}))(?:,\\d{1,9})?";

    private static final Duration TOO_LONG = Duration.ofHours(10_000);

    /** The first number that is rounded to 10⁹, which has too many digits. */
    private static final double TOO_LARGE = 999_999_999.9999995;

    private static final int MOST_DECIMALS = 6;

    private final String name;
    private final Pattern pattern;

    CommentCommand(String name, String value) {
        this.name = name;
        this.pattern = Pattern.compile("\\[%" + name + " +" + value + " *\\]");
    }

    /** {@return the time of the first such command of a turn} */
    Optional<Duration> time(Turn turn) {
        return find(turn)
                .map(time -> Duration.ofHours(Long.parseLong(time.group(1)))
                        .plusMinutes(Long.parseLong(time.group(2)))
                        .plusSeconds(Long.parseLong(time.group(3)))
                        .plusNanos(
                                time.group(4) == null
                                        ? 0
                                        : Long.parseLong((time.group(4) + "000000000").substring(0, 9))));
    }

    /** {@return the number of the first such command of a turn} */
    Optional<Double> number(Turn turn) {
        return find(turn).map(number -> Double.valueOf(number.group(1)));
    }

    private Optional<MatchResult> find(Turn turn) {
        for (Comment comment : turn.comments()) {
            Matcher matcher = pattern.matcher(comment.text());
            if (matcher.find()) {
                return Optional.of(matcher.toMatchResult());
            }
        }
        return Optional.empty();
    }

    /**
     * {@return a turn in which this command replaces the first one of its kind, or follows the other commands if there
     * is none}
     */
    Turn put(Turn turn, Duration time) {
        checkArgument(
                !time.isNegative() && time.compareTo(TOO_LONG) < 0,
                "%s: a time must be at least 0 and less than 10,000 hours",
                time);
        String fraction = String.format(Locale.ROOT, ".%09d", time.getNano());
        return put(
                turn,
                String.format(
                        Locale.ROOT,
                        "%d:%02d:%02d%s",
                        time.toHours(),
                        time.toMinutesPart(),
                        time.toSecondsPart(),
                        CharMatcher.anyOf("0.").trimTrailingFrom(fraction)));
    }

    /** {@return a turn with this command and a number, like {@link #put(Turn, Duration)}} */
    Turn put(Turn turn, double number) {
        checkArgument(Math.abs(number) < TOO_LARGE, "%s: an evaluation is below a billion", number);
        BigDecimal exact = BigDecimal.valueOf(number);
        return put(
                turn,
                exact.setScale(Math.min(exact.scale(), MOST_DECIMALS), RoundingMode.HALF_EVEN)
                        .toPlainString());
    }

    private Turn put(Turn turn, String value) {
        String command = "[%" + name + " " + value + "]";
        List<Annotation> annotations = new ArrayList<>(turn.annotations());
        int other = -1;
        for (int i = 0; i < annotations.size(); i++) {
            if (annotations.get(i) instanceof Comment comment) {
                Matcher matcher = pattern.matcher(comment.text());
                if (matcher.find()) {
                    annotations.set(i, new Comment(matcher.replaceFirst(command)));
                    return turn.withAnnotations(annotations);
                }
                other = comment.text().contains("[%") ? i : other;
            }
        }
        if (other < 0) {
            return turn.annotate(new Comment(command));
        }
        annotations.set(other, new Comment(((Comment) annotations.get(other)).text() + " " + command));
        return turn.withAnnotations(annotations);
    }
}
