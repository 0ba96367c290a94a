package org.example;

import io.github.lyngk.core.Move;
import io.github.lyngk.testkit.junit.NotationContract;

class MoveTextTest implements NotationContract {
    @Override
    public String printMove(Move move) {
        return move.toString();
    }

    @Override
    public Move parseMove(String text) {
        return Move.parse(text);
    }
}
