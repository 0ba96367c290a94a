package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Streams;
import java.util.function.Consumer;
import java.util.function.Function;

/** A run over records that ends well when all was read, whatever was found; with {@code --json} it may print JSON. */
final class ArchiveRun implements RecordRun.Complaints {
    static final Option JSON = Option.flag("--json", "print JSON, a line for each thing that is told");

    private final Streams streams;
    private final boolean json;
    private final RecordRun run;
    private long unreadable;

    ArchiveRun(Arguments arguments, Streams streams) {
        this(arguments, streams, RecordRun.sources(arguments, streams));
    }

    private ArchiveRun(Arguments arguments, Streams streams, ImmutableList<Source> sources) {
        this.streams = streams;
        this.json = arguments.has(JSON);
        this.run = new RecordRun(arguments, streams, sources, this);
    }

    /** A run that reads every file once, however often it is named. */
    static ArchiveRun ofDistinctFiles(Arguments arguments, Streams streams) {
        return new ArchiveRun(arguments, streams, Sources.distinct(RecordRun.sources(arguments, streams)));
    }

    /** Whether JSON is wanted. */
    boolean isJson() {
        return json;
    }

    /** Does the work, as {@link RecordRun#run} does; {@link Exit#FAILED} if a source could not be read. */
    <T> Exit run(Function<FoundRecord, T> work, Consumer<T> sink) {
        Exit exit = run.run(work, item -> {
            sink.accept(item);
            return true;
        });
        return exit == Exit.INVALID ? Exit.VALID : exit;
    }

    /** How many files could not be read, or not to their end, so far. */
    long unreadable() {
        return unreadable;
    }

    /** Prints a line on standard error, on a line of its own. */
    void complain(String text) {
        run.complain(text);
    }

    @Override
    public void noRecord(Diagnostic diagnostic) {
        run.complainOfSource(diagnostic);
    }

    @Override
    public void unreadable(Diagnostic diagnostic) {
        unreadable++;
        if (json) {
            streams.out().line(diagnostic.toJson());
        }
    }
}
