package io.github.lyngk.notation.boardspace;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.Cuts;
import io.github.lyngk.notation.text.DiagnosticList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SgfParserTest {
    private List<Diagnostic> diagnostics = List.of();

    private String parse(String text) {
        DiagnosticList list = new DiagnosticList(Cuts.of(text), 1, Set.of());
        SgfParser.MainLine line = SgfParser.parse(text, list);
        diagnostics = list.inOrder();
        return (line.isComplete() ? "" : "incomplete ")
                + line.properties().stream()
                        .map(each -> each.name() + "=" + each.value())
                        .collect(Collectors.joining(" "));
    }

    /** The codes of the errors, each with its index in the only line. */
    private List<String> found() {
        return diagnostics.stream()
                .map(each -> each.code() + " " + (each.column() - 1))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "(;A[b]), A=b",
        "'(;A[b]C[d][e])', A=b C=d C=e",
        "'(;a_1-Z[b]\n [c] ; D [e] )', A_1-Z=b A_1-Z=c D=e",
        "'(;A[x\\]y\\\\z])', A=x]y\\z",
        "'(;A[x\\\ny])', A=xy",
        "'(;A[b](;C[d])(;E[f]))', A=b C=d",
        "'(;A[b](;C[d](;G[h]))(;E[f]))', A=b C=d G=h",
        "'(;A[b](;C[d]);E[f])', A=b E=f",
        "'(;A[b](;C[d]);(;E[f]))', A=b E=f",
        "'(;A[b](;C[d])E[f](;G[h]))', A=b E=f G=h",
    })
    void theMainLineIsThatOfTheFirstVariations(String text, String line) {
        assertThat(parse(text)).isEqualTo(line);
        assertThat(found()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'(;A[b]', incomplete A=b, SYNTAX 6",
        "'(;A[b', 'incomplete ', SYNTAX 5",
        "'(;A[b\\', 'incomplete ', SYNTAX 6",
        "'(;A)', 'incomplete ', SYNTAX 3",
        "'(;A', 'incomplete ', SYNTAX 3",
        "'(;A[b]?)', incomplete A=b, SYNTAX 6",
        "'x(;A[b])', A=b, SYNTAX 0",
        "'(;A[b])x', incomplete A=b, SYNTAX 7",
        "'(;A[b])]', incomplete A=b, SYNTAX 7",
        "'(;A[b]));', incomplete A=b, SYNTAX 7",
        "'(;A[\udc80]B[\udc81])', A=\udc80 B=\udc81, ENCODING 4",
    })
    void faultsAreFoundWhereTheyAre(String text, String line, String fault) {
        assertThat(parse(text)).isEqualTo(line.equals("incomplete") ? "incomplete " : line);
        assertThat(found()).containsExactly(fault);
    }

    @Test
    void limitsAreKept() {
        assertThat(parse("(;" + "A".repeat(64) + "[b])")).endsWith("A=b");
        assertThat(parse("(;" + "A".repeat(65) + "[b])")).startsWith("incomplete");
        assertThat(found()).containsExactly("LIMIT 67");
        String longest = "x".repeat(65_536);
        assertThat(parse("(;A[" + longest + "])")).isEqualTo("A=" + longest);
        assertThat(parse("(;A[" + longest + "x])")).startsWith("incomplete");
        assertThat(diagnostics).extracting(Diagnostic::code).containsExactly(DiagnosticCode.LIMIT);
        assertThat(parse("(".repeat(Limits.NESTING) + ";A[b]" + ")".repeat(Limits.NESTING)))
                .isEqualTo("A=b");
        assertThat(parse("(".repeat(Limits.NESTING + 1) + ";A[b]")).startsWith("incomplete");
        assertThat(found()).containsExactly("LIMIT " + Limits.NESTING);
        assertThat(parse("(;A" + "[]".repeat(Limits.PARTS) + ")")).startsWith("A=");
        assertThat(parse("(;A" + "[]".repeat(Limits.PARTS + 1) + ")")).startsWith("incomplete");
    }

    @Test
    void tagsHoldNoControlCharactersAndNoMoreThanTheyMay() {
        assertThat(SgfProperty.asTag(" a\nb\u0085c\ud83c\udf00\udc80d ")).isEqualTo("a b c\ud83c\udf00d");
        assertThat(SgfProperty.asTag("\ud7ff\ue000")).isEqualTo("\ud7ff\ue000");
        assertThat(SgfProperty.asTag("\ud83c\udf00".repeat(5000))).hasSize(2 * Limits.TAG_VALUE);
        assertThat(new SgfProperty("A", "b\tc", 3, 1).quoted()).isEqualTo("\"b c\"");
    }
}
