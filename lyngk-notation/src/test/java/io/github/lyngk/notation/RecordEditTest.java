package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Changing a record by paths into its tree. */
class RecordEditTest {
    private static final String TREE = "1. d1-e1 {a} (1. f4-g4 f6-g7 (1... R:e4-f3 $9)) (1. d1-e1) f6-g7 2. f4-g4 *";

    private static GameRecord record(String movetext) {
        return GameRecord.parse(Records.open(movetext));
    }

    private static GameRecord skipping(String movetext) {
        return GameRecord.parse(Records.record(Records.SKIPPING, movetext.endsWith("*") ? "*" : "0-1", movetext));
    }

    private static TurnPath path(String text) {
        return TurnPath.parse(text);
    }

    private static Turn turn(String move) {
        return Turn.of(Move.parse(move));
    }

    private static String movetext(GameRecord record) {
        String text = record.toString();
        return text.substring(text.indexOf("\n\n") + 2).replace('\n', ' ').strip();
    }

    @ParameterizedTest
    @CsvSource({
        "1, d1-e1 {a}, FIRST",
        "1.1.1, f4-g4, FIRST",
        "1.1.2.1.1, R:e4-f3 $9, SECOND",
        "1.2.1, d1-e1, FIRST",
        "3, f4-g4, FIRST",
    })
    void findsATurn(String path, String text, Player player) {
        TurnNode node = record(TREE).node(path(path)).orElseThrow();
        assertThat(node.turn().toString()).startsWith(text);
        assertThat(node.player()).isEqualTo(player);
        assertThat(node.path()).hasToString(path);
        assertThat(node.before().play(node.turn().move().orElseThrow())).isEqualTo(node.after());
    }

    @ParameterizedTest
    @CsvSource({"1, f6-g7, 2", "2, f4-g4, 3", "1.1.1, f6-g7, 1.1.2", "1.1.1, R:e4-f3, 1.1.2.1.1"})
    void aMoveThatStandsThereIsFoundAndNotPlayedAgain(String path, Move move, String found) {
        GameRecord record = record(TREE);
        assertThat(record.node(path(path), move).orElseThrow().path()).hasToString(found);
        assertThat(record.play(path(path), move)).isSameAs(record);
    }

    @ParameterizedTest
    @CsvSource({"1, R:e4-f3, 2.1.1", "1.1.1, i1-h3, 1.1.2.2.1", "3, i1-h3, 4", "1.2.1, f6-g7, 1.2.2"})
    void aMoveThatWasPlayedIsFound(String path, Move move, String found) {
        GameRecord record = record(TREE);
        assertThat(record.node(path(path), move)).isEmpty();
        assertThat(record.play(path(path), move).node(path(path), move).orElseThrow())
                .extracting(
                        node -> node.path().toString(),
                        node -> node.turn().move().orElseThrow())
                .containsExactly(found, move);
    }

