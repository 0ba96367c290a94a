package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Rule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players do: claims, moves, taking back, passes. Key 1: h1-g2, then f4-f3, then f6-e7 are legal. */
@Tag("surroundings")
class BoardspaceActionsTest {
    private static final String MOVE = "Move H 1 G 2";

    @Test
    void peopleMoveByPickingAndDropping() {
        assertMoves(SgfGame.game().p0("1 Pickb H 1 0", "2 Dropb G 2", "3 Done "), "h1-g2");
    }

    @Test
    void stopsWhenThereIsMoreToSayThanTheLimit() {
        RecordResult result = SgfGame.game()
                .p0(MOVE, "Done")
                .raw(";P0[chat]".repeat(Limits.DIAGNOSTICS + 100))
                .read();
        assertThat(result.diagnostics()).hasSize(Limits.DIAGNOSTICS + 1);
        assertThat(result.diagnostics().get(Limits.DIAGNOSTICS).code()).isEqualTo(DiagnosticCode.LIMIT);
        assertThat(result.record().orElseThrow().moves()).hasSize(1);
    }

    @Test
    void robotsMoveInOneAction() {
        assertMoves(SgfGame.game().p0(MOVE, "Done"), "h1-g2");
    }

    @Test
    void keywordsAndPointsAreReadInAnyCaseWithAnyBlanks() {
        assertMoves(SgfGame.game().p0(" 17  PICKB  h  1 ", "dropB g 2", "DONE"), "h1-g2");
    }

    @Test
    void peopleClaimByPickingAndDropping() {
        assertMoves(
                SgfGame.game().p0("Pick I", "Drop F", MOVE, "Done").p1("Pick N", "Drop S", "Move F 4 F 3", "Done"),
                "I:h1-g2",
                "K:f4-f3");
    }

    @Test
    void robotsClaimInOneAction() {
        assertMoves(
                SgfGame.game().p0("Claim I F", MOVE, "Done").p1("claim g s", "Move F 4 F 3", "Done"),
                "I:h1-g2",
                "G:f4-f3");
    }

    @Test
    void droppingOnThePointJustPickedCancelsThePick() {
        assertMoves(SgfGame.game().p0("Pickb A 1 0", "Dropb A 1", "Pickb H 1 0", "Dropb G 2", "Done"), "h1-g2");
    }

    @Test
    void pickingWhatWasJustDroppedTakesTheDropBack() {
        assertMoves(SgfGame.game().p0("Pickb H 1 0", "Dropb H 2", "Pickb H 2 0", "Dropb G 2", "Done"), "h1-g2");
    }

    @Test
    void aDropTakenBackToItsOriginCancelsTheMove() {
        assertMoves(
                SgfGame.game()
                        .p0("Pickb A 1 0", "Dropb B 2", "Pickb B 2 0", "Dropb A 1", "Pickb H 1 0", "Dropb G 2", "Done"),
                "h1-g2");
    }

    @Test
    void aClaimMayBeTakenBackByItsColorOrItsSeat() {
        assertMoves(
                SgfGame.game().p0("Pick R", "Drop F", "Pick R", "Drop R", "Pick I", "Drop F", MOVE, "Done"), "I:h1-g2");
        assertMoves(SgfGame.game().p0("Pick R", "Drop F", "Pick F", "Drop R", MOVE, "Done"), "h1-g2");
    }

    @Test
    void aClaimMayBeTakenBackAndMadeAgain() {
        assertMoves(SgfGame.game().p0("Pick I", "Drop F", "Pick I", "Drop F", MOVE, "Done"), "I:h1-g2");
    }

    @Test
    void aClaimTakenBackAfterTheMoveBelongsToTheSameTurn() {
        assertMoves(
                SgfGame.game().p0("Pick I", "Drop F", "Pickb H 1 0", "Dropb G 2", "Pick I", "Drop F", "Done"),
                "I:h1-g2");
    }

    @Test
    void F_andS_areTheSeatsWhoeverBegins() {
        GameRecord record = SgfGame.game()
                .p0("Start P1")
                .p1("Claim I S", MOVE, "Done")
                .p0("Pick N", "Drop F", "Move F 4 F 3", "Done")
                .read()
                .record()
                .orElseThrow();
        assertThat(record.moves()).hasToString("[I:h1-g2, K:f4-f3]");
        assertThat(record.tag("First")).contains("ben");
        assertThat(record.tag("Second")).contains("ada");
    }

