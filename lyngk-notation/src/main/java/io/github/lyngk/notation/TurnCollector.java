package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.notation.reading.TurnSink;
import java.util.ArrayDeque;
import java.util.Deque;

/** Collects what is read: the turns of the main line, and of each variation while it is open. */
final class TurnCollector implements TurnSink {
    private final TurnList main = new TurnList();
    private final Deque<TurnList> variations = new ArrayDeque<>();
    private TurnList current = main;

    /** {@return the main line} */
    TurnList main() {
        return main;
    }

    @Override
    public void move(Move move) {
        current.add(new Turn.Played(move, ImmutableList.of()));
    }

    @Override
    public void pass() {
        current.add(new Turn.Pass(ImmutableList.of()));
    }

    @Override
    public void comment(String text) {
        current.comment(new Comment(text));
    }

    @Override
    public void nag(int number) {
        current.annotate(new Nag(number));
    }

    @Override
    public void openVariation() {
        variations.push(current);
        current = new TurnList();
    }

    @Override
    public void closeVariation() {
        Variation variation = new Variation(current.comments(), current.turns());
        current = variations.pop();
        current.annotate(variation);
    }
}
