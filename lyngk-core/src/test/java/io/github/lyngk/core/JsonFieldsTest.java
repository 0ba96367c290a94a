package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Legalities, effects, outcomes and problems in JSON: fields in a fixed order, null for absent values. */
class JsonFieldsTest {
    private static final Position START = position("1 R:- 0:0", "e1 R", "e4 BR", "h4 IBGK", "c1 G", "d1 I");

    @Test
    void legalAnswerHasNothingElse() {
        assertThat(START.check(Move.parse("c1-d1")).toMap())
                .containsExactly(
                        entry("legal", true), entry("violation", null), entry("rule", null), entry("message", null));
    }

    @Test
    void refusalHasRuleAndReason() {
        assertThat(START.check(Move.parse("e1-a1")).toMap())
                .containsExactly(
                        entry("legal", false),
                        entry("violation", "DESTINATION_EMPTY"),
                        entry("rule", "E3"),
                        entry("message", "e1-a1: a1 is empty, so nothing can land there"));
    }

    @Test
    void effectHasTheNamesOfItsMethods() {
        Effect effect = START.effect(Move.parse("e1-h4"));

        assertThat(effect.toMap())
                .containsExactly(
                        entry("before", START.toString()),
                        entry("player", 1),
                        entry("move", "e1-h4"),
                        entry("route", List.of("e1", "e4", "h4")),
                        entry("formed", "(IBGKR)"),
                        entry("scored", true),
                        entry("capturedByClaim", List.of()),
                        entry("wins", false),
                        entry("skipsOpponent", false),
                        entry("after", effect.after().toString()));
    }

    @Test
    void outcomeHasWinnerReasonAndTallies() {
        Outcome outcome =
                position("1 I:B 1:1", "e4 RGKI", "e5 RKB", "c1 RB").outcome().orElseThrow();
        Map<String, Object> fields = outcome.toMap();

        assertThat(fields).containsEntry("winner", 1).containsEntry("reason", "FOURS");
        assertThat(fields.keySet()).containsExactly("winner", "reason", "tallies");
        assertThat(fields.get("tallies"))
                .hasToString("{1={6=0, 5=1, 4=1, 3=0, 2=0, 1=0}, 2={6=0, 5=1, 4=0, 3=1, 2=1, 1=0}}");
    }

    @Test
    void drawHasNoWinner() {
        Outcome draw = position("2 I:B 1:1", "e4 RI", "e5 RB").outcome().orElseThrow();

        assertThat(draw.toMap()).containsEntry("winner", null).containsEntry("reason", "ALL_EQUAL");
    }

    @Test
    void problemHasKindAndRule() {
        Problem problem = Setup.parse("(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0")
                .problems()
                .asList()
                .get(0);

        assertThat(problem.toMap())
                .containsExactly(
                        entry("kind", "COLOR_TWICE_IN_STACK"),
                        entry("impossible", true),
                        entry("rule", "E5"),
                        entry("message", problem.message()));
    }

    static Stream<Map<String, Object>> maps() {
        return Stream.of(
                START.check(Move.parse("c1-d1")).toMap(),
                START.effect(Move.parse("c1-d1")).toMap(),
                position("2 I:B 1:1", "e4 RI").outcome().orElseThrow().toMap(),
                Setup.parse("(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0")
                        .problems()
                        .asList()
                        .get(0)
                        .toMap());
    }

    @ParameterizedTest
    @MethodSource("maps")
    void fieldsCannotBeChanged(Map<String, Object> fields) {
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> fields.put("more", 1));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(fields::clear);
    }
}
