package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.StringReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The limits of Boardspace games. */
class BoardspaceLimitsTest {
    @Test
    void deepNestingIsALimit() {
        RecordResult result = SgfGame.read("(;".repeat(100_000) + ")".repeat(100_000));
        assertThat(result.diagnostics()).extracting(Diagnostic::code).contains(DiagnosticCode.LIMIT);
    }

    @Test
    void nestingUpToTheLimitIsRead() {
        String text = "(;" + SgfGame.HEADER + "(;".repeat(Limits.NESTING - 1) + "P0[Move H 1 G 2];P0[Done]"
                + ")".repeat(Limits.NESTING);
        assertThat(SgfGame.read(text).record().orElseThrow().moves()).hasSize(1);
    }

    @Test
    void longValuesNamesAndGamesAreLimits() {
        for (String text : ImmutableList.of(
                "(;C[" + "x".repeat(70_000) + "])",
                "(;" + "X".repeat(70) + "[])",
                "(;" + SgfGame.HEADER + "C[]".repeat(Limits.RECORD / 3) + ")")) {
            ImmutableList<RecordResult> results =
                    ImmutableList.copyOf(new BoardspaceReader(new StringReader(text + "\n(;" + SgfGame.HEADER + ")")));
            assertThat(results).extracting(RecordResult::isValid).containsExactly(false, true);
            assertThat(results.get(0).diagnostics())
                    .extracting(Diagnostic::code)
                    .contains(DiagnosticCode.LIMIT);
        }
    }

    @Test
    @Tag("not-for-mutation")
    void anEndlessGameDoesNotHideTheNext() {
        String text = "(;C[" + "x\n".repeat(Limits.RECORD) + "\n(;" + SgfGame.HEADER + ")";
        assertThat(ImmutableList.copyOf(new BoardspaceReader(new StringReader(text))))
                .extracting(RecordResult::isValid)
                .containsExactly(false, true);
    }

    @Test
    void manyHalfRootsTakeLinearTime() {
        String text = "(;C[" + "\n( ;\n".repeat(400_000) + "])";
        assertThat(SgfGame.read(text).isValid()).isFalse();
    }
}