    @Test
    void aMoveIsFoundBehindThePassBeforeIt() {
        GameRecord record = skipping(Records.SKIPPING_MOVES);
        assertThat(record.node(TurnPath.of(2), Move.parse("h2-g6"))
                        .orElseThrow()
                        .path())
                .hasToString("4");
        assertThat(record.node(TurnPath.of(9), Move.parse("h2-g6"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "4, turns in the main line: 3",
        "1.3.1, variations after turn 1: 2",
        "1.1.3, turns in variation 1.1: 2",
        "2.1.1, variations after turn 2: 0",
        "4.1.1, turns in the main line: 3",
        "1.1.2.1.2, turns in variation 1.1.2.1: 1",
        "1.1.1.1.1, variations after turn 1.1.1: 0"
    })
    void tellsThatThereIsNoSuchTurn(String path, String there) {
        String refusal = "the record has no turn " + path + " (" + there + ")";
        assertThat(record(TREE).node(path(path))).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record(TREE).remove(path(path)))
                .withMessage(refusal);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record(TREE).annotate(path(path), new Nag(1)))
                .withMessage(refusal);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record(TREE).replace(path(path), turn("d1-e1")))
                .withMessage(refusal);
    }

    @Test
    void tellsWhoHadToPass() {
        TurnNode pass = skipping("1. g7-e6-a1 d1-c1+ 2. -- {x} h2-g4-g6 3. -- *")
                .node(path("3"))
                .orElseThrow();
        assertThat(pass.player()).isEqualTo(Player.FIRST);
        assertThat(pass.turn()).isEqualTo(Turn.pass(new Comment("x")));
        assertThat(pass.after()).isEqualTo(pass.before());
        assertThat(pass.before().playerToMove()).isEqualTo(Player.SECOND);
    }

    @Test
    void walksInTheOrderOfPrint() {
        assertThat(record(TREE)
                        .nodes()
                        .map(node -> node.path() + " " + node.turn().move().orElseThrow()))
                .containsExactly(
                        "1 d1-e1",
                        "1.1.1 f4-g4",
                        "1.1.2 f6-g7",
                        "1.1.2.1.1 R:e4-f3",
                        "1.2.1 d1-e1",
                        "2 f6-g7",
                        "3 f4-g4");
    }

    @Test
    void annotatesAnyTurnBehindWhatIsSaid() {
        Position start = Position.parse(Records.START);
        GameRecord annotated = record(TREE)
                .annotate(path("1.1.2.1.1"), new Comment("b"), new Nag(1))
                .annotate(path("1"), Variation.replay(start, List.of(Move.parse("g5-f5"))));
        assertThat(movetext(annotated))
                .isEqualTo("1. d1-e1 {a} (1. f4-g4 f6-g7 (1... R:e4-f3 $9 {b} !)) (1. d1-e1) (1. g5-f5) f6-g7"
                        + " 2. f4-g4 *");
    }

    @Test
    void refusesAVariationOfAnotherTurn() {
        Variation first = Variation.of(Position.parse(Records.START), List.of(), List.of(turn("d1-e1")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record(TREE).annotate(path("2"), first))
                .withMessageMatching("turn 2: a variation starts from another position .*");
        Variation second = Variation.of(first.end(), List.of(), List.of(turn("f6-g7")));
        assertThat(record(TREE).annotate(path("2"), second).node(path("2.1.1"))).isPresent();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record(TREE).annotate(path("1"), first, second))
                .withMessageMatching("turn 1: a variation starts from another position .*");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record(TREE).replace(path("2"), turn("f6-g7").annotate(first)));
    }

    @Test
    void aPassTakesCommentsOnly() {
        GameRecord passed = skipping("1. g7-e6-a1 d1-c1+ 2. -- *");
        assertThat(movetext(passed.annotate(path("3"), new Comment("x")))).endsWith("2. -- {x} *");
        assertThatIllegalArgumentException().isThrownBy(() -> passed.annotate(path("3"), new Nag(1)));
    }

    @Test
    void aNewTurnComesWithItsOwnAnnotations() {
        GameRecord record = record("1. d1-e1 {a} (1. f4-g4) f6-g7 *");
        assertThat(movetext(record.replace(path("1"), turn("f4-g4")))).isEqualTo("1. f4-g4 f6-g7 *");
        Turn kept = record.turns().get(0).withMove(Move.parse("f4-g4"));
        assertThat(movetext(record.replace(path("1"), kept))).isEqualTo("1. f4-g4 {a} (1. f4-g4) f6-g7 *");
    }

    @Test
    void whatFollowsStaysWithItsVariations() {
        GameRecord record = record("1. d1-e1 f6-g7 {b} (1... R:e4-f3 (1... f6-g7 {c})) 2. g5-f5 *");
        GameRecord changed = record.replace(path("1"), turn("f4-g4"));
        assertThat(movetext(changed)).isEqualTo("1. f4-g4 f6-g7 {b} (1... R:e4-f3 (1... f6-g7 {c})) 2. g5-f5 *");
        assertThat(changed.node(path("2.1.1")).orElseThrow().before())
                .isEqualTo(changed.node(path("1")).orElseThrow().after());
        assertThat(GameRecord.parse(changed.toString())).isEqualTo(changed);
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "1.1.1, 1.1.2"})
    void whatFollowsMustBeLegalStill(String path, String illegal) {
        GameRecord record = record("1. d1-e1 (1. d1-e1 f4-g4) f6-g7 2. f4-g4 *");
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> record.replace(path(path), turn("f4-g4")))
                .withMessageStartingWith("turn " + illegal + ": f4-g4: ");
    }

    @Test
    void variationsThatFollowMustBeLegalStill() {
        GameRecord record = record("1. d1-e1 f6-g7 (1... f6-g7 2. f4-g4) *");
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> record.replace(path("1"), turn("f4-g4")))
                .withMessageStartingWith("turn 2.1.2: f4-g4: ");
    }

    @Test
    void refusesAnIllegalTurn() {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> record(TREE).replace(path("1.1.2.1.1"), turn("a1-i1")))
                .withMessageStartingWith("turn 1.1.2.1.1: a1-i1: ");
    }

    @Test
    void R6_passesInBetweenStayWhereTheyAre() {
        GameRecord passed = skipping(Records.SKIPPING_MOVES);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> passed.replace(path("3"), turn("h2-g6")))
                .withMessage("turn 3: h2-g6: the pass of the player who is skipped before it is missing (R6)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> passed.replace(path("2"), Turn.pass()))
                .withMessage("turn 2: there is no pass here, because no player is skipped (R6)");
        assertThat(passed.replace(path("3"), Turn.pass())).isEqualTo(passed);
    }

    @Test
    void R6_aBarePassAtTheEndComesAndGoes() {
        GameRecord passed = skipping("1. g7-e6-a1 d1-c1+ 2. -- *");
        GameRecord other = passed.replace(path("2"), turn("h2-g6"));
        assertThat(other.turns()).hasSize(2);
        assertThat(other.replace(path("2"), turn("d1-c1"))).isEqualTo(passed);
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> passed.annotate(path("3"), new Comment("kept")).replace(path("2"), turn("h2-g6")))
                .withMessageStartingWith("turn 3: there is no pass here");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1     | g5-f5   | 1. d1-e1 {a} (1. f4-g4 f6-g7) f6-g7 (1... g5-f5) 2. f4-g4 *",
                "3     | R:e4-f3 | 1. d1-e1 {a} (1. f4-g4 f6-g7) f6-g7 2. f4-g4 R:e4-f3 *",
                "1.1.1 | g5-f5   | 1. d1-e1 {a} (1. f4-g4 f6-g7 (1... g5-f5)) f6-g7 2. f4-g4 *",
                "1.1.2 | g5-f5   | 1. d1-e1 {a} (1. f4-g4 f6-g7 2. g5-f5) f6-g7 2. f4-g4 *",
            })
    void playsOnFromAnyTurn(String path, String move, String expected) {
        GameRecord record = record("1. d1-e1 {a} (1. f4-g4 f6-g7) f6-g7 2. f4-g4 *");
        assertThat(movetext(record.play(path(path), Move.parse(move)))).isEqualTo(expected);
    }

    @Test
    void R6_playsOnFromAMoveBehindThePassItForced() {
        GameRecord passed = skipping("1. g7-e6-a1 d1-c1+ 2. -- *");
        GameRecord longer = passed.play(path("2"), Move.parse("h2-g6"));
        assertThat(longer).isEqualTo(passed.play(Move.parse("h2-g6")));
        assertThat(longer.play(path("2"), Move.parse("h2-g6"))).isEqualTo(longer.play(path("3"), Move.parse("h2-g6")));
        GameRecord varied = longer.annotate(path("4"), Variation.replay(passed.end(), List.of(Move.parse("h2-g6"))));
        assertThat(movetext(varied)).endsWith("2. -- h2-g4-g6 (2... h2-g4-g6 3. --) 3. -- *");
        assertThat(varied.play(path("4.1.1"), Move.parse("e3-g4")).node(path("4.1.3")))
                .isPresent();
    }

    @Test
    void playsOnOnlyWhereAMoveIsLegal() {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> record(TREE).play(path("1.1.2"), Move.parse("a1-i1")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record(TREE).play(path("9"), Move.parse("a1-i1")))
                .withMessage("the record has no turn 9 (turns in the main line: 3)");
        GameRecord resigned = record(TREE).resign(Player.FIRST);
        assertThatIllegalStateException().isThrownBy(() -> resigned.play(path("3"), Move.parse("R:e4-f3")));
        assertThat(resigned.play(path("1.1.2"), Move.parse("g5-f5")).result()).isEqualTo(Result.SECOND_WINS);
    }

    @Test
    void removesATurnWithAllThatFollows() {
        assertThat(movetext(record(TREE).remove(path("2"))))
                .isEqualTo("1. d1-e1 {a} (1. f4-g4 f6-g7 (1... R:e4-f3 $9)) (1. d1-e1) *");
        assertThat(movetext(record(TREE).remove(path("1.1.2"))))
                .isEqualTo("1. d1-e1 {a} (1. f4-g4) (1. d1-e1) f6-g7 2. f4-g4 *");
        assertThat(movetext(record(TREE).remove(path("1")))).isEqualTo("*");
    }

    @Test
    void aVariationThatLosesItsFirstTurnGoes() {
        assertThat(movetext(record(TREE).remove(path("1.1.1")).remove(path("1.1.1"))))
                .isEqualTo("1. d1-e1 {a} f6-g7 2. f4-g4 *");
        assertThat(movetext(record(TREE).remove(path("1.1.2.1.1"))))
                .isEqualTo("1. d1-e1 {a} (1. f4-g4 f6-g7) (1. d1-e1) f6-g7 2. f4-g4 *");
    }

    @Test
    void R6_aPassGoesOnlyWithItsMove() {
        GameRecord passed = skipping(Records.SKIPPING_MOVES);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> passed.remove(path("3")))
                .withMessageContaining("R6");
        assertThat(movetext(passed.remove(path("4")))).isEqualTo("1. g7-e6-a1 d1-c1+ 2. -- *");
    }

    @Test
    void aResultGoesWithTurnsOfTheMainLineOnly() {
        GameRecord resigned = record(TREE).resign(Player.FIRST);
        assertThat(resigned.remove(path("1.1.2")).result()).isEqualTo(Result.SECOND_WINS);
        assertThat(resigned.annotate(path("3"), new Nag(1)).result()).isEqualTo(Result.SECOND_WINS);
        GameRecord shorter = resigned.remove(path("3"));
        assertThat(shorter.result()).isEqualTo(Result.NONE);
        assertThat(shorter.termination()).isEqualTo(Termination.NORMAL);
        assertThat(skipping(Records.SKIPPING_MOVES).remove(path("6")).result()).isEqualTo(Result.NONE);
    }

    @Test
    void aResultThatDoesNotFitTheNewEndGivesWay() {
        // Ends by a stack of six, so that another move does not end it.
        Game game = Stream.iterate(1L, seed -> seed + 1)
                .map(seed -> RandomGames.game(Variant.SIX_STACK, seed))
                .filter(played -> played.outcome().orElseThrow().reason() == Outcome.Reason.SUDDEN_DEATH)
                .findFirst()
                .orElseThrow();
        GameRecord over = GameRecord.of(game);
        Position before = game.undo().position();
        Move other = before.legalMoves().stream()
                .filter(move -> !before.effect(move).after().isOver()
                        && !before.effect(move).skipsOpponent())
                .findFirst()
                .orElseThrow();
        TurnPath last = TurnPath.of(over.turns().size());
        GameRecord open = over.replace(last, Turn.of(other));
        assertThat(open.result()).isEqualTo(Result.NONE);
        GameRecord resigned = open.resign(Player.FIRST);
        assertThat(resigned.replace(last, Turn.of(other, new Nag(1))).termination())
                .isEqualTo(Termination.RESIGNATION);
        assertThat(resigned.replace(last, over.turns().get(over.turns().size() - 1)))
                .isEqualTo(over);
    }

    @Test
    void keepsTheLimits() {
        Position start = Position.parse(Records.START);
        Variation deepest = Variation.of(start, List.of(), List.of(turn("d1-e1")));
        for (int depth = 1; depth < Limits.NESTING; depth++) {
            deepest = Variation.of(start, List.of(), List.of(turn("d1-e1").annotate(deepest)));
        }
        Variation variation = deepest;
        GameRecord record = record("1. d1-e1 (1. d1-e1) *").annotate(path("1"), variation);
        assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record.annotate(path("1.1.1"), variation))
                .withMessageContaining("nested deeper");
        assertThat(record.nodes()
                        .reduce((one, next) -> next)
                        .orElseThrow()
                        .path()
                        .depth())
                .isEqualTo(Limits.NESTING);
    }
}
