package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Variant;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The file as such: header, names, order, escapes, several games, damage. */
@Tag("surroundings")
class BoardspaceReaderTest {
    private static final String ONE_MOVE = "; P0[1 Move H 1 G 2]; P0[2 Done]";

    @ParameterizedTest
    @CsvSource({
        "1, K/KBIB/KGIKIRR/GBIRJJ/JBRGGGG/RGGBRK/BKIIKBR/IRIK/B",
        "2, B/GGRI/IGRIRIG/BIKKJK/RGRKBBG/IKRKIB/KJBRIBG/KGRJ/B",
        "-7, G/JKBG/RGJIGRG/BBGRRK/BRIBGII/BIKBKK/RRKIIBR/KJKG/I"
    })
    void theStartIsMadeFromTheKey(String key, String board) {
        GameRecord record = record("GM[lyngk]SU[lyngk 2 " + key + "]");
        assertThat(record.start()).hasToString(board + " 1 -:- 0:0 captures");
        assertThat(record.tag("BoardspaceKey")).contains(key);
    }

    @ParameterizedTest
    @CsvSource({"lyngk, CLAIM_CAPTURES", "LYNGK, CLAIM_CAPTURES", "lyngk-6, SIX_STACK", "Lyngk-6, SIX_STACK"})
    void theVariantIsReadInAnyCase(String name, Variant variant) {
        assertThat(record("GM[Lyngk]SU[" + name + " 2 1 100]").variant()).isEqualTo(variant);
    }

    @Test
    void trailingItemsOfTheSetUpAreOptional() {
        assertThat(SgfGame.read("(;GM[lyngk]SU[lyngk 2 1])").diagnostics()).isEmpty();
        assertThat(SgfGame.read("(;)").diagnostics())
                .extracting(Diagnostic::code)
                .containsExactly(DiagnosticCode.TAG_MISSING, DiagnosticCode.TAG_MISSING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "chess 2 1",
                "lyngk",
                "lyngk 2",
                "lyngk 2 x",
                "lyngk 2 9223372036854775808",
                "lyngk 2 \u0661",
                "lyngk 2 -"
            })
    void aSetUpThatCannotBeReadGivesNoRecord(String setUp) {
        RecordResult result = SgfGame.read("(;GM[lyngk]SU[" + setUp + "])");
        assertThat(result.record()).isEmpty();
        assertThat(codes(result)).containsExactly(DiagnosticCode.TAG_VALUE);
    }

    @Test
    void theSmallestKeyWorks() {
        assertThat(SgfGame.read("(;GM[lyngk]SU[lyngk 2 -9223372036854775808])").isValid())
                .isTrue();
    }

    @Test
    void anotherGameIsRefused() {
        RecordResult result = SgfGame.read("(;GM[yinsh]SU[yinsh 2 1])");
        assertThat(result.record()).isEmpty();
        assertThat(codes(result)).containsExactly(DiagnosticCode.TAG_VALUE, DiagnosticCode.TAG_VALUE);
    }

    @Test
    void aMissingGameIsAWarningAndAMissingSetUpAnError() {
        assertThat(SgfGame.read("(;SU[lyngk 2 1])").isValid()).isTrue();
        assertThat(codes(SgfGame.read("(;SU[lyngk 2 1])"))).containsExactly(DiagnosticCode.TAG_MISSING);
        RecordResult noSetUp = SgfGame.read("(;GM[lyngk])");
        assertThat(noSetUp.record()).isEmpty();
        assertThat(codes(noSetUp)).containsExactly(DiagnosticCode.TAG_MISSING);
    }

    @Test
    void anotherNumberOfPlayersIsAWarning() {
        RecordResult result = SgfGame.read("(;GM[lyngk]SU[lyngk 4 1])");
        assertThat(result.isValid()).isTrue();
        assertThat(codes(result)).containsExactly(DiagnosticCode.TAG_VALUE);
    }

    @Test
    void namesDateAndGameNameBecomeTags() {
        GameRecord record =
                record("GM[lyngk]SU[lyngk 2 1]DT[Sun Nov 5 2026]GN[LK-a-b]P0[ id \"ada\"]P1[id \"ben \\[b\\]\"]");
        assertThat(record.tags())
                .containsEntry("First", "ada")
                .containsEntry("Second", "ben [b]")
                .containsEntry("Date", "2026.11.05")
                .containsEntry("Event", "LK-a-b");
    }