    @Test
    void P_minus1_isP0() {
        assertMoves(SgfGame.game().add("P-1", "Start P-1", MOVE, "Done").p1("Move F 4 F 3", "Done"), "h1-g2", "f4-f3");
    }

    @Test
    void withoutStartP0Begins() {
        RecordResult result = SgfGame.game().p1(MOVE, "Done").read();
        assertStops(result, DiagnosticCode.ILLEGAL_MOVE, Rule.R6);
    }

    @Test
    void anIllegalMoveKeepsTheLegalPrefixAndTheServersResult() {
        RecordResult result = SgfGame.game()
                .result("Game won by ben")
                .p0(MOVE, "Done")
                .p1("Move A 1 I 1", "Done")
                .read();
        assertStops(result, DiagnosticCode.ILLEGAL_MOVE, Rule.E3, "h1-g2");
        assertThat(result.record().orElseThrow().tag("ServerResult")).contains("0-1");
        assertThat(result.diagnostics().get(0).ply()).hasValue(2);
    }

    @Test
    void R6_aPassOfAPlayerWithAMoveEndsTheRecord() {
        for (String pass : ImmutableList.of("Pass", "Done")) {
            RecordResult result = SgfGame.game()
                    .result("The game is a draw")
                    .p0(MOVE, "Done")
                    .p1(pass)
                    .p0("Move F 6 E 7", "Done")
                    .read();
            assertStops(result, DiagnosticCode.WRONG_PASS, Rule.R6, "h1-g2");
            assertThat(result.record().orElseThrow().tag("ServerResult")).contains("1/2-1/2");
        }
    }

    @Test
    void R6_aPassOfAPlayerWhoIsNotOnTurnEndsTheRecord() {
        RecordResult result = SgfGame.game().p0(MOVE, "Done", "Done").read();
        assertStops(result, DiagnosticCode.WRONG_PASS, Rule.R6, "h1-g2");
    }

    @Test
    void R5_aClaimWithoutAMoveIsNoTurn() {
        assertStops(SgfGame.game().p0("Pick R", "Drop F", "Done").read(), DiagnosticCode.WRONG_PASS, Rule.R5);
        assertStops(SgfGame.game().p0("Pick R", "Drop F", "Pass").read(), DiagnosticCode.WRONG_PASS, Rule.R6);
    }

    /** Game 1 of the fixtures has a forced pass after its 31st move. */
    @Test
    void R6_bothFormsOfAForcedPassAreRead() {
        String text = BoardspaceFixtures.read(BoardspaceFixtures.FOLDER.resolve("game-001-human.sgf"));
        GameRecord expected = SgfGame.read(text).record().orElseThrow();
        for (String pass : ImmutableList.of("; P1[102 Pass]", "; P1[102 pass ]\n; P1[103 Done]")) {
            RecordResult result = SgfGame.read(text.replace("; P1[102 Done ]", pass));
            assertThat(result.diagnostics()).isEmpty();
            assertThat(result.record()).contains(expected);
        }
    }

    @Test
    void R6_aForcedPassThatIsNotRecordedIsAWarning() {
        String text = BoardspaceFixtures.read(BoardspaceFixtures.FOLDER.resolve("game-001-human.sgf"));
        RecordResult result = SgfGame.read(text.replace("; P1[102 Done ]TM[3774]\n", ""));
        assertThat(result.isValid()).isTrue();
        assertThat(result.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.MISSING_PASS);
        assertThat(result.diagnostics().get(0).ply()).hasValue(32);
        assertThat(result.diagnostics().get(0).rule()).contains(Rule.R6);
        assertThat(result.record()).isEqualTo(SgfGame.read(text).record());
    }

    @Test
    void aTurnWithoutDoneIsPlayedWithAWarning() {
        for (SgfGame game : ImmutableList.of(
                SgfGame.game().p0(MOVE).p1("Move F 4 F 3", "Done"),
                SgfGame.game().p0(MOVE, "Done").p1("Move F 4 F 3"))) {
            RecordResult result = game.read();
            assertThat(result.record().orElseThrow().moves()).hasToString("[h1-g2, f4-f3]");
            assertThat(result.isValid()).isTrue();
            assertThat(result.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.SYNTAX);
        }
    }

