package io.github.lyngk.notation;

import static io.github.lyngk.notation.MoveLists.LANGK_START;
import static io.github.lyngk.notation.MoveLists.SKIPPING;
import static io.github.lyngk.notation.RecordFormat.LANGK;
import static io.github.lyngk.notation.RecordFormat.PBMSERV;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What lists of moves may hold, and what is said where they hold something else. */
class MoveListTest {
    private static final Path FILES = Path.of("src/test/resources/movelist");

    private static String start(RecordFormat format) {
        return format == PBMSERV ? Records.START : LANGK_START;
    }

    private static String moves(RecordResult result) {
        return result.record().orElseThrow().moves().toString();
    }

    private static Diagnostic only(RecordFormat format, String text, Leniency... leniencies) {
        List<Diagnostic> all = MoveLists.read(format, text, leniencies).diagnostics();
        assertThat(all).hasSize(1);
        return all.get(0);
    }

    private static void assertFault(Diagnostic fault, DiagnosticCode code, int line, int column) {
        assertThat(fault.code()).isEqualTo(code);
        assertThat(fault.isError()).isTrue();
        assertThat(List.of(fault.line(), fault.column())).as(fault.toText()).isEqualTo(List.of((long) line, (long)
                column));
    }

    @ParameterizedTest
    @CsvSource({"finished-and-open.pbmserv, PBMSERV", "finished-and-open.langk, LANGK"})
    void filesAreRecognisedAndReplayAsExpected(String file, RecordFormat format) throws IOException {
        byte[] bytes = Files.readAllBytes(FILES.resolve(file));
        assertThat(RecordFormat.find(file, new ByteArrayInputStream(bytes))).contains(format);
        StringBuilder records = new StringBuilder();
        new RecordReader(format.split(new ByteArrayInputStream(bytes)), ImmutableSet.of()).forEachRemaining(result -> {
            assertThat(result.diagnostics()).isEmpty();
            records.append(records.isEmpty() ? "" : "\n").append(result.record().orElseThrow());
        });
        assertThat(records).hasToString(Files.readString(FILES.resolve("finished-and-open.lyngk")));
    }

    @Test
    void lettersAreReadInEitherCase() {
        RecordResult pbmserv = MoveLists.read(PBMSERV, Ascii.toLowerCase(Records.START) + "\nD1-e1 r,E4-F3");
        assertThat(moves(pbmserv)).isEqualTo("[d1-e1, R:e4-f3]");
        RecordResult langk = MoveLists.read(LANGK, Ascii.toUpperCase(LANGK_START) + "\nD1E1\n^R E4f3");
        assertThat(moves(langk)).isEqualTo("[d1-e1, R:e4-f3]");
        assertThat(langk.record().orElseThrow().start()).hasToString(Records.START);
    }

    @ParameterizedTest
    @EnumSource(names = {"PBMSERV", "LANGK"})
    void blankLinesAndBlanksAroundDoNotMatter(RecordFormat format) {
        String move = format == PBMSERV ? "d1-e1" : "d1e1";
        RecordResult result = MoveLists.read(format, "\n\t\n\t" + start(format) + " \n\n " + move + " \n \n\n");
        assertThat(result.diagnostics()).isEmpty();
        assertThat(moves(result)).isEqualTo("[d1-e1]");
        assertThat(result.location().firstLine()).isEqualTo(3);
        assertThat(result.location().lastLine()).isEqualTo(5);
    }

    @ParameterizedTest
    @EnumSource(names = {"PBMSERV", "LANGK"})
    void aStartAloneIsARecord(RecordFormat format) {
        GameRecord record = MoveLists.read(format, start(format)).record().orElseThrow();
        assertThat(record.start()).hasToString(Records.START);
        assertThat(record.moves()).isEmpty();
        assertThat(record.result()).isEqualTo(Result.NONE);
        assertThat(record.termination()).isEqualTo(Termination.NORMAL);
    }

    @Test
    void R6_pbmservSkipsAPlayerInSilence() {
        RecordResult result = MoveLists.read(PBMSERV, Records.SKIPPING + "\ng7-a1 d1-c1\nh2-g6 e3-g4");
        assertThat(result.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.START_NOT_INITIAL);
        assertThat(result.record().orElseThrow().result()).isEqualTo(Result.SECOND_WINS);
    }

    @Test
    void R6_langkWritesPassesAndMissesThem() {
        String text = MoveLists.langk(SKIPPING);
        int skip = MoveLists.firstSkip(SKIPPING);
        String missing = text.replaceFirst("\n-\n", "\n");
        Diagnostic strict = only(LANGK, missing);
        assertFault(strict, DiagnosticCode.MISSING_PASS, skip + 2, 1);
        assertThat(strict.rule()).contains(Rule.R6);
        assertThat(strict.ply()).hasValue(skip + 1);
        assertThat(strict.sentence()).contains("\"-\" belongs here");
        assertThat(MoveLists.read(LANGK, missing).record()).contains(GameRecord.of(SKIPPING.prefix(skip)));

        RecordResult lenient = MoveLists.read(LANGK, missing, Leniency.MISSING_PASS);
        assertThat(lenient.isValid()).isTrue();
        assertThat(lenient.diagnostics()).hasSize(1);
        assertThat(lenient.record()).contains(GameRecord.of(SKIPPING));
    }

