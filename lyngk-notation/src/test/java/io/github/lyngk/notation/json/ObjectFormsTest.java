package io.github.lyngk.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.archive.Histogram;
import io.github.lyngk.notation.archive.RecordPlace;
import io.github.lyngk.notation.text.JsonLine;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Objects have the documented fields in their order, whichever mapper writes them. */
@Tag("surroundings")
class ObjectFormsTest {
    private static final String LINE = Samples.POSITION.toString();

    /** What a value is to all libraries, and to ours. */
    private static void assertJson(Object value, Map<String, ?> map, String json) {
        assertThat(JsonLine.of(map)).isEqualTo(json);
        for (Mapper mapper : Mapper.values()) {
            assertThat(mapper.write(value)).isEqualTo(json);
        }
    }

    @Test
    void anOutcomeTellsWinnerReasonAndCounts() {
        assertJson(
                Samples.DECIDED,
                Samples.DECIDED.toMap(),
                "{\"winner\":1,\"reason\":\"FIVES\",\"tallies\":{"
                        + "\"1\":{\"6\":0,\"5\":1,\"4\":2,\"3\":2,\"2\":2,\"1\":0},"
                        + "\"2\":{\"6\":0,\"5\":0,\"4\":2,\"3\":0,\"2\":2,\"1\":0}}}");
        String none = "{\"6\":0,\"5\":0,\"4\":0,\"3\":0,\"2\":0,\"1\":0}";
        assertJson(
                Samples.DRAWN,
                Samples.DRAWN.toMap(),
                "{\"winner\":null,\"reason\":\"ALL_EQUAL\",\"tallies\":{\"1\":" + none + ",\"2\":" + none + "}}");
        Outcome second = Position.parse("1/4/7/6/3(JKGJRI)3/6/7/4/1 1 -:I 0:0 six#2")
                .outcome()
                .orElseThrow();
        assertThat(second.toMap()).containsEntry("winner", 2).containsEntry("reason", "SUDDEN_DEATH");
    }

    @Test
    void anEffectTellsAllThatAMoveDoes() {
        Effect effect = Samples.POSITION.effect(Move.parse("e1-h4"));
        assertJson(
                effect,
                effect.toMap(),
                "{\"before\":\"" + LINE + "\",\"player\":1,\"move\":\"e1-h4\",\"route\":[\"e1\",\"e4\",\"h4\"],"
                        + "\"formed\":\"(IBGKR)\",\"scored\":true,\"capturedByClaim\":[],\"wins\":false,"
                        + "\"skipsOpponent\":" + effect.skipsOpponent() + ",\"after\":\"" + effect.after() + "\"}");
    }

    @Test
    void anEffectTellsWhatAClaimCaptures() {
        Position position = Position.parse("1/4/7/6/(JBGKR)2R2G/6/7/4/1 1 -:- 0:0 captures");
        assertThat(position.effect(Move.parse("R:e4-e7")).toMap())
                .containsEntry("capturedByClaim", List.of("e1"))
                .containsEntry("scored", false);
    }

    @Test
    void aLegalMoveHasNoMessage() {
        assertJson(
                Samples.LEGAL,
                Samples.LEGAL.toMap(),
                "{\"legal\":true,\"violation\":null,\"rule\":null,\"message\":null}");
        assertJson(
                Samples.ILLEGAL,
                Samples.ILLEGAL.toMap(),
                "{\"legal\":false,\"violation\":\"DESTINATION_EMPTY\",\"rule\":\"E3\",\"message\":\""
                        + Samples.ILLEGAL.message() + "\"}");
    }

    @Test
    void aProblemTellsItsKindAndRule() {
        var problem = Samples.IMPOSSIBLE.problems().iterator().next();
        assertJson(
                problem,
                problem.toMap(),
                "{\"kind\":\"COLOR_TWICE_IN_STACK\",\"impossible\":true,\"rule\":\"E5\",\"message\":\""
                        + problem.message() + "\"}");
    }

