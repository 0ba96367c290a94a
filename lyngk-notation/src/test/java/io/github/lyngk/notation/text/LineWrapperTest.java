package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineWrapperTest {
    private final StringBuilder lines = new StringBuilder();
    private final LineWrapper wrapper = new LineWrapper(lines::append);

    @Test
    void aLineHasEightyColumns() {
        String half = "x".repeat(39);
        wrapper.word(half);
        wrapper.word(half + "y");
        wrapper.word("z");
        wrapper.end();
        assertThat(lines.toString()).isEqualTo(half + " " + half + "y\nz\n");
    }

    @Test
    void aWordThatWouldNotFitBeginsALine() {
        wrapper.word("x".repeat(40));
        wrapper.word("y".repeat(40));
        wrapper.word("z");
        wrapper.end();
        assertThat(lines.toString()).isEqualTo("x".repeat(40) + "\n" + "y".repeat(40) + " z\n");
    }

    @Test
    void columnsCountCodePoints() {
        wrapper.word("\ud83c\udf00".repeat(78));
        wrapper.word("y");
        wrapper.word("z");
        wrapper.end();
        assertThat(lines.toString()).isEqualTo("\ud83c\udf00".repeat(78) + " y\nz\n");
    }

    @Test
    void whatIsGluedIsNotBroken() {
        wrapper.word("x".repeat(70));
        wrapper.open();
        wrapper.word("12345678");
        wrapper.glue(")");
        wrapper.open();
        wrapper.glue(")");
        wrapper.word("y");
        wrapper.end();
        assertThat(lines.toString()).isEqualTo("x".repeat(70) + "\n(12345678) () y\n");
    }

    @Test
    void theLastWordOfALineEndsIt() {
        wrapper.word("a");
        wrapper.lastWord("; b");
        wrapper.word("c");
        wrapper.lastWord("; d");
        wrapper.glue(")");
        wrapper.word("e");
        wrapper.end();
        assertThat(lines.toString()).isEqualTo("a ; b\nc ; d\n) e\n");
    }

    @Test
    void furtherLinesAreIndented() {
        LineWrapper indented = new LineWrapper(lines::append, 10, 4);
        indented.word("x".repeat(69));
        indented.word("y".repeat(75));
        indented.word("z");
        indented.word("w");
        indented.end();
        assertThat(lines.toString()).isEqualTo(" " + "x".repeat(69) + "\n    " + "y".repeat(75) + "\n    z w\n");
    }

    @Test
    void nothingIsOneEmptyLine() {
        wrapper.end();
        assertThat(lines.toString()).isEqualTo("\n");
    }
}
