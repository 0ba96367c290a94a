package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The options that {@code show} passes to {@link BoardSvg} and {@link BoardText}. */
@Tag("surroundings")
class ShowOptionsTest {
    private static final String FILE = "samples/triple-lyngk-move.lyngk";
    private static final String LINE = "1/4/7/6/R2(GR)2G/6/7/3(IBGK)/1 1 RB:G 0:0";
    private static final Position POSITION = Position.parse(LINE);

    private static Game game() {
        try {
            return GameRecord.parse(Files.readString(Path.of(FILE), UTF_8)).game();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void everyOptionOfAPictureIsHandedOver() {
        String[] words = ("show --svg --theme print --width 321 --symmetry reflect-60 --mark c7 --mark D1 --arrow a1-i1"
                        + " --arrow e4-e1 --hints e1 --owners --no-coordinates --no-caption " + LINE)
                .split(" ");
        assertThat(Run.of(words).out())
                .isEqualTo(BoardSvg.of(POSITION)
                        .theme(BoardSvg.Theme.PRINT)
                        .width(321)
                        .turned(Symmetry.REFLECT_60)
                        .mark(Point.C7)
                        .mark(Point.D1)
                        .arrow(Point.A1, Point.I1)
                        .arrow(Point.E4, Point.E1)
                        .hints(Point.E1)
                        .owners(true)
                        .coordinates(false)
                        .caption(false)
                        .toString());
    }

    @Test
    void everyOptionOfADrawingInTextIsHandedOver() {
        assertThat(Run.of("show", "-uo", "--no-caption", "--symmetry", "ROTATE_180", LINE)
                        .out())
                .isEqualTo(BoardText.of(POSITION)
                                .turned(Symmetry.ROTATE_180)
                                .unicode(true)
                                .owners(true)
                                .caption(false)
                        + LINE + "\n");
    }

    @Test
    void theLastMoveOfARecordIsMarked() {
        Game before = game().prefix(2);
        Effect effect = before.position().effect(game().moves().get(2));
        assertThat(Run.of("show", "--ply", "3", FILE).out())
                .endsWith(BoardText.of(effect) + "" + effect.after() + "\n");
        assertThat(Run.of("show", "--svg", "--ply", "3", FILE).out())
                .isEqualTo(BoardSvg.strip(game(), 3, 3).toString());
        assertThat(Run.of("show", "--ply", "0", FILE).out()).doesNotContain("The last move");
    }

    @Test
    void pliesMakeAStripOrSeveralDrawings() {
        assertThat(Run.of("show", "--svg", "--plies", "0-3", FILE).out())
                .isEqualTo(BoardSvg.strip(game(), 0, 3).toString());
        assertThat(Run.of("show", "--svg", "--all", FILE).out())
                .isEqualTo(BoardSvg.strip(game(), 0, game().size()).toString());
        assertThat(Run.of("show", "--plies", "2-3", FILE).out())
                .contains("After move 2, ", "After move 3, ")
                .doesNotContain("After move 1, ", "After move 4, ");
    }

    @Test
    void pliesThatThereAreNotEndWith1() {
        Run run = Run.of("show", "--svg", "--plies", "2-43", FILE);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("there is no move 43: the record has " + game().size() + " moves");
    }

    @Test
    void hintsForAnEmptyPointEndWith1() {
        assertThat(Run.of("show", "--svg", "--hints", "a1", LINE))
                .isEqualTo(new Run(1, "", "lyngk: hints for a1: there is no stack on it\n"));
        String empty = game().lastMove().orElseThrow().from().toString();
        Run run = Run.of("show", "--svg", "--hints", empty, FILE);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("lyngk: " + FILE).contains("hints for " + empty + ": there is no stack");
    }

    @Test
    void complaintsSayWhatIsPossible() {
        assertThat(Run.of("show", "--svg", "--mark", "a9", LINE).err())
                .startsWith("lyngk: --mark needs a point such as c7; found a9\n");
        assertThat(Run.of("show", "--mark", "a1", LINE).err()).startsWith("lyngk: --mark is for pictures: add --svg\n");
        assertThat(Run.of("show", "--all", "--ply", "1", FILE).err())
                .startsWith("lyngk: --all and --ply both choose the positions to draw: give only one\n");
    }
}
