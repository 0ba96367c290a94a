package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lyngk.core.streams.SerialProxy;
import java.io.InvalidObjectException;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values survive a stream unchanged, and no stream makes a value that could not be made otherwise. */
class SerializationTest {
    private static final Position START = Position.initial(Variant.STANDARD, new SplittableRandom(4));
    private static final Position SMALL = Boards.position("1 RI:- 0:0", "e4 R", "e5 G", "c1 K", "d1 I", "h1 R");

    static Stream<Object> values() {
        return Stream.of(
                Point.C7,
                Direction.NORTH,
                Color.BLUE,
                Piece.JOKER,
                Player.SECOND,
                Variant.SIX_STACK,
                Rule.R13,
                Violation.TOO_HIGH,
                Symmetry.REFLECT_60,
                Outcome.Reason.FOURS,
                Stack.parse("(GRB)"),
                new Claim(Player.SECOND, Color.BLUE),
                Move.ofIndex(0),
                Move.ofIndex(Move.COUNT - 1),
                Setup.parse("(RRJ)/4/7/6/7/6/7/4/1 1 RRR:- 7:0 six#1"),
                Setup.parse("(RRJ)/4/7/6/7/6/7/4/1 1 RRR:- 7:0 six#1").problems(),
                START,
                SMALL,
                Boards.position("2 R:- 0:0 six#1", "e4 IBGKJR"),
                SMALL.check(Move.parse("e4-e5")),
                SMALL.check(Move.parse("e4-h1")),
                SMALL.effect(Move.parse("e4-e5")),
                RandomGames.game(Variant.CLAIM_CAPTURES, 3),
                RandomGames.game(Variant.SIX_STACK, 3).outcome().orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesComeBackEqual(Object value) throws Exception {
        assertThat(Streams.read(Streams.write(value))).isEqualTo(value).hasSameHashCodeAs(value);
    }

    @Test
    void movesComeBackAsTheSharedOnes() throws Exception {
        assertThat(Streams.read(Streams.write(Move.parse("R:b1-c2")))).isSameAs(Move.parse("R:b1-c2"));
        assertThat(Streams.read(Streams.write(SMALL.check(Move.parse("e4-e5")))))
                .isSameAs(SMALL.check(Move.parse("e4-e5")));
    }

    @Test
    void illegalMoveExceptionTravels() throws Exception {
        IllegalMoveException thrown =
                catchThrowableOfType(IllegalMoveException.class, () -> SMALL.play(Move.parse("e4-h1")));
        IllegalMoveException read = (IllegalMoveException) Streams.read(Streams.write(thrown));

        assertThat(read).hasMessage(thrown.getMessage());
        assertThat(read.position()).isEqualTo(SMALL);
        assertThat(read.move()).isEqualTo(thrown.move());
        assertThat(read.violation()).isEqualTo(thrown.violation());
    }

    @Test
    void illegalSetupExceptionTravels() throws Exception {
        IllegalSetupException thrown = catchThrowableOfType(
                IllegalSetupException.class, () -> Position.parse("(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0"));
        IllegalSetupException read = (IllegalSetupException) Streams.read(Streams.write(thrown));

        assertThat(read).hasMessage(thrown.getMessage());
        assertThat(read.setup()).isEqualTo(thrown.setup());
        assertThat(read.problems()).isEqualTo(thrown.problems());
    }

    @Test
    void notationExceptionTravels() throws Exception {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> Move.parse("b1-x"));
        NotationException read = (NotationException) Streams.read(Streams.write(thrown));

        assertThat(read).hasMessage(thrown.getMessage());
        assertThat(read.text()).isEqualTo("b1-x");
        assertThat(read.index()).isEqualTo(3);
        assertThat(read.expected()).isEqualTo(thrown.expected());
    }

    private static void assertRefused(byte[] stream) {
        assertThatExceptionOfType(InvalidObjectException.class).isThrownBy(() -> Streams.read(stream));
    }

    @Test
    void tamperedTextsAreRefused() {
        assertRefused(Streams.tamper(Stack.parse("(GRB)"), "(GRB)", "(GXB)"));
        assertRefused(Streams.tamper(START, " 1 -:- 0:0", " 3 -:- 0:0"));
        assertRefused(Streams.tamper(START, " 1 -:- 0:0", " 1 -:- 0:x"));
        assertRefused(Streams.tamper(SMALL.toSetup(), " 1 RI:- 0:0", " 9 RI:- 0:0"));
    }

    @Test
    void impossiblePositionIsRefused() {
        assertRefused(Streams.tamper(SMALL, " 1 RI:- 0:0", " 1 RR:- 0:0"));
        assertRefused(Streams.tamper(SMALL, " 1 RI:- 0:0", " 1 RI:R 0:0"));
    }

    @Test
    void illegalGameIsRefused() {
        Game game = Game.of(SMALL).play(Move.parse("e4-e5"));

        assertRefused(Streams.tamper(game, "e4-e5", "e5-e9"));
        assertRefused(Streams.tamper(game, "e4-e5", "e6-e5"));
    }

    @Test
    void illegalEffectIsRefused() {
        assertRefused(Streams.tamper(SMALL.effect(Move.parse("e4-e5")), " 1 RI:- 0:0", " 1 -:RI 0:0"));
    }

    /** An outcome as it would travel, of the tallies at heights 6 to 1, the first player's before the second's. */
    private static byte[] outcome(Integer... tallies) {
        return Streams.write(SerialProxy.of(SerialForm.OUTCOME, List.of(tallies)));
    }

    @Test
    void impossibleOutcomeIsRefused() throws Exception {
        assertThat(Streams.read(outcome(0, 10, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)))
                .isEqualTo(Boards.position("1 R:- 10:1", "e4 G").outcome().orElseThrow());
        assertRefused(outcome(0, 10, 0, 0, 0, 0, 0, 1, 0, 0, 0));
        assertRefused(outcome(0, 10, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0));
        assertRefused(outcome(0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0));
        assertRefused(outcome(0, Integer.MAX_VALUE, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0));
        assertRefused(outcome(2, 10, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0));
        assertRefused(outcome(0, 1, 0, 0, 0, 44, 0, 1, 0, 0, 0, 0));
        assertRefused(outcome(0, 1, 26, 0, 9, 9, 0, 1, 0, 0, 0, 0));
        assertRefused(outcome(1, 10, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0));
    }

    @Test
    void partsThatAreNotThoseOfTheValueAreRefused() {
        assertRefused(Streams.write(SerialProxy.of(SerialForm.STACK)));
        assertRefused(Streams.write(SerialProxy.of(SerialForm.STACK, "(GRB)", "(GRB)")));
        assertRefused(Streams.write(SerialProxy.of(SerialForm.STACK, 1)));
        assertRefused(Streams.write(SerialProxy.of(SerialForm.STACK, (Object) null)));
        assertRefused(Streams.write(SerialProxy.of(SerialForm.EFFECT, SMALL, "e4-e5")));
        assertRefused(Streams.write(SerialProxy.of(SerialForm.OUTCOME, Arrays.asList(0, null))));
        assertRefused(Streams.write(SerialProxy.of(SerialForm.PROBLEM, Problem.Kind.WRONG_TOTAL, null)));
        assertRefused(Streams.write(new SerialProxy(SerialForm.STACK, (Object[]) null)));
        assertRefused(Streams.write(new SerialProxy(null, "(GRB)")));
    }

    @Test
    void sentenceThatNobodyWouldSayIsRefused() {
        String endless = "x".repeat(1_001);
        assertRefused(Streams.write(SerialProxy.of(SerialForm.PROBLEM, Problem.Kind.WRONG_TOTAL, endless)));
        assertRefused(Streams.write(SerialProxy.of(SerialForm.LEGALITY, Violation.GAME_OVER, endless)));
    }

    @Test
    void textWithoutAMoveIsRefused() {
        assertRefused(Streams.tamper(Move.parse("b1-c2"), "b1-c2", "b1-b1"));
        assertRefused(Streams.tamper(Move.parse("b1-c2"), "b1-c2", "b1-c9"));
    }

    @Test
    void legalAnswerWithoutItsWordsIsRefused() {
        assertRefused(Streams.tamper(SMALL.check(Move.parse("e4-e5")), "legal", "wrong"));
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Stack.class,
                Move.class,
                Setup.class,
                Problem.class,
                Position.class,
                Legality.class,
                Effect.class,
                Outcome.class,
                Game.class
            })
    void streamsWithoutTheStandInAreRefused(Class<?> type) {
        assertRefused(Streams.forge(type));
    }

