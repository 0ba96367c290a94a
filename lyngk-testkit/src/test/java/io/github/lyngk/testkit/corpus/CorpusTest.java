package io.github.lyngk.testkit.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSortedMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Keeps the corpus what the library says. After a change of what it holds, raise {@link Corpus#VERSION} if the last one was
 * published, and write the files anew with {@code mvn -pl lyngk-testkit -am test -Dtest=CorpusTest
 * -Dsurefire.failIfNoSpecifiedTests=false -Dlyngk.rewrite=true}.
 */
class CorpusTest {
    private static final long MOST_BYTES = 3_000_000;
    private static final int LONGEST_PAGE = 120;
    private static final Path ARCHIVE = Path.of("src", "assembly", "corpus.xml");

    @Test
    @Tag("slow")
    void filesAreWhatIsGenerated() throws IOException {
        ImmutableSortedMap<String, byte[]> generated = Corpus.generate();
        if (Boolean.getBoolean("lyngk.rewrite")) {
            write(generated);
        }
        ImmutableSortedMap<String, byte[]> committed = Corpus.committed();

        assertThat(committed.keySet()).isEqualTo(generated.keySet());
        generated.forEach(
                (name, bytes) -> assertThat(committed.get(name)).as(name).isEqualTo(bytes));
    }

    private static void write(Map<String, byte[]> generated) throws IOException {
        for (String name : Corpus.committed().keySet()) {
            Files.delete(Corpus.FOLDER.resolve(name));
        }
        for (Map.Entry<String, byte[]> file : generated.entrySet()) {
            Path path = Corpus.FOLDER.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
    }

    @Test
    void corpusIsSmall() {
        assertThat(Corpus.committed().values().stream()
                        .mapToLong(bytes -> bytes.length)
                        .sum())
                .isLessThan(MOST_BYTES);
    }

    @Test
    void pageAndArchiveNameEveryTableAndTheVersion() throws IOException {
        String page = Files.readString(Corpus.README);

        assertThat(page.lines()).hasSizeLessThanOrEqualTo(LONGEST_PAGE);
        assertThat(page).contains("version " + Corpus.VERSION);
        assertThat(Files.readString(ARCHIVE)).contains("<baseDirectory>lyngk-corpus-" + Corpus.VERSION + "</");
        assertThat(Corpus.committed().keySet().stream().filter(name -> name.endsWith(".tsv")))
                .allSatisfy(name -> assertThat(page).contains("`" + name + "`"));
    }
}
