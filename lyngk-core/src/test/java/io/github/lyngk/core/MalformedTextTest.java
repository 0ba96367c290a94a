package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every exception for malformed text names the place of the error and what was expected there. */
class MalformedTextTest {
    private static void assertFaulty(Function<String, ?> parse, String text, int index, String expected) {
        NotationException fault = catchThrowableOfType(NotationException.class, () -> parse.apply(text));

        assertThat(fault).as(text).isNotNull();
        assertThat(fault.text()).isEqualTo(text);
        assertThat(fault.index()).as(text).isEqualTo(index);
        assertThat(fault.expected()).as(text).contains(expected);
        assertThat(fault).hasMessageContaining(fault.expected()).hasMessageContaining(", character " + (index + 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "\"\"|0|piece",
                "X/4/7/6/7/6/7/4/1 1 -:- 0:0|0|piece",
                "2/4/7/6/7/6/7/4/1 1 -:- 0:0|0|column a",
                "0/4/7/6/7/6/7/4/1 1 -:- 0:0|0|digit 1",
                "1|1|'/'",
                "11/4/7/6/7/6/7/4/1 1 -:- 0:0|1|'/'",
                "1/5/7/6/7/6/7/4/1 1 -:- 0:0|2|1 to 4",
                "1/R4/7/6/7/6/7/4/1 1 -:- 0:0|3|1 to 3",
                "1/RRR2/7/6/7/6/7/4/1 1 -:- 0:0|5|digit 1",
                "1/22/7/6/7/6/7/4/1 1 -:- 0:0|3|a piece or a stack",
                "1/RRRRR/7/6/7/6/7/4/1 1 -:- 0:0|6|'/'",
                "1/3/7/6/7/6/7/4/1 1 -:- 0:0|3|column b",
                "1/(R)3/7/6/7/6/7/4/1 1 -:- 0:0|4|second piece",
                "1/()4/7/6/7/6/7/4/1 1 -:- 0:0|3|piece",
                "1/(|3|piece",
                "1/(RG|5|')'",
                "1/(RGX)3/7/6/7/6/7/4/1 1 -:- 0:0|5|')'",
                "1/(R1)3/7/6/7/6/7/4/1 1 -:- 0:0|4|piece",
                "1/4/7/6/7/6/7/4/1|17|blank",
                "1/4/7/6/7/6/7/4/1/1 1 -:- 0:0|17|blank",
                "1/4/7/6/7/6/7/4/1\t1 -:- 0:0|17|blank",
                "1/4/7/6/7/6/7/4/1  1 -:- 0:0|18|player to move",
                "1/4/7/6/7/6/7/4/1 3 -:- 0:0|18|player to move",
                "1/4/7/6/7/6/7/4/1 0 -:- 0:0|18|player to move",
                "1/4/7/6/7/6/7/4/1 1|19|blank",
                "1/4/7/6/7/6/7/4/1 12 -:- 0:0|19|blank",
                "1/4/7/6/7/6/7/4/1 1 |20|claimed colour",
                "1/4/7/6/7/6/7/4/1 1 J:- 0:0|20|claimed colour",
                "1/4/7/6/7/6/7/4/1 1 :- 0:0|20|claimed colour",
                "1/4/7/6/7/6/7/4/1 1 -|21|':'",
                "1/4/7/6/7/6/7/4/1 1 --:- 0:0|21|':'",
                "1/4/7/6/7/6/7/4/1 1 -R:- 0:0|21|':'",
                "1/4/7/6/7/6/7/4/1 1 R,B:- 0:0|21|':'",
                "1/4/7/6/7/6/7/4/1 1 -: 0:0|22|claimed colour",
                "1/4/7/6/7/6/7/4/1 1 -:-|23|blank",
                "1/4/7/6/7/6/7/4/1 1 -:RX 0:0|23|blank",
                "1/4/7/6/7/6/7/4/1 1 -:- |24|first player's",
                "1/4/7/6/7/6/7/4/1 1 -:- -1:0|24|first player's",
                "1/4/7/6/7/6/7/4/1 1 -:- 0|25|':'",
                "1/4/7/6/7/6/7/4/1 1 -:- 00:0|25|first player's",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:|26|second player's",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:01|27|second player's",
                "1/4/7/6/7/6/7/4/1 1 -:- 1234567890:0|33|first player's",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0x|27|blank",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 |27|end",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0  six|28|six",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 standard|28|six",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 SIX|28|six",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 seven|28|six",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 six |31|end",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 sixty|28|six",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 six#|32|winner",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 six#3|32|winner",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 six#11|33|end",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 captures,|36|end",
                "\u0131/4/7/6/7/6/7/4/1 1 -:- 0:0|0|piece",
                "\uFF11/4/7/6/7/6/7/4/1 1 -:- 0:0|0|piece",
                "1/4/7/6/7/6/7/4/1 \u0661 -:- 0:0|18|player"
            })
    void positionLines(String text, int index, String expected) {
        assertFaulty(Position::parse, text, index, expected);
        assertFaulty(Setup::parse, text, index, expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "1/4/7/6/7/6/7/4/1 1 -I:- 0:0|':'",
                "1/4/7/6/7/6/7/4/1 1 -:-I 0:0|a blank",
                "1/4/7/6/7/6/7/4/1 1 R-:- 0:0|the letter of a colour, or ':'",
                "1/4/7/6/7/6/7/4/1 1 -:- 00:0|no digit after the 0 of the number of the first player's scored stacks",
                "1/4/7/6/7/6/7/4/1 1 -:- 1234567890:0|no more than 9 digits in the number of the first player's scored stacks",
                "1/4/7/6/7/6/7/4/(JJJJI) 1 -:- 999999999:0|a smaller value for the number of the first player's scored stacks"
            })
    void complaintsDoNotContradictWhatWasFound(String text, String expected) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Setup.parse(text))
                .satisfies(complaint -> assertThat(complaint.expected()).isEqualTo(expected));
    }

    @Test
    void complaintsStayOnOneLineAndShowWholeCharacters() {
        String dice = "\ud83c\udfb2";

        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Move.parse("a1-" + dice))
                .withMessageEndingWith("found '" + dice + "'");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Move.parse("a1-\n"))
                .withMessage("\"a1-\\u000A\", character 4: expected a point such as c7, found '\\u000A'");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Move.parse("a1-\ud83c"))
                .withMessageEndingWith("found '\\uD83C'");
        for (int length = 36; length < 44; length++) {
            String text = "x".repeat(length) + dice + "x".repeat(length);
            NotationException early = new NotationException(text, 0, "a move");
            NotationException late = new NotationException(text, text.length(), "a move");
            assertThat(early.getMessage() + late.getMessage()).doesNotContain("\\uD83C", "\\uDFB2");
        }
    }

    @Test
    void positionLineIsOneLine() {
        assertFaulty(Position::parse, "1/4/7/6/7/6/7/4/1 1 -:- 0:0\n", 27, "end");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "\"\",0,point",
                "b,0,point",
                "b1,2,'-'",
                "b1-,3,point",
                "b1-c,3,point",
                "b1-c8,3,point",
                "b1-b1,3,other than b1",
                "b1-B1,3,other than b1",
                "b1-c2x,5,end",
                "b1-c2-d3,5,end",
                "b1c2,2,'-'",
                "b1\u2013c2,2,'-'",
                " b1-c2,0,point",
                "b1-c2 ,5,end",
                "b5-c2,0,point",
                "J:b1-c2,0,colour",
                "X:b1-c2,0,colour",
                "R:,2,point",
                "R:b9-c2,2,point",
                "R: b1-c2,2,point",
                "R:R:b1-c2,2,point",
                ":b1-c2,0,point",
                "R;b1-c2,0,point",
                "b1-c2+,5,end"
            })
    void moves(String text, int index, String expected) {
        assertFaulty(Move::parse, text, index, expected);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "\"\",0",
                "a,0",
                "a2,0",
                "a0,0",
                "j1,0",
                "c8,0",
                "c77,2",
                "7c,0",
                "c7 ,2",
                " c7,0",
                "\u0441" + "1,0",
                "c\u0661,0"
            })
    void points(String text, int index) {
        assertFaulty(Point::parse, text, index, index == 0 ? "point" : "end");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"\"\",0", "X,0", "RG,1", "(R),2", "(),1", "(RG,3", "RG),1", "((RG)),1", "(R G),2"})
    void stacks(String text, int index) {
        assertFaulty(Stack::parse, text, index, "");
    }

    @Test
    void colorsAndPieces() {
        assertFaulty(Color::parse, "J", 0, "colour");
        assertFaulty(Color::parse, "", 0, "colour");
        assertFaulty(Color::parse, "RB", 1, "end");
        assertFaulty(Piece::parse, "W", 0, "piece");
        assertFaulty(Piece::parse, "JJ", 1, "end");
    }

    @Test
    void messageQuotesWhatWasFound() {
        assertThat(new NotationException("b1-c9", 3, "a point"))
                .hasMessage("\"b1-c9\", character 4: expected a point, found 'c9'");
        assertThatThrownBy(() -> new NotationException("b1-", -1, "a point"))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContaining("-1");
        assertThatThrownBy(() -> new NotationException("b1-", 4, "a point"))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(new NotationException("b1-", 3, "a point"))
                .hasMessage("\"b1-\", character 4: expected a point, found the end of the text");
    }

    @Test
    void messageStaysShortWhateverTheInput() {
        NotationException fault = new NotationException("x".repeat(100_000), 50_000, "a point");

        assertThat(fault.getMessage()).hasSizeLessThan(200).contains("…");
        assertThat(fault.text()).hasSize(100_000);
    }

    @Test
    void messageMarksWhereALongTextIsCut() {
        String text = "x".repeat(1_000);

        assertThat(new NotationException(text, 0, "a point")).hasMessageMatching("\"x+…\", character .*");
        assertThat(new NotationException(text, 500, "a point")).hasMessageMatching("\"…x+…\", character .*");
        assertThat(new NotationException(text, 1_000, "a point")).hasMessageMatching("\"…x+\", character .*");
    }
}
