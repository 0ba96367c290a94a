package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import io.github.lyngk.notation.text.JsonLine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code start}, {@code play}, {@code legal} and {@code perft}. */
@Tag("surroundings")
class PositionCommandsTest {
    private static final String START = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";
    private static final String LATE =
            "K/1(KIG)B(GR)/BJ1J3/KIBRJ(BR)/1(KI)G(BR)BG1/KK(GK)RGB/I1KIR(GI)G/BR(IR)1/I 2 KG:BR 0:0";
    private static final String RECORDS = "src/test/resources/cli/three.lyngk";
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I/RBBJ/RIKRRKI 1 -:- 0:0",
                "X/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0",
                "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G/G 1 -:- 0:0",
                "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 3 -:- 0:0",
                "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G -:- 0:0",
                "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G\t1\t-:-\t0:0",
                "IRBBJRIKRRKIKBIGIGGGJKRIKKGRBJIRBGKIGBRBKBG 1 -:- 0:0",
                "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G"
            })
    void ofAMalformedPositionItIsToldWhatIsWrong(String position) {
        for (String command : List.of("legal", "show")) {
            Run run = Run.of(command, position);
            assertThat(run.exit()).isEqualTo(1);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .startsWith("lyngk: not a position line: expected ")
                    .endsWith("^\n");
            assertThat(Run.of((command + " " + position).split(" "))).isEqualTo(run);
        }
    }

    @Test
    void blanksAroundAPositionDoNotMakeItAFile() {
        for (String command : List.of("legal", "show")) {
            assertThat(Run.of(command, " " + LATE + "\t ")).isEqualTo(Run.of(command, LATE));
        }
    }

    @Test
    void whatIsAFileIsNoPosition(@TempDir Path folder) throws IOException {
        Path file = Files.createDirectories(folder.resolve("R")).resolve("4 1 -");
        Files.copy(Path.of(RECORDS), file);
        String name = Path.of("").toAbsolutePath().relativize(file.toAbsolutePath()) + "";
        assertThat(Run.of("show", name).out()).isEqualTo(Run.of("show", RECORDS).out());
        for (String missing : List.of("games/none.lyngk", "games/no such.lyngk", "none", "/R/4 1 -:- 0:0")) {
            assertThat(Run.of("show", missing).err()).contains(missing + ": no such file");
        }
    }

    @Test
    void emptyPositionIsNotAFile() {
        for (Run run : List.of(Run.of("play", "", "a1-b2"), Run.of("perft", "1", " "))) {
            assertThat(run.exit()).isEqualTo(1);
            assertThat(run.err()).startsWith("lyngk: not a position line: expected ");
        }
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
                .startsWith("lyngk: -:4: not a position line: expected ")
                .contains("\n  \u00e9\n", "\nlyngk: -:5: the position is impossible:\n  ");
    }

    @Test
    void legalAnswersEachLineOfStandardInputByALine() {
        String moves = String.join(" ", Run.of("legal", LATE).out().split("\n"));
        Run run = Run.withInput(LATE + "\n" + OVER + "\r\n\nx\n" + LATE, "legal", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out().lines().toList())
                .hasSize(5)
                .startsWith(moves, "", "no the line is blank")
                .endsWith(moves)
                .element(3)
                .asString()
                .startsWith("no \"x\", character 1: expected ");
        assertThat(run.err()).startsWith("lyngk: -:4: not a position line: expected ");
    }

    @Test
    void legalPrintsAnObjectForEachLine() {
        Run run = Run.withInput(OVER + "\n\n(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0\n", "legal", "--json", "-");
        assertThat(run.out().lines().toList())
                .hasSize(3)
                .startsWith(
                        "{\"position\":\"" + OVER + "\",\"moves\":[],\"count\":0}",
                        "{\"input\":\"\",\"index\":null,\"message\":\"the line is blank\"}")
                .element(2)
                .asString()
                .startsWith("{\"input\":\"(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0\",\"index\":null,"
                        + "\"message\":\"impossible set-up: ");
        assertThat(Run.of("legal", "--json", "-d", LATE).out())
                .startsWith("{\"position\":\"" + LATE + "\",\"moves\":[\"")
                .contains("\"d6-b4-d4-e4-f4-g5-h3-h2-g3\"")
                .endsWith("\"],\"count\":" + Position.parse(LATE).legalMoveCount() + "}\n");
    }

    @Test
    void unreadableLinesCostOnlyThemselves() {
        byte[] malformed = ("\u00ff\n" + OVER + "\n").getBytes(ISO_8859_1);
        assertThat(Run.withInput(malformed, "legal", "--json", "-").out())
                .matches("\\{\"input\":null,\"index\":null,\"message\":\"the line is not UTF-8: [^\"]*\"}\\n"
                        + ".*\"count\":0}\\n");
        assertThat(Run.withInput("x".repeat(65_537) + "\n" + OVER, "legal", "-"))
                .isEqualTo(new Run(
                        1,
                        "no the line has more than 65536 bytes\n\n",
                        "lyngk: -:1: the line has more than 65536 bytes\n"));
    }

    @Test
    void legalAnswersALineBeforeItReadsTheNext() throws Exception {
        PipedOutputStream questions = new PipedOutputStream();
        PipedInputStream answers = new PipedInputStream(1 << 16);
        Streams streams = new Streams(
                new PipedInputStream(questions),
                Output.ofResults(new PipedOutputStream(answers), Terminal.NONE),
                Output.ofComplaints(OutputStream.nullOutputStream(), Terminal.NONE));
        Thread command = new Thread(() -> Main.command(streams).run("legal", "-"));
        command.start();
        try (questions;
                BufferedReader answered = new BufferedReader(new InputStreamReader(answers, UTF_8))) {
            for (int i = 0; i < 3; i++) {
                questions.write((LATE + "\n").getBytes(UTF_8));
                questions.flush();
                assertThat(answered.readLine()).matches("[a-i]\\d-[a-i]\\d( [a-i]\\d-[a-i]\\d)+");
            }
        }
        command.join();
    }

    @Test
    void legalListsTheMovesAtAPlyOfARecord() {
        Game game = RandomGames.game(Variant.STANDARD, 7);
        String record = GameRecord.of(game).toString();
        String asked = Run.withInput(record, "legal", "--ply", "3", "-").out();
        assertThat(asked)
                .isEqualTo(Joiner.on(' ').join(game.prefix(3).position().legalMoves()) + "\n");
        assertThat(Run.withInput(record, "legal", "-r1", "--json", "-"))
                .isEqualTo(new Run(
                        0,
                        "{\"file\":\"-\",\"record\":1,\"valid\":true,\"position\":\"" + game.position()
                                + "\",\"moves\":[],\"count\":0}\n",
                        ""));
    }

    @Test
    void legalTellsWhichRecordHasNoStart() {
        String record = GameRecord.of(RandomGames.game(Variant.STANDARD, 7)).toString();
        String input = record + "\n[Event \"x\"]\n\n*\n";
        Run run = Run.withInput(input, "legal", "--ply", "0", "--json", "-");
        assertThat(run.out())
                .startsWith("{\"file\":\"-\",\"record\":1,\"valid\":true,\"position\":\"")
                .endsWith("{\"file\":\"-\",\"record\":2,\"valid\":false,\"input\":null,\"index\":null,"
                        + "\"message\":\"the record has no start\"}\n");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(Run.withInput(input, "legal", "--ply", "0", "-").exit()).isEqualTo(1);
    }

    @Test
    void legalAnswersEveryRecordByALine() {
        Run run = Run.of("legal", "--ply", "30", RECORDS);
        assertThat(run.out().lines().toList())
                .hasSize(3)
                .startsWith("", "no there is no move 30: the record has 29 moves");
        assertThat(run.err())
                .isEqualTo("lyngk: " + RECORDS + ":12: record 2: there is no move 30: the record has 29 moves\n");
        assertThat(run.exit()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void startIsTheStartOfTheGameWithThatSeed(Variant variant) {
        Run run = Run.of("start", variant.tag(), "--seed", "-7");
        assertThat(run).isEqualTo(new Run(0, RandomGames.game(variant, -7).start() + "\n", ""));
        assertThat(Run.withInput("lyngk 1\ninitial " + variant.tag() + " -7\n", "serve")
                        .out())
                .endsWith("\nok " + run.out());
    }

    @Test
    void aDrawnSeedIsTold() {
        Run run = Run.of("start");
        assertThat(run.err()).matches("lyngk: --seed -?\\d+\n");
        String seed = run.err().strip().substring("lyngk: --seed ".length());
        assertThat(Run.of("start", "standard", "-s", seed)).isEqualTo(new Run(0, run.out(), ""));
        assertThat(Run.of("start").out()).isNotEqualTo(run.out());
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void playReachesTheEndOfAGame(Variant variant) {
        Game game = RandomGames.game(variant, 5);
        Run expected = new Run(0, game.position() + "\n", "");
        String moves = Joiner.on(' ').join(game.moves());
        String start = game.start().toString();
        assertThat(Run.of(("play " + start + " " + moves).split(" "))).isEqualTo(expected);
        assertThat(Run.of("play", start, moves)).isEqualTo(expected);
        assertThat(Run.withInput(start, ("play - " + moves).split(" "))).isEqualTo(expected);
        assertThat(Run.of("play", game.position().toString(), "a1-b2"))
                .satisfies(over -> assertThat(over.exit()).isEqualTo(1))
                .satisfies(over -> assertThat(over.err())
                        .startsWith("lyngk: move 1: a1-b2: ")
                        .contains("(G1)"));
    }

    @Test
    void playReadsDescribedMoves() {
        Position late = Position.parse(LATE);
        assertThat(Run.of("play", LATE, "d6-b4-d4-e4-f4-g5-h3-h2-g3").out())
                .isEqualTo(late.play(Move.parse("d6-g3")) + "\n");
        assertThat(Run.of("play", LATE, "d6-g3+").err())
                .startsWith(
                        "lyngk: move 1: \"d6-g3+\", character 6: expected the end of the move (the mark + is wrong: ")
                .contains("E9");
    }

    @Test
    void playNamesAnIllegalMoveAsTyped() {
        assertThat(Run.of("play", START, "b4-c4-d4").err()).startsWith("lyngk: move 1: b4-c4-d4: ");
    }

    @Test
    void recordsOnStandardInputAreNotReadAsPositionLines() {
        String records = "\n[Event \"x\"]\n[Round \"1\"]\n";
        String complaint =
                "lyngk: -: standard input has records, not position lines; to read records, use show or legal"
                        + " with --record N\n";
        assertThat(Run.withInput(records, "legal", "-").err()).isEqualTo(complaint);
        assertThat(Run.withInput(records, "perft", "1", "-")).isEqualTo(new Run(1, "", complaint));
    }

    @Test
    void playTellsWhichMoveBreaksWhichRule() {
        assertThat(Run.of("play", START, "b1-c2", "c1-c2"))
                .isEqualTo(new Run(
                        1,
                        "",
                        "lyngk: move 2: "
                                + Position.parse(START)
                                        .play(Move.parse("b1-c2"))
                                        .check(Move.parse("c1-c2"))
                                + "\n"));
        assertThat(Run.withInput(START + "\n\nx\n" + START, "play", "-", "b1-c2")
                        .out())
                .matches("I/.*\nno the line is blank\nno .*\nI/.*\n");
        assertThat(Run.of("play", START, " ").err()).startsWith("lyngk: MOVE is missing");
        assertThat(Run.withInput(START + "\n" + START, "play", "-", "b1\u001bc2")
                        .err())
                .startsWith("lyngk: -:1: move 1: \"b1\\u001Bc2\", character 3: expected ")
                .contains("\nlyngk: -:2: move 1: ");
    }

    @Test
    void playPrintsAnObject() {
        String after = Position.parse(START).play(Move.parse("b1-c2")).toString();
        assertThat(Run.withInput(START + "\nx", "play", "--json", "-", "b1-c2").out())
                .startsWith("{\"position\":\"" + after
                        + "\",\"playerToMove\":2,\"over\":false,\"result\":\"*\",\"outcome\":null}\n"
                        + "{\"input\":\"x\",\"index\":0,\"message\":\"");
    }

    @Test
    void playTellsProgramsWhereAMoveFailedAndWhy() {
        Position after = Position.parse(START).play(Move.parse("b1-c2"));
        String failed = "{\"position\":\"" + after + "\",\"ply\":2,";
        assertThat(Run.of("play", "--json", START, "b1-c2", "a1-i1"))
                .isEqualTo(new Run(
                        1,
                        failed + "\"move\":\"a1-i1\","
                                + JsonLine.of(after.check(Move.parse("a1-i1")).toMap())
                                        .substring(1)
                                + "\n",
                        "lyngk: move 2: " + after.check(Move.parse("a1-i1")) + "\n"));
        assertThat(Run.of("play", "--json", START, "b1-c2", "a1=i1").out())
                .startsWith(
                        failed + "\"input\":\"a1=i1\",\"index\":2,\"message\":\"\\\"a1=i1\\\", character 3: expected ");
    }

    @Test
    void playTellsTheOutcomeWithTheNamesOfOutcomes() {
        Game game = RandomGames.game(Variant.STANDARD, 1);
        String last = game.moves().get(game.size() - 1).toString();
        assertThat(Run.of("play", "--json", game.undo().position().toString(), last)
                        .out())
                .endsWith(",\"over\":true,\"result\":\"1-0\",\"outcome\":"
                        + JsonLine.of(game.outcome().orElseThrow().toMap()) + "}\n");
    }

    @Test
    void aMalformedPositionIsShownWithACaret() {
        Run run = Run.of("legal", START.replace("GGJKRIK", "GGJXRIK"));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("lyngk: not a position line: expected ")
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
                Output.ofResults(OutputStream.nullOutputStream(), Terminal.NONE),
                Output.ofComplaints(OutputStream.nullOutputStream(), Terminal.NONE));
        assertThat(Main.command(streams).run("legal", "-")).isEqualTo(2);
        assertThat(Main.command(streams).run("validate", "-")).isEqualTo(2);
    }
}
