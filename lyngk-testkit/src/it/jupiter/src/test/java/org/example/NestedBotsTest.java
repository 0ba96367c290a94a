package org.example;

import io.github.lyngk.core.Bot;
import io.github.lyngk.testkit.junit.BotContract;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;

/** Tests several bots in one class, which are created before each test. */
class NestedBotsTest {

    private Bot first;

    @BeforeEach
    void prepare() {
        first = position -> position.legalMoves().get(0);
    }

    @Nested
    class FirstMove implements BotContract {
        @Override
        public Bot bot() {
            return first;
        }
    }

    @Nested
    class LastMove implements BotContract {
        @Override
        public Bot bot() {
            return position -> position.legalMove(position.legalMoveCount() - 1);
        }
    }
}