    @Test
    void aSecondMoveInOneTurnIsOutOfTurn() {
        RecordResult result =
                SgfGame.game().p0(MOVE, "Pickb F 6 0", "Dropb E 7", "Done").read();
        assertThat(result.record().orElseThrow().moves()).hasToString("[h1-g2]");
        assertThat(result.diagnostics())
                .extracting(Diagnostic::code)
                .containsExactly(DiagnosticCode.SYNTAX, DiagnosticCode.ILLEGAL_MOVE);
    }

    @Test
    void editingStopsTheReplay() {
        assertStops(
                SgfGame.game()
                        .p0(MOVE, "Done")
                        .p1("Edit", "Move F 4 F 3", "Done")
                        .read(),
                DiagnosticCode.SYNTAX,
                null,
                "h1-g2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5 Fly E 4",
                "Pickb Z 9 0",
                "Pickb E",
                "Dropb E 4",
                "Dropb",
                "Pick W",
                "Pick",
                "Pick F",
                "Drop F",
                "Drop R",
                "Drop W",
                "Claim R S",
                "Claim R",
                "Claim W F",
                "Move E 4 E 4",
                "Move E 4",
                "Start P7",
                "Start",
                "7"
            })
    void whatMakesNoSenseStopsTheReplay(String action) {
        assertStops(SgfGame.game().p0(action, MOVE, "Done").read(), DiagnosticCode.SYNTAX, null);
    }

    @Test
    void aSecondClaimInOneTurnStopsTheReplay() {
        assertStops(SgfGame.game().p0("Claim R F", "Claim B F", MOVE, "Done").read(), DiagnosticCode.SYNTAX, null);
    }

    @Test
    void actingInTheOpponentsTurnStopsTheReplay() {
        assertStops(SgfGame.game().p0("Claim R F").p1(MOVE, "Done").read(), DiagnosticCode.SYNTAX, null);
    }

    @Test
    void startingASecondTimeStopsTheReplay() {
        RecordResult result = SgfGame.game().p0(MOVE, "Done", "Start P1").read();
        assertStops(result, DiagnosticCode.SYNTAX, null, "h1-g2");
        assertThat(result.record().orElseThrow().tag("First")).contains("ada");
        assertStops(SgfGame.game().p0("Start P0", "Start P1").p1(MOVE, "Done").read(), DiagnosticCode.SYNTAX, null);
        assertMoves(SgfGame.game().p0("Start P1", "Start P1").p1(MOVE, "Done"), "h1-g2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"shoe size 43", ""})
    void unknownFactsAreLeftOutWithAWarning(String fact) {
        RecordResult result = SgfGame.game().p0(fact, MOVE, "Done").read();
        assertThat(result.isValid()).isTrue();
        assertThat(result.record().orElseThrow().moves()).hasToString("[h1-g2]");
        assertThat(result.diagnostics()).extracting(Diagnostic::severity).containsExactly(Severity.WARNING);
    }

    @Test
    void knownFactsAreNoActions() {
        assertMoves(SgfGame.game().p0("time 0:10:00 ", "ranking 1500", "country Belgium", MOVE, "Done"), "h1-g2");
    }

    private static void assertMoves(SgfGame game, String... moves) {
        RecordResult result = game.read();
        assertThat(result.diagnostics()).isEmpty();
        assertThat(result.record().orElseThrow().moves())
                .extracting(Object::toString)
                .containsExactly(moves);
    }

    private static void assertStops(RecordResult result, DiagnosticCode code, Rule rule, String... moves) {
        assertThat(result.diagnostics()).hasSize(1);
        Diagnostic diagnostic = result.diagnostics().get(0);
        assertThat(diagnostic.code()).isEqualTo(code);
        assertThat(diagnostic.isError()).isTrue();
        assertThat(diagnostic.rule().orElse(null)).isEqualTo(rule);
        GameRecord record = result.record().orElseThrow();
        assertThat(record.moves()).extracting(Object::toString).containsExactly(moves);
        assertThat(record.result()).isEqualTo(Result.NONE);
        assertThat(record.termination()).isEqualTo(Termination.UNFINISHED);
    }
}
