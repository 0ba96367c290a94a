package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.archive.ArchiveStats;
import io.github.lyngk.notation.archive.Archives;
import io.github.lyngk.notation.archive.Likeness;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code filter}, {@code stats} and {@code duplicates} over an archive with faults and planted duplicates. */
class ArchiveCommandsTest {
    private static final int RECORDS = 40;

    /** The archive, which no test changes; what else they need they write into a folder of their own. */
    @TempDir
    static Path shared;

    private static Path archive;
    private static final List<RecordText> texts = new ArrayList<>();

    @TempDir
    Path folder;

    @BeforeAll
    static void writeArchive() throws IOException {
        archive = shared.resolve("archive.lyngk");
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < RECORDS; i++) {
            String record = record(i).toString();
            record = i % 11 == 3 ? record.replaceAll("\\S+\n$", "a1-a1 *\n") : record;
            record = i % 17 == 5 ? record.replaceFirst("\\[Position[^\n]*\n", "") : record;
            record = i % 5 == 2 ? record.replace("\n", "\r\n") : record;
            text.append(record).append("\n".repeat(1 + i % 3));
        }
        Files.writeString(archive, text, UTF_8);
        RecordFormat.LYNGK.split(new StringReader(text.toString())).forEachRemaining(texts::add);
        assertThat(texts).hasSize(RECORDS);
    }

    /** The second half repeats games of the first: as they are, turned, with other colours, or not quite. */
    private static GameRecord record(int i) {
        if (i < RECORDS / 2) {
            return Archives.record(i);
        }
        Game game = Archives.record(i - RECORDS / 2).game();
        return switch (i % 5) {
            case 0 -> GameRecord.of(game).withTag("Event", "again");
            case 1 -> GameRecord.of(game.transform(Symmetry.ROTATE_60));
            case 2 -> GameRecord.of(Archives.image(game, Symmetry.REFLECT_120, Archives.names(i)));
            case 3 -> GameRecord.of(Archives.nearMiss(game));
            default -> Archives.record(i);
        };
    }

    /** What a plain loop prints. */
    private String picked(Predicate<RecordText> wanted) throws IOException {
        List<String> bytes = new ArrayList<>();
        for (RecordText text : texts) {
            if (wanted.test(text)) {
                ByteArrayOutputStream record = new ByteArrayOutputStream();
                text.writeTo(record);
                bytes.add(record.toString(UTF_8));
            }
        }
        assertThat(bytes).isNotEmpty();
        return String.join("\n", bytes);
    }

    @Test
    void recordsArePickedByTagsAsTheyAre() throws IOException {
        Run run = Run.of("filter", "--tag", "Event~CLUB", "-t", "First=Player 1", archive.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .isEqualTo(picked(text -> text.tags()
                                .getOrDefault("Event", "")
                                .toLowerCase(Locale.ROOT)
                                .contains("club")
                        && text.tags().get("First").equals("Player 1")));
    }

    @Test
    void recordsArePickedByTheirGames() throws IOException {
        Run run = Run.of(
                "filter", "--variant", "six", "--moves", "5..", "--result", "0-1", "--valid", archive.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.out()).isEqualTo(picked(text -> {
            var result = text.read(Set.of());
            return result.isValid()
                    && result.record()
                            .filter(record -> record.variant().tag().equals("six")
                                    && record.moves().size() >= 5
                                    && record.result().text().equals("0-1"))
                            .isPresent();
        }));
        assertThat(Run.withInput(run.out(), "validate", "-").exit()).isZero();
    }

    @Test
    void aRecordWithoutAStartIsTold() throws IOException {
        Run run = Run.of("filter", "--moves", "..9999", archive.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.err()).contains("TAG_MISSING: the tag Position is missing");
        assertThat(run.out())
                .isEqualTo(picked(text -> text.read(Set.of()).record().isPresent()));
    }

    @ParameterizedTest
    @EnumSource(Likeness.class)
    @Tag("not-for-mutation")
    void positionsAreLookedForInEveryGuise(Likeness likeness) throws IOException {
        Game game = Archives.record(0).game();
        List<String> words =
                new ArrayList<>(List.of("filter", "--position", game.position().toString()));
        if (likeness != Likeness.EQUAL) {
            words.addAll(List.of("--up-to", likeness == Likeness.SYMMETRIC ? "symmetry" : "colors"));
        }
        words.add(archive.toString());
        assertThat(Run.of(words.toArray(String[]::new)).out())
                .isEqualTo(picked(text -> text.read(Set.of()).record().stream()
                        .flatMap(record -> record.game().positions().stream())
                        .anyMatch(each -> Archives.alike(Game.of(each), Game.of(game.position()), likeness))));
    }

    @Test
    void bytesThatAreNoTextLeaveAsTheyCame() throws IOException {
        byte[] source = "[Event \"\u00e9\"]\r\r1. \u00ff *".getBytes(ISO_8859_1);
        Path file = folder.resolve("odd.lyngk");
        Files.write(file, source);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Main.command(new Streams(
                        InputStream.nullInputStream(),
                        Output.ofResults(out, Terminal.NONE),
                        Output.ofComplaints(OutputStream.nullOutputStream(), Terminal.NONE)))
                .run("filter", file.toString(), file.toString());
        String once = new String(source, ISO_8859_1) + "\n";
        assertThat(out.toString(ISO_8859_1)).isEqualTo(once + "\n" + once);
    }

    @Test
    void whatCannotBePrintedWholeOrBesideTheOthersIsTold() throws IOException {
        Path endless = folder.resolve("endless.lyngk");
        Files.writeString(endless, "[A \"\"]\n\n" + "{comment}\n".repeat(Limits.RECORD / 10), UTF_8);
        Path junk = folder.resolve("junk.lyngk");
        Files.writeString(junk, "junk\n", UTF_8);
        Run run = Run.of(
                "filter",
                "src/test/resources/cli/three.lyngk",
                endless.toString(),
                junk.toString(),
                "src/test/resources/boardspace/game-001-human.sgf");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEqualTo(Files.readString(Path.of("src/test/resources/cli/three.lyngk"), UTF_8));
        assertThat(run.err().lines())
                .hasSize(3)
                .anyMatch(line -> line.contains("endless.lyngk:1: record 1 is not printed: it is too long"))
                .anyMatch(line -> line.contains("junk.lyngk:1: record 1 is not printed: it does not begin"))
                .anyMatch(
                        line -> line.contains(
                                "game-001-human.sgf:1: record 1 is not printed: the output already has records in another format"));
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "other file systems may refuse the name")
    void lineEndsInFileNamesAreShownByTheirNumbers(@TempDir Path names) throws IOException {
        Path game = Files.copy(
                Path.of("src/test/resources/boardspace/game-001-human.sgf"), names.resolve("a\nlyngk: b.sgf"));
        assertThat(Run.of("filter", "src/test/resources/cli/three.lyngk", game.toString())
                        .err())
                .hasLineCount(1)
                .contains("a\\u000Alyngk: b.sgf:1: record 1 is not printed");
    }

    @Test
    void textThatDoesNotBeginLikeARecordIsNotPrinted() {
        assertThat(Run.withInput("print(1)\n", "filter", "-"))
                .isEqualTo(new Run(2, "", "lyngk: -:1: record 1 is not printed: it does not begin like a record\n"));
    }

    @Test
    void recordsBehindAByteOrderMarkArePrintedToo() {
        String record = "\ufeff[A \"b\"]\r\n\r\n*\r\n";
        Run run = Run.withInput(record + "\r\n" + record, "filter", "--lenient", "all", "--tag", "A", "-");

        assertThat(run).isEqualTo(new Run(0, record.substring(1) + "\n" + record, ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--moves=x",
                "--moves=5..4",
                "--moves=..",
                "--claimed=3:R",
                "--event=x",
                "--elapsed=x",
                "--clock=2..1",
                "--claimed=R",
                "--position=x",
                "--tag==x",
                "--up-to=colors",
                "--variant=seven",
                "--result=2-0"
            })
    void whatMakesNoSenseIsRefused(String option) {
        Run run = Run.of("filter", option, archive.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("lyngk: ");
    }

    @Test
    void recordsArePickedByEvents() throws IOException {
        Run run = Run.of("filter", "--event", "two-legs", "--event=THREE_LEGS", archive.toString());
        assertThat(run.out())
                .isEqualTo(picked(text -> text.read(Set.of())
                        .record()
                        .map(GameRecord::game)
                        .filter(game -> GameEvent.TWO_LEGS.happensIn(game) && GameEvent.THREE_LEGS.happensIn(game))
                        .isPresent()));
        assertThat(Run.of("filter", "--event", "six-win", archive.toString()).err())
                .startsWith("lyngk: --event: six-win is not one of two-legs, three-legs, four-legs, forced-skip, ")
                .contains(", draw\n");
        assertThat(Run.of("filter", "--event", "forced-skips", archive.toString())
                        .err())
                .contains("; did you mean forced-skip?\n");
    }

    @ParameterizedTest
    @CsvSource({
        "--elapsed=152, true",
        "--elapsed=152.., true",
        "--elapsed=153.., false",
        "--elapsed=..2, false",
        "--elapsed=7, true",
        "--elapsed=8..19, false",
        "--clock=..8, true",
        "--clock=..7, false",
        "--clock=178.., false"
    })
    void recordsArePickedByTimes(String option, boolean found) {
        Run run = Run.of("filter", option, "src/test/resources/cli/clocks.lyngk");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().filter(line -> line.startsWith("[Event")))
                .containsExactlyElementsOf(found ? List.of("[Event \"Blitz\"]") : List.of());
    }

    @ParameterizedTest
    @CsvSource({
        "--elapsed=..9999, false",
        "--clock=9999, false",
        "--elapsed=9999.., true",
        "--clock=9.., true",
        "--clock=10000, true",
        "--clock=10001..35999999, false",
        "--elapsed=..10000, true"
    })
    void timesMayBeHours(String option, boolean found) {
        String hours = """
                [Position "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0"]
                [Result "*"]

                1. d1-e1 {[%clk 2:46:40] [%emt 2:46:40]} *
                """;
        assertThat(Run.withInput(hours, "filter", option, "-")).isEqualTo(new Run(0, found ? hours : "", ""));
    }

    @Test
    void numbersAreThoseOfAllRecords() {
        ArchiveStats stats = texts.stream()
                .map(text -> ArchiveStats.of(text.read(Set.of())))
                .reduce(ArchiveStats.EMPTY, ArchiveStats::plus);
        assertThat(stats.invalid()).isPositive();
        assertThat(Run.of("stats", archive.toString())).isEqualTo(new Run(0, stats.toText(), ""));
        assertThat(Run.of("stats", "--json", archive.toString())).isEqualTo(new Run(0, stats.toJson(0) + "\n", ""));
    }

    @Test
    void whatWasNotReadIsToldAndWhatIsEmptyIsRead() throws IOException {
        Path empty = Files.createFile(folder.resolve("empty.lyngk"));
        assertThat(Run.of("stats", empty.toString()).exit()).isZero();
        assertThat(Run.of("duplicates", empty.toString()).exit()).isZero();
        for (String command : List.of("stats", "duplicates", "filter")) {
            Run run = Run.of(command, "missing.lyngk", archive.toString());
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.err()).contains("missing.lyngk");
            assertThat(run.out()).isNotEmpty();
        }
        assertThat(Run.of("duplicates", "--json", "missing.lyngk").out()).contains("\"code\":\"UNREADABLE\"");
    }

    @ParameterizedTest
    @EnumSource(Likeness.class)
    @Tag("not-for-mutation")
    void duplicatesAreAllThatWerePlantedAndNoOthers(Likeness likeness) {
        List<String> words = new ArrayList<>(List.of("duplicates", "--json", archive.toString()));
        if (likeness != Likeness.EQUAL) {
            words.add("--up-to=" + (likeness == Likeness.SYMMETRIC ? "symmetry" : "colors"));
        }
        Run run = Run.of(words.toArray(String[]::new));

        List<RecordText> valid =
                texts.stream().filter(text -> text.read(Set.of()).isValid()).toList();
        List<List<RecordText>> groups = new ArrayList<>();
        for (RecordText text : valid) {
            groups.stream()
                    .filter(group -> Archives.alike(game(group.get(0)), game(text), likeness))
                    .findFirst()
                    .orElseGet(() -> {
                        groups.add(new ArrayList<>());
                        return groups.get(groups.size() - 1);
                    })
                    .add(text);
        }
        groups.removeIf(group -> group.size() < 2);
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < groups.size(); i++) {
            for (RecordText text : groups.get(i)) {
                expected.append("{\"group\":%d,\"file\":%s,\"record\":%d,\"line\":%d,\"lastLine\":%d}\n"
                        .formatted(
                                i + 1,
                                Surroundings.json(archive),
                                text.location().number(),
                                text.location().firstLine(),
                                text.location().lastLine()));
            }
        }
        assertThat(groups).hasSizeGreaterThan(likeness == Likeness.EQUAL ? 1 : 4);
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith(expected).endsWith("}\n");
        assertThat(run.out().substring(expected.length()))
                .startsWith("{\"version\":1,\"records\":" + RECORDS + ",\"invalid\":" + (RECORDS - valid.size())
                        + ",\"groups\":" + groups.size() + ",");
    }

    private static Game game(RecordText text) {
        return text.read(Set.of()).record().orElseThrow().game();
    }
}
