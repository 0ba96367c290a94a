package io.github.lyngk.testkit.cli;

import com.google.common.base.Splitter;
import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.testkit.Check;
import java.time.Duration;
import java.util.Arrays;

/** The options of a check. */
final class Wishes {

    static final ImmutableList<Option> OPTIONS = ImmutableList.of(
            Option.valued(
                    "--seconds",
                    "N",
                    "end after N seconds, making faults small included; 15 unless told, and up to 120 for programs"
                            + " that answer slowly"),
            Option.valued("--limit", "MS", "an answer may take so many milliseconds; a bot is told"),
            Option.valued("--seed", "N", "play the same games again, as a report tells it"),
            Option.valued("--variant", "NAME", "check this variant only; may be repeated")
                    .choices(Collections2.transform(Arrays.asList(Variant.values()), Variant::tag)),
            Option.valued(
                    "--known",
                    "RULES",
                    "rules that the program breaks on purpose, such as R4,F2: told, but not counted as faults"));

    private static final int DAY = 86_400;

    private Wishes() {}

    /** The check as wished for; a wish that makes no sense is a {@link UsageException}. */
    static <C extends Check<C>> C apply(Arguments arguments, Check<C> check) {
        C wished = check.knownDepartures(known(arguments));
        C timed = arguments
                .number("--seconds", 1, DAY)
                .map(seconds -> wished.budget(Duration.ofSeconds(seconds)))
                .orElse(wished);
        C limited = arguments
                .number("--limit", 1, DAY * 1000)
                .map(millis -> timed.limit(Duration.ofMillis(millis)))
                .orElse(timed);
        ImmutableSet<Variant> variants = arguments.values("--variant").stream()
                .map(tag -> Variant.parse(tag))
                .collect(ImmutableSet.toImmutableSet());
        C varied = variants.isEmpty() ? limited : limited.variants(variants);
        return arguments.seed("--seed").map(varied::seed).orElse(varied);
    }

    /** The option may be repeated, or hold several rules with commas between. */
    private static ImmutableSet<Rule> known(Arguments arguments) {
        return arguments.values("--known").stream()
                .flatMap(rules -> Splitter.on(',').splitToList(rules).stream())
                .map(Wishes::rule)
                .collect(ImmutableSet.toImmutableSet());
    }

    private static Rule rule(String name) {
        return Arrays.stream(Rule.values())
                .filter(rule -> rule.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException(
                        "--known takes rules such as R4,F2 with commas between, and " + name + " is none"));
    }
}
