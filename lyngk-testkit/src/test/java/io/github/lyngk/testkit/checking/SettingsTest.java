package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Variant;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The times and variants of a check. */
class SettingsTest {

    private static final Settings USUAL = Settings.usual(1, 1);

    @Test
    void timeoutIsAtLeastTwiceTheLimit() {
        assertThat(USUAL.withLimit(Duration.ofSeconds(4)).timeout()).isEqualTo(Duration.ofSeconds(10));
        assertThat(USUAL.withLimit(Duration.ofSeconds(6)).timeout()).isEqualTo(Duration.ofSeconds(12));
        assertThat(USUAL.withLimit(Duration.ofSeconds(6)).limit()).contains(Duration.ofSeconds(6));
    }

    @Test
    void timesAreAtMostAHundredDays() {
        assertThat(USUAL.withBudget(Duration.ofDays(1_000)).budget()).contains(Duration.ofDays(100));
        assertThat(USUAL.withBudget(Duration.ofDays(99)).budget()).contains(Duration.ofDays(99));
        assertThat(USUAL.withLimit(Duration.ofSeconds(Long.MAX_VALUE)).limit()).contains(Duration.ofDays(100));
    }

    @Test
    void wrongVariantsAreNamedAsInTheProtocol() {
        assertThat(Settings.wrongVariants(
                        ImmutableSet.of(Variant.STANDARD, Variant.SIX_STACK),
                        "match",
                        ImmutableSet.of(Variant.SIX_STACK)))
                .isEqualTo("declares variants=standard,six, but the match is for six");
    }
}