    @Test
    void aReportHoldsItsSummaryAndDiagnostics() {
        String summary =
                "{\"version\":1,\"records\":2,\"moves\":31,\"valid\":1,\"invalid\":1,\"errors\":1,\"warnings\":0}";
        Diagnostic diagnostic = Samples.REPORT.diagnostics().get(0);
        String fault = "{\"file\":\"x.lyngk\",\"record\":2,\"line\":10,\"column\":" + diagnostic.column()
                + ",\"ply\":null,\"severity\":\"ERROR\",\"code\":\"TAG_VALUE\",\"rule\":null,\"message\":\""
                + diagnostic.message() + "\"}";
        assertJson(Samples.REPORT.summary(), Samples.REPORT.summary().toMap(), summary);
        assertJson(diagnostic, diagnostic.toMap(), fault);
        assertThat(diagnostic.toJson()).isEqualTo(fault);
        assertJson(
                Samples.REPORT,
                Samples.REPORT.toMap(),
                "{\"valid\":false,\"summary\":" + summary + ",\"diagnostics\":[" + fault + "]}");
    }

    @Test
    void whatIsUnreadableHasNoPlace() {
        assertThat(Diagnostic.error(DiagnosticCode.UNREADABLE, "a").withPly(3).toMap())
                .containsEntry("record", null)
                .containsEntry("line", null)
                .containsEntry("column", null)
                .containsEntry("ply", 3);
    }

    @Test
    void recordsTellWhereTheyStand() {
        var location = Samples.TEXTS.get(1).location();
        String place = "\"record\":2,\"line\":6,\"lastLine\":6";
        assertJson(location, location.toMap(), "{" + place + "}");
        var file = new RecordPlace("a", location);
        assertJson(file, file.toMap(), "{\"file\":\"a\"," + place + "}");
        var nothing = Samples.nothing();
        assertThat(JsonLine.of(nothing.toMap()))
                .startsWith("{" + place + ",\"valid\":false,\"text\":null,\"diagnostics\":[{");
        var read = Samples.TEXTS.get(0).read(Set.of());
        assertThat(read.toMap())
                .containsEntry("text", read.record().orElseThrow().toString())
                .containsEntry("valid", true);
    }

    @Test
    void aHistogramIsItsCounts() {
        for (Mapper mapper : Mapper.values()) {
            assertThat(mapper.write(Histogram.of(3, 1, 3))).isEqualTo("{\"1\":1,\"3\":2}");
        }
    }

    @Test
    void objectsStandInUsersRecords() {
        record Answer(Game game, Outcome outcome, List<Diagnostic> faults) {}
        Answer answer = new Answer(Game.of(Samples.POSITION), Samples.DRAWN, Samples.REPORT.diagnostics());
        for (Mapper mapper : Mapper.values()) {
            assertThat(mapper.write(answer))
                    .startsWith("{\"game\":\"" + LINE + "\",\"outcome\":{\"winner\":null,")
                    .endsWith(",\"faults\":["
                            + Samples.REPORT.diagnostics().get(0).toJson() + "]}");
        }
    }

    /** A value that cannot be read back from its fields is refused, never written in part. */
    @Test
    void objectsAreNotReadBack() {
        for (Mapper mapper : Mapper.values()) {
            for (Object value : List.of(
                    Samples.DRAWN,
                    Samples.LEGAL,
                    Samples.POSITION.effect(Move.parse("e1-h4")),
                    Samples.REPORT.diagnostics().get(0))) {
                assertThatExceptionOfType(Mapper.Refused.class)
                        .isThrownBy(() -> mapper.read(mapper.write(value), value.getClass()));
            }
        }
    }

    @Test
    void onlyPlainValuesArePrinted() {
        assertThat(new JsonLine()
                        .add("a", List.of())
                        .add("b", Map.of())
                        .add("c", Arrays.asList(true, null, 1L))
                        .end())
                .isEqualTo("{\"a\":[],\"b\":{},\"c\":[true,null,1]}");
        assertThatIllegalArgumentException().isThrownBy(() -> JsonLine.of(Map.of("a", Variant.STANDARD)));
        assertThatIllegalArgumentException().isThrownBy(() -> JsonLine.of(Map.of("a", 0.5)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new JsonLine().add("a", 1).add("a", 2));
    }
}
