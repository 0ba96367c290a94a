package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How imported games end: by the rules, by the players, by the server. */
@Tag("surroundings")
class BoardspaceEndingTest {
    private static final String MOVE = "Move H 1 G 2";

    @Test
    void whoResignsLoses() {
        RecordResult result = SgfGame.game()
                .result("Game won by ada")
                .p0(MOVE, "Done")
                .p1("Resign ", "Done")
                .read();
        assertEnds(result, Result.FIRST_WINS, Termination.RESIGNATION);
        assertThat(result.diagnostics()).isEmpty();
    }

    @Test
    void aResignationNeedsNoDoneAtTheEnd() {
        assertEnds(SgfGame.game().p0("Resign").read(), Result.SECOND_WINS, Termination.RESIGNATION);
    }

    @Test
    void aResignationInTheMiddleOfATurnUndoesTheTurn() {
        RecordResult result =
                SgfGame.game().p0("Pickb H 1 0", "Dropb G 2", "Resign", "Done").read();
        assertThat(result.record().orElseThrow().moves()).isEmpty();
        assertEnds(result, Result.SECOND_WINS, Termination.RESIGNATION);
    }

    @Test
    void aResignationThatIsNotConfirmedIsAWarning() {
        RecordResult result = SgfGame.game().p0("Resign", MOVE, "Done").read();
        assertThat(result.record().orElseThrow().moves()).hasSize(1);
        assertEnds(result, Result.NONE, Termination.UNFINISHED);
        assertThat(codes(result)).containsExactly(DiagnosticCode.SYNTAX);
        assertThat(result.isValid()).isTrue();
    }

    @Test
    void whatFollowsTheEndIsLeftOut() {
        RecordResult result =
                SgfGame.game().p0("Resign", "Done", "Edit").p1("Done", "5 Fly").read();
        assertThat(result.diagnostics()).isEmpty();
    }

    @Test
    void aResultThatContradictsAResignationIsAnError() {
        RecordResult result =
                SgfGame.game().result("Game won by ada").p0("Resign", "Done").read();
        assertEnds(result, Result.SECOND_WINS, Termination.RESIGNATION);
        assertThat(codes(result)).containsExactly(DiagnosticCode.RESULT_CONTRADICTED);
        assertThat(result.isValid()).isFalse();
        assertThat(result.record().orElseThrow().tag("ServerResult")).contains("1-0");
    }

    @ParameterizedTest
    @CsvSource({
        "WinOnTime, ada, FIRST_WINS",
        "WinOnTime, ben, SECOND_WINS",
        "LoseOnTime, ada, FIRST_WINS",
        "LoseOnTime, ben, SECOND_WINS",
        "LOSEONTIME, ben, SECOND_WINS"
    })
    void onTimeTheOneTheServerNamesWins(String action, String winner, Result expected) {
        RecordResult result = SgfGame.game()
                .result("Game won by " + winner)
                .p0(MOVE, "Done", action)
                .read();
        assertEnds(result, expected, Termination.TIME);
        assertThat(result.diagnostics()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"WinOnTime, SECOND_WINS", "LoseOnTime, FIRST_WINS"})
    void onTimeWithoutAServersResultTheActionTellsWhoWon(String action, Result expected) {
        RecordResult result = SgfGame.game().p0(MOVE, "Done").p1(action).read();
        assertEnds(result, expected, Termination.TIME);
        assertThat(result.isValid()).isTrue();
        assertThat(codes(result)).containsExactly(DiagnosticCode.TAG_MISSING);
    }

    @Test
    void onTimeAServersDrawNamesNobody() {
        RecordResult result =
                SgfGame.game().result("The game is a draw").p0("LoseOnTime").read();
        assertEnds(result, Result.SECOND_WINS, Termination.TIME);
        assertThat(result.record().orElseThrow().tag("ServerResult")).contains("1/2-1/2");
    }

    @Test
    void aGameLeftUnfinishedHasNoResult() {
        RecordResult result = SgfGame.game().p0(MOVE, "Done").read();
        assertEnds(result, Result.NONE, Termination.UNFINISHED);
        assertThat(result.diagnostics()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Game won by ada, FIRST_WINS",
        "Game won by ben, SECOND_WINS",
        "The game is a draw, DRAW",
        "THE GAME IS A DRAW, DRAW"
    })
    void aGameTheServerStoppedEarlyKeepsItsResultWithAWarning(String text, Result expected) {
        RecordResult result = SgfGame.game().result(text).p0(MOVE, "Done").read();
        assertEnds(result, expected, Termination.ADJUDICATION);
        assertThat(codes(result)).containsExactly(DiagnosticCode.NOT_FINISHED);
        assertThat(result.isValid()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "GAME WON BY ADA, FIRST_WINS",
        "Partie gagn\u00e9e par ben, SECOND_WINS",
        "ada hat gewonnen, FIRST_WINS",
        "Game won by ada (resigned), FIRST_WINS",
        "\u52dd\u8005\u306fben\u3055\u3093, SECOND_WINS",
        "\u201eada\u201c \u05e0\u05d9\u05e6\u05d7, FIRST_WINS"
    })
    void aTranslatedResultIsReadByTheNameInIt(String text, Result expected) {
        assertThat(SgfGame.game().result(text).read().record().orElseThrow().result())
                .isEqualTo(expected);
    }

