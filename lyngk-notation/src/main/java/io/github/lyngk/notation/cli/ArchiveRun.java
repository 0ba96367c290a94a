package io.github.lyngk.notation.cli;

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

    ArchiveRun(Arguments arguments, Streams streams) {
        this.streams = streams;
        this.json = arguments.has(JSON.name());
        this.run = new RecordRun(arguments, streams, this);
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

    /** Prints a line on standard error, on a line of its own. */
    void complain(String text) {
        run.complain(text);
    }

    @Override
    public void noRecord(Diagnostic diagnostic) {
        complain(diagnostic.toText());
    }

    @Override
    public void unreadable(Diagnostic diagnostic) {
        if (json) {
            streams.out().line(diagnostic.toJson());
        }
    }
}
