package io.github.lyngk.testkit.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares the answers in the corpus with the library. To add a line, write the columns that hold no answers, put
 * {@code -} into the others, and let the library fill them in with {@code mvn -pl lyngk-testkit -am test -Dtest=CorpusTest
 * -Dsurefire.failIfNoSpecifiedTests=false -Dlyngk.rewrite=true}. A line that changes after a release raises the number in
 * {@code VERSION}, in the page and in the archive.
 */
class CorpusTest {

    static ImmutableList<String> tables() {
        return Corpus.files("").stream().filter(name -> name.endsWith(".tsv")).collect(ImmutableList.toImmutableList());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void answersAreTheLibrarys(String table) throws IOException {
        List<String> answered =
                Answers.of(table).stream().map(Joiner.on('\t')::join).toList();
        String text = Corpus.text(table);
        String head = text.substring(0, text.indexOf('\n'));
        if (Boolean.getBoolean("lyngk.rewrite")) {
            String rewritten = Joiner.on('\n')
                            .join(ImmutableList.builder()
                                    .add(head)
                                    .addAll(answered)
                                    .build()) + "\n";
            Files.writeString(Corpus.FOLDER.resolve(table), rewritten, StandardCharsets.UTF_8);
        }

        assertThat(head).startsWith("# ");
        assertThat(Corpus.text(table).lines().skip(1)).containsExactlyElementsOf(answered);
    }

    /** A contract reads them as text, but some contain bytes that are not text. */
    @Test
    void everyFileWithRecordsIsATextToRead() {
        List<String> texts =
                Corpus.rows("record-texts.tsv").stream().map(row -> row.get(0)).toList();

        assertThat(Corpus.files("records"))
                .filteredOn(file -> Corpus.text(file).indexOf('\ufffd') < 0)
                .isNotEmpty()
                .isSubsetOf(texts);
    }

    @Test
    void pageAndArchiveNameEveryTableAndTheVersion() throws IOException {
        String page = Corpus.text("README.md");
        String version = Corpus.text("VERSION").strip();

        assertThat(page).contains("version " + version);
        assertThat(Files.readString(Path.of("src", "assembly", "corpus.xml")))
                .contains("<baseDirectory>lyngk-corpus-" + version + "</");
        assertThat(tables()).allSatisfy(table -> assertThat(page).contains("`" + table + "`"));
    }
}
