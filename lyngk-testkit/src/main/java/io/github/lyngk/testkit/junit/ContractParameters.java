package io.github.lyngk.testkit.junit;

import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.Check;
import io.github.lyngk.testkit.checking.Settings;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * JUnit's configuration parameters, which override the methods of the test classes.
 *
 * @param source JUnit's configuration parameters
 */
record ContractParameters(Function<String, Optional<String>> source) {

    private static final Pattern SHORT = Pattern.compile("(\\d{1,9})\\s*(ms|s|m)?");

    /**
     * Returns the check with the settings of the run or, where there are none, of the class. The default budget is not set,
     * since only an unset budget is extended to 120 s.
     */
    <C extends Check<C>> C configure(
            Check<C> check, int games, Duration budget, Optional<Duration> limit, Set<Rule> violations) {
        C set = check.knownViolations(violations)
                .games(number("lyngk.games", Integer::parseInt).orElse(games));
        set = duration("lyngk.budget")
                .or(() -> Optional.of(budget).filter(time -> !time.equals(Settings.USUAL_BUDGET)))
                .map(set::budget)
                .orElse(set);
        set = duration("lyngk.limit").or(() -> limit).map(set::limit).orElse(set);
        return number("lyngk.seed", Long::parseLong).map(set::seed).orElse(set);
    }

    /** A time such as {@code 30s}, {@code 500ms}, {@code 2m}, {@code 30} (seconds) or {@code PT30S}. */
    private Optional<Duration> duration(String name) {
        return source.apply(name).map(text -> duration(name, text.strip()));
    }

    private static Duration duration(String name, String text) {
        Matcher matcher = SHORT.matcher(text);
        if (matcher.matches()) {
            long number = Long.parseLong(matcher.group(1));
            String unit = Optional.ofNullable(matcher.group(2)).orElse("s");
            return switch (unit) {
                case "ms" -> Duration.ofMillis(number);
                case "m" -> Duration.ofMinutes(number);
                default -> Duration.ofSeconds(number);
            };
        }
        try {
            return Duration.parse(text);
        } catch (DateTimeParseException malformed) {
            throw new IllegalArgumentException(
                    name + " must be a time such as 30s, 500ms or PT30S, but was \"" + text + "\"", malformed);
        }
    }

    private <N> Optional<N> number(String name, Function<String, N> parse) {
        return source.apply(name).map(text -> {
            try {
                return parse.apply(text.strip());
            } catch (NumberFormatException malformed) {
                throw new IllegalArgumentException(
                        name + " must be a number such as 200, but was \"" + text + "\"", malformed);
            }
        });
    }
}
