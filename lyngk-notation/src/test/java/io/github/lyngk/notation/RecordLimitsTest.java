package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.START;
import static io.github.lyngk.notation.Records.codes;
import static io.github.lyngk.notation.Records.open;
import static io.github.lyngk.notation.Records.read;
import static io.github.lyngk.notation.Records.readAll;
import static io.github.lyngk.notation.Records.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The limits of readers; those of the factories are tested with the values. */
class RecordLimitsTest {
    private static final String WIDE = "\ud83c\udf00";

    private static String nested(int depth) {
        return open("1. d1-e1" + " (1. d1-e1".repeat(depth) + ")".repeat(depth) + " *");
    }

    @Test
    void nesting() {
        assertThat(codes(nested(Limits.NESTING))).isEmpty();
        assertThat(codes(nested(Limits.NESTING + 1))).containsExactly(DiagnosticCode.LIMIT);
        assertThat(read(nested(Limits.NESTING + 1)).record().orElseThrow().moves())
                .hasSize(1);
    }

    @Test
    @Tag("not-for-mutation")
    void nestingBeyondAllReasonIsNoTrouble() {
        assertThat(codes(open("1. d1-e1" + " (1. d1-e1".repeat(100_000) + " *")))
                .contains(DiagnosticCode.LIMIT);
        assertThat(codes(open("1. d1-e1 " + "(".repeat(1_000_000)))).contains(DiagnosticCode.SYNTAX);
    }

    @Test
    void tagValue() {
        assertThat(codes(record(START, "*", "*", "[A \"" + WIDE.repeat(Limits.TAG_VALUE) + "\"]")))
                .isEmpty();
        assertThat(codes(record(START, "*", "*", "[A \"" + "\\\\".repeat(Limits.TAG_VALUE) + "\"]")))
                .isEmpty();
        assertThat(codes(record(START, "*", "*", "[A \"" + "x".repeat(Limits.TAG_VALUE + 1) + "\"]")))
                .containsExactly(DiagnosticCode.LIMIT);
    }

    @Test
    void tagName() {
        assertThat(codes(record(START, "*", "*", "[" + "A".repeat(Limits.TOKEN) + " \"\"]")))
                .isEmpty();
        assertThat(codes(record(START, "*", "*", "[" + "A".repeat(Limits.TOKEN + 1) + " \"\"]")))
                .containsExactly(DiagnosticCode.LIMIT);
    }

    @Test
    void comment() {
        assertThat(codes(open("{ " + WIDE.repeat(Limits.COMMENT) + " } *"))).isEmpty();
        assertThat(codes(open(";" + "x".repeat(Limits.COMMENT) + "\n*"))).isEmpty();
        assertThat(codes(open("{" + "x".repeat(Limits.COMMENT + 1) + "} *"))).containsExactly(DiagnosticCode.LIMIT);
        assertThat(codes(open(";" + "x".repeat(Limits.COMMENT + 1) + "\n*"))).containsExactly(DiagnosticCode.LIMIT);
    }

    @Test
    void otherTokens() {
        assertThat(codes(open("1. " + "x".repeat(Limits.TOKEN) + " *"))).containsExactly(DiagnosticCode.SYNTAX);
        assertThat(codes(open("1. " + "x".repeat(Limits.TOKEN + 1) + " *"))).containsExactly(DiagnosticCode.LIMIT);
    }

    @Test
    void aSignGluedToTheLongestMoveIsATokenOfItsOwn() {
        // A snake of red singles: the claim and the 21 points from its third single to d4 take 64 characters.
        Position start = Position.parse("G/GRRR/RRRGGRG/GGGGGR/GRRGRGR/RGRRGR/GRGGGRG/RRRR/G 1 R:- 0:0");
        GameRecord record = GameRecord.builder(start)
                .play(Move.parse("K:c3-d4"), new Nag(3))
                .build();
        assertThat(MoveNotation.describe(start, Move.parse("K:c3-d4"))).hasSize(Limits.TOKEN);
        assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
        assertThat(codes(open("1. " + "x".repeat(Limits.TOKEN + 1) + "!! *"))).containsExactly(DiagnosticCode.LIMIT);
        assertThat(codes(open("1. " + "!".repeat(Limits.TOKEN + 3) + " *"))).containsExactly(DiagnosticCode.LIMIT);
    }

    /** Returns a record of so many bytes. */
    private static String sized(int bytes) {
        String end = "1. d1-e1 *";
        StringBuilder text = new StringBuilder(open(end));
        int at = text.length() - end.length() - 1;
        String comment = "{" + "x".repeat(60_000) + "}\n";
        while (text.length() + 2 * comment.length() < bytes) {
            text.insert(at, comment);
        }
        int left = bytes - text.length();
        text.insert(at, "{" + "x".repeat(left / 2 - 3) + "}\n");
        text.insert(at, "{" + "x".repeat(left - left / 2 - 3) + "}\n");
        return text.toString();
    }

    @Test
    @Tag("not-for-mutation")
    void record4MiB() {
        String largest = sized(Limits.RECORD);
        assertThat(largest).hasSize(Limits.RECORD);
        assertThat(codes(largest)).isEmpty();
        assertThat(codes(largest.replace("\n", "\r\n"))).isEmpty();
        assertThat(codes(largest + "\n \n\n")).isEmpty();
        assertThat(codes(sized(Limits.RECORD + 1))).containsExactly(DiagnosticCode.LIMIT);
    }

