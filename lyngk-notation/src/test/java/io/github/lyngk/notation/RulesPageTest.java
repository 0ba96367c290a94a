package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Perft;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.RulesPage.After;
import io.github.lyngk.notation.RulesPage.Example;
import io.github.lyngk.notation.RulesPage.Turn;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keeps the rules for programmers true: what the page allows, forbids and counts. */
class RulesPageTest {
    private static final RulesPage PAGE = RulesPage.read();

    static Stream<Example> examples() {
        return PAGE.examples().stream();
    }

    static Stream<Example> playableExamples() {
        return examples().filter(example -> example.refusals().isEmpty());
    }

    @Test
    void firstExampleIsTheStartOfItsSeed() {
        assertThat(PAGE.examples().get(0).position())
                .isEqualTo(Position.initial(Variant.STANDARD, new SplittableRandom(2017)));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void linesAreWrittenAsTheLibraryWritesThem(Example example) {
        assertThat(Setup.parse(example.line())).hasToString(example.line());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void impossibleExamplesAreThoseCalledRefused(Example example) {
        assertThat(Setup.parse(example.line()).problems().stream()
                        .filter(problem -> problem.isImpossible())
                        .map(problem -> problem.kind() + " " + problem.rule()))
                .containsExactlyElementsOf(example.refusals());
    }

    @ParameterizedTest
    @MethodSource("playableExamples")
    void turnsAreJudgedAsThePageSays(Example example) {
        for (Turn turn : example.turns()) {
            switch (turn.verdict()) {
                case "legal" -> assertLegal(example.position(), turn);
                case "illegal" -> assertIllegal(example.position(), turn);
                case "route legal" ->
                    assertThat(MoveNotation.parse(example.position(), turn.text()))
                            .as(turn.text())
                            .isIn(example.position().legalMoves());
                default ->
                    assertThatThrownBy(() -> MoveNotation.parse(example.position(), turn.text()))
                            .as(turn.text())
                            .isInstanceOf(NotationException.class)
                            .hasMessageContaining("a legal route")
                            .hasMessageContaining(", " + turn.rule() + ")");
            }
        }
    }

    private static void assertLegal(Position position, Turn turn) {
        Move move = MoveNotation.parse(position, turn.text());

        assertThat(position.check(move).isLegal()).as(turn.text()).isTrue();
        assertThat(MoveNotation.describe(position, move)).isEqualTo(turn.text());
    }

    private static void assertIllegal(Position position, Turn turn) {
        Legality legality = position.check(Move.parse(turn.text()));

        assertThat(legality.rule()).as(turn.text()).contains(turn.rule());
    }

    @ParameterizedTest
    @MethodSource("playableExamples")
    void turnsLeadWhereThePageSays(Example example) {
        for (After after : example.afters()) {
            Position position = example.position();
            for (String turn : after.turns()) {
                position = position.play(MoveNotation.parse(position, turn));
            }
            assertThat(position).as("%s after %s", example, after.turns()).hasToString(after.line());
        }
    }

    @ParameterizedTest
    @MethodSource("playableExamples")
    void completeListsAndCountsAreTrue(Example example) {
        Position position = example.position();

        for (List<String> all : example.allTurns()) {
            assertThat(position.legalMoves())
                    .extracting(move -> MoveNotation.describe(position, move))
                    .isEqualTo(all);
        }
        for (int ply = 1; ply <= example.counts().size(); ply++) {
            assertThat(Perft.count(position, ply)).isEqualTo(example.counts().get(ply - 1));
        }
    }

    @Test
    void everyRuleIsToldOnce() {
        assertThat(PAGE.rules()).containsExactlyInAnyOrder(Rule.values());
    }
}
