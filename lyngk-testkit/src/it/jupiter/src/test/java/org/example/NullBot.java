package org.example;

import io.github.lyngk.core.Bot;
import io.github.lyngk.testkit.junit.BotContract;

/** Has to fail; named so that it runs only where it is asked for. */
class NullBot implements BotContract {
    @Override
    public Bot bot() {
        return null;
    }
}
