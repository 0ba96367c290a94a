package io.github.lyngk.testkit.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordValidator;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A file with records, right or wrong, and what reading it gives.
 *
 * @param labels the rules it is about besides those that diagnostics name
 */
record RecordFile(String name, RecordFormat format, byte[] bytes, ImmutableSet<Rule> labels) {
    static final List<String> HEAD = List.of(
            "file",
            "reading",
            "record",
            "labels",
            "verdict",
            "start",
            "moves",
            "result",
            "termination",
            "end",
            "first",
            "second",
            "server");
    static final List<String> DIAGNOSTICS_HEAD =
            List.of("file", "reading", "record", "severity", "code", "line", "column", "ply", "rule");

    static RecordFile ofLyngk(String name, byte[] bytes) {
        return new RecordFile("records/" + name + ".lyngk", RecordFormat.LYNGK, bytes, ImmutableSet.of());
    }

    static RecordFile ofLyngk(String name, String text) {
        return ofLyngk(name, text.getBytes(UTF_8));
    }

    static RecordFile ofBoardspace(String name, String text) {
        return new RecordFile(
                "boardspace/" + name + ".sgf", RecordFormat.BOARDSPACE, text.getBytes(UTF_8), ImmutableSet.of());
    }

    RecordFile about(Rule... rules) {
        return new RecordFile(name, format, bytes, ImmutableSet.copyOf(rules));
    }

    /** A row a record; read leniently only where that makes a difference. */
    Stream<List<String>> rows() {
        return readings().flatMap(reading -> reading.results.stream().map(result -> row(reading, result)));
    }

    /** A row a diagnostic. */
    Stream<List<String>> diagnostics() {
        return readings().flatMap(reading -> reading.diagnostics.stream().map(found -> row(reading, found)));
    }

    private record Reading(String name, ImmutableList<RecordResult> results, ImmutableList<Diagnostic> diagnostics) {
        boolean saysTheSameAs(Reading other) {
            return results.equals(other.results) && diagnostics.equals(other.diagnostics);
        }
    }

    private Stream<Reading> readings() {
        Reading strict = read("strict", ImmutableSet.of());
        Reading lenient = read("lenient", Leniency.all());
        return lenient.saysTheSameAs(strict) ? Stream.of(strict) : Stream.of(strict, lenient);
    }

    private Reading read(String reading, ImmutableSet<Leniency> leniencies) {
        ImmutableList.Builder<RecordResult> results = ImmutableList.builder();
        format.split(new ByteArrayInputStream(bytes), leniencies)
                .forEachRemaining(text -> results.add(text.read(leniencies)));
        RecordValidator validator = RecordValidator.strict().reading(format).accepting(leniencies);
        return new Reading(
                reading,
                results.build(),
                validator.validate(new ByteArrayInputStream(bytes)).diagnostics());
    }

    private List<String> row(Reading reading, RecordResult result) {
        Optional<GameRecord> record = result.record();
        return List.of(
                name,
                reading.name,
                "" + result.location().number(),
                Tsv.join(labels(result)),
                result.isValid() ? "valid" : "invalid",
                told(record.map(GameRecord::start)),
                record.map(GameRecord::moves).map(Tsv::join).orElse(Tsv.NOTHING),
                told(record.map(found -> found.result().text())),
                told(record.map(found -> Ascii.toLowerCase(found.termination().name()))),
                told(record.map(GameRecord::end)),
                told(record.flatMap(found -> found.tag("First"))),
                told(record.flatMap(found -> found.tag("Second"))),
                told(record.flatMap(found -> found.tag("ServerResult"))));
    }

    private ImmutableSet<Rule> labels(RecordResult result) {
        return Stream.concat(labels.stream(), result.diagnostics().stream().flatMap(found -> found.rule().stream()))
                .sorted()
                .collect(ImmutableSet.toImmutableSet());
    }

    private List<String> row(Reading reading, Diagnostic found) {
        return List.of(
                name,
                reading.name,
                "" + found.record(),
                Ascii.toLowerCase(found.severity().name()),
                found.code().name(),
                "" + found.line(),
                "" + found.column(),
                found.ply().isPresent() ? "" + found.ply().getAsInt() : Tsv.NOTHING,
                told(found.rule()));
    }

    private static String told(Optional<?> value) {
        return value.map(Objects::toString).filter(text -> !text.isEmpty()).orElse(Tsv.NOTHING);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RecordFile that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
