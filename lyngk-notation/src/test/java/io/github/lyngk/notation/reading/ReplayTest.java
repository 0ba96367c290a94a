package io.github.lyngk.notation.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {
    /** After g7-a1 and d1-c1 the first player is skipped. */
    private static final Position SKIPPING =
            Position.parse("R/4/I2(KGR)3/(BGKR)5/1(GIKB)(GR)2(RKBI)1/1(GBJI)(BR)3/3(KIB)1G(GKI)/1B2/1 1 IK:BR 1:1");

    @Test
    void R6_aPassIsPlayedWhereItIsDueAndNowhereElse() {
        Replay replay = Replay.from(SKIPPING);
        assertThatIllegalArgumentException().isThrownBy(replay::pass).withMessageContaining("no player is skipped");
        replay.move(Move.parse("g7-a1"));
        assertThat(replay.isPassDue()).isFalse();
        replay.move(Move.parse("d1-c1"));
        assertThat(replay.isPassDue()).isTrue();
        assertThat(replay.nextPly()).isEqualTo(3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> replay.move(Move.parse("h2-g6")))
                .withMessageStartingWith("h2-g6: the pass of the player who is skipped before it is missing");
        replay.pass();
        assertThat(replay.isPassDue()).isFalse();
        assertThat(replay.nextPly()).isEqualTo(3);
        replay.move(Move.parse("h2-g6"));
        assertThat(replay.nextPly()).isEqualTo(4);
    }

    @Test
    void turnsAreNumberedByRounds() {
        Replay replay = Replay.from(SKIPPING);
        assertThat(replay.number()).isEqualTo("1.");
        replay.move(Move.parse("g7-a1"));
        assertThat(replay.number()).isEmpty();
        assertThat(replay.isSeconds()).isTrue();
        assertThat(replay.variation().number()).isEqualTo("1.");
        replay.move(Move.parse("d1-c1"));
        assertThat(replay.round()).isEqualTo(2);
        assertThat(replay.number()).isEqualTo("2.");
        Replay variation = replay.variation();
        assertThat(variation.number()).isEqualTo("1...");
        assertThat(variation.nextPly()).isEqualTo(2);
        variation.move(Move.parse("d1-c1"));
        assertThat(variation.position()).isEqualTo(replay.position());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "z", "A", "Z", "Za_09", "x9"})
    void namesOfTagsAreLettersDigitsAndLowLines(String name) {
        assertThat(Tags.isName(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "@", "[", "`", "{", "0a", "_a", "a/", "a:", "a b", "\u00e9", "a\u0661"})
    void otherWordsAreNone(String name) {
        assertThat(Tags.isName(name)).isFalse();
    }

    @Test
    void namesAndValuesHaveLimits() {
        Tags.check("A".repeat(Limits.TOKEN), "x".repeat(Limits.TAG_VALUE));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tags.check("A".repeat(Limits.TOKEN + 1), ""))
                .withMessageContaining("cannot be the name of a tag");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tags.check("A", "x".repeat(Limits.TAG_VALUE + 1)))
                .withMessage("the tag A is longer than 4096 characters");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tags.check("A", "\n"))
                .withMessage("the tag A cannot hold character 1, U+000A: it is a line end");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tags.check("White Elo", "1800"))
                .withMessage(
                        "\"White Elo\" cannot be the name of a tag: names are an ASCII letter, then letters, digits"
                                + " and low lines, at most 64 characters");
    }
}
