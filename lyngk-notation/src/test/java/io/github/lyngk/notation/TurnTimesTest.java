package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.time.Duration;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clocks, thinking times and evaluations in comments. */
class TurnTimesTest {
    private static final Move MOVE = Move.parse("d1-e1");

    private static Turn turn(String... comments) {
        Turn turn = Turn.of(MOVE);
        for (String comment : comments) {
            turn = turn.annotate(new Comment(comment));
        }
        return turn;
    }

    @ParameterizedTest
    @CsvSource({
        "0:03:21, PT3M21S",
        "0:00:07.5, PT7.5S",
        "00:00:00, PT0S",
        "1:2:3, PT1H2M3S",
        "100:59:59.123456789, PT100H59M59.123456789S",
        "9999:59:59., PT9999H59M59S"
    })
    void timesAreRead(String written, Duration time) {
        Turn turn = turn("quick [%clk " + written + "] [%emt  " + written + " ] move");
        assertThat(turn.clock()).hasValue(time);
        assertThat(turn.elapsed()).hasValue(time);
        assertThat(turn.evaluation()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0:3",
                "3:21",
                "0:60:00",
                "0:00:60",
                "-0:00:01",
                "10000:00:00",
                "0:00:07,5",
                "0:00:07.1234567891",
                "x",
                ""
            })
    void malformedTimesAreText(String written) {
        Turn turn = turn("[%clk " + written + "] [%emt " + written + "]");
        assertThat(turn.clock()).isEmpty();
        assertThat(turn.elapsed()).isEmpty();
        assertThat(turn.withClock(Duration.ZERO).comments())
                .containsExactly(new Comment("[%clk " + written + "] [%emt " + written + "] [%clk 0:00:00]"));
    }

    @ParameterizedTest
    @CsvSource({"0.35, 0.35", "-12, -12", "+.5, 0.5", "3., 3", "'0.35,18', 0.35", "-0, 0"})
    void evaluationsAreRead(String written, double value) {
        assertThat(turn("[%eval " + written + "]").evaluation().orElseThrow() - value)
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#3", "NaN", "1e5", ".", "0,35x", "12345678901", ""})
    void malformedEvaluationsAreText(String written) {
        assertThat(turn("[%eval " + written + "]").evaluation()).isEmpty();
    }

    @Test
    void theFirstOfSeveralCounts() {
        Turn turn = turn("a", "[%clk 0:00:01] [%clk 0:00:02]", "[%clk 0:00:03]");
        assertThat(turn.clock()).hasValue(Duration.ofSeconds(1));
        assertThat(turn.withClock(Duration.ofSeconds(9)))
                .isEqualTo(turn("a", "[%clk 0:00:09] [%clk 0:00:02]", "[%clk 0:00:03]"));
    }

    @Test
    void theyAreWrittenIntoOneCommentBehindWhatStandsThere() {
        Turn turn = Turn.of(MOVE, new Nag(1))
                .withEvaluation(0.35)
                .withClock(Duration.ofSeconds(201))
                .withElapsed(Duration.ofMillis(7500));
        assertThat(turn).hasToString("d1-e1 ! {[%eval 0.35] [%clk 0:03:21] [%emt 0:00:07.5]}");
        assertThat(turn.withEvaluation(-1.0)).hasToString("d1-e1 ! {[%eval -1.0] [%clk 0:03:21] [%emt 0:00:07.5]}");
        assertThat(turn("good", "[%csl Ge4]", "x").withClock(Duration.ofHours(25)))
                .isEqualTo(turn("good", "[%csl Ge4] [%clk 25:00:00]", "x"));
        assertThat(turn("good").withClock(Duration.ofNanos(1))).isEqualTo(turn("good", "[%clk 0:00:00.000000001]"));
        assertThat(Turn.pass().withElapsed(Duration.ZERO)).hasToString("-- {[%emt 0:00:00]}");
        assertThat(turn("a } b [%clk 0:00:01]").withClock(Duration.ZERO)).isEqualTo(turn("a } b [%clk 0:00:00]"));
    }

    @Test
    void whatIsWrittenIsReadBack() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 1000; i++) {
            Duration time = Duration.ofNanos(random.nextLong(35_999_999L * 1_000_000_000L));
            double value = random.nextInt(2_000_000_000) / 1e6 - 1000;
            Turn turn = turn().withClock(time).withElapsed(time.dividedBy(7)).withEvaluation(value);
            assertThat(turn.clock()).hasValue(time);
            assertThat(turn.elapsed()).hasValue(time.dividedBy(7));
            assertThat(turn.evaluation().orElseThrow()).isCloseTo(value, org.assertj.core.data.Offset.offset(5e-7));
        }
        assertThat(turn().withEvaluation(1e-9).evaluation()).isEqualTo(OptionalDouble.of(0));
        assertThat(turn().withEvaluation(999_999_999).evaluation()).hasValue(999_999_999);
    }

    @Test
    void anEvaluationThatRoundsToABillionIsRefused() {
        assertThat(turn().withEvaluation(999_999_999.999999).evaluation()).hasValue(999_999_999.999999);
        assertThatIllegalArgumentException().isThrownBy(() -> turn().withEvaluation(999_999_999.9999999));
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, 1e9, -1e9})
    void whatIsNoEvaluationIsRefused(double value) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> turn().withEvaluation(value))
                .withMessage(value + ": an evaluation is below a billion");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT-0.001S", "PT10000H"})
    void whatNoClockShowsIsRefused(Duration time) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> turn().withClock(time))
                .withMessage(time + ": a time must be at least 0 and less than 10,000 hours");
        assertThatIllegalArgumentException().isThrownBy(() -> turn().withElapsed(time));
    }

    @Test
    void aCommentThatWouldBeTooLongIsRefused() {
        Turn full = turn("x".repeat(Limits.COMMENT - 5) + "[%x]");
        assertThatIllegalArgumentException().isThrownBy(() -> full.withClock(Duration.ZERO));
    }

    @Test
    void buildersWriteThemForTheLastTurn() {
        RecordBuilder builder = GameRecord.builder(Position.parse(Records.START));
        assertThatIllegalStateException().isThrownBy(() -> builder.clock(Duration.ZERO));
        GameRecord record = builder.play(MOVE)
                .comment("quiet")
                .elapsed(Duration.ofSeconds(2))
                .clock(Duration.ofSeconds(58))
                .evaluation(0.5)
                .play(Move.parse("f6-g7"))
                .clock(Duration.ofSeconds(50))
                .clock(Duration.ofSeconds(49))
                .build();
        assertThat(record.turns())
                .containsExactly(
                        turn("quiet", "[%emt 0:00:02] [%clk 0:00:58] [%eval 0.5]"),
                        Turn.of(Move.parse("f6-g7"), new Comment("[%clk 0:00:49]")));
        assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
    }

    @Test
    void canonicalTextStaysAsItIs() {
        String text = Records.open(
                "1. d1-e1! {good [%clk 01:3:21.50] [%eval +.5,3] [%x]} ; } [%emt 0:00:07.]\nf6-g7 {[%clk 9]} *");
        assertThat(GameRecord.parse(text)).hasToString(text);
    }
}
