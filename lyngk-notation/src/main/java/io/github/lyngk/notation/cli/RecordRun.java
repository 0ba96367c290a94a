package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.archive.RecordFiles;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.Excerpt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Processes the records of all named files in parallel, and passes on the results in the order of the input. Files that
 * cannot be read are reported and skipped.
 */
final class RecordRun {
    /** Receives diagnostics about whole sources. */
    interface Complaints {
        /** Called if a source has no record; the command decides its exit code. */
        void noRecord(Diagnostic diagnostic);

        /** Called if a source or one of its records cannot be read completely; this is already reported and counted. */
        default void unreadable(Diagnostic diagnostic) {}
    }

    private static final Option JOBS = Option.valued(
                    "--jobs", "N", "use N threads, at most 256; by default one for each processor")
            .letter('j');

    /** More threads would not help, and each uses memory for the records it processes. */
    private static final int MOST_JOBS = 256;

    private final ImmutableList<Source> sources;
    private final ReadingOptions options;
    private final int jobs;
    private final Streams streams;
    private final Progress progress;
    private final Complaints complaints;
    private boolean json;
    private Exit exit = Exit.VALID;
    private long records;
    private long unreadable;

    /** {@return these options, and after them those of every run over records} */
    static ImmutableList<Option> optionsAfter(Option... options) {
        return ImmutableList.<Option>builder()
                .add(options)
                .addAll(ReadingOptions.OPTIONS)
                .add(JOBS)
                .build();
    }

    /**
     * Prepares a run.
     *
     * @param complaints receives diagnostics about whole sources
     */
    RecordRun(Arguments arguments, Streams streams, Complaints complaints) {
        this(arguments, streams, sources(arguments, streams), complaints);
    }

    /**
     * Prepares a run over these sources that succeeds if all could be read: for a source without records it only prints
     * a warning.
     */
    RecordRun(Arguments arguments, Streams streams, ImmutableList<Source> sources) {
        this(arguments, streams, sources, null);
    }

    private RecordRun(
            Arguments arguments, Streams streams, ImmutableList<Source> sources, @Nullable Complaints complaints) {
        this.streams = streams;
        this.complaints = complaints == null ? this::complainOfSource : complaints;
        this.options = ReadingOptions.of(arguments);
        this.jobs = arguments
                .number(JOBS.name(), 1, MOST_JOBS)
                .orElseGet(() -> Runtime.getRuntime().availableProcessors());
        this.sources = sources;
        this.progress = new Progress(streams, Sources.size(sources), System::nanoTime);
    }

    /** Also reports unreadable sources to programs, each as a line of JSON on standard output. */
    RecordRun inJson(boolean wanted) {
        json = wanted;
        return this;
    }

    /** {@return the sources that the arguments name} */
    static ImmutableList<Source> sources(Arguments arguments, Streams streams) {
        if (arguments.rest().isEmpty()) {
            throw new UsageException("FILE is missing");
        }
        return Sources.find(arguments.rest(), streams);
    }

    /** Processes all records, as {@link #runWhile} does. */
    <T> Exit run(Function<FoundRecord, T> work, Consumer<T> sink) {
        return runWhile(work, item -> {
            sink.accept(item);
            return true;
        });
    }

    /**
     * Processes records until the sink returns false.
     *
     * @param work makes the result of a record; called by several threads
     * @param sink receives the results in order, and returns false to stop
     * @return {@link Exit#FAILED} if a source or a record could not be read
     */
    <T> Exit runWhile(Function<FoundRecord, T> work, Predicate<T> sink) {
        RecordTasks<T> tasks = new RecordTasks<>(sources, options, work);
        new OrderedPool(jobs, RecordTasks.room()).run(tasks, batch -> {
            records += batch.items().size();
            for (T item : batch.items()) {
                if (!sink.test(item)) {
                    return false;
                }
            }
            batch.failures().forEach(this::tell);
            if (batch.end() != null) {
                end(batch.source(), batch.end());
            }
            showAtOnce();
            progress.report(records, batch.bytes(), batch.source().name());
            return true;
        });
        progress.clear();
        return exit;
    }

    /** Returns the number of files so far that could not be read to their end. */
    long unreadable() {
        return unreadable;
    }

    /** On a terminal, results are shown as they come, without progress between them. */
    private void showAtOnce() {
        if (streams.out().terminal().isPresent() && streams.out().isPending()) {
            progress.clear();
            streams.out().flush();
        }
    }

    /** Prints a line on standard error, on a line of its own. */
    void complain(String text) {
        progress.clear();
        streams.err().line(text);
    }

    /** Prints a diagnostic on standard error. */
    void complain(Diagnostic diagnostic) {
        progress.clear();
        streams.err().write(streams.err().terminal().reports().lines(diagnostic) + "\n");
    }

    /** Returns the records per second, after a blank; empty if there was too little time to measure. */
    String speed() {
        return progress.speed(records);
    }

    /** Prints a diagnostic about a whole source on standard error. */
    private void complainOfSource(Diagnostic diagnostic) {
        complain(Excerpt.printable("lyngk: " + diagnostic.file().orElse("-") + ": " + diagnostic.message()));
    }

    private void tell(Diagnostic failure) {
        complainOfSource(failure);
        if (json) {
            streams.out().line(failure.toJson());
        }
        complaints.unreadable(failure);
        unreadable++;
        exit = exit.atLeast(Exit.FAILED);
    }

    private void end(Source source, RecordTasks.End end) {
        if (end.failure() != null) {
            tell(RecordFiles.unreadable(source.name(), end.failure()));
        } else {
            source.noRecord(end.records()).ifPresent(complaints::noRecord);
        }
    }
}
