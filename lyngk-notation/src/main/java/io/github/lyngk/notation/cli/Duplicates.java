package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.ValidationSummary;
import io.github.lyngk.notation.archive.DuplicateIndex;
import io.github.lyngk.notation.archive.GameKey;
import io.github.lyngk.notation.archive.Likeness;
import io.github.lyngk.notation.archive.RecordPlace;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.JsonLine;
import io.github.lyngk.notation.text.ReportText;
import org.jspecify.annotations.Nullable;

/** {@code lyngk duplicates FILE…}: lists the games that occur more than once, and where. */
final class Duplicates implements Subcommand {
    private static final Option JSON =
            Option.flag("--json", "print JSON: a line for each place of such a game, then a summary");

    @Override
    public String name() {
        return "duplicates";
    }

    @Override
    public ImmutableList<Option> options() {
        return RecordRun.optionsAfter(LikenessOption.UP_TO, JSON);
    }

    @Override
    public Help help() {
        return Help.of("Lists the places of games that occur more than once.", """
                        Games are the same if they have the same start and moves. Tags, comments,
                        variations, results, routes and marks are not compared, nor are invalid records.
                        A file that is named twice, or found again in a folder, is read once. The exit
                        code is 0 if all files were read.

                        Games are compared by a hash of 128 bits. The index needs about 145 bytes of
                        memory for each record. For millions of records, give Java more memory, as in
                        LYNGK_OPTS=-Xmx1g or java -Xmx1g.
                        """, "duplicates [OPTION]... FILE...");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        return new Search(arguments, streams).run();
    }

    /** The place of a record, and the key of its game, null if the record is invalid. */
    private record Entry(RecordPlace place, @Nullable GameKey key) {}

    /** One run. */
    private static final class Search {
        private final Likeness likeness;
        private final boolean json;
        private final RecordRun run;
        private final Output out;
        private final DuplicateIndex index = new DuplicateIndex();
        private long invalid;
        private long groups;
        private long duplicates;

        Search(Arguments arguments, Streams streams) {
            likeness = LikenessOption.of(arguments);
            json = arguments.has(JSON);
            run = new RecordRun(arguments, streams, Sources.distinct(RecordRun.sources(arguments, streams)))
                    .inJson(json);
            out = streams.out();
        }

        Exit run() {
            Exit exit = run.run(this::entry, this::add);
            index.forEachGroup(this::print);
            out.line(json ? summaryAsJson() : summary());
            return exit;
        }

        private Entry entry(FoundRecord found) {
            RecordResult result = found.read();
            GameKey key = result.isValid()
                    ? result.record()
                            .map(record -> GameKey.of(record, likeness))
                            .orElse(null)
                    : null;
            return new Entry(found.place(), key);
        }

        private void add(Entry entry) {
            if (entry.key() == null) {
                invalid++;
            } else {
                index.add(entry.key(), entry.place());
            }
        }

        private void print(ImmutableList<RecordPlace> places) {
            groups++;
            duplicates += places.size() - 1;
            if (!json) {
                out.line(Excerpt.printable(places.get(0) + " occurs again:"));
                places.subList(1, places.size()).forEach(place -> out.line(Excerpt.printable("    " + place)));
                return;
            }
            for (RecordPlace place : places) {
                out.line(new JsonLine()
                        .add("group", groups)
                        .addAll(place.toMap())
                        .end());
            }
        }

        private String summary() {
            return ReportText.count(index.size(), "game") + " compared, " + invalid + " invalid: "
                    + ReportText.count(groups, "game") + (groups == 1 ? " occurs" : " occur") + " more than once, "
                    + ReportText.count(duplicates, "duplicate");
        }

        private String summaryAsJson() {
            JsonLine object = new JsonLine()
                    .add("version", ValidationSummary.JSON_VERSION)
                    .add("records", index.size() + invalid)
                    .add("invalid", invalid)
                    .add("groups", groups)
                    .add("duplicates", duplicates);
            return (run.unreadable() == 0 ? object : object.add("unreadable", run.unreadable())).end();
        }
    }
}
