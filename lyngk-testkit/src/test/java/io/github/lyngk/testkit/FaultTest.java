package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.testkit.comparing.Difference;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Users are told every kind of fault there is. */
class FaultTest {

    @Test
    void kindsAreThoseOfTheJudgeInTheSameWords() {
        assertThat(Arrays.stream(Fault.Kind.values()).map(kind -> kind.name() + ": " + kind))
                .containsExactlyElementsOf(Arrays.stream(Difference.values())
                        .map(difference -> difference.name() + ": " + difference)
                        .toList());
    }
}