    @Test
    void valuesTravelInFewBytes() {
        assertThat(Streams.write(Move.ofIndex(0))).hasSizeLessThan(400);
        assertThat(Streams.write(START)).hasSizeLessThan(500);
        assertThat(Streams.write(
                        IntStream.range(0, 1000).mapToObj(Move::ofIndex).toArray()))
                .hasSizeLessThan(32_000);
    }

    /** An exception whose own fields all are null or zero. */
    @ParameterizedTest
    @ValueSource(classes = {IllegalMoveException.class, IllegalSetupException.class, NotationException.class})
    void exceptionsWithoutTheirValuesAreRefused(Class<?> type) {
        assertRefused(Streams.forge(type));
    }

    @Test
    void complaintOutsideItsTextIsRefused() {
        int length = 0x4142; // bytes that stand nowhere else in the stream
        NotationException complaint = new NotationException("x".repeat(length), length, "a point");

        assertRefused(Streams.tamper(complaint, "\0\0\u0041\u0042", "\0\0\u0041\u0043"));
        assertRefused(Streams.tamper(complaint, "\0\0\u0041\u0042", "\u00ff\0\u0041\u0042"));
    }

    @Test
    void refusalForAnotherReasonIsRefused() {
        IllegalMoveException refusal =
                catchThrowableOfType(IllegalMoveException.class, () -> SMALL.play(Move.parse("e4-h1")));

        assertRefused(Streams.tamper(refusal, " 1 RI:- 0:0", " 1 -:RI 0:0"));
    }

