package io.github.lyngk.testkit;

import com.google.common.collect.ComparisonChain;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * Gives a game another end, so that every way of winning comes up: random games are mostly decided by high stacks, and
 * mistakes in the later tie-breaks would hardly ever show.
 */
final class CloseFinish {

    private static final int LAST_MOVES = 14;
    private static final int ATTEMPTS = 100;
    private static final int SECOND_THOUGHTS = 20;

    private CloseFinish() {}

    /**
     * How a game was decided: by which height, whether a joker was left alone, whether a lower height says the
     * opposite, and for whom.
     */
    record Kind(Outcome.Reason reason, boolean joker, boolean contested, int winner) implements Comparable<Kind> {

        static Kind of(Game game) {
            Outcome outcome = game.outcome().orElseThrow();
            boolean joker = game.position().stacks().values().stream().anyMatch(stack -> stack.top() == Piece.JOKER);
            int winner = outcome.winner().map(Player::number).orElse(0);
            return new Kind(outcome.reason(), joker, isContested(outcome), winner);
        }

        private static boolean isContested(Outcome outcome) {
            Optional<Player> winner = outcome.winner();
            for (int height = outcome.reason().height() - 1; winner.isPresent() && height > 0; height--) {
                int lead = outcome.tally(winner.get(), height)
                        - outcome.tally(winner.get().opponent(), height);
                if (lead != 0) {
                    return lead < 0;
                }
            }
            return false;
        }

        @Override
        public int compareTo(Kind other) {
            return ComparisonChain.start()
                    .compare(reason, other.reason)
                    .compareFalseFirst(joker, other.joker)
                    .compareFalseFirst(contested, other.contested)
                    .compare(winner, other.winner)
                    .result();
        }
    }

    /**
     * Takes back the last moves of a finished game and ends it in one of the ways that are in reach: half the time the
     * one decided last, otherwise any.
     */
    static Game of(Game game, RandomGenerator random) {
        SortedMap<Kind, Game> ends = ends(game, LAST_MOVES, random);
        ends.entrySet().stream()
                .filter(end -> end.getKey().joker())
                .map(Map.Entry::getValue)
                .findFirst()
                .ifPresent(end -> ends.putAll(ends(end, LAST_MOVES / 2, random)));
        int choice = random.nextBoolean() ? ends.size() - 1 : random.nextInt(ends.size());
        return Iterables.get(ends.values(), choice);
    }

    /** One game for each kind of end found by playing the last moves again and again. */
    private static SortedMap<Kind, Game> ends(Game game, int lastMoves, RandomGenerator random) {
        Game beginning = Plays.prefix(game, Math.max(0, game.size() - lastMoves));
        SortedMap<Kind, Game> ends = new TreeMap<>();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Game end = playOut(beginning, attempt % 2 == 0 ? 1 : SECOND_THOUGHTS, random);
            ends.put(Kind.of(end), end);
        }
        return ends;
    }

    /** Plays at random, thinking so many times before covering a lone joker. */
    private static Game playOut(Game beginning, int thoughts, RandomGenerator random) {
        Game game = beginning;
        while (!game.position().isOver()) {
            Position position = game.position();
            ImmutableList<Move> moves = position.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            for (int thought = 1; thought < thoughts && coversJoker(position, move); thought++) {
                move = moves.get(random.nextInt(moves.size()));
            }
            game = game.play(move);
        }
        return game;
    }

    private static boolean coversJoker(Position position, Move move) {
        return position.stackAt(move.to())
                .filter(stack -> stack.top() == Piece.JOKER)
                .isPresent();
    }
}