    @ParameterizedTest
    @CsvSource({
        "Sun Nov 15 2026, 2026.11.15",
        "Fri Jan 02 2015, 2015.01.02",
        "Sun Nov 15 10:11:12 CET 2026, 2026.11.15",
        "2026-11-15, 2026-11-15",
        "Nov, Nov",
        "Sun Nov xx 2026, Sun Nov xx 2026"
    })
    void aDateThatIsNotUnderstoodStaysAsItIs(String text, String tag) {
        assertThat(record("GM[lyngk]SU[lyngk 2 1]DT[" + text + "]").tag("Date")).contains(tag);
    }

    @ParameterizedTest
    @CsvSource({
        "P0[id \"x\"], x",
        "P0[ id   \"x\" ], x",
        "P0[ID x y], x y",
        "P0[id\"x\"], x",
        "P0[id \"a \"b\" c\"], a \"b\" c",
        "P-1[id \"x\"], x",
        "p0[id \"x\"], x"
    })
    void namesAreReadInManyForms(String property, String name) {
        assertThat(record("GM[lyngk]SU[lyngk 2 1]" + property).tag("First")).contains(name);
    }

    @Test
    void controlCharactersInNamesBecomeBlanksAndLongNamesAreCut() {
        GameRecord record = record("GM[lyngk]SU[lyngk 2 1]P0[id \"a\tb\nc\"]P1[id \"" + "x".repeat(5000) + "\"]");
        assertThat(record.tag("First")).contains("a b c");
        assertThat(record.tag("Second")).contains("x".repeat(Limits.TAG_VALUE));
    }

    @Test
    void propertiesMayComeInAnotherOrderWithOthersBetween() {
        GameRecord record = SgfGame.read(
                        "(;FF[4]P1[id \"ben\"]RE[x]C[a comment: \\] \\\\ ]SU[lyngk 2 1]GS[1]AN[me]GM[lyngk]"
                                + "P0[time 0:10:00 ][id \"ada\"]N[n];C[c]TM[4]P0[1 Move H 1 G 2];N[x]P0[Done])")
                .record()
                .orElseThrow();
        assertThat(record.moves()).hasToString("[h1-g2]");
        assertThat(record.tag("First")).contains("ada");
    }

    @Test
    void theFirstVariationContinuesTheLine() {
        String text = "(;" + SgfGame.HEADER + "(" + ONE_MOVE
                + "(;P1[3 Move F 4 F 3];P1[Done])(;P1[3 Move F 4 G 4];P1[Done]))(;P0[Resign]))";
        assertThat(SgfGame.read(text).record().orElseThrow().moves()).hasToString("[h1-g2, f4-f3]");
    }

