package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which results go with which end: every line of the table in the format. */
class ResultTest {
    private static final Position OPEN = Position.parse(Records.START);

    /** The first player has won, one five to none. */
    private static final Position WON = Position.parse("1/4/R6/6/7/6/7/4/1 2 R:- 1:0");

    /** Neither player has a stack that counts. */
    private static final Position DRAWN = Position.parse("1/4/J6/6/7/6/7/4/1 2 R:B 0:0");

    private static String check(Position end, String result, Termination termination) {
        Diagnostic wrong = Result.parse(result).check(end, termination);
        return wrong == null ? "ok" : wrong.code().name();
    }

    @ParameterizedTest
    @CsvSource({
        "NORMAL, 1-0, ok",
        "NORMAL, 0-1, RESULT_CONTRADICTED",
        "NORMAL, 1/2-1/2, RESULT_CONTRADICTED",
        "NORMAL, *, RESULT_CONTRADICTED",
        "RESIGNATION, 1-0, RESULT_CONTRADICTED",
        "TIME, 1-0, RESULT_CONTRADICTED",
        "AGREEMENT, 1/2-1/2, RESULT_CONTRADICTED",
        "ADJUDICATION, 1-0, RESULT_CONTRADICTED",
        "UNFINISHED, *, RESULT_CONTRADICTED",
    })
    void aGameThatIsOverEndsNormallyWithItsOutcome(Termination termination, String result, String verdict) {
        assertThat(check(WON, result, termination)).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource({"1-0, RESULT_CONTRADICTED", "0-1, RESULT_CONTRADICTED", "1/2-1/2, ok"})
    void aDrawnGameEndsWithADraw(String result, String verdict) {
        assertThat(check(DRAWN, result, Termination.NORMAL)).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource({
        "NORMAL, 1-0, NOT_FINISHED",
        "NORMAL, 1/2-1/2, NOT_FINISHED",
        "NORMAL, *, ok",
        "RESIGNATION, 1-0, ok",
        "RESIGNATION, 0-1, ok",
        "RESIGNATION, 1/2-1/2, RESULT_CONTRADICTED",
        "RESIGNATION, *, RESULT_CONTRADICTED",
        "TIME, 0-1, ok",
        "TIME, 1/2-1/2, RESULT_CONTRADICTED",
        "TIME, *, RESULT_CONTRADICTED",
        "AGREEMENT, 1/2-1/2, ok",
        "AGREEMENT, 1-0, RESULT_CONTRADICTED",
        "AGREEMENT, *, RESULT_CONTRADICTED",
        "ADJUDICATION, 1-0, ok",
        "ADJUDICATION, 1/2-1/2, ok",
        "ADJUDICATION, *, ok",
        "UNFINISHED, *, ok",
    })
    void aGameThatIsNotOverNeedsAReason(Termination termination, String result, String verdict) {
        assertThat(check(OPEN, result, termination)).isEqualTo(verdict);
    }
}
