package io.github.lyngk.testkit.cli;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.primitives.Longs;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.testkit.Check;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The options of a check. */
final class Wishes {

    static final ImmutableSet<String> OPTIONS =
            ImmutableSet.of("--seconds", "--seed", "--variant", "--known", "--limit");

    static final String HELP = """
              --seconds N      end after N seconds, making faults small included; 15 unless
                               told, and up to 120 for programs that answer slowly
              --limit MS       an answer may take so many milliseconds; a bot is told
              --seed N         play the same games again, as a report tells it
              --variant NAME   check this variant only: standard, six or captures; may be
                               repeated
              --known RULES    rules that the program breaks on purpose, such as R4,F2: told,
                               but not counted as faults
            """;

    private static final int DAY = 86_400;

    private Wishes() {}

    /** The check as wished for; a wish that makes no sense is a {@link UsageException}. */
    static <C extends Check<C>> C apply(Arguments arguments, Check<C> check) {
        C wished = check.knownDepartures(each(arguments, "--known", Wishes::rule));
        C timed = arguments
                .number("--seconds", 1, DAY)
                .map(seconds -> wished.budget(Duration.ofSeconds(seconds)))
                .orElse(wished);
        C limited = arguments
                .number("--limit", 1, DAY * 1000)
                .map(millis -> timed.limit(Duration.ofMillis(millis)))
                .orElse(timed);
        ImmutableSet<Variant> variants = each(arguments, "--variant", Wishes::variant);
        C varied = variants.isEmpty() ? limited : limited.variants(variants);
        return Optional.ofNullable(Iterables.getLast(arguments.values("--seed"), null))
                .map(text -> varied.seed(seed(text)))
                .orElse(varied);
    }

    /** The values of an option that may be repeated, or hold several with commas between. */
    private static <T> ImmutableSet<T> each(Arguments arguments, String option, Function<String, T> reading) {
        return arguments.values(option).stream()
                .flatMap(Splitter.on(',')::splitToStream)
                .map(reading)
                .collect(ImmutableSet.toImmutableSet());
    }

    private static Variant variant(String tag) {
        return Variant.ofTag(tag)
                .orElseThrow(() -> new UsageException("--variant is one of "
                        + Arrays.stream(Variant.values()).map(Variant::tag).collect(Collectors.joining(", "))
                        + ", not " + tag));
    }

    private static Rule rule(String name) {
        return Arrays.stream(Rule.values())
                .filter(rule -> rule.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException(
                        "--known takes rules such as R4,F2 with commas between, and " + name + " is none"));
    }

    private static long seed(String text) {
        return Optional.ofNullable(Longs.tryParse(text))
                .orElseThrow(() -> new UsageException("--seed is a whole number of 64 bits, not " + text));
    }
}
