package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Failures;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.UsageException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Works through the records of all files that are named, in parallel, and hands over what was made of each in the order
 * of the input. Files that cannot be read are reported and passed over.
 */
final class RecordRun {
    /** The options of every run over records. */
    static final ImmutableSet<String> OPTIONS = ImmutableSet.of("--format", "--jobs", "--lenient");

    /** What the pages of help say about them. */
    static final String HELP = """
              --lenient NAME   accept a fault and report it as a warning; may be repeated.
                               NAME: move-numbers, missing-pass, comma-after-claim, marks,
                               missing-result, joined-records, all
              --format NAME    how records are written, whatever files are named and begin like.
                               NAME: %s
              --jobs N         check with N threads, 256 at most; one for each processor
                               unless told
            """.formatted(ReadingOptions.names(RecordFormat.values()));

    /** More threads than this would not help, and each of them has records under way. */
    private static final int MOST_JOBS = 256;

    private final ImmutableList<Source> sources;
    private final ReadingOptions options;
    private final int jobs;
    private final Streams streams;
    private final Progress progress;
    private final Consumer<Diagnostic> noRecord;
    private Exit exit = Exit.VALID;
    private long records;

    /**
     * Prepares a run.
     *
     * @param noRecord takes the complaint about a source without any record
     */
    RecordRun(Arguments arguments, Streams streams, Consumer<Diagnostic> noRecord) {
        this.streams = streams;
        this.noRecord = noRecord;
        this.options = ReadingOptions.of(arguments);
        this.jobs = arguments
                .number("--jobs", 1, MOST_JOBS)
                .orElseGet(() -> Runtime.getRuntime().availableProcessors());
        this.progress = new Progress(streams, System::nanoTime);
        if (arguments.rest().isEmpty()) {
            throw new UsageException("which files?");
        }
        this.sources = Sources.find(arguments.rest(), streams);
    }

    /**
     * Does the work.
     *
     * @param work makes something of a record; called by several threads
     * @param sink takes what was made, in order, and returns false when it wants no more
     * @return {@link Exit#FAILED} if a source could not be read, {@link Exit#INVALID} if one has no record
     */
    <T> Exit run(Function<FoundRecord, T> work, Predicate<T> sink) {
        RecordTasks<T> tasks = new RecordTasks<>(sources, options, work);
        new OrderedPool(jobs).run(tasks, batch -> {
            records += batch.items().size();
            for (T item : batch.items()) {
                if (!sink.test(item)) {
                    return false;
                }
            }
            if (batch.end() != null) {
                end(batch.source(), batch.end());
            }
            showAtOnce();
            progress.report(records, batch.source().name());
            return true;
        });
        progress.clear();
        return exit;
    }

    /** Somebody who watches sees results as they come, and no progress between them. */
    private void showAtOnce() {
        if (streams.interactive() && streams.out().isPending()) {
            progress.clear();
            streams.out().flush();
        }
    }

    /** Prints a line on standard error, on a line of its own. */
    void complain(String text) {
        progress.clear();
        streams.err().line(text);
    }

    /** How many records are done a second, after a blank; nothing if there was too little time to measure it. */
    String speed() {
        return progress.speed(records);
    }

    private void end(Source source, RecordTasks.End end) {
        if (end.failure() != null) {
            complain("lyngk: " + source.name() + ": " + Failures.words(end.failure()));
            exit = exit.atLeast(Exit.FAILED);
        } else if (end.records() == 0) {
            noRecord.accept(source.noRecord());
            exit = exit.atLeast(Exit.INVALID);
        }
    }
}
