package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.archive.ArchiveStats;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;

/** {@code lyngk stats FILE…}: counts results, lengths, claims and more. */
final class Stats implements Subcommand {
    private static final Option JSON =
            Option.flag("--json", "print JSON: a line for each file that cannot be read, then the statistics");

    @Override
    public String name() {
        return "stats";
    }

    @Override
    public ImmutableList<Option> options() {
        return RecordRun.optionsAfter(JSON);
    }

    @Override
    public Help help() {
        return Help.of(
                "Counts results, lengths, skips, claims, events and thinking times.", """
                        Valid records are counted by variant; of invalid records, only the number is
                        printed.
                        Thinking times are read from comments such as [%emt 0:00:07].
                        The exit code is 0 if all files were read.
                        """, "stats [OPTION]... FILE...");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        boolean json = arguments.has(JSON);
        RecordRun run = new RecordRun(arguments, streams, RecordRun.sources(arguments, streams)).inJson(json);
        Sum sum = new Sum();
        Exit exit = run.run(found -> ArchiveStats.of(found.read()), sum::add);
        streams.out().print(json ? sum.stats.toJson(run.unreadable()) + "\n" : sum.stats.toText());
        return exit;
    }

    /** The counts so far. */
    private static final class Sum {
        private ArchiveStats stats = ArchiveStats.EMPTY;

        void add(ArchiveStats more) {
            stats = stats.plus(more);
        }
    }
}
