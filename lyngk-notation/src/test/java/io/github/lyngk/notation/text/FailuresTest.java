package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Position;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

class FailuresTest {
    @Test
    void ofAProgram() {
        assertThat(Failures.ofProgram(new OutOfMemoryError("heap")))
                .isEqualTo("not enough memory; give Java more with -Xmx");
        assertThat(Failures.ofProgram(new IllegalStateException("no")))
                .isEqualTo("internal error, please report it: IllegalStateException \"no\"");
        assertThat(Failures.ofProgram(new StackOverflowError()))
                .isEqualTo("internal error, please report it: StackOverflowError");
    }

    @Test
    void ofAStream() {
        assertThat(Failures.ofStream(new NoSuchFileException("x"))).isEqualTo("no such file or folder");
        assertThat(Failures.ofStream(new FileNotFoundException("x"))).isEqualTo("no such file or folder");
        assertThat(Failures.ofStream(new AccessDeniedException("x"))).isEqualTo("permission denied");
        assertThat(Failures.ofStream(new FileSystemException("x", null, "a loop")))
                .isEqualTo("a loop");
        assertThat(Failures.ofStream(new FileSystemException("x"))).isEqualTo("x");
        assertThat(Failures.ofStream(new IOException("broken pipe"))).isEqualTo("broken pipe");
        assertThat(Failures.ofStream(new IOException())).isEqualTo("it cannot be read");
    }

    private static String ofSetup(String position) {
        return Failures.ofSetup(catchThrowableOfType(IllegalSetupException.class, () -> Position.parse(position)));
    }

    @Test
    void ofASetUpThreeProblemsAreNamedAndTheOthersCounted() {
        assertThat(ofSetup("1/4/(RR)(BB)(GG)4/6/7/6/7/4/1 1 -:- 0:0"))
                .startsWith("impossible set-up: ")
                .doesNotContain("more");
        assertThat(ofSetup("1/4/(RR)(BB)(GG)(KK)3/6/7/6/7/4/1 1 -:- 0:0")).endsWith("; and 1 more");
        assertThat(ofSetup("1/4/(RR)(BB)(GG)(KK)(II)2/6/7/6/7/4/1 1 -:- 0:0")).endsWith("; and 2 more");
    }
}
