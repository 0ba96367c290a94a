package io.github.lyngk.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class RulesetTest {
    @Test
    void stacksThatCodesCannotHoldAreRefused() {
        assertThat(new Ruleset(StackCode.MOST_PIECES, false, true, false).maxHeight())
                .isEqualTo(StackCode.MOST_PIECES);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Ruleset(StackCode.MOST_PIECES + 1, false, true, false))
                .withMessageContaining("6");
    }
}
