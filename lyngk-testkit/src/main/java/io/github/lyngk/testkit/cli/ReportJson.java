package io.github.lyngk.testkit.cli;

import static java.util.stream.Collectors.joining;

import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.text.JsonLine;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.EndgameScore;
import io.github.lyngk.testkit.Fault;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A report as lines of JSON: one for each fault, known ones after the others, and last a summary. */
final class ReportJson {

    /** The version of the JSON objects of this program. */
    static final int VERSION = 1;

    private ReportJson() {}

    static String of(CheckReport report) {
        return Stream.of(
                        report.faults().stream().map(fault -> fault(fault, false)),
                        report.knownViolations().stream().map(fault -> fault(fault, true)),
                        Stream.of(summary(report)))
                .flatMap(lines -> lines)
                .collect(joining("\n", "", "\n"));
    }

    private static String fault(Fault fault, boolean known) {
        return new JsonLine()
                .add("kind", fault.kind().name())
                .add("rule", fault.rule().map(Rule::name).orElse(null))
                .add("known", known)
                .add("message", fault.message())
                .add("games", fault.games())
                .add("position", fault.counterexample().start().toString())
                .add("moves", texts(fault.counterexample().moves()))
                .add("askedBefore", texts(fault.askedBefore()))
                .add("remarks", fault.remarks())
                .add("exchanges", fault.exchanges())
                .add("errorOutput", fault.errorOutput())
                .end();
    }

    private static List<String> texts(List<?> values) {
        return values.stream().map(Object::toString).toList();
    }

    private static String summary(CheckReport report) {
        JsonLine summary = new JsonLine()
                .add("version", VERSION)
                .add("program", report.name())
                .add("sound", report.isSound())
                .add("faults", report.faults().size())
                .add("known", report.knownViolations().size())
                .add("complete", report.isComplete())
                .add("games", report.games())
                .add("plannedGames", report.plannedGames())
                .add("answers", report.answers())
                .add("milliseconds", report.duration().toMillis())
                .add("seed", String.valueOf(report.seed()))
                .add("brokenOff", report.noVerdict().orElse(null));
        report.endgames().ifPresent(score -> summary.add("endgames", of(score)));
        return summary.end();
    }

    private static Map<String, @Nullable Object> of(EndgameScore score) {
        return new JsonLine()
                .add("positions", score.positions())
                .add("kept", score.kept())
                .add("worst", score.worst().map(GameRecord::toString).orElse(null))
                .map();
    }

    /** The summary of a check that could not be run. */
    static String ofNone(String command, String reason) {
        return new JsonLine()
                        .add("version", VERSION)
                        .add("program", command)
                        .add("sound", false)
                        .add("complete", false)
                        .add("brokenOff", reason)
                        .end()
                + "\n";
    }
}
