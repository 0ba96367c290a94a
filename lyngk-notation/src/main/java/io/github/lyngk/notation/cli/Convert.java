package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;

/** {@code lyngk convert FILE…}: converts records, mostly those of Boardspace, to the {@code .lyngk} format. */
final class Convert implements Subcommand {
    private static final Option QUIET =
            Option.flag("--quiet", "leave out warnings").letter('q');

    @Override
    public String name() {
        return "convert";
    }

    @Override
    public ImmutableList<Option> options() {
        return RecordRun.optionsAfter(QUIET);
    }

    @Override
    public Help help() {
        return Help.of(
                "Prints records of all formats as canonical .lyngk records.", """
                        Errors are printed on standard error; those that --lenient accepts, as warnings.
                        For an invalid record, the legal part is printed.
                        """, "convert [OPTION]... FILE...");
    }

    /** A record as text, empty if it has no start, and its diagnostics. */
    private record Converted(String text, ImmutableList<Diagnostic> diagnostics) {
        static Converted of(RecordResult result) {
            return new Converted(result.record().map(GameRecord::toString).orElse(""), result.diagnostics());
        }
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        return new Printer(arguments, streams).run();
    }

    /** One run. */
    private static final class Printer {
        private final RecordRun run;
        private final Output out;
        private final boolean quiet;
        private boolean first = true;
        private boolean invalid;

        Printer(Arguments arguments, Streams streams) {
            out = streams.out();
            quiet = arguments.has(QUIET);
            run = new RecordRun(arguments, streams, this::tell);
        }

        Exit run() {
            Exit exit = run.run(found -> Converted.of(found.read()), this::print);
            return invalid ? exit.atLeast(Exit.INVALID) : exit;
        }

        private void print(Converted converted) {
            converted.diagnostics().forEach(this::tell);
            if (!converted.text().isEmpty()) {
                // Printed separately, not concatenated, since a text may be long.
                out.print(first ? "" : "\n");
                out.print(converted.text());
                first = false;
            }
        }

        private void tell(Diagnostic diagnostic) {
            invalid |= diagnostic.isError();
            if (!quiet || diagnostic.isError()) {
                run.complain(diagnostic);
            }
        }
    }
}