    @Test
    void aVariationFollowedByFurtherNodesIsAnAside() {
        String text =
                "(;" + SgfGame.HEADER + ONE_MOVE + "(;P1[3 Resign];P1[Done])(;P1[Edit]);P1[3 Move F 4 F 3];P1[Done])";
        assertThat(SgfGame.read(text).record().orElseThrow().moves()).hasToString("[h1-g2, f4-f3]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void allLineEndsAreRead(String lineEnd) {
        String text = "(;" + SgfGame.HEADER + "\n" + ONE_MOVE + "\n; P1[3 Move A 1 I 1]\n; P1[4 Done])";
        RecordResult result = SgfGame.read(text.replace("\n", lineEnd));
        assertThat(result.diagnostics().get(0).line()).isEqualTo(4);
        assertThat(result.diagnostics().get(0).excerpt()).isEqualTo("; P1[4 Done])\n     ^");
    }

    @Test
    void escapedLineEndsInValuesVanish() {
        assertThat(record("GM[lyngk]SU[lyngk 2\\\n 1]P0[id \"a\\\r\nb\"]").tag("First"))
                .contains("ab");
    }

    @Test
    void severalGamesAreReadOneByOne() throws IOException {
        String one = SgfGame.game().text();
        try (BoardspaceReader reader = new BoardspaceReader(new StringReader("\uFEFF" + one + "\n\n" + one))) {
            assertThat(reader)
                    .toIterable()
                    .extracting(RecordResult::location)
                    .containsExactly(new RecordLocation(1, 1, 4), new RecordLocation(2, 7, 10));
            assertThatThrownBy(reader::next).isInstanceOf(NoSuchElementException.class);
        }
    }

    @Test
    void anEmptySourceHasNoGame() {
        assertThat(new BoardspaceReader(new StringReader(" \n\t")).hasNext()).isFalse();
    }

    @Test
    void aGameThatIsCutOffKeepsWhatWasReadAndDoesNotHideTheNext() {
        String cut = "(;" + SgfGame.HEADER + "\n" + ONE_MOVE + "\n; P1[3 Mo";
        ImmutableList<RecordResult> results = all(cut + "\n(;" + SgfGame.HEADER + ")");
        assertThat(results).hasSize(2);
        assertThat(codes(results.get(0))).containsExactly(DiagnosticCode.SYNTAX);
        assertThat(results.get(0).record().orElseThrow().moves()).hasToString("[h1-g2]");
        assertThat(results.get(0).record().orElseThrow().result()).isEqualTo(Result.NONE);
        assertThat(results.get(1).isValid()).isTrue();
        assertThat(results.get(1).location().firstLine()).isEqualTo(4);
    }

    @Test
    void aMissingParenthesisDoesNotHideTheNextGame() {
        ImmutableList<RecordResult> results = all("(;" + SgfGame.HEADER + ONE_MOVE + "\n( ;\n gm[lyngk]SU[lyngk 2 2])");
        assertThat(results).extracting(RecordResult::isValid).containsExactly(false, true);
        assertThat(results.get(0).diagnostics().get(0).message()).contains("parenthesis is missing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello", ")", "[x]", "; P0[Done]", "]"})
    void whatIsNoGameIsASyntaxError(String text) {
        RecordResult result = SgfGame.read(text);
        assertThat(result.record()).isEmpty();
        assertThat(codes(result)).containsExactly(DiagnosticCode.SYNTAX);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "(;GM[lyngk]SU[lyngk 2 7])\n\n"})
    void junkBeforeAGameIsARecordOfItsOwnAndTheGameIsRead(String before) {
        int games = before.isEmpty() ? 0 : 1;
        ImmutableList<RecordResult> results = all(before + "From: somebody\nTo: you\n\n (;" + SgfGame.HEADER + ")");
        assertThat(results).hasSize(games + 2);
        RecordResult junk = results.get(games);
        assertThat(junk.record()).isEmpty();
        assertThat(codes(junk)).containsExactly(DiagnosticCode.SYNTAX);
        assertThat(junk.location()).isEqualTo(new RecordLocation(games + 1, 2 * games + 1, 2 * games + 2));
        assertThat(junk.diagnostics().get(0).line()).isEqualTo(2 * games + 1);
        RecordResult game = results.get(games + 1);
        assertThat(game.diagnostics()).isEmpty();
        assertThat(game.record())
                .isEqualTo(SgfGame.read("(;" + SgfGame.HEADER + ")").record());
        assertThat(game.location().firstLine()).isEqualTo(2 * games + 4);
    }

    @ParameterizedTest
    @CsvSource({
        "'(;GM[lyngk]SU[lyngk 2 1]\n\n', 1, 25",
        "'(;GM[lyngk]SU[lyngk 2 1]C[a\n b\n\t\n', 2, 3",
        "'(;GM[lyngk]SU[lyngk 2 1]\n\n\n(;GM[lyngk]SU[lyngk 2 1])', 1, 25",
        "'(;GM[lyngk]SU[lyngk 2 1]C', 1, 26"
    })
    void whatIsMissingAtTheEndIsMissingBehindTheLastCharacter(String text, int line, int column) {
        RecordResult result =
                all(text.replace("\\n", "\n").replace("\\t", "\t")).get(0);
        Diagnostic found = result.diagnostics().get(0);
        assertThat(result.location().lastLine()).isEqualTo(line);
        assertThat(found.line()).isEqualTo(line);
        assertThat(found.column()).isEqualTo(column);
    }

