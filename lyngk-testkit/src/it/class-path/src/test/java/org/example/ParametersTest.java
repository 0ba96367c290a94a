package org.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Bot;
import io.github.lyngk.testkit.junit.BotContract;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Example;

/** The configuration parameters of this project, in junit-platform.properties, reach the contracts. */
class ParametersTest implements BotContract {

    private static final AtomicInteger ANSWERS = new AtomicInteger();

    @Override
    public Bot bot() {
        return position -> {
            ANSWERS.incrementAndGet();
            return position.legalMove(0);
        };
    }

    @Example
    void theNumberOfGamesOfTheRunIsTaken() {
        comparesEnoughAnswers();

        assertThat(ANSWERS).hasValue(100);
    }
}
