package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.open;
import static io.github.lyngk.notation.Records.readAll;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where records begin in joined files. */
@Tag("surroundings")
class JoinedRecordsTest {
    private static final String RECORD = open("1. d1-e1 *");

    private static void assertRead(RecordResult result, Severity severity, long line) {
        assertThat(result.record().orElseThrow().moves()).hasSize(1);
        assertThat(result.diagnostics()).singleElement().satisfies(found -> {
            assertThat(found.code()).isEqualTo(DiagnosticCode.JOINED_RECORDS);
            assertThat(found.severity()).isEqualTo(severity);
            assertThat(found.line()).isEqualTo(line);
            assertThat(found.column()).isEqualTo(1);
        });
    }

    @Test
    void aByteOrderMarkAfterABlankLineHidesNoRecord() {
        String text = RECORD + "\n\ufeff" + RECORD + "\n" + RECORD;
        for (Leniency[] leniencies : List.of(new Leniency[0], new Leniency[] {Leniency.JOINED_RECORDS})) {
            List<RecordResult> all = readAll(text, leniencies);
            assertThat(all).hasSize(3);
            assertThat(all.get(0).diagnostics()).isEmpty();
            assertRead(all.get(1), leniencies.length == 0 ? Severity.ERROR : Severity.WARNING, 6);
            assertThat(all.get(2).diagnostics()).isEmpty();
        }
    }

    @Test
    void aSecondByteOrderMarkAtTheStartIsAFault() {
        assertRead(readAll("\ufeff\ufeff" + RECORD).get(0), Severity.ERROR, 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"*", "* {done}", "* ; done", "*{done} {well}; and so on", "*\t", "{early}*", "*\n{well}\n;done"})
    void aTagAfterAResultBeginsARecordIfThatIsAccepted(String end) {
        String first = RECORD.replace("*\n", end + "\n");
        for (String mark : List.of("", "\ufeff")) {
            List<RecordResult> all = readAll(first + mark + RECORD, Leniency.JOINED_RECORDS);
            assertThat(all).hasSize(2);
            long lines = first.lines().count();
            assertThat(all.get(0).location()).isEqualTo(new RecordLocation(1, 1, lines));
            assertRead(all.get(1), Severity.WARNING, lines + 1);
        }
    }

    @Test
    void strictlyRecordsBeginAfterABlankLineOnly() {
        assertThat(readAll(RECORD + RECORD)).singleElement().satisfies(all -> {
            assertThat(all.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.SYNTAX);
            assertThat(all.diagnostics().get(0).line()).isEqualTo(5);
        });
        assertThat(readAll(RECORD + "\ufeff" + RECORD)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. d1-e1",
                "1. d1-e1 {*}",
                "1. d1-e1 ; *",
                "1. d1-e1 * x",
                "1. d1-e1 (*)",
                "1. d1-e1 1/2-1/22",
                "1. d1-e1 **",
                "1. d1-e1 *!"
            })
    void aTagAfterAnythingElseBeginsNone(String moves) {
        assertThat(readAll(open(moves) + RECORD, Leniency.JOINED_RECORDS)).hasSize(1);
    }

    @Test
    void whatIsNoTagBeginsNoRecord() {
        assertThat(readAll(RECORD + "[1]\n" + RECORD, Leniency.JOINED_RECORDS)).hasSize(1);
        assertThat(readAll(RECORD + "[", Leniency.JOINED_RECORDS)).hasSize(1);
    }

    @Test
    void aResultInATagEndsNoRecord() {
        String text = "[Event \"* ; 1-0\"]\n[Site \" 1-0 ;\"]\n" + RECORD;
        assertThat(readAll(text, Leniency.values()))
                .singleElement()
                .satisfies(result -> assertThat(result.diagnostics()).isEmpty());
        assertThat(readAll("\ufeff\ufeff" + text, Leniency.values())).hasSize(1);
    }

    @Test
    @Tag("not-for-mutation")
    void aRecordThatIsTooLongDoesNotHideTheOneJoinedToIt() {
        String first = open(("{" + "x".repeat(60_000) + "}\n").repeat(80) + "*");
        List<RecordResult> all = readAll(first + RECORD, Leniency.JOINED_RECORDS);
        assertThat(all).hasSize(2);
        assertThat(all.get(0).diagnostics()).extracting(Diagnostic::code).contains(DiagnosticCode.LIMIT);
        assertRead(all.get(1), Severity.WARNING, 85);
    }

    @Test
    void aJoinedTextIsAnErrorToAStrictReader() {
        RecordSplitter texts =
                RecordFormat.LYNGK.split(new StringReader(RECORD + RECORD), ImmutableSet.of(Leniency.JOINED_RECORDS));
        texts.next();
        RecordText text = texts.next();
        assertRead(text.read(Leniency.all()), Severity.WARNING, 5);
        assertRead(text.read(ImmutableSet.of()), Severity.ERROR, 5);
    }
}