    @Test
    void refusalOfAPossibleSetupIsRefused() {
        IllegalSetupException refusal = catchThrowableOfType(
                IllegalSetupException.class, () -> Position.parse("(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0"));

        assertRefused(Streams.tamper(refusal, "(RR)/4/7", "(RG)/4/7"));
    }

    @Test
    void plyOfARefusalTravels() throws Exception {
        IllegalMoveException thrown = catchThrowableOfType(
                IllegalMoveException.class,
                () -> Game.replay(SMALL, List.of(Move.parse("e4-e5"), Move.parse("e4-e5"))));

        assertThat(((IllegalMoveException) Streams.read(Streams.write(thrown))).ply())
                .hasValue(2);
        assertRefused(Streams.tamper(thrown, "ply 2", "ply 3"));
    }

    @Test
    void placeOfARefusalTravels() throws Exception {
        IllegalMoveException refusal = new IllegalMoveException(SMALL, Move.parse("e4-h1"));
        IllegalMoveException placed =
                new IllegalMoveException(refusal, 7).at("turn 1.2").at("table 5");

        assertThat(Streams.read(Streams.write(placed))).hasToString(placed.toString());
        IllegalMoveException again = ((IllegalMoveException) Streams.read(Streams.write(placed))).at("club");
        assertThat(again).hasMessage("club: table 5: turn 1.2: ply 7: " + refusal.getMessage());
        assertThat(Streams.read(Streams.write(again))).hasToString(again.toString());
        assertRefused(Streams.tamper(placed, "table 5: turn 1.2: ply 7: e4-h1", "table 6: turn 1.2: ply 7: e4-h1"));
    }

    @Test
    void fullestBoardThatAnOutcomeCanTellIsAccepted() throws Exception {
        Outcome full = (Outcome) Streams.read(outcome(0, 1, 25, 0, 9, 9, 0, 1, 0, 0, 0, 0));

        assertThat(full.tally(Player.FIRST, 4)).isEqualTo(25);
        assertRefused(outcome(0, 1, 25, 0, 9, 9, 0, 1, 0, 0, 0, 1));
    }

    @Test
    void complaintWithAnotherMessageIsRefused() {
        assertRefused(Streams.tamper(new NotationException("b1", 0, "a move"), "expected a move", "expected a moor"));
    }

    @Test
    void complaintsAtBothEndsOfATextTravel() throws Exception {
        for (int index : new int[] {0, 2}) {
            NotationException complaint = new NotationException("b1", index, "a move");
            assertThat(((NotationException) Streams.read(Streams.write(complaint))).index())
                    .isEqualTo(index);
        }
    }
}