    @Test
    void ofANameWithinTheOtherTheLongerIsMeant() {
        String header = "GM[lyngk]SU[lyngk 2 1]P0[id \"ada\"]P1[id \"ada b\"]";
        assertThat(result(header, "Partie gagn\u00e9e par ada b")).isEqualTo(Result.SECOND_WINS);
        assertThat(result(header, "Partie gagn\u00e9e par ada")).isEqualTo(Result.FIRST_WINS);
        assertThat(result(header, "Game won by ada")).isEqualTo(Result.FIRST_WINS);
        String swapped = "GM[lyngk]SU[lyngk 2 1]P0[id \"ada b\"]P1[id \"ada\"]";
        assertThat(result(swapped, "Partie gagn\u00e9e par ada b")).isEqualTo(Result.FIRST_WINS);
    }

    @Test
    void namesThatDifferOnlyInCaseAreToldApart() {
        String header = "GM[lyngk]SU[lyngk 2 1]P0[id \"Ada\"]P1[id \"ada\"]";
        assertThat(result(header, "Game won by ada")).isEqualTo(Result.SECOND_WINS);
        assertThat(result(header, "Game won by Ada")).isEqualTo(Result.FIRST_WINS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Game won by somebody else", "adam2 ada3", "ada and ben", "?"})
    void aResultThatNamesNoPlayerIsKeptInATag(String text) {
        RecordResult result = SgfGame.game().result(text).p0(MOVE, "Done").read();
        assertEnds(result, Result.NONE, Termination.UNFINISHED);
        assertThat(result.record().orElseThrow().tag("ServerResult")).contains(text);
        assertThat(codes(result)).containsExactly(DiagnosticCode.TAG_VALUE);
        assertThat(result.isValid()).isTrue();
    }

    @Test
    void ofTwoPlayersWithOneNameOrNoneNoneCanBeNamed() {
        assertThat(result("GM[lyngk]SU[lyngk 2 1]P0[id \"x\"]P1[id \"x\"]", "Game won by x"))
                .isEqualTo(Result.NONE);
        assertThat(result("GM[lyngk]SU[lyngk 2 1]", "Game won by x")).isEqualTo(Result.NONE);
        assertThat(result("GM[lyngk]SU[lyngk 2 1]P0[id \"x\"]", "Nobody")).isEqualTo(Result.NONE);
    }

    /** Game 16 of the fixtures was stopped although a claim would unlock a move. */
    @Test
    void anEarlyStopThatNamesNobodyIsADraw() {
        String text = BoardspaceFixtures.read(BoardspaceFixtures.FOLDER.resolve("game-016-robot.sgf"));
        RecordResult result = SgfGame.read(text.replace("Game won by ben", "Remise"));
        assertEnds(result, Result.DRAW, Termination.ADJUDICATION);
    }

    /** Game 1 of the fixtures is played to its end; ben wins. */
    @Test
    void aResultThatContradictsTheRulesIsAnError() {
        String text = BoardspaceFixtures.read(BoardspaceFixtures.FOLDER.resolve("game-001-robot.sgf"));
        RecordResult result = SgfGame.read(text.replace("Game won by ben", "Game won by ada"));
        assertEnds(result, Result.SECOND_WINS, Termination.NORMAL);
        assertThat(codes(result)).containsExactly(DiagnosticCode.RESULT_CONTRADICTED);
        assertThat(result.record().orElseThrow().tag("ServerResult")).contains("1-0");
    }

    @Test
    void G1_afterTheEndPassesAreLeftOutAndMovesAreIllegal() {
        String text = BoardspaceFixtures.read(BoardspaceFixtures.FOLDER.resolve("game-001-robot.sgf"));
        int end = text.lastIndexOf(";\nP0[time");
        RecordResult passed = SgfGame.read(text.substring(0, end) + "; P1[Done]; P0[Pass]" + text.substring(end));
        assertThat(passed.diagnostics()).isEmpty();
        RecordResult moved =
                SgfGame.read(text.substring(0, end) + "; P1[Move A 1 B 2]; P1[Done]" + text.substring(end));
        assertEnds(moved, Result.SECOND_WINS, Termination.NORMAL);
        assertThat(codes(moved)).containsExactly(DiagnosticCode.ILLEGAL_MOVE);
    }

    private static Result result(String header, String text) {
        return SgfGame.game()
                .header(header)
                .result(text)
                .read()
                .record()
                .orElseThrow()
                .result();
    }

    private static ImmutableList<DiagnosticCode> codes(RecordResult result) {
        return result.diagnostics().stream().map(Diagnostic::code).collect(ImmutableList.toImmutableList());
    }

    private static void assertEnds(RecordResult result, Result expected, Termination termination) {
        GameRecord record = result.record().orElseThrow();
        assertThat(record.result()).isEqualTo(expected);
        assertThat(record.termination()).isEqualTo(termination);
        assertThat(RecordValidator.strict().validate(record.toString()).isValid())
                .isTrue();
    }

    @Test
    void afterAResignationThatIsNotConfirmedTheTurnBeginsAnew() {
        RecordResult result =
                SgfGame.game().p0("Claim I F", "Resign", MOVE, "Done").read();
        assertThat(result.record().orElseThrow().moves()).hasToString("[h1-g2]");
        assertThat(codes(result)).containsExactly(DiagnosticCode.SYNTAX);
        RecordResult held =
                SgfGame.game().p0("Pickb H 1 0", "Resign", "Dropb G 2", "Done").read();
        assertThat(held.record().orElseThrow().moves()).isEmpty();
        assertThat(held.isValid()).isFalse();
    }
}
