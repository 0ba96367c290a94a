package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Streams;
import java.util.function.Consumer;
import java.util.function.Function;

/** A run over records that ends well when all was read, whatever was found. */
final class ArchiveRun implements RecordRun.Complaints {
    /** For those who can print JSON. */
    static final Option JSON = Option.flag("--json", "print JSON, a line for each thing that is told");

    private final RecordRun run;

    ArchiveRun(Arguments arguments, Streams streams) {
        this(arguments, streams, RecordRun.sources(arguments, streams));
    }

    private ArchiveRun(Arguments arguments, Streams streams, ImmutableList<Source> sources) {
        this.run = new RecordRun(arguments, streams, sources, this);
    }

    /** A run that reads every file once, however often it is named. */
    static ArchiveRun ofDistinctFiles(Arguments arguments, Streams streams) {
        return new ArchiveRun(arguments, streams, Sources.distinct(RecordRun.sources(arguments, streams)));
    }

    /** Does what {@link RecordRun#tellingPrograms} does. */
    ArchiveRun tellingPrograms(boolean wanted) {
        run.tellingPrograms(wanted);
        return this;
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
        return run.unreadable();
    }

    /** Prints a line on standard error, on a line of its own. */
    void complain(String text) {
        run.complain(text);
    }

    @Override
    public void noRecord(Diagnostic diagnostic) {
        run.complainOfSource(diagnostic);
    }
}
