package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Bot;
import io.github.lyngk.testkit.junit.BotContract;

class FirstMoveBotTest implements BotContract {
    @Override
    public Bot bot() {
        return position -> position.legalMoves().get(0);
    }
}
