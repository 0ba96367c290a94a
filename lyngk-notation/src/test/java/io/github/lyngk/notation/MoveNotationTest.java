package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("surroundings")
class MoveNotationTest {
    /** Red is the first player's: on c1, c4 and e5. Blue b2, joker e3, green c7 and g6. */
    private static final Position NETWORK = Position.parse("1/1B2/R2R2G/6/2J1R2/6/5G1/4/1 1 R:- 0:0");

    private static final Position FIVE = Position.parse("1/4/R2(GBIK)3/6/7/6/7/4/1 1 R:- 0:0");
    private static final Position SIX = Position.parse("1/4/R2(JIBGK)3/6/7/6/7/4/1 1 R:- 0:0 six");

    private static String describe(Position position, String move) {
        return MoveNotation.describe(position, Move.parse(move));
    }

    private static NotationException refusal(Position position, String text) {
        return catchThrowableOfType(NotationException.class, () -> MoveNotation.parse(position, text));
    }

    @Test
    void describesADirectMoveAsItself() {
        assertThat(describe(NETWORK, "b2-c4")).isEqualTo("b2-c4");
    }

    @Test
    void describesTheLyngkPointsAndTheClaim() {
        assertThat(describe(NETWORK, "K:c1-g6")).isEqualTo("K:c1-c4-e5-g6");
    }

    @Test
    void E9_describesAScoredStackWithPlus() {
        assertThat(describe(FIVE, "c1-c4")).isEqualTo("c1-c4+");
    }

    @Test
    void E10_describesANeutralFiveWithoutAMark() {
        assertThat(describe(FIVE, "c4-c1")).isEqualTo("c4-c1");
    }

    @Test
    void H4_describesAWinningSixWithHash() {
        assertThat(describe(SIX, "c1-c4")).isEqualTo("c1-c4#");
    }

    @Test
    void H5_describesANeutralSixWithoutAMark() {
        assertThat(describe(SIX, "c4-c1")).isEqualTo("c4-c1");
    }

    @Test
    void doesNotMarkFivesRemovedByAClaim() {
        Position position = Position.parse("1/1B2/3(JGBIK)3/6/4G2/6/7/4/1 1 -:- 0:0 captures");
        String described = describe(position, "K:b2-e5");
        assertThat(position.effect(Move.parse("K:b2-e5")).capturedByClaim()).hasSize(1);
        assertThat(described).isEqualTo("K:b2-e5");
    }

