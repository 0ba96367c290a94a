package io.github.lyngk.testkit.cli;

import static java.util.Objects.requireNonNull;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.RecordWriter;
import io.github.lyngk.notation.protocol.ProgramBot;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.StatusLine;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Failures;
import io.github.lyngk.testkit.Match;
import io.github.lyngk.testkit.MatchGame;
import io.github.lyngk.testkit.MatchResult;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code lyngk-testkit match PROGRAM PROGRAM}: plays a match and measures how much stronger the first bot is. */
final class MatchCommand implements Subcommand {

    private static final int DAY = 86_400_000;
    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_GAMES_OF_A_TEST = 100_000;
    private static final int MOST_JOBS = 256;

    @Override
    public String name() {
        return "match";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.of(
                Option.valued(
                        "--games", "N", "play N games, an even number; by default 100, or at most 100000 with --sprt"),
                Option.valued("--time", "MS", "the time for a move in milliseconds, which the programs receive"),
                Option.valued("--variant", "NAME", "play this variant; may be repeated; by default standard only")
                        .choices(Collections2.transform(Arrays.asList(Variant.values()), Variant::tag)),
                Option.valued("--seed", "N", "repeat the starts of an earlier match; its result shows the seed"),
                Option.valued("--jobs", "N", "play N games at the same time, 256 at most; by default one")
                        .letter('j'),
                Option.valued(
                        "--out", "FILE", "write the records of the games to a new file, in the order of their numbers"),
                Option.valued(
                        "--sprt",
                        "ELO0,ELO1",
                        "stop as soon as a sequential test decides between two Elo differences, as in 0,10"),
                Option.flag("--json", "print JSON: a line for each game, then a summary"));
    }

    @Override
    public Help help() {
        return Help.of(
                "Plays games between two bots and measures how much stronger the first is.",
                """
                        A PROGRAM is a command line in one argument, split at blanks; double quotes keep
                        words together. Games are played in pairs with the same start, each program once
                        with the first move. A program that answers with an illegal move, crashes, or
                        does not answer in time loses that game, and is started again.

                        Example, a match of the rules server in this jar against itself:
                          java -jar JAR match --games 20 \\
                              "java -cp JAR SERVER serve" "java -cp JAR SERVER serve"
                        """.replace("SERVER", ProgramCheck.RULES_SERVER).replace("JAR", ProgramCheck.jar()),
                "match [OPTION]... PROGRAM PROGRAM");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        if (arguments.rest().size() != 2) {
            throw new UsageException("match needs two programs, each in one argument; found "
                    + arguments.rest().size());
        }
        String[] a = words(arguments.rest().get(0));
        String[] b = words(arguments.rest().get(1));
        Match match = match(Match.between(() -> start(a), () -> start(b)), arguments);
        StatusLine status = new StatusLine(streams);
        try (Records records = new Records(arguments.value("--out"))) {
            return Interruption.watch(() -> {
                Exit exit = play(match.onProgress(status::show), records, arguments.has("--json"), status, streams);
                streams.out().flush();
                return exit;
            });
        } catch (UncheckedIOException unwritten) {
            boolean unused = Thread.interrupted(); // by the records
            status.clear();
            String reason = Failures.ofStream(requireNonNull(unwritten.getCause()));
            streams.err().line("lyngk-testkit: " + arguments.value("--out").orElse("") + ": " + reason);
            return Exit.FAILED;
        }
    }

    /** Starts a program; a failure names the whole command. */
    private static ProgramBot start(String[] command) {
        try {
            return ProgramBot.start(command);
        } catch (ProgramFailure failure) {
            String whole = Excerpt.printable(String.join(" ", command)) + ":";
            throw new ProgramFailure(
                    failure.kind(), whole, failure.detail(), failure.errorOutput(), failure.exchanges());
        }
    }

