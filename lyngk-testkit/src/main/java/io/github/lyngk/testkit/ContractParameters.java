package io.github.lyngk.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is set for all contracts of a test run, from outside: JUnit's configuration parameters, as far as they are set as
 * system properties or in {@code junit-platform.properties}, where JUnit looks too.
 */
final class ContractParameters {

    /** The time a contract may take, in place of what its class says. */
    static final String BUDGET = "lyngk.budget";

    /** The time an answer may take, in place of what its class says. */
    static final String LIMIT = "lyngk.limit";

    /** How many games, or positions of a bot, a contract goes through, in place of what its class says. */
    static final String GAMES = "lyngk.games";

    /** The seed that games are drawn from. */
    static final String SEED = "lyngk.seed";

    private static final Pattern SHORT = Pattern.compile("(\\d{1,9})\\s*(ms|s|m)?");

    private static final AtomicReference<Function<String, Optional<String>>> SOURCE =
            new AtomicReference<>(name -> Optional.empty());

    private static final AtomicInteger RUNS = new AtomicInteger();

    private ContractParameters() {}

    /** Takes the parameters of a run that begins; for tests. */
    static void take(Function<String, Optional<String>> source) {
        SOURCE.set(source);
        RUNS.incrementAndGet();
    }

    /** The number of the run. */
    static int run() {
        return RUNS.get();
    }

    private static Optional<String> get(String name) {
        return SOURCE.get()
                .apply(name)
                .or(() -> Optional.ofNullable(System.getProperty(name)))
                .or(() -> Optional.ofNullable(file().getProperty(name)));
    }

    private static Properties file() {
        Properties properties = new Properties();
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        try (InputStream in = loader == null ? null : loader.getResourceAsStream("junit-platform.properties")) {
            if (in != null) {
                properties.load(in);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException("junit-platform.properties cannot be read", unreadable);
        }
        return properties;
    }

    /** A time such as {@code 30s}, {@code 500ms}, {@code 2m}, {@code 30} (seconds) or {@code PT30S}. */
    static Optional<Duration> duration(String name) {
        return get(name).map(text -> duration(name, text.strip()));
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
                    name + " is a time such as 30s, 500ms or PT30S, but was \"" + text + "\"", malformed);
        }
    }

    static Optional<Long> seed() {
        return whole(SEED);
    }

    /** A number of games. */
    static Optional<Integer> number(String name) {
        return whole(name).map(Math::toIntExact);
    }

    private static Optional<Long> whole(String name) {
        return get(name).map(text -> {
            try {
                return Long.parseLong(text.strip());
            } catch (NumberFormatException malformed) {
                throw new IllegalArgumentException(name + " is a whole number, but was \"" + text + "\"", malformed);
            }
        });
    }
}
