package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A record as the table of a game: moves, undo, resignation, tags, and going on from its text. */
class RecordInPlayTest {
    private static final GameRecord TABLE =
            GameRecord.of(Game.of(Position.parse(Records.START))).withTag("First", "Ada");
    private static final GameRecord SKIPPING =
            GameRecord.of(Game.of(Position.parse(Records.SKIPPING))).play(move("g7-a1"));
    private static final Game WHOLE = RandomGames.game(Variant.STANDARD, 3);

    private static Move move(String text) {
        return Move.parse(text);
    }

    @Test
    void isPlayedAndGoesOnFromItsText() {
        GameRecord saved = TABLE.play(move("d1-e1")).play(move("f6-g7"));
        GameRecord resumed = GameRecord.parse(saved.toString()).play(move("f4-g4"));
        assertThat(resumed.moves()).containsExactly(move("d1-e1"), move("f6-g7"), move("f4-g4"));
        assertThat(resumed.end()).isEqualTo(resumed.game().position());
        assertThat(resumed.tag("First")).contains("Ada");
        assertThat(TABLE.moves()).isEmpty();
    }

    @Test
    void refusesAnIllegalMove() {
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> TABLE.play(move("a1-i1")));
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void movesMakeTheRecordOfTheGame(Variant variant) {
        Game game = RandomGames.game(variant, 11);
        GameRecord record = GameRecord.of(Game.of(game.start()));
        for (Move move : game.moves()) {
            record = record.play(move);
        }
        assertThat(record).isEqualTo(GameRecord.of(game));
    }

    @Test
    void theOutcomeBecomesTheResult() {
        Move last = WHOLE.lastMove().orElseThrow();
        GameRecord open = GameRecord.of(WHOLE.undo());
        assertThat(open.play(last)).isEqualTo(GameRecord.of(WHOLE));
        GameRecord adjourned = open.withResult(Result.NONE, Termination.UNFINISHED);
        assertThat(adjourned.play(last)).isEqualTo(GameRecord.of(WHOLE));
        assertThat(GameRecord.of(WHOLE).undo()).isEqualTo(open);
    }