    private static Exit play(Match match, Records records, boolean json, StatusLine status, Streams streams) {
        MatchResult result;
        try {
            result = match.onGame(game -> {
                        records.write(game);
                        if (json) {
                            streams.out().line(MatchJson.of(game));
                            streams.out().flush();
                        }
                    })
                    .run();
        } catch (ProgramFailure notPlayed) {
            status.clear();
            String reason = String.valueOf(notPlayed.getMessage());
            streams.err().line("lyngk-testkit: " + reason);
            if (json) {
                streams.out().line(MatchJson.ofNone(reason));
            }
            return Exit.FAILED;
        }
        status.clear();
        streams.out().line(json ? MatchJson.of(result) : result.toString());
        if (!result.isComplete()) {
            return Exit.FAILED;
        }
        return result.faults().isEmpty() ? Exit.VALID : Exit.INVALID;
    }

    /** The match with the options of the command. */
    private static Match match(Match usual, Arguments arguments) {
        Match match = usual;
        int games =
                arguments.number("--games", 2, MOST_GAMES).orElse(arguments.has("--sprt") ? MOST_GAMES_OF_A_TEST : 100);
        if (games % 2 != 0) {
            throw new UsageException("--games must be an even number, not " + games + ": games are played in pairs");
        }
        match = match.games(games).jobs(arguments.number("--jobs", 1, MOST_JOBS).orElse(1));
        ImmutableSet<Variant> variants = arguments.values("--variant").stream()
                .map(tag -> Variant.parse(tag))
                .collect(ImmutableSet.toImmutableSet());
        match = variants.isEmpty() ? match : match.variants(variants);
        Optional<Integer> time = arguments.number("--time", 1, DAY);
        match = time.isPresent() ? match.time(Duration.ofMillis(time.get())) : match;
        Optional<Long> seed = arguments.seed("--seed");
        match = seed.isPresent() ? match.seed(seed.get()) : match;
        Optional<String> sprt = arguments.value("--sprt");
        return sprt.isPresent() ? withTest(match, sprt.get()) : match;
    }

    private static Match withTest(Match match, String text) {
        if (!text.matches("-?[0-9]+([.][0-9]+)?,-?[0-9]+([.][0-9]+)?")) {
            throw new UsageException("--sprt needs two Elo differences separated by a comma, such as 0,10; found "
                    + Excerpt.ofArgument(text));
        }
        List<String> elos = Splitter.on(',').splitToList(text);
        try {
            return match.sprt(Double.parseDouble(elos.get(0)), Double.parseDouble(elos.get(1)));
        } catch (IllegalArgumentException refused) {
            throw new UsageException("--sprt: " + refused.getMessage());
        }
    }

    /** The words of a command line: split at blanks, except between double quotes. */
    static String[] words(String line) {
        List<String> words = new ArrayList<>();
        Matcher word = Pattern.compile("(?:[^ \"]++|\"[^\"]*+\")++").matcher(line);
        while (word.find()) {
            words.add(word.group().replace("\"", ""));
        }
        if (words.isEmpty() || CharMatcher.is('"').countIn(line) % 2 != 0) {
            throw new UsageException(
                    words.isEmpty() ? "PROGRAM is empty" : "a double quote is missing in " + Excerpt.ofArgument(line));
        }
        return words.toArray(String[]::new);
    }

    /** The file that the records are written to, if there is one. */
    private static final class Records implements AutoCloseable {
        private final Optional<RecordWriter> writer;
        private Optional<IOException> failure = Optional.empty();

        Records(Optional<String> name) {
            try {
                if (name.map(File::new).filter(file -> file.length() > 0).isPresent()) {
                    throw new UsageException("--out needs a new file, but " + name.get() + " exists");
                }
                File folder = name.map(File::new).map(File::getParentFile).orElse(null);
                if (folder != null && !folder.isDirectory()) {
                    throw new UsageException("--out: there is no folder " + folder);
                }
                // A stream of Files.newOutputStream would be closed by an interruption.
                writer = name.isPresent()
                        ? Optional.of(new RecordWriter(new FileOutputStream(name.get())))
                        : Optional.empty();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /**
         * Writes a game. If that fails, the match is interrupted, so that its result is printed, and {@link #close} throws.
         */
        void write(MatchGame game) {
            try {
                if (writer.isPresent() && failure.isEmpty()) {
                    writer.get().write(game.record()).flush();
                }
            } catch (IOException e) {
                failure = Optional.of(e);
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void close() {
            try {
                if (failure.isPresent()) {
                    throw failure.get();
                }
                if (writer.isPresent()) {
                    writer.get().close();
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
