package org.example;

import io.github.lyngk.core.Bot;
import io.github.lyngk.testkit.BotCheck;
import io.github.lyngk.testkit.junit.BotContract;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BotsTest {

    @Nested
    class FirstMove implements BotContract {
        @Override
        public Bot bot() {
            return position -> position.legalMove(0);
        }
    }

    @Test
    void lastMoveIsLegal() {
        Bot bot = position -> position.legalMove(position.legalMoveCount() - 1);

        BotCheck.of(bot).games(200).run().orThrow();
    }
}
