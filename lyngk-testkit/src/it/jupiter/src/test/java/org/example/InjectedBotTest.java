package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.lyngk.core.Bot;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.junit.BotContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Tests a bot that is injected into the constructor. */
@ExtendWith(InjectedBotTest.Bots.class)
class InjectedBotTest implements BotContract {

    static class Bots implements ParameterResolver {
        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == Bot.class;
        }

        @Override
        public Bot resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return position -> position.legalMove(0);
        }
    }

    private final Bot bot;

    InjectedBotTest(Bot bot) {
        this.bot = bot;
    }

    @Override
    public Bot bot() {
        return bot;
    }

    /** The contract uses the configuration parameters in junit-platform.properties. */
    @Test
    void wasAskedInAHundredPositions(CheckReport report) {
        assertEquals(100, report.games());
    }
}