    @Test
    void R6_langkMayEndBeforeAPass() {
        String text = MoveLists.langk(SKIPPING.prefix(MoveLists.firstSkip(SKIPPING)));
        assertThat(text).endsWith("\n-\n");
        assertThat(MoveLists.read(LANGK, text.substring(0, text.length() - 2)))
                .extracting(RecordResult::record, RecordResult::diagnostics)
                .isEqualTo(List.of(
                        MoveLists.read(LANGK, text).record(),
                        MoveLists.read(LANGK, text).diagnostics()));
    }

    @Test
    void R6_aPassThatIsNotDueIsWrong() {
        Diagnostic early = only(LANGK, LANGK_START + "\nd1e1\n-\n");
        assertFault(early, DiagnosticCode.WRONG_PASS, 3, 1);
        assertThat(early.rule()).contains(Rule.R6);
        assertThat(early.ply()).hasValue(2);

        Diagnostic late = only(LANGK, MoveLists.langk(SKIPPING) + "-");
        assertThat(late.code()).isEqualTo(DiagnosticCode.WRONG_PASS);
        assertThat(late.rule()).contains(Rule.G1);
    }

    @Test
    void illegalMovesEndTheLegalPart() {
        RecordResult pbmserv = MoveLists.read(PBMSERV, Records.START + "\nd1-e1 f6-g7\nR,a1-i1 f4-g4");
        assertFault(pbmserv.diagnostics().get(0), DiagnosticCode.ILLEGAL_MOVE, 3, 1);
        assertThat(pbmserv.diagnostics().get(0).ply()).hasValue(3);
        assertThat(pbmserv.diagnostics().get(0).rule()).isPresent();
        assertThat(moves(pbmserv)).isEqualTo("[d1-e1, f6-g7]");

        RecordResult langk = MoveLists.read(LANGK, LANGK_START + "\nd1e1\n ^r a1i1\nf6g7");
        assertFault(langk.diagnostics().get(0), DiagnosticCode.ILLEGAL_MOVE, 3, 2);
        assertThat(moves(langk)).isEqualTo("[d1-e1]");
    }

    @Test
    void aMoveAfterTheEndIsIllegal() {
        Diagnostic fault = only(LANGK, MoveLists.langk(SKIPPING) + "a1b1");
        assertThat(fault.code()).isEqualTo(DiagnosticCode.ILLEGAL_MOVE);
        assertThat(fault.rule()).contains(Rule.G1);
    }

    @ParameterizedTest
    @CsvSource({
        "'R:e4-f3', 2, a comma after the claim",
        "'J,e4-f3', 1, 'the letter of a colour: I, B, R, G or K'",
        "'d1-e1-f1', 6, a blank or the end of the line after the destination",
        "'d1-e1+', 6, a blank or the end of the line after the destination",
        "'d1e1', 3, '\"-\" and a point'",
        "'d1-d1', 4, a destination that is not the origin",
        "'d8-e1', 1, 'a point, such as c7'",
        "'1.', 1, 'a point, such as c7'",
        "'--', 1, 'a point, such as c7'",
        "'(d1-e1)', 1, a move",
        "'; d1-e1', 1, a move",
        "'{ d1-e1', 1, a move",
        "'d1-e1-', 6, a blank or the end of the line after the destination"
    })
    void malformedMovesOfPbmserv(String move, int column, String expected) {
        Diagnostic fault = only(PBMSERV, Records.START + "\n" + move);
        assertFault(fault, DiagnosticCode.SYNTAX, 2, column);
        assertThat(fault.sentence()).isEqualTo("expected " + expected);
    }

    @ParameterizedTest
    @CsvSource({
        "'d1-e1', 3, 'a point, such as c7'",
        "'d1e1f1', 5, the end of the line after e1",
        "'d1e1 f6g7', 6, 'the end of the line: one turn a line'",
        "'d1d1', 3, a destination that is not the origin",
        "'^', 2, 'the letter of a colour: r, b, g, k or w'",
        "'^i d1e1', 2, 'the letter of a colour: r, b, g, k or w'",
        "'^z d1e1', 2, 'the letter of a colour: r, b, g, k or w'",
        "'^rd1e1', 3, a blank and a move after the claim",
        "'^r', 3, a blank and a move after the claim",
        "'^r -', 4, 'a point, such as c7'",
        "'--', 1, 'a point, such as c7'"
    })
    void malformedTurnsOfLangk(String turn, int column, String expected) {
        for (String end : List.of("", "\n", "\nd1e1\n")) {
            Diagnostic fault = only(LANGK, LANGK_START + "\n" + turn + end);
            assertFault(fault, DiagnosticCode.SYNTAX, 2, column);
            assertThat(fault.sentence()).isEqualTo("expected " + expected);
        }
    }

