package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.protocol.ProgramFailure.Kind;
import io.github.lyngk.testkit.pipe.ChildJava;
import io.github.lyngk.testkit.pipe.PipedEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines in child processes, asked directly. */
class ProgramEngineTest extends LeavesNoChild {

    private static final Position CLAIMED = Position.parse("1/4/7/6/3(RI)B2/6/7/4/1 1 R:- 0:0");

    @Test
    void rightEngineAnswersAsCoreDoes() {
        try (ProgramEngine engine = ProgramEngine.start(ChildJava.command(PipedEngine.class, "core"))) {
            engine.setUp(CLAIMED);

            assertThat(engine.name()).isEqualTo("Piped 1");
            assertThat(engine.moves(engine)).containsExactlyElementsOf(CLAIMED.legalMoves());
            assertThat(engine.result(engine)).isEqualTo(EngineResult.of(CLAIMED));
            assertThat(engine.setup(engine)).contains(CLAIMED.toSetup());
            Move move = CLAIMED.legalMove(0);
            assertThat(engine.setup(engine.play(engine, move)))
                    .contains(CLAIMED.play(move).toSetup());
        }
    }

    @Test
    void factsSayWhatTheEngineCanDo() {
        String facts = "variants=six,standard setup=unscored duplicates=yes claims=separate later=fact";
        try (ProgramEngine engine = ProgramEngine.start(ChildJava.rascal("none", facts))) {
            assertThat(engine.variants()).containsExactlyInAnyOrder(Variant.SIX_STACK, Variant.STANDARD);
            assertThat(engine.setsUpAnyPosition()).isTrue();
            assertThat(engine.setsUpScoredFives()).isFalse();
            assertThat(engine.listsDuplicates()).isTrue();
            assertThat(engine).isInstanceOf(ClaimingEngine.class);
            assertThat(engine.setup(engine)).isEmpty();
        }
    }

    @Test
    void otherWordsAreNoResult() {
        try (ProgramEngine engine = ProgramEngine.start(ChildJava.rascal("judges"))) {
            engine.setUp(CLAIMED);
            assertThatThrownBy(() -> engine.result(engine))
                    .isInstanceOfSatisfying(
                            ProgramFailure.class,
                            failure -> assertThat(failure.kind()).isEqualTo(Kind.GARBLED_ANSWER))
                    .hasMessage("Rascal answered \"ok won by me\" to result: it is none of"
                            + " turn 1, turn 2, won 1, won 2, draw");
        }
    }

    @Test
    void claimsAreLettersSeparatedByBlanks() {
        assertThat(ProgramEngine.Claiming.colors("I B K")).containsExactly(Color.IVORY, Color.BLUE, Color.BLACK);
        assertThat(ProgramEngine.Claiming.colors("")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"IBK", "I,B", "i", "J", "-", "I  B", " I", "I "})
    void otherWordsAreNoClaims(String answer) {
        assertThatThrownBy(() -> ProgramEngine.Claiming.colors(answer))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(" is not the letter of a colour");
    }
}
