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
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.testkit.Check;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The options of a check. */
final class Options {

    static final ImmutableList<Option> OPTIONS = ImmutableList.of(
            Option.valued(
                    "--seconds",
                    "N",
                    "end early after N seconds; by default after 60 seconds and 60 answers, but after 120 seconds at the"
                            + " latest"),
            Option.valued("--seed", "N", "repeat the games of an earlier check; its report shows the seed"),
            Option.valued("--variant", "NAME", "check this variant only; may be repeated")
                    .choices(Collections2.transform(Arrays.asList(Variant.values()), Variant::tag)),
            Option.valued(
                    "--known",
                    "NAMES",
                    "rules that the program breaks on purpose, or kinds of fault, such as R4,F2,CRASH: reported, but"
                            + " not counted as faults"));

    private static final int DAY = 86_400;
    private static final int MOST_GAMES = 10_000_000;

    private Options() {}

    /** Returns the check with the options of a command; throws a {@link UsageException} for an invalid option. */
    static <C extends Check<C>> C apply(Arguments arguments, Check<C> check) {
        List<String> known = arguments.values("--known").stream()
                .flatMap(names -> Splitter.on(',').splitToList(names).stream())
                .toList();
        C wished = check.knownViolations(known.stream()
                        .flatMap(name -> named(name, Rule.values()).stream())
                        .collect(ImmutableSet.toImmutableSet()))
                .knownKinds(known.stream()
                        .flatMap(name -> named(name, Kind.values()).stream())
                        .collect(ImmutableSet.toImmutableSet()));
        known.stream()
                .filter(name -> named(name, Rule.values()).isEmpty()
                        && named(name, Kind.values()).isEmpty())
                .forEach(Options::refuse);
        C counted =
                arguments.number("--games", 1, MOST_GAMES).map(wished::games).orElse(wished);
        C timed = arguments
                .number("--seconds", 1, DAY)
                .map(seconds -> counted.budget(Duration.ofSeconds(seconds)))
                .orElse(counted);
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

    private static <E extends Enum<E>> Optional<E> named(String name, E[] values) {
        return Arrays.stream(values)
                .filter(value -> value.name().equalsIgnoreCase(name))
                .findFirst();
    }

    private static void refuse(String name) {
        throw new UsageException("--known accepts rules and kinds of fault, such as R4,F2,CRASH, with commas between; "
                + Excerpt.ofArgument(name) + " is neither");
    }
}