    @ParameterizedTest
    @CsvSource({"PBMSERV, d1-e1 f6-g7", "PBMSERV, Game 12", "LANGK, d1e1", "LANGK, -"})
    void aMissingStartIsAMissingTag(RecordFormat format, String text) {
        RecordResult result = MoveLists.read(format, "\n " + text);
        assertThat(result.record()).isEmpty();
        assertThat(result.diagnostics()).hasSize(1);
        assertFault(result.diagnostics().get(0), DiagnosticCode.TAG_MISSING, 2, 2);
    }

    @ParameterizedTest
    @CsvSource({
        "PBMSERV, I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G, 52",
        "PBMSERV, I/RBBX/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0, 6",
        "LANGK, I/rbbz/rwkrrkw/kbwgwg/ggzkrwk/kgrbzw/rbgkwgb/rbkb/g, 1",
        "LANGK, w/4/rwkrrkw/kbwgwg/ggzkrwk/kgrbzw/rbgkwgb/rbkb/g, 3",
        "LANGK, w/rbb/rwkrrkw/kbwgwg/ggzkrwk/kgrbzw/rbgkwgb/rbkb/g, 6",
        "LANGK, w/rbbzz/rwkrrkw/kbwgwg/ggzkrwk/kgrbzw/rbgkwgb/rbkb/g, 7",
        "LANGK, w/rbbz, 7",
        "LANGK, w/rbbz/rwkrrkw/kbwgwg/ggzkrwk/kgrbzw/rbgkwgb/rbkb/, 51",
        "LANGK, w/rbbz/rwkrrkw/kbwgwg/ggzkrwk/kgrbzw/rbgkwgb/rbkb/g 1 -:- 0:0, 52"
    })
    void aMalformedStartHasAWrongValue(RecordFormat format, String line, int column) {
        RecordResult result = MoveLists.read(format, line + "\nd1-e1");
        assertThat(result.record()).isEmpty();
        assertThat(result.diagnostics()).hasSize(1);
        assertFault(result.diagnostics().get(0), DiagnosticCode.TAG_VALUE, 1, column);
    }

    @Test
    void startsAreHeldAgainstTheRules() {
        Diagnostic impossible = only(PBMSERV, Records.START.replace("-:-", "R:R") + "\nd1-e1");
        assertThat(impossible.code()).isEqualTo(DiagnosticCode.START_IMPOSSIBLE);
        assertThat(impossible.rule()).isPresent();

        RecordResult odd = MoveLists.read(LANGK, LANGK_START.replace('z', 'w') + "\nd1e1");
        assertThat(odd.isValid()).isTrue();
        assertThat(odd.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.START_NOT_INITIAL);
        assertThat(moves(odd)).isEqualTo("[d1-e1]");
    }

    @Test
    void aPositionLineTellsTheVariant() {
        GameRecord record =
                MoveLists.read(PBMSERV, Records.START + " six\nd1-e1").record().orElseThrow();
        assertThat(record.variant()).isEqualTo(Variant.SIX_STACK);
    }

    @ParameterizedTest
    @EnumSource(names = {"PBMSERV", "LANGK"})
    void bytesThatAreNoTextAreFoundInStartAndMoves(RecordFormat format) {
        for (String text : List.of(
                start(format).replaceFirst("g", "\u00ff").replaceFirst("G/", "\u00ff/"),
                start(format) + "\nd1\u00ff")) {
            RecordReader reader = new RecordReader(
                    format.split(new ByteArrayInputStream(text.getBytes(ISO_8859_1))), ImmutableSet.of());
            assertThat(reader.next().diagnostics())
                    .extracting(Diagnostic::code)
                    .containsExactly(DiagnosticCode.ENCODING);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"PBMSERV", "LANGK"})
    @Tag("large")
    void limitsAreKeptAndTheNextListIsFound(RecordFormat format) {
        String move = format == PBMSERV ? "d1-e1" : "d1e1";
        String good = start(format) + "\n" + move;
        for (String bad : List.of(
                start(format) + "\n" + move + "\n" + "x".repeat(65),
                start(format) + "\n" + move + "\n" + " ".repeat(Limits.RECORD) + "x",
                start(format) + "\n" + move + "\n".repeat(Limits.RECORD) + "d1-e1\nd1-e1")) {
            List<RecordResult> results = MoveLists.readAll(format, bad + "\n" + good);
            assertThat(results).extracting(RecordResult::isValid).containsExactly(false, true);
            assertThat(results.get(0).diagnostics())
                    .extracting(Diagnostic::code)
                    .containsExactly(DiagnosticCode.LIMIT);
            assertThat(moves(results.get(0))).isEqualTo("[d1-e1]");
        }
        for (String bad : List.of("/" + "x".repeat(5000), "/" + "x".repeat(Limits.RECORD))) {
            List<RecordResult> results = MoveLists.readAll(format, bad + "\n" + good);
            assertThat(results).extracting(RecordResult::isValid).containsExactly(false, true);
            assertFault(results.get(0).diagnostics().get(0), DiagnosticCode.LIMIT, 1, 1);
        }
    }
}
