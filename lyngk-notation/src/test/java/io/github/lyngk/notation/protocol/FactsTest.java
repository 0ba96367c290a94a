package io.github.lyngk.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lyngk.core.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What programs say of themselves. */
class FactsTest {

    @Test
    void whatIsNotSaidHasItsDefault() {
        Facts facts = Facts.parse("");

        assertThat(facts.name()).isEmpty();
        assertThat(facts.hasRole("engine")).isTrue();
        assertThat(facts.hasRole("bot")).isFalse();
        assertThat(facts.variants()).containsExactlyInAnyOrder(Variant.values());
        assertThat(facts.is("setup", "any")).isTrue();
        assertThat(facts.is("show", "no")).isTrue();
    }

    @Test
    void aLongNameIsNotCutInsideACharacter() {
        String start = "x".repeat(159);

        assertThat(Facts.parse("name=" + start + "\ud83c\udf00").name()).isEqualTo(start + "…");
    }

    @Test
    void keysThatNobodyKnowsMakeNoDifference() {
        assertThat(Facts.parse("pid=1 show=yes").differingFrom(Facts.parse("pid=2 show=yes")))
                .isEmpty();
        assertThat(Facts.parse("show=yes").differingFrom(Facts.parse("show=no")))
                .isEqualTo("show=yes");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"=yes", "show=", "show", "show=yes show=yes", "variants=", "variants=standard,", " ", "a=b  c=d"
            })
    void whatIsNoFactIsRefused(String words) {
        assertThatThrownBy(() -> Facts.parse(words)).isInstanceOf(IllegalArgumentException.class);
    }
}