    @ParameterizedTest
    @CsvSource({"(;GM lyngk), 6", "(;GM[lyngk]%), 12", "(;GM, 5", "(;GM[lyngk, 11"})
    void malformedSgfIsASyntaxErrorWithItsPlace(String text, long column) {
        RecordResult result = SgfGame.read(text);
        assertThat(result.isValid()).isFalse();
        assertThat(result.diagnostics())
                .filteredOn(found -> found.code() == DiagnosticCode.SYNTAX)
                .extracting(Diagnostic::column)
                .containsExactly(column);
    }

    @Test
    void columnsCountCodePoints() {
        RecordResult result = SgfGame.read("(;C[\uD83C\uDFB2\u00e9]%)");
        Diagnostic syntax = result.diagnostics().stream()
                .filter(diagnostic -> diagnostic.code() == DiagnosticCode.SYNTAX)
                .findFirst()
                .orElseThrow();
        assertThat(syntax.column()).isEqualTo(8);
    }

    @ParameterizedTest
    @CsvSource({
        "'   (;GM[lyngk]SU[bogus])', 1, 18",
        "'\n\t(;GM[lyngk]SU[bogus])', 2, 16",
        "'(;GM[lyngk]SU[lyngk 2 1]) (;GM[lyngk]SU[bogus])', 1, 41",
        "'(;GM[lyngk]SU[lyngk 2 1])(;GM[lyngk]SU[bogus])', 1, 40",
        "'(;GM[lyngk]SU[lyngk 2 1]C[\ud83c\udfb2])\r\n(;GM[lyngk]\r\nSU[bogus])', 3, 4",
        "'(;GM[lyngk]SU[lyngk 2 1]C[\ud83c\udfb2]) (;GM[lyngk]SU[bogus])', 1, 45",
        "'\ufeff (;GM[lyngk]SU[bogus])', 1, 16",
        "' (;GM[lyngk]SU[lyngk 2 1]C[\n(;GM[lyngk]SU[bogus])', 2, 15"
    })
    void columnsCountFromTheStartOfTheLineNotOfTheGame(String text, int line, int column) {
        Diagnostic found = all(text).reverse().get(0).diagnostics().get(0);
        assertThat(found.message()).contains("bogus");
        assertThat(found.line()).isEqualTo(line);
        assertThat(found.column()).isEqualTo(column);
    }

    @Test
    void aFaultOfAWholeGameStandsWhereTheGameBegins() {
        Diagnostic missing = SgfGame.read("  (;GM[lyngk])").diagnostics().get(0);
        assertThat(missing.code()).isEqualTo(DiagnosticCode.TAG_MISSING);
        assertThat(missing.column()).isEqualTo(3);
    }

    @Test
    void malformedBytesAreReportedOnceAndLeftOutOfNames() {
        byte[] bytes = ("(;" + SgfGame.HEADER.replace("ada", "\u00e4d\u00e4") + ")").getBytes(ISO_8859_1);
        RecordResult result = new BoardspaceReader(new ByteArrayInputStream(bytes)).next();
        assertThat(codes(result)).containsExactly(DiagnosticCode.ENCODING);
        assertThat(result.record().orElseThrow().tag("First")).contains("d");
    }

    @Test
    void bytesAreUtf8() {
        byte[] bytes = ("(;" + SgfGame.HEADER.replace("ada", "\u00e4d\uD83C\uDFB2") + ")").getBytes(UTF_8);
        RecordResult result = new BoardspaceReader(new ByteArrayInputStream(bytes)).next();
        assertThat(result.record().orElseThrow().tag("First")).contains("\u00e4d\uD83C\uDFB2");
    }

    @Test
    void aFailingSourceIsReported() {
        InputStream failing = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("the disk is gone");
            }
        };
        assertThatThrownBy(() -> new BoardspaceReader(failing).hasNext()).isInstanceOf(UncheckedIOException.class);
    }

    @Test
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> new BoardspaceReader((Reader) null));
        assertThatNullPointerException().isThrownBy(() -> new BoardspaceReader((InputStream) null));
    }

    private static GameRecord record(String properties) {
        return SgfGame.read("(;" + properties + ")").record().orElseThrow();
    }

    private static ImmutableList<RecordResult> all(String text) {
        return ImmutableList.copyOf(new BoardspaceReader(new StringReader(text)));
    }

    private static ImmutableList<DiagnosticCode> codes(RecordResult result) {
        return result.diagnostics().stream().map(Diagnostic::code).collect(ImmutableList.toImmutableList());
    }
}
