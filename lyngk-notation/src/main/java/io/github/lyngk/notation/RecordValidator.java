package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Validates the records of a source: reads and replays each record, and reports errors and warnings. A validator is
 * immutable, so several threads can use it for any number of sources.
 *
 * <pre>{@code
 * ValidationReport report = RecordValidator.strict().withFile("games.lyngk").validate(stream);
 * System.out.print(report.toText());
 * }</pre>
 */
public final class RecordValidator {
    private static final RecordValidator STRICT = new RecordValidator(RecordFormat.LYNGK, ImmutableSet.of(), null);

    private final RecordFormat format;
    private final ImmutableSet<Leniency> leniencies;
    private final @Nullable String file;

    private RecordValidator(RecordFormat format, ImmutableSet<Leniency> leniencies, @Nullable String file) {
        this.format = format;
        this.leniencies = leniencies;
        this.file = file;
    }

    /** {@return the validator of {@link RecordFormat#LYNGK} that accepts no faults} */
    public static RecordValidator strict() {
        return STRICT;
    }

    /**
     * {@return this validator with another format}
     *
     * @param format the format of the records
     */
    public RecordValidator reading(RecordFormat format) {
        return new RecordValidator(requireNonNull(format, "format"), leniencies, file);
    }

    /**
     * {@return this validator with other leniencies, which replace those it has}
     *
     * @param leniencies the faults to accept and report as warnings, none to be strict
     */
    public RecordValidator accepting(Set<Leniency> leniencies) {
        return new RecordValidator(format, ImmutableSet.copyOf(new TreeSet<>(leniencies)), file);
    }

    /**
     * {@return this validator with a file name, which it adds to diagnostics}
     *
     * @param file the name to print for the source
     */
    public RecordValidator withFile(String file) {
        return new RecordValidator(format, leniencies, requireNonNull(file, "file"));
    }

    /** {@return the format that this validator reads} */
    public RecordFormat format() {
        return format;
    }

    /** {@return the faults that this validator accepts, none if it is strict} */
    public ImmutableSet<Leniency> leniencies() {
        return leniencies;
    }

    /** {@return the file name in the diagnostics, empty if none was given} */
    public Optional<String> file() {
        return Optional.ofNullable(file);
    }

    /**
     * Validates all records of a text.
     *
     * @param text any number of records
     * @return the report; a text without any record is invalid
     */
    public ValidationReport validate(String text) {
        return validate(new StringReader(text));
    }

    /**
     * Validates all records of a source of characters. Does not close it.
     *
     * @param source any number of records
     * @return the report; a source without any record is invalid
     * @throws java.io.UncheckedIOException if the source cannot be read
     */
    public ValidationReport validate(Reader source) {
        return collect(format.split(source, leniencies));
    }

    /**
     * Validates all records of a source of bytes. Does not close it.
     *
     * @param source any number of records, in UTF-8
     * @return the report; a source without any record is invalid
     * @throws java.io.UncheckedIOException if the source cannot be read
     */
    public ValidationReport validate(InputStream source) {
        return collect(format.split(source, leniencies));
    }

    /**
     * Validates all records of a source of bytes and passes each diagnostic to a consumer immediately. Memory use does
     * not depend on the number of diagnostics. Does not close the source.
     *
     * @param source any number of records, in UTF-8
     * @param diagnostics receives every diagnostic, in the order of the source
     * @return the summary
     * @throws java.io.UncheckedIOException if the source cannot be read
     */
    public ValidationSummary validate(InputStream source, Consumer<? super Diagnostic> diagnostics) {
        return validate(format.split(source, leniencies), requireNonNull(diagnostics, "diagnostics"));
    }

    /**
     * Validates one record from a {@link RecordSplitter}, in the format of its text.
     *
     * @param text the text of a record
     * @return the record, or its legal prefix, with diagnostics that name the file
     */
    public RecordResult validate(RecordText text) {
        RecordResult result = text.read(leniencies);
        return file == null || result.diagnostics().isEmpty() ? result : result.withFile(file);
    }

    /**
     * Validates one record from a {@link RecordSplitter} and passes its diagnostics to a consumer. Use this to validate
     * the records of a source in several threads or on several machines: add up the returned summaries with {@link
     * ValidationSummary#plus}, and call {@link #noRecord} after the last record.
     *
     * @param text the text of a record
     * @param diagnostics receives every diagnostic, in the order of the text
     * @return the summary of this record
     */
    public ValidationSummary validate(RecordText text, Consumer<? super Diagnostic> diagnostics) {
        RecordResult result = validate(text);
        result.diagnostics().forEach(diagnostics);
        return ValidationSummary.of(result);
    }

    /**
     * Returns the error to report for a source without records. Call it after the last record.
     *
     * @param records the number of records in the whole source
     * @return the error if the number is 0, otherwise empty; the summary of a source without records is
     *     {@link ValidationSummary#NO_RECORD}
     */
    public Optional<Diagnostic> noRecord(long records) {
        if (records > 0) {
            return Optional.empty();
        }
        Diagnostic diagnostic = Diagnostic.error(DiagnosticCode.NO_RECORD, DiagnosticCode.NO_RECORD.summary());
        return Optional.of(file == null ? diagnostic : diagnostic.withFile(file));
    }

    private ValidationReport collect(RecordSplitter texts) {
        ImmutableList.Builder<Diagnostic> diagnostics = ImmutableList.builder();
        ValidationSummary summary = validate(texts, diagnostics::add);
        return ValidationReport.of(summary, diagnostics.build());
    }

    private ValidationSummary validate(RecordSplitter texts, Consumer<? super Diagnostic> diagnostics) {
        ValidationSummary summary = ValidationSummary.EMPTY;
        while (texts.hasNext()) {
            summary = summary.plus(validate(texts.next(), diagnostics));
        }
        Optional<Diagnostic> noRecord = noRecord(summary.records());
        noRecord.ifPresent(diagnostics);
        return noRecord.isPresent() ? ValidationSummary.NO_RECORD : summary;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RecordValidator that
                && format == that.format
                && leniencies.equals(that.leniencies)
                && Objects.equals(file, that.file);
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the file name, the format and the leniencies, human-readable} */
    @Override
    public String toString() {
        return "validator of " + (file == null ? "" : file + " as ") + format + " accepting " + leniencies;
    }
}
