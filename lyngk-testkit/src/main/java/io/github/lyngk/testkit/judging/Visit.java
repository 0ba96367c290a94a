package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.comparing.Topic;
import java.util.Optional;

/**
 * One stretch of play an engine is walked through: set up, then move by move.
 *
 * @param game the play, from whatever position
 * @param manner how the engine is asked on the way
 * @param topics what the engine is asked about
 * @param illegal a move to try in the end that is to be refused
 */
record Visit(Game game, Manner manner, ImmutableSet<Topic> topics, Optional<Move> illegal) {

    /** How an engine is asked. */
    enum Manner {
        /** Everything, once in each position. */
        ONCE,
        /** Everything, and everything again: a question must not change the next answer. */
        TWICE,
        /** In the last position only; the moves before are just played. */
        AT_THE_END,
        /** Everything, and in the end every state on the way once more, with another move tried from it. */
        BRANCHING
    }

    static Visit of(Game game) {
        return new Visit(game, Manner.ONCE, ImmutableSet.copyOf(Topic.values()), Optional.empty());
    }

    static Visit of(Position position) {
        return of(Game.of(position));
    }

    Visit asking(Manner other) {
        return new Visit(game, other, topics, illegal);
    }

    /** The same on another play. */
    Visit in(Game other) {
        return new Visit(other, manner, topics, illegal);
    }

    /** Asked about one thing only. */
    Visit about(Topic topic) {
        return new Visit(game, manner, ImmutableSet.of(topic), illegal);
    }

    Visit trying(Move refused) {
        return new Visit(game, Manner.AT_THE_END, topics, Optional.of(refused));
    }

    /** The rest of the play, set up after so many moves. */
    static Visit rest(Game game, int from, int to) {
        return of(Game.replay(game.positions().get(from), game.moves().subList(from, to)));
    }

    @Override
    public String toString() {
        return game.toString();
    }
}
