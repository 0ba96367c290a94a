package org.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.testkit.judging.Parameters;
import java.time.Duration;
import net.jqwik.api.Example;

/** The configuration parameters of this project, in junit-platform.properties, reach the contracts; only a look behind the scenes tells. */
class ParametersTest {

    @Example
    void theBudgetOfTheRunIsTaken() {
        assertThat(Parameters.duration(Parameters.BUDGET)).contains(Duration.ofSeconds(3));
    }
}
