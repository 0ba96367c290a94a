package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordBuilderTest {
    private static final Position START = Position.parse(Records.START);
    private static final Position SKIPPING = Position.parse(Records.SKIPPING);

    private static RecordBuilder builder() {
        return GameRecord.builder(START);
    }

    private static Move move(String text) {
        return Move.parse(text);
    }

    @Test
    void buildsARecordWithTheRequiredTags() {
        assertThat(builder().build().tags())
                .containsExactlyEntriesOf(ImmutableMap.of("Position", Records.START, "Result", "*"));
    }

    @Test
    void keepsTagsInTheOrderTheyAreSet() {
        GameRecord record = builder()
                .tag("B", "2")
                .tag("Result", "*")
                .tag("A", "1")
                .tag("B", "3")
                .build();
        assertThat(record.tags().keySet()).containsExactly("B", "Result", "A", "Position");
        assertThat(record.tag("B")).contains("3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1a", "_a", "a-b", "a b", "é", "aé"})
    void refusesWhatIsNoNameOfATag(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> builder().tag(name, "x"));
    }

    @Test
    void aNameOfATagHasAtMost64Characters() {
        builder().tag("a".repeat(64), "x");
        assertThatIllegalArgumentException().isThrownBy(() -> builder().tag("a".repeat(65), "x"));
    }

    @Test
    void aValueOfATagHasAtMost4096CharactersAndNoControls() {
        builder().tag("A", "\ud83c\udf00".repeat(Limits.TAG_VALUE));
        assertThatIllegalArgumentException().isThrownBy(() -> builder().tag("A", "x".repeat(Limits.TAG_VALUE + 1)));
        assertThatIllegalArgumentException().isThrownBy(() -> builder().tag("A", "x\ny"));
    }

    @Test
    void R6_addsThePassesNobodyWrote() {
        GameRecord record = GameRecord.builder(SKIPPING)
                .play(move("g7-a1"))
                .play(move("d1-c1"))
                .play(move("h2-g6"))
                .play(move("e3-g4"))
                .build();
        assertThat(record.toString()).contains(Records.SKIPPING_MOVES);
        assertThat(record.moves()).hasSize(4);
        assertThat(record.turns()).hasSize(6);
    }

    @Test
    void R6_addsThePassAfterTheLastMoveOfAnUnfinishedGame() {
        GameRecord record = GameRecord.builder(SKIPPING)
                .play(move("g7-a1"))
                .play(move("d1-c1"))
                .build();
        assertThat(record.toString()).endsWith("1. g7-e6-a1 d1-c1+ 2. -- *\n");
    }

    @Test
    void R6_aPassMayBeAddedToCommentIt() {
        RecordBuilder builder = GameRecord.builder(SKIPPING).play(move("g7-a1")).play(move("d1-c1"));
        assertThat(builder.isPassDue()).isTrue();
        builder.pass(new Comment("stuck"));
        assertThat(builder.isPassDue()).isFalse();
        assertThat(builder.build().toString()).endsWith("2. -- {stuck} *\n");
    }

    @Test
    void R6_refusesAPassWhereNobodyIsSkipped() {
        assertThatIllegalArgumentException().isThrownBy(() -> builder().pass()).withMessageContaining("R6");
    }

    @Test
    void refusesAnIllegalMove() {
        assertThatThrownBy(() -> builder().play(move("a1-i1"))).isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void refusesAVariationOfAnotherTurn() {
        Variation ofTheSecond = Variation.of(START.play(move("d1-e1")), List.of(), List.of(Turn.of(move("f6-g7"))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder().play(move("d1-e1"), ofTheSecond))
                .withMessageContaining("starts from another position");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder().play(move("d1-e1")).annotate(ofTheSecond));
    }

    @Test
    void refusesAVariationOfAPass() {
        RecordBuilder passed = GameRecord.builder(SKIPPING)
                .play(move("g7-a1"))
                .play(move("d1-c1"))
                .pass();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> passed.annotate(Variation.of(passed.position(), List.of(), List.of())))
                .withMessage("a pass takes comments only");
    }

    @Test
    void aTurnThatIsRefusedLeavesNoComment() {
        RecordBuilder builder = builder().play(move("d1-e1"));
        GameRecord before = builder.build();
        Variation elsewhere = Variation.of(START, List.of(), List.of());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.turn(Turn.of(move("f6-g7"), new Comment("lost"), elsewhere)));
        assertThat(builder.build()).isEqualTo(before);
        assertThat(builder.position()).isEqualTo(before.end());
    }

    @Test
    void annotationsAreAddedInOrderAndAllOrNone() {
        RecordBuilder builder = builder().play(move("d1-e1")).annotate(new Nag(1), new Comment("a"));
        GameRecord before = builder.build();
        assertThat(before.turns().get(0)).isEqualTo(Turn.of(move("d1-e1"), new Nag(1), new Comment("a")));
        Variation elsewhere = Variation.of(before.end(), List.of(), List.of());
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        builder.annotate(new Comment("lost"), Variation.of(START, List.of(), List.of()), elsewhere))
                .withMessageContaining("starts from another position");
        assertThatNullPointerException().isThrownBy(() -> builder.annotate(new Comment("lost"), null));
        assertThat(builder.annotate().build()).isEqualTo(before);
        RecordBuilder passed = GameRecord.builder(SKIPPING)
                .play(move("g7-a1"))
                .play(move("d1-c1"))
                .pass();
        assertThatIllegalArgumentException().isThrownBy(() -> passed.annotate(new Comment("lost"), new Nag(1)));
        assertThat(passed.build().turns()).last().isEqualTo(Turn.pass());
    }

    @Test
    void tagsThatAreRefusedAreNotSetInPart() {
        RecordBuilder builder = builder();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.tags(ImmutableMap.of("A", "1", "no name", "2", "B", "3")));
        assertThat(builder.build()).isEqualTo(builder().build());
    }

    @Test
    void R6_anIllegalMoveDoesNotSwallowADuePass() {
        RecordBuilder builder = GameRecord.builder(SKIPPING).play(move("g7-a1")).play(move("d1-c1"));
        assertThatThrownBy(() -> builder.play(move("a1-i1"))).isInstanceOf(IllegalMoveException.class);
        assertThat(builder.isPassDue()).isTrue();
        builder.annotate(new Nag(1)).pass(new Comment("stuck"));
        assertThat(builder.build().toString()).endsWith("d1-c1+! 2. -- {stuck} *\n");
    }

    @Test
    void R6_buildingAddsNoPassToTheBuilder() {
        RecordBuilder builder = GameRecord.builder(SKIPPING).play(move("g7-a1")).play(move("d1-c1"));
        assertThat(builder.build().turns()).hasSize(3);
        assertThat(builder.isPassDue()).isTrue();
        assertThat(builder.annotate(new Nag(1)).build().turns()).last().isEqualTo(Turn.pass());
    }

    @Test
    void commentsBeforeTheFirstTurnAndAfterTheResult() {
        GameRecord record = builder()
                .comment("before")
                .play(move("d1-e1"))
                .comment("after")
                .closingComment("end")
                .build();
        assertThat(record.comments()).containsExactly(new Comment("before"));
        assertThat(record.turns().get(0).comments()).containsExactly(new Comment("after"));
        assertThat(record.closingComments()).containsExactly(new Comment("end"));
    }

    @Test
    void annotatesOnlyTurns() {
        assertThatIllegalStateException().isThrownBy(() -> builder().annotate(new Nag(1)));
        assertThatIllegalStateException().isThrownBy(() -> builder().annotate());
        RecordBuilder passed = GameRecord.builder(SKIPPING)
                .play(move("g7-a1"))
                .play(move("d1-c1"))
                .pass();
        assertThatIllegalArgumentException().isThrownBy(() -> passed.annotate(new Nag(1)));
    }

    @Test
    void refusesAResultThatContradictsThePosition() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder().result(Result.DRAW).build());
        assertThat(builder()
                        .result(Result.DRAW)
                        .termination(Termination.AGREEMENT)
                        .build()
                        .termination())
                .isEqualTo(Termination.AGREEMENT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Position", "Result", "Termination", "Variant", "Format"})
    void refusesTagsThatMeanSomethingElse(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder().tag(name, "2").build());
    }

    @Test
    void refusesATagPositionThatIsNotTheStart() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder().tag("Position", Records.SKIPPING).build())
                .withMessageContaining("not the start");
    }

    @Test
    void printsTheTagPositionInCanonicalForm() {
        String lower = Records.START.toLowerCase(java.util.Locale.ROOT);
        assertThat(builder().tag("Position", lower).build().tag("Position")).contains(Records.START);
    }

    @Test
    @Tag("not-for-mutation")
    void aRecordTakesAtMost4MiB() {
        RecordBuilder builder = builder();
        for (int i = 0; i < 63; i++) {
            builder.comment("x".repeat(65_536));
        }
        builder.build();
        builder.comment("x".repeat(65_536));
        assertThatIllegalArgumentException().isThrownBy(builder::build).withMessageContaining("4194304");
    }

    @Test
    void mayBeContinuedAfterBuilding() {
        RecordBuilder builder = builder().play(move("d1-e1"));
        GameRecord first = builder.build();
        GameRecord second = builder.comment("more").play(move("f6-g7")).build();
        assertThat(first.turns()).containsExactly(Turn.of(move("d1-e1")));
        assertThat(second.turns()).containsExactly(Turn.of(move("d1-e1"), new Comment("more")), Turn.of(move("f6-g7")));
    }

    @Test
    void recordsAGame() {
        Game game = RandomGames.game(Variant.SIX_STACK, 7);
        GameRecord record = GameRecord.of(game);
        assertThat(record.game()).isEqualTo(game);
        assertThat(record.end()).isEqualTo(game.position());
        assertThat(record.variant()).isEqualTo(Variant.SIX_STACK);
        assertThat(record.result()).isEqualTo(Result.of(game.outcome().orElseThrow()));
    }
}