    @Test
    @Tag("not-for-mutation")
    void aRecordThatIsTooLongOnlyByItsBlankLinesIsRefused() {
        String blankLines = (" ".repeat(9_999) + "\n").repeat(900);
        assertThat(codes(open("1. d1-e1 *\n" + blankLines + "more"))).containsExactly(DiagnosticCode.LIMIT);
    }

    @Test
    @Tag("not-for-mutation")
    void whatFollowsARecordTooLongIsRead() {
        List<RecordResult> all = readAll(sized(Limits.RECORD + 100_000) + "\n" + open("*"));
        assertThat(all.get(0).diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.LIMIT);
        assertThat(all.get(0).record().orElseThrow().comments()).isNotEmpty();
        assertThat(all.get(1).isValid()).isTrue();
    }

    @Test
    @Tag("not-for-mutation")
    void aRecordCutOffInsideItsTagsHasNoRecord() {
        String endless = "[Event \"" + "x".repeat(Limits.RECORD + 1);
        assertThat(codes(endless)).containsExactly(DiagnosticCode.LIMIT);
    }

    @Test
    @Tag("not-for-mutation")
    void whatWouldBeTooLongInPrintIsRefused() {
        String position = "1/1B2/R2R2G/6/2J1R2/6/5G1/4/1 1 R:- 0:0";
        String comment = " {" + "x".repeat(65_500) + "}";
        // Printed, every one of these moves gets the route c1-c4-e5-g6.
        String text = record(position, "*", "1. c1-g6" + comment.repeat(63) + " (1. c1-g6)".repeat(5_000) + " *");
        assertThat(text.length()).isLessThan(Limits.RECORD);
        assertThat(codes(text)).containsExactlyInAnyOrder(DiagnosticCode.START_NOT_INITIAL, DiagnosticCode.LIMIT);
        assertThat(read(text).record()).isEmpty();
    }

    @Test
    @Tag("not-for-mutation")
    void diagnosticsAboutVariations() {
        List<DiagnosticCode> found = codes(open("1. d1-e1" + " (x)".repeat(1_000_000) + " *"));
        assertThat(found).hasSize(Limits.DIAGNOSTICS + 1).endsWith(DiagnosticCode.SYNTAX, DiagnosticCode.LIMIT);
        assertThat(codes(open("1. d1-e1" + " (x)".repeat(Limits.DIAGNOSTICS) + " *")))
                .hasSize(Limits.DIAGNOSTICS);
    }

    @Test
    void diagnosticsAboutNestedVariations() {
        String nested = " (1. d1-e1 (1. d1-e1 (x) (x)) (x))";
        assertThat(codes(open("1. d1-e1" + nested.repeat(2_000) + " *"))).hasSize(Limits.DIAGNOSTICS + 1);
    }

    @Test
    void diagnosticsAboutTags() {
        List<DiagnosticCode> found = codes("[A \"\"]\n".repeat(100_000) + open("*"));
        assertThat(found).hasSize(Limits.DIAGNOSTICS + 1).endsWith(DiagnosticCode.LIMIT);
    }

    @Test
    void diagnosticsAboutTagsAndAStartThatIsNotInitial() {
        String odd = "[Position \"1/4/3(RG)3/6/3(IB)R2/6/7/4/1 1 R:- 0:0\"]\n[Result \"*\"]\n";
        List<DiagnosticCode> found = codes(odd + "[A \"\"]\n".repeat(2_000) + "\n*\n");
        assertThat(found).hasSize(Limits.DIAGNOSTICS + 1).endsWith(DiagnosticCode.LIMIT);
        assertThat(codes(odd + "[A \"\"]\n".repeat(Limits.DIAGNOSTICS + 1) + "\n1. a1-a1 *\n"))
                .hasSize(Limits.DIAGNOSTICS + 1)
                .contains(DiagnosticCode.LIMIT);
        assertThat(codes(odd + "[A \"\"]\n".repeat(Limits.DIAGNOSTICS) + "\n*\n"))
                .hasSize(Limits.DIAGNOSTICS)
                .startsWith(DiagnosticCode.START_NOT_INITIAL);
    }

    @Test
    void diagnosticsAboutLeniencies() {
        List<DiagnosticCode> found = codes(open("1. d1-e1" + " (d1-e1)".repeat(2_000) + " *"), Leniency.MOVE_NUMBERS);
        assertThat(found).hasSize(Limits.DIAGNOSTICS + 1).endsWith(DiagnosticCode.LIMIT);
    }

    @Test
    @Tag("not-for-mutation")
    void manyTokensOnOneLineAreNoTrouble() {
        // Each would need minutes if every token, or every finding, had to scan the whole line.
        assertThat(codes(open("1. d1-e1 (x" + "{}".repeat(1_300_000) + ") *"))).containsExactly(DiagnosticCode.SYNTAX);
        assertThat(codes(open("1. d1-e1 (x" + " (1. d1-e1)".repeat(350_000) + ") *")))
                .containsExactly(DiagnosticCode.SYNTAX);
        String before = ("{" + "x".repeat(65_000) + "}").repeat(60);
        assertThat(codes(open(before + " 1. d1-e1" + " (1. I,d1-a1)".repeat(600) + " *"), Leniency.COMMA_AFTER_CLAIM))
                .hasSize(Limits.DIAGNOSTICS + 1);
    }

    @Test
    @Tag("not-for-mutation")
    void blankLinesWithoutEndAreNoTrouble() {
        String blank = " \n".repeat(300_000);
        List<RecordResult> all = readAll(blank + open("*") + blank + open("1. d1-e1\n\n\n*") + blank);
        assertThat(all).hasSize(2).allMatch(RecordResult::isValid);
        assertThat(all.get(1).location().firstLine()).isEqualTo(600_005);
    }
}
