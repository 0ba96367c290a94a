package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.SKIPPING;
import static io.github.lyngk.notation.Records.START;
import static io.github.lyngk.notation.Records.codes;
import static io.github.lyngk.notation.Records.only;
import static io.github.lyngk.notation.Records.open;
import static io.github.lyngk.notation.Records.read;
import static io.github.lyngk.notation.Records.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Move;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the grammar accepts and what it does not, message by message. */
@Tag("surroundings")
class RecordGrammarTest {
    private static GameRecord valid(String text) {
        RecordResult result = read(text);
        assertThat(result.diagnostics()).isEmpty();
        return result.record().orElseThrow();
    }

    @Test
    void theLineMayBeEmpty() {
        assertThat(valid(open("*")).turns()).isEmpty();
    }

    @Test
    void keepsUnknownTagsInOrder() {
        GameRecord record = valid("[Zebra \"z\"]\n[a_1 \"\"]\n" + open("*"));
        assertThat(record.tags().keySet()).containsExactly("Zebra", "a_1", "Position", "Result");
    }

    @Test
    void namesOfTagsAreCaseSensitive() {
        assertThat(valid(record(START, "*", "*", "[result \"any\"]")).tag("result"))
                .contains("any");
    }

    @Test
    void unescapesQuotesAndBackslashes() {
        assertThat(valid(record(START, "*", "*", "[Event \"a \\\"b\\\" \\\\c {;\"]"))
                        .tag("Event"))
                .contains("a \"b\" \\c {;");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Event\"x\"]",
                "[Event \"x\"] ",
                " [Event \"x\"]",
                "[ Event \"x\"]",
                "[Event \"x\" ]",
                "[Event\t\"x\"]",
                "[Event x]",
                "[Event \"x]",
                "[Event \"x\"",
                "[Event \"a\\nb\"]",
                "[Event \"a\\\"]",
                "[1 \"x\"]",
                "[Evént \"x\"]",
                "[Event \"x\"][Site \"y\"]",
                "[Event \"a\tb\"]",
                "Event \"x\"",
            })
    void refusesWhatIsNoTag(String line) {
        assertThat(codes(record(START, "*", "*", line))).containsExactly(DiagnosticCode.SYNTAX);
    }

    @Test
    void severalBlanksMayStandBeforeAValue() {
        assertThat(valid(record(START, "*", "*", "[Event    \"x\"]")).tag("Event"))
                .contains("x");
    }

    @Test
    void aBlankLineDividesTagsAndMoves() {
        assertThat(codes(open("*").replace("\n\n", "\n"))).containsExactly(DiagnosticCode.SYNTAX);
    }

    @Test
    void moreBlankLinesMayStandBetweenAndInsideTheMoves() {
        assertThat(valid(open("\n \n1. d1-e1\n\n\t\nf6-g7\n\n*")).turns()).hasSize(2);
    }

    @Test
    void commentsStandBeforeAfterAndBehindTheResult() {
        GameRecord record = valid(open("{a} ;b\n1. d1-e1 {c} ; d } \n f6-g7 * {e} ; f"));
        assertThat(record.comments()).containsExactly(new Comment("a"), new Comment("b"));
        assertThat(record.turns().get(0).comments()).containsExactly(new Comment("c"), new Comment("d }"));
        assertThat(record.closingComments()).containsExactly(new Comment("e"), new Comment("f"));
    }

    @Test
    void theTwoFormsOfACommentAreTheSameValue() {
        assertThat(valid(open("1. d1-e1 {  a  } *"))).isEqualTo(valid(open("1. d1-e1;a\n*")));
    }

    @Test
    void commentsAndVariationsNeedNoBlanksAroundThem() {
        assertThat(valid(open("{a}1. d1-e1{b}(1. f4-g4(1. g1-g2)){c}f6-g7*".replace("g7*", "g7 *")))
                        .turns())
                .hasSize(2);
    }

    @Test
    void theSignsAndTheirNumbersAreTheSameValue() {
        assertThat(valid(open("1. d1-e1!? $2 $255 ! f6-g7 ?? *")))
                .isEqualTo(valid(open("1. d1-e1 $5 ? $255 $1 f6-g7?? *")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. d1-e1!!! *",
                "1. d1-e1$1 *",
                "1. d1-e1 $256 *",
                "1. d1-e1 $ *",
                "1. d1-e1 $1000 *",
                "1. d1-e1 $1a *",
                "! 1. d1-e1 *",
                "1. ! d1-e1 *",
                "1. {c} d1-e1 *",
                "1. (1. f4-g4) d1-e1 *",
                "(1. f4-g4) 1. d1-e1 *",
                "1.d1-e1 *",
                "1 . d1-e1 *",
                "1 d1-e1 *",
                "1.. d1-e1 *",
                "1.... d1-e1 *",
                "00001. d1-e1 *",
                "1. d1 - e1 *",
                "1. d1- e1 *",
                "1. d1xe1 *",
                "1. R: d1-e1 *",
                "1. R,d1-e1 *",
                "1. d1-e1 ) *",
                "1. d1-e1 } *",
                "1. d1-e1 {open *",
                "1. d1-e1 {a\tb} *",
                "1. d1-e1 (1. f4-g4 *",
                "1. d1-e1 -",
                "1. d1-e1 1-1",
                "1. d1-e1 ** ",
                "1. d1-e1",
                "1. d1-e1 * f6-g7",
                "1. d1-e1 * *",
                "1. 1. d1-e1 *",
                "1. *",
                "1. d1-e1 \u2212- *",
                "1. d1-e1 resigns",
                "1.\u00a0d1-e1 *",
            })
    void refusesWhatIsNoMovetext(String movetext) {
        assertThat(codes(open(movetext))).isNotEmpty().containsOnly(DiagnosticCode.SYNTAX);
    }

    @Test
    void aNumberMayStandBeforeAPass() {
        assertThat(codes(record(SKIPPING, "0-1", Records.SKIPPING_MOVES)))
                .containsExactly(DiagnosticCode.START_NOT_INITIAL);
    }

    @Test
    void aPassTakesCommentsButNoNagAndNoVariation() {
        String start = "1. g7-a1 d1-c1+ 2. -- ";
        assertThat(codes(record(SKIPPING, "*", start + "{c} *"))).doesNotContain(DiagnosticCode.SYNTAX);
        assertThat(codes(record(SKIPPING, "*", start + "! *"))).contains(DiagnosticCode.SYNTAX);
        assertThat(codes(record(SKIPPING, "*", start + "(2. h2-g6) *"))).contains(DiagnosticCode.SYNTAX);
        assertThat(codes(record(SKIPPING, "*", start.strip() + "! *"))).contains(DiagnosticCode.SYNTAX);
    }

    @Test
    void aVariationReplacesTheTurnItStandsAfter() {
        GameRecord record = valid(open("1. d1-e1 f6-g7 ({why not} 1... h1-h2 2. f4-g4 (2. g1-g2) R:e4-f3) 2. f4-g4 *"));
        Variation variation = record.turns().get(1).variations().get(0);
        assertThat(variation.comments()).containsExactly(new Comment("why not"));
        assertThat(variation.turns())
                .extracting(turn -> turn.move().orElseThrow())
                .containsExactly(Move.parse("h1-h2"), Move.parse("f4-g4"), Move.parse("R:e4-f3"));
    }

    @Test
    void aVariationMayBeEmpty() {
        assertThat(valid(open("1. d1-e1 () ({c}) *")).turns().get(0).variations())
                .hasSize(2);
    }

    @Test
    void theSecondPlayerMayStart() {
        String start = START.replace(" 1 ", " 2 ");
        assertThat(codes(record(start, "*", "1... d1-e1 2. f6-g7 f4-g4 *")))
                .containsExactly(DiagnosticCode.START_NOT_INITIAL);
        assertThat(codes(record(start, "*", "1. d1-e1 *"))).contains(DiagnosticCode.MOVE_NUMBER);
    }

    @Test
    void lettersAndPointsAreReadInEitherCase() {
        GameRecord record = valid(record(START.toLowerCase(java.util.Locale.ROOT), "*", "1. D1-E1 r:E4-f3 *"));
        assertThat(record.tag("Position")).contains(START);
        assertThat(record.moves()).containsExactly(Move.parse("d1-e1"), Move.parse("R:e4-f3"));
    }

    @Test
    void formatVersionOneIsRead() {
        assertThat(valid(record(START, "*", "*", "[Format \"1\"]")).tag("Format"))
                .contains("1");
    }

    @Test
    void theTagVariantIsKeptIfTheRecordHasIt() {
        assertThat(valid(record(START, "*", "*", "[Variant \"standard\"]")).tags())
                .containsKey("Variant");
        assertThat(valid(open("*")).tags()).doesNotContainKey("Variant");
    }

    @ParameterizedTest
    @CsvSource({"\u0080, U+0080", "'\u0007', U+0007", "\u4e2d, U+4E2D", "\ud83c\udf00, U+1F300"})
    void aCharacterThatNoTokenHoldsIsNamed(String character, String name) {
        Diagnostic found = only(open("1. d1-e1 a" + character + "b *"));
        assertThat(found.message()).isEqualTo("the character " + name + " is not allowed here");
        assertThat(found.column()).isEqualTo(11);
    }

    @Test
    void aByteOrderMarkInsideIsNamed() {
        assertThat(only(open("1. d1-e1 a\ufeffb *")).message())
                .isEqualTo("a byte order mark (U+FEFF) is allowed only at the start of a file");
    }

    @ParameterizedTest
    @CsvSource({"$0, 0", "$9, 9", "$10, 10", "$099, 99", "$255, 255"})
    void annotationsHaveAtMostThreeDigits(String written, int number) {
        assertThat(read(open("1. d1-e1 " + written + " *"))
                        .record()
                        .orElseThrow()
                        .turns()
                        .get(0)
                        .nags())
                .containsExactly(new Nag(number));
    }

    @ParameterizedTest
    @ValueSource(strings = {"$", "$256", "$0255", "$1x", "$/", "$:", "$-1", "!!!", "!x", "?!?"})
    void otherAnnotationsAreFaults(String written) {
        Diagnostic found = only(open("1. d1-e1 " + written + " *"));
        assertThat(found.code()).isEqualTo(DiagnosticCode.SYNTAX);
        assertThat(found.column()).isEqualTo(10);
        assertThat(found.message())
                .startsWith(written.startsWith("$") ? "expected an annotation" : "expected a sign (");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1..", "1....", "1.x", "12345.", "1.x9", "1/", "1:"})
    void whatBeginsLikeANumberIsOneOrAFault(String number) {
        Diagnostic found = only(open(number + " d1-e1 *"));
        assertThat(found.message()).isEqualTo("expected a number such as 12. or 12... and a blank after it");
        assertThat(found.column()).isEqualTo(1);
    }
}
