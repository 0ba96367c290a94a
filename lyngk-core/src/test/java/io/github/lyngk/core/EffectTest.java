package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.points;
import static io.github.lyngk.core.Boards.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class EffectTest {
    private static final Position START = position("1 R:- 0:0", "e1 R", "e4 BR", "h4 IBGK", "c1 G", "d1 I");

    @Test
    void describesAQuietMove() {
        Effect effect = START.effect(Move.parse("c1-d1"));

        assertThat(effect.before()).isEqualTo(START);
        assertThat(effect.move()).isEqualTo(Move.parse("c1-d1"));
        assertThat(effect.route()).isEqualTo(points("c1", "d1"));
        assertThat(effect.formed()).isEqualTo(Stack.parse("(IG)"));
        assertThat(effect.scored()).isFalse();
        assertThat(effect.capturedByClaim()).isEmpty();
        assertThat(effect.wins()).isFalse();
        assertThat(effect.skipsOpponent()).isFalse();
        assertThat(effect.after()).isEqualTo(START.play(Move.parse("c1-d1")));
    }

    @Test
    void describesAScoringMove() {
        Effect effect = START.effect(Move.parse("e1-h4"));

        assertThat(effect.route()).isEqualTo(points("e1", "e4", "h4"));
        assertThat(effect.formed()).isEqualTo(Stack.parse("(IBGKR)"));
        assertThat(effect.scored()).isTrue();
        assertThat(effect.capturedByClaim()).isEmpty();
        assertThat(effect.after().fives(Player.FIRST)).isEqualTo(1);
    }

    @Test
    void lastMoveSkipsNoOpponent() {
        Effect last = position("1 RI:GB 0:0", "e1 R", "e2 I").effect(Move.parse("e1-e2"));

        assertThat(last.after().isOver()).isTrue();
        assertThat(last.skipsOpponent()).isFalse();
    }

    @Test
    void illegalMoveHasNoEffect() {
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> START.effect(Move.parse("a1-b2")));
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> START.route(Move.parse("a1-b2")));
    }

    @Test
    void equalWhenMoveAndPositionAre() {
        Effect effect = START.effect(Move.parse("c1-d1"));
        Position elsewhere = position("1 R:- 1:0", "e1 R", "e4 BR", "h4 IBGK", "c1 G", "d1 I");

        assertThat(effect)
                .isEqualTo(START.effect(Move.parse("c1-d1")))
                .hasSameHashCodeAs(START.effect(Move.parse("c1-d1")))
                .isNotEqualTo(START.effect(Move.parse("d1-c1")))
                .isNotEqualTo(elsewhere.effect(Move.parse("c1-d1")))
                .isNotEqualTo(effect.toString());
        assertThat(effect.hashCode())
                .isEqualTo(START.hashCode() * 31 + Move.parse("c1-d1").hashCode());
    }

    @Test
    void textNamesMoveStackAndMark() {
        Effect quiet = START.effect(Move.parse("c1-d1"));
        Effect scoring = START.effect(Move.parse("e1-h4"));
        Effect winning = position("1 K:G 0:0 six", "e4 K", "e5 JIBRG").effect(Move.parse("e4-e5"));

        assertThat(quiet).hasToString("c1-d1 forms (IG): " + quiet.after());
        assertThat(scoring).hasToString("e1-h4 forms (IBGKR), scored: " + scoring.after());
        assertThat(winning).hasToString("e4-e5 forms (JIBRGK), wins: " + winning.after());
    }

    @Test
    void playerIsWhoMakesTheMove() {
        Position position = Boards.position("2 -:- 0:0", "e4 R", "e5 G", "c1 K", "d1 I");

        assertThat(position.effect(Move.parse("e4-e5")).player()).isEqualTo(Player.SECOND);
    }
}
