package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.archive.RecordFiles;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Option;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * The options for reading records.
 *
 * @param leniencies the faults to accept
 * @param format the format of all records, empty to detect it by names and contents
 */
record ReadingOptions(ImmutableSet<Leniency> leniencies, Optional<RecordFormat> format) {
    private static final String ALL = "all";

    private static final Option FORMAT = Option.valued("--format", "NAME", "read all files in this format")
            .letter('f')
            .choices(Option.typed(RecordFormat.values()));

    /** The options of the command line. */
    static final ImmutableList<Option> OPTIONS = ImmutableList.of(
            Option.valued("--lenient", "NAME", "accept this error; may be repeated")
                    .letter('l')
                    .choices(ImmutableList.<String>builder()
                            .addAll(Option.typed(Leniency.values()))
                            .add(ALL)
                            .build()),
            FORMAT);

    static ReadingOptions of(Arguments arguments) {
        return new ReadingOptions(
                leniencies(arguments.values("--lenient")), arguments.constant(FORMAT, RecordFormat.values()));
    }

    /** Cuts a file into records; detects its format unless one is given. */
    RecordSplitter split(String name, InputStream stored) throws IOException {
        InputStream text = RecordFiles.text(name, stored);
        RecordFormat written = format.isPresent() ? format.get() : RecordFiles.format(name, text);
        return written.split(text, leniencies);
    }

    /** {@return a validator for the records of a file} */
    RecordValidator validator(String name) {
        return RecordValidator.strict().accepting(leniencies).withFile(name);
    }

    private static ImmutableSet<Leniency> leniencies(ImmutableList<String> names) {
        ImmutableSet.Builder<Leniency> accepted = ImmutableSet.builder();
        for (Leniency leniency : Leniency.values()) {
            if (names.contains(ALL) || names.contains(Option.typed(leniency))) {
                accepted.add(leniency);
            }
        }
        return accepted.build();
    }
}
