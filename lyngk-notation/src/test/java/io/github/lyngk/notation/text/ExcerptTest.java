package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExcerptTest {
    private static final String FORTY = "0123456789".repeat(4);

    @Test
    void aQuotationHasAtMostFortyChars() {
        assertThat(Excerpt.quote(FORTY)).isEqualTo('"' + FORTY + '"');
        assertThat(Excerpt.quote(FORTY + "x")).isEqualTo('"' + FORTY + "\u2026\"");
        assertThat(Excerpt.quote(FORTY.substring(1) + "\ud83c\udf00x"))
                .isEqualTo('"' + FORTY.substring(1) + "\u2026\"");
    }

    @ParameterizedTest
    @CsvSource({
        "a ~, a ~",
        "\u00e9\u4e2d, \u00e9\u4e2d",
        "\ud83c\udf00, \ud83c\udf00",
        "a\u001fb, a\\u001Fb",
        "a\u007fb, a\\u007Fb",
        "a\u202eb, a\\u202Eb",
        "a\u2028b, a\\u2028b",
        "a\u2029b, a\\u2029b",
        "a\ud83cb, a\\uD83Cb",
        "a\ue000b, a\ue000b",
        "a\udb40\udc01b, a\\uDB40\\uDC01b",
    })
    void whatWouldHideOrBreakALineIsShownByItsNumber(String text, String printed) {
        assertThat(Excerpt.printable(text)).isEqualTo(printed);
    }

    @Test
    void aShortLineIsShownWholeWithACaret() {
        assertThat(Excerpt.around("ab\ncde\nf", 3)).isEqualTo("cde\n^");
        assertThat(Excerpt.around("ab\ncde\nf", 5)).isEqualTo("cde\n  ^");
        assertThat(Excerpt.around("ab\ncde\nf", 6)).isEqualTo("cde\n   ^");
        assertThat(Excerpt.around("ab\ncde\nf", 8)).isEqualTo("f\n ^");
        assertThat(Excerpt.around("", 0)).isEqualTo("\n^");
    }

    @ParameterizedTest
    @CsvSource({"36, 0, 72", "37, 1, 73", "50, 14, 86", "63, 27, 99", "64, 28, 100", "100, 64, 100"})
    void ofALongLineThirtySixCharsAreShownOnEitherSide(int index, int from, int to) {
        String line = "0123456789".repeat(10);
        String shown = (from > 0 ? "\u2026" : "") + line.substring(from, to) + (to < 100 ? "\u2026" : "");
        String caret = " ".repeat(index - from + (from > 0 ? 1 : 0)) + "^";
        assertThat(Excerpt.around(line, index)).isEqualTo(shown + "\n" + caret);
        assertThat(Excerpt.around("x\n" + line + "\nx", index + 2)).isEqualTo(shown + "\n" + caret);
    }

    @Test
    void everyCharacterTakesOneColumn() {
        assertThat(Excerpt.around("\ud83c\udf00\tx\0\udf00yz", 6)).isEqualTo("\ud83c\udf00 x??yz\n     ^");
        assertThat(Excerpt.around("\ud83cz", 1)).isEqualTo("?z\n ^");
    }

    @Test
    void aPairIsNotCutInTwo() {
        assertThat(Excerpt.around("x" + "\ud83c\udf00".repeat(40), 0))
                .isEqualTo("x" + "\ud83c\udf00".repeat(17) + "?\u2026\n^");
    }

    @Test
    void whatHasNoShapeIsAQuestionMark() {
        assertThat(Excerpt.around("a\u009b\u202e\ud834\udd73z", 5)).isEqualTo("a???z\n    ^");
        Diagnostic made = Diagnostic.error(DiagnosticCode.SYNTAX, "x").withExcerpt("a\33[2J\u202e\u009bz\n  ^");
        assertThat(made.toText()).isEqualTo(made + "\n    a?[2J??z\n      ^");
        assertThat(made.excerpt()).isEqualTo("a\33[2J\u202e\u009bz\n  ^");
    }

    @Test
    void anArgumentIsShownUpToEightyChars() {
        assertThat(Excerpt.ofArgument(FORTY + FORTY)).isEqualTo(FORTY + FORTY);
        assertThat(Excerpt.ofArgument(FORTY + FORTY + "x")).isEqualTo(FORTY + FORTY + "\u2026");
    }
}
