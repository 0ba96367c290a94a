package io.github.lyngk.notation.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code legal} and {@code perft}. */
@Tag("surroundings")
class PositionCommandsTest {
    private static final String START = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";
    private static final String LATE =
            "K/1(KIG)B(GR)/BJ1J3/KIBRJ(BR)/1(KI)G(BR)BG1/KK(GK)RGB/I1KIR(GI)G/BR(IR)1/I 2 KG:BR 0:0";
    private static final String OVER = "R/4/7/6/7/6/7/3(BK)/1 1 R:K 1:1";

    @Test
    void legalListsTheMovesInTheirOrder() {
        Run run = Run.of("legal", START);
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines())
                .containsExactlyElementsOf(Position.parse(START).legalMoves().stream()
                        .map(Move::toString)
                        .toList());
    }

    @Test
    void legalTakesAPositionInSeveralWords() {
        assertThat(Run.of(("legal " + START).split(" "))).isEqualTo(Run.of("legal", START));
    }

    @Test
    void legalDescribesMoves() {
        assertThat(Run.of("legal", "--describe", LATE).out())
                .contains("d6-b4-d4-e4-f4-g5-h3-h2-g3\n")
                .isNotEqualTo(Run.of("legal", LATE).out());
    }

    @Test
    void legalPrintsNothingWhenTheGameIsOver() {
        assertThat(Run.of("legal", OVER)).isEqualTo(new Run(0, "", ""));
    }

    @Test
    void perftCounts() {
        assertThat(Run.of("perft", "0", START).out()).isEqualTo("1\n");
        assertThat(Run.of("perft", "1", START).out())
                .isEqualTo(Position.parse(START).legalMoveCount() + "\n");
        assertThat(Run.of("perft", "3", OVER).out()).isEqualTo("0\n");
    }

    @Test
    void perftDivides() {
        Run run = Run.of("perft", "--divide", "1", LATE);
        int moves = Position.parse(LATE).legalMoveCount();
        assertThat(run.out().lines()).hasSize(moves + 1).contains(String.valueOf(moves));
        assertThat(Run.of("perft", "--divide", "0", LATE).out()).isEqualTo("1\n");
    }

    @Test
    void positionsAreReadFromStandardInputOneALine() {
        Run run = Run.withInput("\n" + START + "\r\n  " + OVER + " \n", "perft", "1", "-");
        assertThat(run.out()).isEqualTo(Position.parse(START).legalMoveCount() + "\n0\n");
        assertThat(Run.withInput("x\n" + OVER, "perft", "0", "-")).satisfies(bad -> {
            assertThat(bad.exit()).isEqualTo(1);
            assertThat(bad.out()).isEqualTo("1\n");
        });
    }

    @Test
    void standardInputWithoutAPositionIsSaidToBeSo() {
        Run none = new Run(1, "", "lyngk: -: there is no position line\n");
        assertThat(Run.withInput("", "legal", "-")).isEqualTo(none);
        assertThat(Run.withInput("\n \n", "perft", "1", "-")).isEqualTo(none);
    }

    @Test
    void aBadLineOfStandardInputIsNamedByItsNumber() {
        String impossible = "(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0";
        assertThat(Run.withInput("\n" + OVER + "\n\n\u00e9\r\n" + impossible, "legal", "-")
                        .err())
                .startsWith("lyngk: -:4: no position line: expected ")
                .contains("\n  \u00e9\n", "\nlyngk: -:5: the position is impossible:\n  ");
    }

    @Test
    void aMalformedPositionIsShownWithACaret() {
        Run run = Run.of("legal", START.replace("GGJKRIK", "GGJXRIK"));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("lyngk: no position line: expected ")
                .endsWith(
                        "\n  I/RBBJ/RIKRRKI/KBIGIG/GGJXRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0\n" + " ".repeat(27) + "^\n");
    }

    @Test
    void allProblemsOfAnImpossiblePositionAreNamed() {
        Run run = Run.of("legal", "(RR)/4/7/6/7/6/7/4/(KJ) 1 R:R 0:0");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("lyngk: the position is impossible:\n  ")
                .contains("(E5)", "(D1)", "(D3)");
    }

    @Test
    void unreadableStandardInputEndsWith2() {
        InputStream failing = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException();
            }
        };
        Streams streams = new Streams(
                failing,
                Output.ofResults(OutputStream.nullOutputStream()),
                Output.ofComplaints(OutputStream.nullOutputStream()),
                false);
        assertThat(Main.command(streams).run("legal", "-")).isEqualTo(2);
        assertThat(Main.command(streams).run("validate", "-")).isEqualTo(2);
    }
}
