package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.ValidationReport;
import io.github.lyngk.notation.ValidationSummary;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import java.util.ArrayList;
import java.util.List;

/** {@code lyngk validate FILE…}: replays records and reports all their faults. */
final class Validate implements Subcommand {
    private static final Option JSON = Option.flag("--json", "print JSON: a line for each diagnostic, then a summary");
    private static final Option QUIET = Option.flag("--quiet", "leave out warnings and, without --json, the last line")
            .letter('q');

    @Override
    public String name() {
        return "validate";
    }

    @Override
    public ImmutableList<Option> options() {
        return RecordRun.optionsAfter(JSON, QUIET);
    }

    @Override
    public Help help() {
        return Help.of(
                "Replays the records of files and reports all their errors.", """
                        The last line gives the numbers of records, moves, valid and invalid records.
                        Errors that --lenient accepts are reported as warnings.
                        """, "validate [OPTION]... FILE...");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        return new Report(arguments, streams).run();
    }

    /** Returns the report about a record; the record itself is not kept, to save memory. */
    private static ValidationReport check(FoundRecord found) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        ValidationSummary summary = found.validator().validate(found.text(), diagnostics::add);
        return ValidationReport.of(summary, diagnostics);
    }

    /** One run: prints results as they arrive, and counts them. */
    private static final class Report implements RecordRun.Complaints {
        private final RecordRun run;
        private final Output out;
        private final boolean json;
        private final boolean quiet;
        private ValidationSummary summary = ValidationSummary.EMPTY;

        Report(Arguments arguments, Streams streams) {
            out = streams.out();
            json = arguments.has(JSON);
            quiet = arguments.has(QUIET);
            run = new RecordRun(arguments, streams, this).inJson(json);
        }

        Exit run() {
            Exit exit = run.run(Validate::check, this::add);
            if (json) {
                out.line(summary.toJson(run.unreadable()));
            } else if (!quiet) {
                out.write(out.terminal().reports().line(summary, run.unreadable())
                        + (out.terminal().isPresent() ? run.speed() : "")
                        + "\n");
            }
            return summary.errors() > 0 ? exit.atLeast(Exit.INVALID) : exit;
        }

        private void add(ValidationReport record) {
            record.diagnostics().forEach(this::print);
            summary = summary.plus(record.summary());
        }

        @Override
        public void noRecord(Diagnostic diagnostic) {
            print(diagnostic);
            summary = summary.plus(ValidationSummary.NO_RECORD);
        }

        @Override
        public void unreadable(Diagnostic diagnostic) {
            summary = summary.plus(ValidationSummary.NO_RECORD);
        }

        private void print(Diagnostic diagnostic) {
            if (!quiet || diagnostic.isError()) {
                if (json) {
                    out.line(diagnostic.toJson());
                } else {
                    out.write(out.terminal().reports().lines(diagnostic) + "\n");
                }
            }
        }
    }
}
