package io.github.lyngk.testkit.corpus;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordValidator;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The contents of the files in {@code records} and {@code boardspace}. */
final class RecordFile {

    /** A way to read a file, and its result. */
    private record Reading(
            String file, String name, ImmutableList<RecordResult> results, ImmutableList<Diagnostic> diagnostics) {

        boolean findsTheSameAs(Reading other) {
            return results.equals(other.results) && diagnostics.equals(other.diagnostics);
        }
    }

    private RecordFile() {}

    /** The rows on all records in a folder. The labels are those in the table. */
    static ImmutableList<List<String>> records(String folder, List<List<String>> table) {
        Map<List<String>, String> labels =
                table.stream().collect(Collectors.toMap(row -> row.subList(0, 3), row -> row.get(3)));
        return files(Corpus.files(folder).stream(), table)
                .flatMap(RecordFile::readings)
                .flatMap(reading -> reading.results.stream().map(result -> row(reading, result, labels)))
                .collect(ImmutableList.toImmutableList());
    }

    /** The rows on all problems in the files. */
    static ImmutableList<List<String>> diagnostics(List<List<String>> table) {
        Stream<String> all = Stream.of("records", "boardspace").flatMap(folder -> Corpus.files(folder).stream());
        return files(all, table)
                .flatMap(RecordFile::readings)
                .flatMap(reading -> reading.diagnostics.stream().map(found -> row(reading, found)))
                .collect(ImmutableList.toImmutableList());
    }

    /** The files in the order of the table, then those that it does not name. */
    private static Stream<String> files(Stream<String> all, List<List<String>> table) {
        return Stream.concat(table.stream().map(row -> row.get(0)), all).distinct();
    }

    /** Read strictly, and leniently where that makes a difference. */
    private static Stream<Reading> readings(String file) {
        Reading strict = read(file, "strict", ImmutableSet.of());
        Reading lenient = read(file, "lenient", Leniency.all());
        return lenient.findsTheSameAs(strict) ? Stream.of(strict) : Stream.of(strict, lenient);
    }

    private static Reading read(String file, String name, ImmutableSet<Leniency> leniencies) {
        byte[] bytes = Corpus.bytes(file);
        RecordFormat format = file.endsWith(".sgf") ? RecordFormat.BOARDSPACE : RecordFormat.LYNGK;
        ImmutableList.Builder<RecordResult> results = ImmutableList.builder();
        format.split(new ByteArrayInputStream(bytes), leniencies)
                .forEachRemaining(text -> results.add(text.read(leniencies)));
        RecordValidator validator = RecordValidator.strict().reading(format).accepting(leniencies);
        return new Reading(
                file,
                name,
                results.build(),
                validator.validate(new ByteArrayInputStream(bytes)).diagnostics());
    }

    private static List<String> row(Reading reading, RecordResult result, Map<List<String>, String> labels) {
        Optional<GameRecord> record = result.record();
        String number = "" + result.location().number();
        return List.of(
                reading.file,
                reading.name,
                number,
                labels.getOrDefault(List.of(reading.file, reading.name, number), Tsv.NOTHING),
                result.isValid() ? "valid" : "invalid",
                Tsv.orNothing(record.map(GameRecord::start)),
                record.map(GameRecord::moves).map(Tsv::join).orElse(Tsv.NOTHING),
                Tsv.orNothing(record.map(found -> found.result().text())),
                Tsv.orNothing(record.map(
                        found -> Ascii.toLowerCase(found.termination().name()))),
                Tsv.orNothing(record.map(GameRecord::end)),
                Tsv.orNothing(record.flatMap(found -> found.tag("First"))),
                Tsv.orNothing(record.flatMap(found -> found.tag("Second"))),
                Tsv.orNothing(record.flatMap(found -> found.tag("ServerResult"))));
    }

    private static List<String> row(Reading reading, Diagnostic found) {
        return List.of(
                reading.file,
                reading.name,
                "" + found.record(),
                Ascii.toLowerCase(found.severity().name()),
                found.code().name(),
                "" + found.line(),
                "" + found.column(),
                found.ply().isPresent() ? "" + found.ply().getAsInt() : Tsv.NOTHING,
                Tsv.orNothing(found.rule()));
    }
}
