package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of a record: comments, annotations, turns, variations, results. */
@Tag("surroundings")
class ValuesTest {
    private static final Position START = Position.parse(Records.START);

    @Test
    void aCommentIsStripped() {
        assertThat(new Comment("  a b \u2003")).isEqualTo(new Comment("a b"));
    }

    @Test
    void aCommentIsPrintedInBraces() {
        assertThat(new Comment("a [b] (c) ; d \"e\" {")).hasToString("{a [b] (c) ; d \"e\" {}");
    }

    @Test
    void aCommentWithAClosingBraceRunsToTheEndOfItsLine() {
        assertThat(new Comment("a } b")).hasToString("; a } b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb", "a\rb", "a\tb", "a\0b", "a\u007fb", "a\u0085b", "a\ud83cb", "a\udf00b"})
    void aCommentHoldsNoControlCharactersAndNoHalfPairs(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Comment(text)).withMessageContaining("character 2");
    }

    @ParameterizedTest
    @CsvSource({
        "'a\nb', 'character 2, U+000A: it is a line end'",
        "'\ud83c\udfb2b\tc', 'character 3, U+0009: it is a control character'",
        "'a\ud83cb', 'character 2, U+D83C: it is half a surrogate pair'"
    })
    void aCommentSaysWhatItCannotHold(String text, String what) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Comment(text))
                .withMessage("a comment cannot hold " + what);
    }

    @Test
    void aCommentHasAtMost65536Characters() {
        String longest = "\ud83c\udf00".repeat(Limits.COMMENT);
        assertThat(new Comment(longest).text()).isEqualTo(longest);
        assertThatIllegalArgumentException().isThrownBy(() -> new Comment(longest + "x"));
    }

    @ParameterizedTest
    @CsvSource({"1, !", "2, ?", "3, !!", "4, ??", "5, !?", "6, ?!"})
    void aSignAndItsNumberAreTheSameValue(int number, String sign) {
        assertThat(Nag.parse(sign)).isEqualTo(new Nag(number));
        assertThat(Nag.parse("$" + number)).isEqualTo(new Nag(number));
        assertThat(new Nag(number)).hasToString(sign);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7, 42, 199, 249, 255})
    void otherAnnotationsArePrintedAsNumbers(int number) {
        assertThat(Nag.parse("$" + number)).isEqualTo(new Nag(number));
        assertThat(Nag.parse(String.format(Locale.ROOT, "$%03d", number))).isEqualTo(new Nag(number));
        assertThat(new Nag(number)).hasToString("$" + number);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 256})
    void annotationsAre0To255(int number) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Nag(number));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "!!!", "!?!", "+", "$", "$0001", "$256", "$-1", "1", "$1 ", "$\u0661"})
    void thereAreSixSignsAnd256Numbers(String text) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Nag.parse(text))
                .withMessageContaining("character 1: expected a sign such as !? or a number from $0 to $255, found");
    }

    @Test
    void aTurnKeepsItsAnnotationsInOneOrder() {
        Variation variation = Variation.of(START, List.of(), List.of(Turn.of(Move.parse("d1-e1"))));
        Turn turn = Turn.of(Move.parse("b1-c2"), new Comment("x"), new Nag(1), variation, new Comment("y"));
        assertThat(turn.annotations()).hasSize(4);
        assertThat(turn.comments()).containsExactly(new Comment("x"), new Comment("y"));
        assertThat(turn.nags()).containsExactly(new Nag(1));
        assertThat(turn.variations()).containsExactly(variation);
    }

    @Test
    void aPassTakesCommentsOnly() {
        Turn pass = Turn.pass(new Comment("x"));
        assertThat(pass.isPass()).isTrue();
        assertThat(pass.move()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> pass.withAnnotations(ImmutableList.of(new Nag(1))));
    }

    @Test
    void variationsAreNestedAtMost64Deep() {
        Turn turn = Turn.of(Move.parse("d1-e1"));
        for (int depth = 0; depth < Limits.NESTING; depth++) {
            turn = Turn.of(Move.parse("d1-e1"), Variation.of(START, List.of(), List.of(turn)));
        }
        Turn deepest = turn;
        assertThatIllegalArgumentException().isThrownBy(() -> Variation.of(START, List.of(), List.of(deepest)));
    }

    @ParameterizedTest
    @CsvSource({"1-0, FIRST_WINS", "0-1, SECOND_WINS", "1/2-1/2, DRAW", "*, NONE"})
    void resultsAreReadAndWritten(String text, Result result) {
        assertThat(Result.find(text)).contains(result);
        assertThat(Result.parse(text)).isEqualTo(result);
        assertThat(result.text()).isEqualTo(text);
    }

    @Test
    void aResultTellsItsWinner() {
        assertThat(Result.wonBy(Player.SECOND).winner()).contains(Player.SECOND);
        assertThat(Result.FIRST_WINS.winner()).contains(Player.FIRST);
        assertThat(Result.DRAW.winner()).isEmpty();
        assertThat(Result.find("1:0")).isEmpty();
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Result.parse("1:0"))
                .withMessage("\"1:0\", character 1: expected a result (1-0, 0-1, 1/2-1/2 or *), found '1:0'");
    }

    @ParameterizedTest
    @CsvSource({"normal", "resignation", "time", "agreement", "adjudication", "unfinished"})
    void terminationsAreReadAndWritten(String tag) {
        assertThat(Termination.find(tag)).map(Termination::tag).contains(tag);
        assertThat(Termination.parse(tag)).isEqualTo(Termination.find(tag).orElseThrow());
        assertThat(Termination.find(tag.substring(1))).isEmpty();
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Termination.parse(tag.substring(1)))
                .withMessageContaining("time")
                .withMessageContaining(tag);
        assertThat(Termination.find("T" + tag.substring(1))).isEmpty();
    }

    @Test
    void aReportCountsItsDiagnostics() {
        Diagnostic error = Diagnostic.error(DiagnosticCode.NO_RECORD, "empty");
        assertThat(ValidationReport.of(ValidationSummary.NO_RECORD, List.of(error))
                        .isValid())
                .isFalse();
        for (List<Diagnostic> others : List.of(
                List.<Diagnostic>of(),
                List.of(error, error),
                List.of(error, Diagnostic.warning(DiagnosticCode.SYNTAX, "odd")))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> ValidationReport.of(ValidationSummary.NO_RECORD, others));
        }
    }

    @Test
    void nothingTakesNull() {
        assertThatNullPointerException().isThrownBy(() -> new Comment(null));
        assertThatNullPointerException().isThrownBy(() -> Turn.of(null));
        assertThatNullPointerException().isThrownBy(() -> Turn.pass((Comment) null));
        assertThatNullPointerException().isThrownBy(() -> GameRecord.parse(null));
        assertThatNullPointerException().isThrownBy(() -> GameRecord.builder(null));
        assertThatNullPointerException().isThrownBy(() -> new RecordReader((java.io.Reader) null));
        assertThatNullPointerException().isThrownBy(() -> new RecordWriter((java.io.Writer) null));
    }

    @Test
    void everyCodeHasASummary() {
        assertThat(DiagnosticCode.values())
                .allSatisfy(code -> assertThat(code.summary()).isNotBlank());
    }
}
