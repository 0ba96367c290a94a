package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games and positions as bytes and base64, by example. */
class GameCodeTest {
    private static final Game GAME = RandomGames.game(Variant.STANDARD, 1);
    private static final Position EMPTY = position("1 -:- 0:0");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0",
                "1/4/7/6/7/6/7/4/1 2 -:- 0:0 captures",
                "1/4/7/6/7/6/7/4/1 2 GI:KR 999999999:999999999",
                "R/4/7/6/3(IBGKJR)3/6/7/4/G 2 R:B 0:0 six#1",
                "R/4/7/6/3(IBGKJR)3/6/7/4/G 1 B:GR 0:0 six#2",
                "R/4/7/6/3(IBGKJR)3/6/7/4/G 1 B:R 0:0 six",
                "1/4/7/6/3(JJJJR)3/6/7/4/1 1 -:- 0:0",
                "I/IIII/IIIIIII/IIIIII/IIIIIII/IIIIII/IIIIIII/IIII/I 1 -:- 0:0",
                "J/JJJJ/JJJJJJJ/JJJJJJ/JJJJJJJ/JJJJJJ/JJJJJJJ/JJJJ/J 2 -:- 3:4",
                "I/IIII/IIIIBBB/BBBBBR/RRRRRRR/GGGGGG/GGKKKKK/KKKJ/J 2 -:- 0:0"
            })
    void whatPositionLinesHoldIsReadBack(String line) {
        Position position = Position.parse(line);

        assertThat(Position.ofBytes(position.toBytes())).hasToString(line).isEqualTo(position);
        assertThat(Position.ofBase64(position.toBase64())).isEqualTo(position);
        assertThat(Game.ofBytes(position.toBytes())).isEqualTo(Game.of(position));
    }

    @Test
    void largestStartLeavesRoomForItsMoves() {
        String stack = "(IBRGJK)";
        String board = "@/@@@@/@@@@@@@/@@@@@@/@@@@@@@/@@@@@@/@@@@@@@/@@@@/@".replace("@", stack);
        Position largest = Position.parse(board + " 2 KG:RI 0:0 six#1");

        assertThat(largest.toBytes()).hasSizeLessThan(120);
        assertThat(Position.ofBytes(largest.toBytes())).isEqualTo(largest);
        assertThat(BigInteger.valueOf(Move.COUNT + 1).pow(42).bitLength()).isLessThan(80 * 8);
    }

    @Test
    void startsAreNumberedFromTheFirstToTheLast() {
        Position first = Position.parse("I/IIII/IIIBBBB/BBBBRR/RRRRRRG/GGGGGG/GKKKKKK/KKJJ/J 1 -:- 0:0");
        Position last = Position.parse("J/JJKK/KKKKKKG/GGGGGG/GRRRRRR/RRBBBB/BBBBIII/IIII/I 1 -:- 0:0");
        BigInteger greatest = InitialSetup.COUNT.subtract(BigInteger.ONE);

        assertThat(InitialSetup.rank(first)).isZero();
        assertThat(InitialSetup.rank(last)).isEqualTo(greatest);
        assertThat(InitialSetup.ofRank(Variant.STANDARD, BigInteger.ZERO)).isEqualTo(first.toSetup());
        assertThat(InitialSetup.ofRank(Variant.STANDARD, greatest)).isEqualTo(last.toSetup());
    }

    @ParameterizedTest
    @CsvSource({"0, not 0", "257, not 257"})
    void numberOfBytesIsLimited(int count, String reason) {
        assertRefused(new byte[count], "from 1 to 256 bytes, " + reason);
    }

    @Test
    void superfluousBytesAreRefused() {
        byte[] bytes = GAME.toBytes();
        byte[] longer = new byte[bytes.length + 1];
        System.arraycopy(bytes, 0, longer, 1, bytes.length);

        assertRefused(longer, "never begin with 0");
    }

    private static void assertRefused(byte[] bytes, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Game.ofBytes(bytes))
                .withMessageContaining(reason);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Position.ofBytes(bytes))
                .withMessageContaining(reason);
    }

    /** Bytes that begin with the version and a variant. */
    private static byte[] code(Consumer<Digits> rest) {
        Digits digits = new Digits();
        digits.add(1, 8);
        digits.add(Variant.STANDARD.ordinal(), 8);
        rest.accept(digits);
        return digits.toBytes();
    }

    /** Writes a start stack by stack, to the end of the claims. */
    private static Digits claims(Digits digits, List<Integer> ofFirst, List<Integer> ofSecond) {
        digits.add(1, 2);
        digits.add(0, 2);
        digits.add(0, 3);
        digits.addAll(ofFirst, 6);
        digits.addAll(ofSecond, 6);
        return digits;
    }

    @Test
    void otherVersionsAndVariantsAreRefused() {
        assertRefused(new byte[] {0b0_000_010}, "version 2 of the encoding; only version 1 can be read");
        assertRefused(new byte[] {0b0_011_001}, "no variant has the number 3");
    }

    @Test
    void initialPositionListedPieceByPieceIsRefused() {
        assertRefused(
                code(digits -> {
                    claims(digits, List.of(), List.of());
                    for (Piece piece : Piece.values()) {
                        for (int i = 0; i < piece.inGame(); i++) {
                            digits.addAll(List.of(piece.ordinal() + 1), 7);
                        }
                    }
                }),
                "which must be written as a number");
    }

    @Test
    void impossibleStartsAreRefusedWithTheirProblems() {
        assertRefused(code(digits -> claims(digits, List.of(1, 2, 3), List.of())), "has claimed 3 colours");
        assertRefused(code(digits -> claims(digits, List.of(1), List.of(1))), "ivory is claimed twice");
        assertRefused(
                code(digits -> claims(digits, List.of(), List.of()).addAll(List.of(1, 2, 3, 4, 5, 6), 7)),
                "the stack on a1 has 6 pieces, more than 5");
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> Game.ofBytes(code(digits -> claims(digits, List.of(1, 1), List.of()))));
    }

    @Test
    void fivesBeyondThoseOfALineAreRefused() {
        assertRefused(
                code(digits -> {
                    claims(digits, List.of(), List.of()).addAll(List.of(1, 2, 3, 4, 5), 7);
                    for (int point = 1; point < Point.COUNT; point++) {
                        digits.add(0, 7);
                    }
                    digits.add(999_999_999, 1_000_000_000);
                }),
                "999999999 stacks of five cannot have been scored");
    }

    @Test
    void movesAfterTheEndAreRefused() {
        Position start = Position.of(InitialSetup.ofRank(Variant.STANDARD, BigInteger.ZERO));
        byte[] stopped = code(digits -> {
            digits.add(0, 2);
            digits.add(BigInteger.ZERO, InitialSetup.COUNT);
            digits.add(0, start.legalMoveCount() + 1);
            digits.add(1, 2);
        });
        byte[] over = code(digits -> {
            claims(digits, List.of(), List.of());
            for (int point = 0; point < Point.COUNT; point++) {
                digits.add(0, 7);
            }
            digits.add(0, 1_000_000_000);
            digits.add(0, 1_000_000_000);
            digits.add(1, 2);
        });

        assertRefused(stopped, "are extra bytes after the end of a game of 0 moves");
        assertRefused(over, "are extra bytes after the end of a game of 0 moves");
    }

    @Test
    void gameWithMovesIsNoPosition() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Position.ofBytes(GAME.toBytes()))
                .withMessageContaining("those of a game with moves");
        assertThatIllegalArgumentException().isThrownBy(() -> Position.ofBase64(GAME.toBase64()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"AB+D|2", "AB/D|2", "AQ==|2", "'AB D'|2", "'AQ\n'|2", "ABé|2", "A|1", "ABCDE|5", "AR|2", "ABB|3"})
    void textThatIsNotBase64UrlIsRefusedWithThePlace(String text, int index) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Game.ofBase64(text))
                .withMessageContaining("expected base64url without padding")
                .satisfies(refusal -> assertThat(refusal.index()).isEqualTo(index));
    }

    @Test
    void textOfNoGameIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Game.ofBase64("")).withMessageContaining("not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Game.ofBase64("A".repeat(1_000)))
                .withMessageContaining("not 750");
    }

    @Test
    void arraysAreTheCallersOwn() {
        byte[] bytes = EMPTY.toBytes();
        bytes[0] = 0;

        assertThat(Position.ofBytes(EMPTY.toBytes())).isEqualTo(EMPTY);
    }
}