    @Test
    void refusesToDescribeAnIllegalMove() {
        assertThatThrownBy(() -> describe(NETWORK, "c1-d1")).isInstanceOf(IllegalMoveException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"c1-g6", "c1-c4-e5-g6", "C1-G6", "c1-C4-e5-G6"})
    void readsWithOrWithoutRouteInEitherCase(String text) {
        assertThat(MoveNotation.parse(NETWORK, text)).isEqualTo(Move.parse("c1-g6"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"c1-c4", "c1-c4+"})
    void readsWithOrWithoutMark(String text) {
        assertThat(MoveNotation.parse(FIVE, text)).isEqualTo(Move.parse("c1-c4"));
    }

    @Test
    void readsAClaimInEitherCase() {
        assertThat(MoveNotation.parse(FIVE, "k:c4-c1+")).isEqualTo(Move.parse("K:c4-c1"));
    }

    @Test
    void acceptsALongerRouteThanTheShortest() {
        assertThat(describe(NETWORK, "c4-c7")).isEqualTo("c4-c7");
        assertThat(MoveNotation.parse(NETWORK, "c4-c1-c7")).isEqualTo(Move.parse("c4-c7"));
    }

    @Test
    void R2_aLegMayCrossTheOrigin() {
        assertThat(MoveNotation.parse(NETWORK, "c4-c1-c7")).isEqualTo(Move.parse("c4-c7"));
    }

    @ParameterizedTest
    @CsvSource({
        // text, index of the leg, the leg, the rule
        "c4-c1-c4-c7, 3, c1-c4, E3",
        "c1-c4-e5-c4-c7, 6, e5-c4, F5",
        "c1-c4-e3-c7, 3, c4-e3, F4",
        "c1-c4-b2-c7, 3, c4-b2, F3",
        "b2-e5-c4, 0, b2-e5, F1",
        "c1-c4-f1-c7, 3, c4-f1, E3",
        "c1-c4-d4-c7, 3, c4-d4, E3",
        "c1-c4-g6, 3, c4-g6, E3",
        "c1-e5-g6, 0, c1-e5, E3",
    })
    void refusesAWrongRouteNamingLegAndRule(String text, int index, String leg, String rule) {
        NotationException refusal = refusal(NETWORK, text);
        assertThat(refusal).hasMessageContaining("leg " + leg).hasMessageContaining(rule);
        assertThat(refusal.index()).isEqualTo(index);
    }

    @ParameterizedTest
    @CsvSource({
        // position (c4 and g2 with something on e3 between them), text, the leg, the rule
        "1/4/3R3/6/2J4/6/1G5/4/1 1 R:- 0:0, c4-e3-g2, c4-e3, F4",
        "1/4/3R3/6/2B4/6/1G5/4/1 1 R:- 0:0, c4-e3-g2, c4-e3, F3",
        "1/4/3R3/6/2B4/6/1G5/4/1 1 R:- 0:0, c4-f2-g2, c4-f2, E3",
        "1/4/3R3/6/2R4/6/1G5/4/1 1 -:- 0:0, c4-e3-g2, c4-e3, F1",
    })
    void namesTheLegAndRuleAlsoIfThereIsNoOtherRoute(String position, String text, String leg, String rule) {
        assertThat(refusal(Position.parse(position), text))
                .hasMessageContaining("leg " + leg)
                .hasMessageContaining(rule);
    }

    @Test
    void aRouteIsCheckedOnTheBoardAfterTheClaimHasCaptured() {
        // The claim of black removes the five on c4, so the red single on c1 is seen from c7 and the other way round.
        Position position = Position.parse("1/4/R2(JGBIK)2B/6/7/6/7/4/1 1 R:- 0:0 captures");
        assertThat(MoveNotation.parse(position, "K:c1-c7")).isEqualTo(Move.parse("K:c1-c7"));
        assertThat(refusal(position, "K:c1-c4-c7"))
                .hasMessageContaining("leg c1-c4")
                .hasMessageContaining("E3");
    }

    @ParameterizedTest
    @CsvSource({"c4-c1+, E9", "c1-c4#, H4"})
    void refusesAWrongMarkNamingTheRule(String text, String rule) {
        NotationException refusal = refusal(FIVE, text);
        assertThat(refusal).hasMessageContaining(rule);
        assertThat(refusal.index()).isEqualTo(5);
    }

    @Test
    void H1_nothingIsScoredInTheSixStackVariant() {
        assertThat(refusal(SIX, "c4-c1+")).hasMessageContaining("H1");
    }

    @ParameterizedTest
    @CsvSource({
        "c1-d1, c1-d1, E3",
        "c1-d1+, c1-d1, E3",
        "c1-c4-d1, c1-d1, E3",
        "R:c1-c4, R:c1-c4, D3",
        "e3-e5, e3-e5, D1",
    })
    void anIllegalMoveIsRefusedAsOneThatIsPlayed(String text, String move, Rule rule) {
        IllegalMoveException refusal =
                catchThrowableOfType(IllegalMoveException.class, () -> MoveNotation.parse(NETWORK, text));
        assertThat(refusal.position()).isEqualTo(NETWORK);
        assertThat(refusal.move()).isEqualTo(Move.parse(move));
        assertThat(refusal.violation().rule()).isEqualTo(rule);
        assertThat(refusal).hasMessage(NETWORK.check(refusal.move()).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0",
        "c, 0",
        "R, 0",
        "i8-c1, 0",
        "@1-c1, 0",
        "c1-`4, 3",
        "c1-c:, 3",
        "c1-c/, 3",
        "c1, 2",
        "c1-, 3",
        "c1-c, 3",
        "c1-c8, 3",
        "c8-c1, 0",
        "c0-c1, 0",
        "j1-c1, 0",
        "c1c4, 2",
        "c1-c4x, 5",
        "c1-c4++, 6",
        "c1-c4!, 5",
        "J:c1-c4, 0",
        "X:c1-c4, 0",
        "'R,c1-c4', 1",
        "R:, 2",
        "R: c1-c4, 2",
        "c1-c1, 3",
        "c1-c4-c1, 6",
        "ç1-c4, 0",
        "c١-c4, 0",
    })
    void refusesMalformedTextAtTheRightPlace(String text, int index) {
        assertThat(refusal(NETWORK, text).index()).isEqualTo(index);
    }

    @Test
    void refusesMoreThan64Characters() {
        String text = "c1" + "-c4-c1".repeat(10) + "-c4-c7";
        assertThat(text.length()).isGreaterThan(Limits.TOKEN);
        assertThat(refusal(NETWORK, text).index()).isEqualTo(Limits.TOKEN);
    }

    @Test
    void leavesOutARouteThatNoTokenCanHold() {
        String snake = "c1 c2 c3 b2 b3 b4 c6 d6 e7 f6 g6 h4 h3 h2 h1 g2 f1 e2 e3 f3 f4 e5";
        Setup.Builder setup = Setup.builder(Variant.STANDARD).claim(Player.FIRST, Color.RED);
        for (Point point : Point.values()) {
            setup.put(point, snake.contains(point.toString()) ? Piece.RED : Piece.GREEN);
        }
        Position position = Position.of(setup.build());
        assertThat(position.route(Move.parse("c1-d4"))).hasSize(23);
        assertThat(describe(position, "c1-d4")).isEqualTo("c1-d4");
        assertThat(describe(position, "c3-d4")).hasSize(62);
    }

    @Test
    void aTurkishDotlessIIsNoLetter() {
        assertThat(refusal(NETWORK, "\u0131:c1-c4").index()).isZero();
        assertThat(refusal(NETWORK, "\u0130:c1-c4").index()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "c1-c4-f1-c7, no straight line joins c4 and f1",
        "c1-c4-d4-c7, d4 is empty",
        "c1-e5-g6, no straight line joins c1 and e5",
        "c1-c4-g6, 'there is a stack between them, on e5'",
        "c1-c7-g6, 'there is a stack between them, on c4'",
        "c4-c1-c4-c7, 'c4 is the origin, which is empty while its stack travels (R2)'",
        "c1-c4-e3-c7, a joker on e3 is not a LYNGK point",
        "c1-c4-b2-c7, the stack on b2 is not topped by the colour that travels",
        "c1-c4-e5-c4-c7, the LYNGK point c4 has already served",
    })
    void aWrongRouteIsToldWhy(String text, String why) {
        assertThat(refusal(NETWORK, text)).hasMessageContaining(" is illegal: " + why);
    }
}
