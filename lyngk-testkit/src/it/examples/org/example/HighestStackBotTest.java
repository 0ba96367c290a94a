package org.example;

import static java.util.Comparator.comparing;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.junit.BotContract;

class HighestStackBotTest implements BotContract {

    /** Plays the move that builds the highest stack. */
    static final class HighestStackBot implements Bot {
        @Override
        public Move choose(Position position) {
            return position.legalMoves().stream()
                    .max(comparing(move -> position.heightAt(move.from()) + position.heightAt(move.to())))
                    .orElseThrow();
        }
    }

    @Override
    public Bot bot() {
        return new HighestStackBot();
    }

    @Override
    public boolean deterministic() {
        return true;
    }
}
