package io.github.lyngk.testkit.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The examples on the pages are compiled and run here, and the outputs shown are what they print. After a change
 * of an example, write the pages again with {@code mvn -pl lyngk-testkit -am test -Dtest=ExamplesTest
 * -Dsurefire.failIfNoSpecifiedTests=false -Dlyngk.rewrite=true}.
 */
@Tag("not-for-mutation")
class ExamplesTest {

    @ParameterizedTest
    @EnumSource
    void pageShowsTestedCodeAndItsRealOutput(Page page) throws IOException {
        String current = page.withBlocks();
        if (Boolean.getBoolean("lyngk.rewrite")) {
            Files.writeString(page.file(), current, UTF_8);
        }
        assertThat(page.file()).usingCharset(UTF_8).hasContent(current);
    }

    @ParameterizedTest
    @EnumSource
    void noCodeIsLeftUnmarked(Page page) throws IOException {
        assertThat(page.unmarkedCode()).isEmpty();
    }
}
