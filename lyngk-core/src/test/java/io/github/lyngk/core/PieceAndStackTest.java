package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Colours, pieces, players, claims and stacks. */
class PieceAndStackTest {
    @ParameterizedTest
    @CsvSource({"I, IVORY, 0", "B, BLUE, 1", "R, RED, 2", "G, GREEN, 3", "K, BLACK, 4"})
    void colorsHaveLettersAndAnOrder(char letter, Color color, int ordinal) {
        assertThat(color.letter()).isEqualTo(letter);
        assertThat(color.ordinal()).isEqualTo(ordinal);
        assertThat(Color.parse("" + letter)).isEqualTo(color);
        assertThat(Color.parse("" + Character.toLowerCase(letter))).isEqualTo(color);
        assertThat(color.piece().color()).contains(color);
        assertThat(color.piece().letter()).isEqualTo(letter);
    }

    @Test
    void jokerIsAPieceWithoutAColor() {
        assertThat(Piece.JOKER.color()).isEmpty();
        assertThat(Piece.JOKER.letter()).isEqualTo('J');
        assertThat(Piece.parse("j")).isEqualTo(Piece.JOKER);
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> Color.parse("J"));
    }

    @ParameterizedTest
    @ValueSource(chars = {'A', 'w', 'z', '{', ' ', '\0', '\u0131', '\u0130', '\u212A', '\u0399', '\uFF29', '1'})
    void noOtherCharIsALetter(char c) {
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> Piece.parse("" + c));
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> Color.parse("" + c));
    }

    @Test
    void namesOfConstantsAreRefusedWithWhatIsRead() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Color.parse("BLACK"))
                .withMessage(
                        "\"BLACK\", character 2: expected the end of the text after the letter of a colour (I, B, R, G or K)"
                                + ", found 'LACK'");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Piece.parse("JOKER"))
                .withMessage(
                        "\"JOKER\", character 2: expected the end of the text after the letter of a piece (I, B, R, G, K or J)"
                                + ", found 'OKER'");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Player.parse("1.7"))
                .withMessage("\"1.7\", character 2: expected the end of the text after the number of a player (1 or 2)"
                        + ", found '.7'");
    }

    @Test
    void playersAreNumberedAndOpposed() {
        assertThat(Player.FIRST.opponent()).isEqualTo(Player.SECOND);
        assertThat(Player.SECOND.opponent()).isEqualTo(Player.FIRST);
        assertThat(Player.FIRST.number()).isEqualTo(1);
        assertThat(Player.SECOND.number()).isEqualTo(2);
        assertThat(Player.parse("1")).isEqualTo(Player.FIRST);
        assertThat(Player.parse("2")).isEqualTo(Player.SECOND);
    }

    @ParameterizedTest
    @CsvSource({"STANDARD, standard, 5", "SIX_STACK, six, 6", "CLAIM_CAPTURES, captures, 5"})
    void variantsHaveTagsAndHeights(Variant variant, String tag, int height) {
        assertThat(variant.tag()).isEqualTo(tag);
        assertThat(variant.maxHeight()).isEqualTo(height);
        assertThat(Variant.find(tag)).contains(variant);
        assertThat(Variant.parse(tag)).isEqualTo(variant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Six", "SIX_STACK", "six ", "standard2"})
    void noOtherTagIsAVariant(String tag) {
        assertThat(Variant.find(tag)).isEmpty();
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Variant.parse(tag))
                .withMessageStartingWith(
                        "\"" + tag + "\", character 1: expected a variant (standard, six or captures), found ");
    }

    @ParameterizedTest
    @EnumSource
    void everyRuleIsSummedUpInOneLine(Rule rule) {
        assertThat(rule.summary()).isNotBlank().doesNotContain("\n").doesNotEndWith(".");
    }

    @Test
    void rulesAreTheSectionsAndTheRulings() {
        assertThat(Rule.values())
                .extracting(Rule::name)
                .containsExactlyElementsOf(List.of(("C1 C2 C3 D1 D2 D3 D4 D5 D6 E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12 "
                                + "F1 F2 F3 F4 F5 G1 G2 G3 H1 H2 H3 H4 H5 H6 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13")
                        .split(" ")));
    }

    @Test
    void claimIsAPlayerAndAColor() {
        Claim claim = new Claim(Player.SECOND, Color.RED);

        assertThat(claim).isEqualTo(new Claim(Player.SECOND, Color.RED)).hasToString("2:R");
        assertThat(claim).isNotEqualTo(new Claim(Player.FIRST, Color.RED));
        assertThat(claim).isNotEqualTo(new Claim(Player.SECOND, Color.BLUE));
    }

    @Test
    void claimsAreReadFromTheirText() {
        for (Player player : Player.values()) {
            for (Color color : Color.values()) {
                Claim claim = new Claim(player, color);
                assertThat(Claim.parse(claim.toString())).isEqualTo(claim);
            }
        }
        assertThat(Claim.parse("2:k")).isEqualTo(new Claim(Player.SECOND, Color.BLACK));
    }

    @ParameterizedTest
    @CsvSource(
            value = {
                "'', 0, the number of the player who claims (1 or 2)",
                "FIRST:R, 0, the number of the player who claims (1 or 2)",
                "3:R, 0, the number of the player who claims (1 or 2)",
                "1R, 1, a colon after the player",
                "1:J, 2, 'the letter of the colour claimed (I, B, R, G or K)'",
                "1:, 2, 'the letter of the colour claimed (I, B, R, G or K)'",
                "1:RB, 3, the end of the text"
            })
    void whatIsNoClaimIsRefused(String text, int index, String expected) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Claim.parse(text))
                .satisfies(e -> assertThat(e.index()).isEqualTo(index))
                .satisfies(e -> assertThat(e.expected()).isEqualTo(expected));
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "0, 0", "3, 0", "FIRST, 0", "12, 1", "'1 ', 1"})
    void whatIsNoPlayerIsRefused(String text, int index) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Player.parse(text))
                .satisfies(e -> assertThat(e.index()).isEqualTo(index));
    }

    @Test
    void claimsHashApart() {
        List<Integer> hashes = java.util.Arrays.stream(Player.values())
                .flatMap(player ->
                        java.util.Arrays.stream(Color.values()).map(color -> new Claim(player, color).hashCode()))
                .toList();

        assertThat(hashes).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    }

    @Test
    void stackReturnsItsPieces() {
        Stack stack = Stack.of(Piece.GREEN, Piece.JOKER, Piece.JOKER, Piece.BLUE);

        assertThat(stack.pieces()).containsExactly(Piece.GREEN, Piece.JOKER, Piece.JOKER, Piece.BLUE);
        assertThat(stack.top()).isEqualTo(Piece.BLUE);
        assertThat(stack.height()).isEqualTo(4);
        assertThat(stack.colors()).containsExactly(Color.BLUE, Color.GREEN);
        assertThat(stack.jokers()).isEqualTo(2);
        assertThat(stack).hasToString("(GJJB)");
    }

    @Test
    void singleIsAStackOfOne() {
        Stack single = Stack.of(Piece.GREEN);

        assertThat(single).hasToString("G").isEqualTo(Stack.parse("G"));
        assertThat(single.height()).isEqualTo(1);
        assertThat(single.jokers()).isZero();
    }

    @Test
    void stacksAreEqualWhenTheirPiecesAre() {
        Stack stack = Stack.of(Piece.GREEN, Piece.RED);

        assertThat(stack)
                .isEqualTo(Stack.of(List.of(Piece.GREEN, Piece.RED)))
                .isEqualTo(Stack.parse("(gr)"))
                .hasSameHashCodeAs(Stack.parse("(GR)"))
                .isNotEqualTo(Stack.of(Piece.RED, Piece.GREEN))
                .isNotEqualTo(Stack.of(Piece.GREEN))
                .isNotEqualTo("(GR)");
        assertThat(stack.hashCode())
                .isNotEqualTo(Stack.of(Piece.RED, Piece.GREEN).hashCode());
    }

    @Test
    void stackNeedsAPiece() {
        assertThatIllegalArgumentException().isThrownBy(Stack::of);
        assertThatIllegalArgumentException().isThrownBy(() -> Stack.of(List.of()));
    }

    @Test
    void stackMayBreakTheRulesOfTheGame() {
        assertThat(Stack.parse("(RRJIBGKK)").height()).isEqualTo(8);
        assertThat(Stack.parse("(RRJIBGKK)").colors()).containsExactly(Color.values());
    }

    @Test
    void stackOnAnotherHasItsPiecesOnTop() {
        Stack formed = Stack.parse("(RB)").on(Stack.parse("(GK)"));

        assertThat(formed).hasToString("(GKRB)");
        assertThat(Stack.of(Piece.RED).on(Stack.of(Piece.JOKER))).hasToString("(JR)");
        assertThat(Stack.parse("(RBGKI)").on(Stack.parse("(RBGKI)")).height()).isEqualTo(10);
    }

    @Test
    void playersHaveNumbers() {
        assertThat(Player.ofNumber(1)).isEqualTo(Player.FIRST);
        assertThat(Player.ofNumber(2)).isEqualTo(Player.SECOND);
        assertThat(Player.values()).allMatch(player -> Player.ofNumber(player.number()) == player);
        for (int number : new int[] {0, 3, -1}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Player.ofNumber(number))
                    .withMessage("players have the numbers 1 and 2, not " + number);
        }
    }
}
