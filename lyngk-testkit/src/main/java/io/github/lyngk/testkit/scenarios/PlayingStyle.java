package io.github.lyngk.testkit.scenarios;

import static io.github.lyngk.testkit.scenarios.Draft.FIVE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;

/**
 * A way of choosing moves that steers a random game: how often it claims, and which moves it prefers.
 *
 * <p>Uniform choice claims early, because most moves at the start include a claim. Events that need neutral stacks then
 * hardly ever happen. Each style draws a few moves and chooses the one with the highest rating, so games stay random.
 */
public enum PlayingStyle {
    /** Any legal move, all equally likely. */
    UNIFORM(1.0, 1, position -> move -> 0),

    /** Claims only when there is no other move: there are many neutral stacks, and claims are forced at the end. */
    NO_CLAIMS(0.0, 1, position -> move -> 0),

    /** Claims now and then, so that claims come late. */
    LATE_CLAIMS(0.05, 1, position -> move -> 0),

    /** Builds high without claiming: neutral fives and, in the six-stack game, neutral sixes. */
    HIGH_STACKS(0.04, 4, position -> move -> height(position, move)),

    /** Gathers jokers. */
    JOKERS_TOGETHER(0.05, 60, position -> new JokerGathering(position)::liking),

    /** Claims at once and prefers long routes over its own colours. */
    LONG_ROUTES(0.5, 6, position -> move -> 10 * position.route(move).size() - height(position, move)),

    /** Builds stacks high enough to hold every colour and a joker, and claims in time to win with them. */
    OWN_SIXES(0.15, 8, position -> move -> 2 * height(position, move) + 3 * Math.min(1, jokers(position, move))),

    /** Claims as little as possible and, near the end, searches for a draw. */
    DRAWISH(0.02, 1, position -> move -> 0),

    /** Leaves lone jokers alone and clears the lines around them, so that some remain at the end. */
    LONE_JOKERS(1.0, 8, PlayingStyle::clearing),

    /** Leaves one player with two claims and without a stack. */
    COVERED_COLORS(0.5, 12, position -> new StackCovering(position)::liking),

    /** Builds neutral fives, with the same colour on top if it can. */
    NEUTRAL_FIVES(0.02, 12, position -> move -> fiveOfSameTop(position, move)),

    /** Claims soon, scores when possible and otherwise builds fours. */
    MANY_FIVES(0.5, 20, position -> move -> scoring(position, move));

    /** Rates the moves of a position for a style. */
    interface Liking {
        ToIntFunction<Move> in(Position position);
    }

    private static final Move FIRST_CLAIM = Move.ofIndex(Point.COUNT * (Point.COUNT - 1));

    private final double claimChance;
    private final int looks;
    private final Liking liking;

    PlayingStyle(double claimChance, int looks, Liking liking) {
        this.claimChance = claimChance;
        this.looks = looks;
        this.liking = liking;
    }

    /** Whether to search for a draw at the end of games in this style. */
    boolean seeksDraw() {
        return this == DRAWISH;
    }

    /** Chooses a legal move of a position that is not over. */
    Move choose(Position position, RandomGenerator random) {
        ImmutableList<Move> moves = position.legalMoves();
        int pool = random.nextDouble() < claimChance ? moves.size() : withoutClaim(moves);
        if (pool == 0) {
            pool = moves.size();
        }
        ToIntFunction<Move> likes = liking.in(position);
        Move best = moves.get(random.nextInt(pool));
        for (int look = 1; look < Math.min(looks, pool); look++) {
            Move move = moves.get(random.nextInt(pool));
            best = likes.applyAsInt(move) > likes.applyAsInt(best) ? move : best;
        }
        return best;
    }

    /** The number of moves without a claim; they come first. */
    private static int withoutClaim(ImmutableList<Move> moves) {
        int found = Collections.binarySearch(moves, FIRST_CLAIM);
        return found < 0 ? -found - 1 : found;
    }

    private static int height(Position position, Move move) {
        return position.heightAt(move.from()) + position.heightAt(move.to());
    }

    /** The height built; more for an own five, less for a neutral one. */
    private static int scoring(Position position, Move move) {
        int height = height(position, move);
        if (height < FIVE) {
            return height;
        }
        Optional<Color> top = position.topAt(move.from()).flatMap(Piece::color);
        boolean own = move.claim().equals(top) || top.flatMap(position::owner).isPresent();
        return own ? height + FIVE : 0;
    }

    /** The number of lone jokers on a line with the moving stack; a joker must not be covered. */
    private static ToIntFunction<Move> clearing(Position position) {
        Set<Point> jokers = Maps.filterValues(position.stacks(), stack -> stack.top() == Piece.JOKER)
                .keySet();
        return move -> jokers.contains(move.to())
                ? -1
                : (int) jokers.stream()
                        .filter(joker -> move.from().directionTo(joker).isPresent())
                        .count();
    }

    /** The height built; for a five, plus the fives on the board with the same top. */
    private static int fiveOfSameTop(Position position, Move move) {
        int height = height(position, move);
        Piece top = position.topAt(move.from()).orElseThrow();
        return height < FIVE ? height : height + FIVE * LeadCounter.standing(position, FIVE, top);
    }

    private static int jokers(Position position, Move move) {
        return jokersAt(position, move.from()) + jokersAt(position, move.to());
    }

    private static int jokersAt(Position position, Point point) {
        return position.stackAt(point).map(Stack::jokers).orElse(0);
    }
}