    @Test
    void G1_refusesAMoveAfterTheEnd() {
        GameRecord over = GameRecord.of(WHOLE);
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> over.play(move("a1-b1")))
                .satisfies(refusal -> assertThat(refusal.violation().rule()).isEqualTo(Rule.G1));
        assertThatIllegalStateException().isThrownBy(() -> over.resign(Player.FIRST));
    }

    @Test
    void R6_aPassComesAndGoesWithItsMove() {
        GameRecord passed = SKIPPING.play(move("d1-c1"));
        assertThat(passed.turns()).last().isEqualTo(Turn.pass());
        assertThat(passed.undo()).isEqualTo(SKIPPING);
        assertThat(passed.annotate(TurnPath.of(3), new Comment("stuck")).undo()).isEqualTo(SKIPPING);
        assertThat(passed.play(move("h2-g6")).undo()).isEqualTo(passed);
    }

    @Test
    void undoNeedsAMove() {
        assertThatIllegalStateException().isThrownBy(TABLE::undo).withMessage("there is no move to take back");
        assertThatIllegalStateException().isThrownBy(TABLE.resign(Player.FIRST)::undo);
    }

    @ParameterizedTest
    @EnumSource(Player.class)
    void aPlayerResigns(Player player) {
        GameRecord played = TABLE.play(move("d1-e1"));
        GameRecord resigned = played.resign(player);
        assertThat(resigned.result().winner()).contains(player.opponent());
        assertThat(resigned.termination()).isEqualTo(Termination.RESIGNATION);
        assertThat(GameRecord.parse(resigned.toString())).isEqualTo(resigned);
        assertThat(resigned.turns()).isEqualTo(played.turns());
    }

    @Test
    void nobodyPlaysOnAfterAResignation() {
        GameRecord played = TABLE.play(move("d1-e1"));
        GameRecord resigned = played.resign(Player.SECOND);
        assertThatIllegalStateException()
                .isThrownBy(() -> resigned.play(move("f6-g7")))
                .withMessage("the game has ended with 1-0 by resignation");
        assertThatIllegalStateException().isThrownBy(() -> resigned.resign(Player.FIRST));
        assertThat(resigned.undo()).isEqualTo(TABLE);
        assertThat(resigned.withResult(Result.NONE, Termination.NORMAL)).isEqualTo(played);
    }

    @Test
    void endsByAgreementOrTime() {
        GameRecord agreed = TABLE.withResult(Result.DRAW, Termination.AGREEMENT);
        assertThat(agreed.tags()).containsEntry("Result", "1/2-1/2").containsEntry("Termination", "agreement");
        GameRecord late = agreed.withResult(Result.FIRST_WINS, Termination.TIME);
        assertThat(late.tags()).containsEntry("Result", "1-0").containsEntry("Termination", "time");
        assertThat(late.tags().keySet()).containsExactlyElementsOf(agreed.tags().keySet());
    }

    @Test
    void endsOnlyAsGamesEnd() {
        assertThatIllegalArgumentException().isThrownBy(() -> TABLE.withResult(Result.DRAW, Termination.NORMAL));
        assertThatIllegalArgumentException().isThrownBy(() -> TABLE.withResult(Result.DRAW, Termination.TIME));
        GameRecord over = GameRecord.of(WHOLE);
        assertThatIllegalArgumentException().isThrownBy(() -> over.withResult(over.result(), Termination.TIME));
        assertThat(over.withResult(over.result(), Termination.NORMAL)).isEqualTo(over);
    }

    @Test
    void whatIsOpenStaysAsItIs() {
        GameRecord adjourned = TABLE.withResult(Result.NONE, Termination.UNFINISHED);
        assertThat(adjourned.play(move("d1-e1")).tags()).isEqualTo(adjourned.tags());
        assertThat(adjourned.play(move("d1-e1")).undo()).isEqualTo(adjourned);
        GameRecord normal = TABLE.withTag("Termination", "normal");
        assertThat(normal.play(move("d1-e1")).undo()).isEqualTo(normal);
    }

    @Test
    void tagsAreSetInTheirPlaceOrBehindTheOthers() {
        GameRecord renamed = TABLE.withTag("Second", "Ben").withTag("First", "Eve");
        assertThat(renamed.tags().keySet()).containsExactly("Position", "Result", "First", "Second");
        assertThat(renamed.tag("First")).contains("Eve");
        assertThat(renamed.withoutTag("Second").withoutTag("Third")).isEqualTo(TABLE.withTag("First", "Eve"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Position", "Result"})
    void someTagsEveryRecordHas(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TABLE.withoutTag(name))
                .withMessage("every record has the tag " + name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Position", "Result", "Termination", "Variant", "Format", "no name"})
    void tagsThatContradictAreRefused(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> TABLE.withTag(name, "2"));
    }

    @Test
    void aReasonForAResultIsNotRemovedAlone() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TABLE.resign(Player.FIRST).withoutTag("Termination"));
    }

    @Test
    void commentsAroundTheMoves() {
        GameRecord talked = TABLE.play(move("d1-e1"))
                .withComments(List.of(new Comment("before")))
                .withClosingComments(List.of(new Comment("after")));
        assertThat(talked.toString()).endsWith("{before} 1. d1-e1 * {after}\n");
        assertThat(talked.undo().withComments(List.of()).withClosingComments(List.of()))
                .isEqualTo(TABLE);
    }

    @Test
    void commentsKeepTheLimits() {
        List<Comment> most = Collections.nCopies(Limits.PARTS, new Comment(""));
        GameRecord full = TABLE.withComments(most);
        assertThatIllegalArgumentException().isThrownBy(() -> full.play(move("d1-e1")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> full.withClosingComments(List.of(new Comment(""))))
                .withMessageContaining("more than 30000 turns");
    }
}
