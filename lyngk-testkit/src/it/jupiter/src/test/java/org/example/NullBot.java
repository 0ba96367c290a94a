package org.example;

import io.github.lyngk.core.Bot;
import io.github.lyngk.testkit.junit.BotContract;

/** Must fail. Its name does not end in Test, so it runs only on request. */
class NullBot implements BotContract {
    @Override
    public Bot bot() {
        return null;
    }
}
