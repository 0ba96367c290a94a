package io.github.lyngk.notation.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.GameRecord;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("surroundings")
class ShowTest {
    private static final String FILE = "src/test/resources/cli/three.lyngk";
    private static final String BROKEN = "src/test/resources/cli/broken.lyngk";
    private static final String LINE = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";

    @Test
    void drawsAPositionOfOneArgumentOrOfSeveralWords() {
        Run run = Run.of("show", LINE);
        assertThat(run).isEqualTo(new Run(0, BoardText.of(Position.parse(LINE)) + LINE + "\n", ""));
        String[] words = ("show " + LINE).split(" ");
        assertThat(Run.of(words)).isEqualTo(run);
    }

    @Test
    void drawsThePositionLinesOfStandardInput() {
        Run one = Run.of("show", LINE);
        assertThat(Run.withInput(LINE, "show", "-")).isEqualTo(one);
        assertThat(Run.withInput("\r\n" + LINE + "\r\n\n" + LINE + "\n", "show", "-")
                        .out())
                .isEqualTo(one.out() + one.out());
        assertThat(Run.withInput(LINE, "show", "--svg", "-").out())
                .isEqualTo(BoardSvg.of(Position.parse(LINE)).toString());
    }

    @Test
    void thePositionLineOfARecordStandsBelowItsDrawing() {
        String out = Run.of("show", "--record", "2", "--ply", "1", FILE).out();
        String line = out.lines().reduce((first, second) -> second).orElseThrow();
        assertThat(out.replaceAll("[<>](?=[A-Z.])", " "))
                .contains(BoardText.of(Position.parse(line)).toString());
        assertThat(Run.of("show", "--record", "2", "--all", FILE).out()).contains("\n" + line + "\n");
    }

    @Test
    void drawsAPositionAsAPicture() {
        assertThat(Run.of("show", "--svg", LINE).out())
                .isEqualTo(BoardSvg.of(Position.parse(LINE)).toString());
    }

    @Test
    void drawsTheLastPositionOfEachRecord() {
        Run run = Run.of("show", FILE);
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .startsWith(
                        "Generated game 1: Ada - Ben, 1-0, 30 moves\n\nAfter move 30, c2-b1-b4-d4 by the first player\n"
                                + "Standard game, over: first player wins by ")
                .contains("\n\nGenerated game 2: Ada - Ben", "\n\nGenerated game 3: Ada - Ben");
        assertThat(boards(run)).isEqualTo(3);
    }

    @Test
    void drawsThePositionAfterSomeMovesOrAllPositions() {
        assertThat(Run.of("show", "--ply", "0", "--record", "2", FILE).out())
                .contains("The start\nSix-stack game, first");
        assertThat(Run.of("show", "--ply", "1", "--record", "2", FILE).out())
                .contains("After move 1, I:a1-b2 by the first");
        assertThat(boards(Run.of("show", "--all", "--record", "2", FILE))).isEqualTo(30);
    }

    @Test
    void onePictureIsOfOneFile() {
        Run run = Run.of("show", "--svg", FILE, "nofile.lyngk");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("--svg draws one picture, so name one FILE or POSITION");
    }

    @Test
    void drawsOnePictureWithTheLastMove() {
        Run run = Run.of("show", "--svg", "--record", "2", FILE);
        assertThat(run.out())
                .startsWith("<svg ")
                .endsWith("</svg>\n")
                .contains("wins with a stack of six", "lyngk-route", "Move 29: ");
        assertThat(Run.of("show", "--svg", "--ply", "0", FILE).out())
                .contains("The start")
                .doesNotContain("lyngk-route");
    }

    @Test
    void drawsTheLegalPartOfAFaultyRecordAndEndsWith1() {
        Run run = Run.of("show", "--record", "1", BROKEN);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains("ILLEGAL_MOVE");
        assertThat(run.out()).contains("*, 2 moves\n");
    }

    @Test
    void nothingToDrawEndsWith1AndTellsHowMuchThereIs() {
        assertThat(Run.of("show", "--record", "9", FILE))
                .isEqualTo(new Run(1, "", "lyngk: there is no record 9: the input has 3 records\n"));
        assertThat(Run.of("show", "--ply", "99", "--record", "2", FILE))
                .isEqualTo(new Run(
                        1, "", "lyngk: " + FILE + ":12: record 2: there is no move 99: the record has 29 moves\n"));
        assertThat(Run.of("show", "--ply", "31", FILE).err())
                .contains("record 1: there is no move 31", "record 2: there is no move 31")
                .doesNotContain("record 3");
    }

    @Test
    void aMissingFileEndsWith2() {
        assertThat(Run.of("show", "nowhere.lyngk").exit()).isEqualTo(2);
    }

    @Test
    void drawsAnonymousPlayersAndBoardspaceGames() {
        Run run = Run.of("show", "src/test/resources/boardspace/extra-505.sgf");
        assertThat(run.out()).startsWith("LK-extra-505: ada - ben [b], 1-0 (resignation), 9 moves\n");
        assertThat(Run.withInput("[Position \"" + LINE + "\"]\n[Result \"*\"]\n\n*\n", "show", "-")
                        .out())
                .startsWith("? - ?, *, 0 moves\n");
        String opened =
                "[Position \"I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0\"]\n[Result \"*\"]\n\n";
        assertThat(Run.withInput(opened + "1. d1-e1 *\n", "show", "-").out()).startsWith("? - ?, *, 1 move\n");
    }

    private static long boards(Run run) {
        return Pattern.compile("Stacks are written")
                .matcher(run.out())
                .results()
                .count();
    }

    @Test
    void tagsCannotMoveTheCursor() {
        String record = GameRecord.of(RandomGames.game(Variant.STANDARD, 7))
                .withTag("First", "Ada \u202e")
                .toString();
        assertThat(Run.withInput(record, "show", "-").out()).startsWith("Ada \\u202E - ?, ");
    }
}
