package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.archive.GameFilter;
import io.github.lyngk.notation.archive.RecordPlace;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Utf8;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code lyngk filter FILE…}: prints those records that meet all criteria, unchanged. */
final class Filter implements Subcommand {
    @Override
    public String name() {
        return "filter";
    }

    @Override
    public ImmutableList<Option> options() {
        return RecordRun.optionsAfter(Iterables.toArray(Criteria.OPTIONS, Option.class));
    }

    @Override
    public Help help() {
        return Help.of("Prints the records that meet all criteria, unchanged.", """
                        --tag uses the tags as written. All other criteria use the game; for an invalid
                        record, its legal part. A record without a start matches only --tag and
                        --invalid, and is reported. Put the position of --position in quotes.

                        All printed records have the format of the first one, with one blank line
                        between them. Records in another format, records that are too long, and text
                        that does not begin like a record are reported instead, and the exit code is 2.
                        Otherwise it is 0 if all files were read, even if no record is printed.
                        """, "filter [OPTION]... FILE...");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        return new Picker(arguments, streams).run();
    }

    /**
     * The result of judging a record.
     *
     * @param text the record if it is to be printed
     * @param complaint why it could not be judged, or empty
     */
    private record Judged(RecordPlace place, @Nullable RecordText text, String complaint) {}

    /** One run. */
    private static final class Picker {
        private final GameFilter filter;
        private final RecordRun run;
        private final Output out;
        private Optional<RecordFormat> format = Optional.empty();
        private boolean refused;

        Picker(Arguments arguments, Streams streams) {
            filter = Criteria.of(arguments);
            run = new RecordRun(arguments, streams, RecordRun.sources(arguments, streams));
            out = streams.out();
        }

        Exit run() {
            Exit exit = run.run(this::judge, this::take);
            return refused ? Exit.FAILED : exit;
        }

        private Judged judge(FoundRecord found) {
            RecordText text = found.text();
            RecordPlace place = found.place();
            return switch (filter.ask(text, found.validator().leniencies())) {
                case YES -> new Judged(place, text, "");
                case NO -> new Judged(place, null, "");
                case NO_START -> new Judged(place, null, firstError(found.read()));
            };
        }

        private static String firstError(RecordResult result) {
            return result.diagnostics().stream()
                    .filter(Diagnostic::isError)
                    .findFirst()
                    .map(Diagnostic::toText)
                    .orElse("");
        }

        private void take(Judged judged) {
            if (!judged.complaint().isEmpty()) {
                run.complain(judged.complaint());
            }
            RecordText text = judged.text();
            if (text == null) {
                return;
            }
            if (!text.isWhole()) {
                refuse(judged.place(), "it is too long to be kept");
            } else if (format.filter(first -> first != text.format()).isPresent()) {
                refuse(judged.place(), "the output already has records in another format; convert them first");
            } else if (!isSeparable(text)) {
                refuse(judged.place(), "it does not begin like a record");
            } else {
                print(text);
            }
        }

        private void refuse(RecordPlace place, String reason) {
            run.complain(Excerpt.printable("lyngk: " + place + " is not printed: " + reason));
            refused = true;
        }

        /** Whether a blank line is enough to separate it from the record before it; a byte order mark is ignored. */
        private static boolean isSeparable(RecordText text) {
            return text.format() == RecordFormat.LYNGK
                    ? text.text().startsWith("[") || text.text().startsWith(Utf8.BYTE_ORDER_MARK + "[")
                    : !text.tags().isEmpty();
        }

        private void print(RecordText text) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.size() + 2);
            if (format.isPresent()) {
                bytes.write('\n');
            }
            format = Optional.of(text.format());
            try {
                text.writeTo(bytes);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            byte[] printed = bytes.toByteArray();
            out.print(printed);
            if (printed[printed.length - 1] != '\n') {
                out.line("");
            }
        }
    }
}
