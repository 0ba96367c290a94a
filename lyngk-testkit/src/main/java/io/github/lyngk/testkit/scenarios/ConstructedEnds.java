package io.github.lyngk.testkit.scenarios;

import static io.github.lyngk.testkit.scenarios.Draft.FIVE;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Generates finished positions without playing games. Nearly all are close: one stack decides at some height, and at the
 * heights below it the other player is often ahead.
 *
 * <p>Stacks are put on an empty board one by one, each where it gives no player a move: first those by which a player leads,
 * then those that count for neither player, then pairs, one stack for each player.
 */
final class ConstructedEnds {
    private static final int SIX = 6;
    private static final int MOST_FIVES = 8;
    private static final int MOST_PAIRS = 10;
    private static final int MOST_UNCOUNTED = 3;
    private static final int JOKER_ONE_IN = 3;
    private static final int WON_ONE_IN = 10;
    private static final int TRIES = 30;

    private ConstructedEnds() {}

    /** A position that is over. */
    static Position draw(ImmutableSet<Variant> variants, RandomGenerator random) {
        Variant variant = GameGenerator.pick(variants.asList(), random);
        while (true) {
            Optional<Position> end = new Builder(variant, random).build();
            if (end.isPresent()) {
                return end.get();
            }
        }
    }

    /** Builds one finished position. */
    private static final class Builder {
        private final Variant variant;
        private final RandomGenerator random;
        private final Draft draft;
        private final Player leader;

        Builder(Variant variant, RandomGenerator random) {
            this.variant = variant;
            this.random = random;
            this.draft = new Draft(variant);
            this.leader = either();
        }

        Optional<Position> build() {
            draft.playerToMove(either());
            claim();
            boolean wonAtOnce = variant.sixWins() && random.nextInt(WON_ONE_IN) == 0;
            Player winner = either();
            if (wonAtOnce && put(SIX, tops(draft.claims(winner))).isEmpty() || !lead(random.nextInt(FIVE + 1))) {
                return Optional.empty();
            }
            for (int uncounted = random.nextInt(MOST_UNCOUNTED + 1); uncounted > 0; uncounted--) {
                putUncounted();
            }
            while (random.nextInt(JOKER_ONE_IN) == 0) {
                put(1, List.of(Piece.JOKER));
            }
            for (int pairs = random.nextInt(MOST_PAIRS + 1); pairs > 0; pairs--) {
                putPair(1 + random.nextInt(highest()));
            }
            if (wonAtOnce) {
                draft.winner(Optional.of(winner));
                draft.playerToMove(winner.opponent());
            }
            return draft.position();
        }

        private Player either() {
            return random.nextBoolean() ? Player.FIRST : Player.SECOND;
        }

        /** Makes claims, mostly all four. */
        private void claim() {
            List<Color> colors = new ArrayList<>(Arrays.asList(Color.values()));
            RandomStacks.shuffle(colors, random);
            for (Player player : Player.values()) {
                int claims = random.nextInt(6) > 0 ? 2 : random.nextInt(8) > 0 ? 1 : 0;
                for (int claim = 0; claim < claims; claim++) {
                    draft.claims(player).add(colors.remove(0));
                }
            }
        }

        private int highest() {
            return variant.fivesScored() ? FIVE - 1 : FIVE;
        }

        /** Makes one player lead at a height, neither above it, and either below it; returns false if there is no room. */
        private boolean lead(int decisive) {
            if (variant.fivesScored()) {
                score(decisive == FIVE ? leadSize() : 0);
            }
            if (decisive > 0 && decisive <= highest() && !putLead(leader, decisive)) {
                return false;
            }
            for (int height = Math.min(decisive - 1, highest()); height > 0; height--) {
                int kind = random.nextInt(8);
                if (kind < 6) {
                    putLead(kind < 5 ? leader.opponent() : leader, height);
                }
            }
            return true;
        }

        private int leadSize() {
            return random.nextInt(4) > 0 ? 1 : 1 + random.nextInt(MOST_FIVES);
        }

        private void score(int lead) {
            int both = random.nextInt((MOST_FIVES - lead) / 2 + 1);
            draft.fives(leader, both + lead);
            draft.fives(leader.opponent(), both);
        }

        private boolean putLead(Player player, int height) {
            boolean put = putOwn(player, height);
            if (put && random.nextInt(8) == 0) {
                putOwn(player, height);
            }
            return put;
        }

        private boolean putOwn(Player player, int height) {
            return put(height, tops(draft.claims(player))).isPresent();
        }

        private void putPair(int height) {
            put(height, tops(draft.claims(Player.FIRST)))
                    .filter(point -> !putOwn(Player.SECOND, height))
                    .ifPresent(draft::remove);
        }

        /** A neutral stack, or one of a height that is never counted (R4, R8). */
        private void putUncounted() {
            int high = variant.maxHeight();
            switch (random.nextInt(3)) {
                case 0 -> put(high, tops(variant.claimsCapture() ? draft.unclaimed() : Arrays.asList(Color.values())));
                default -> put(1 + random.nextInt(high), tops(draft.unclaimed()));
            }
        }

        private static List<Piece> tops(List<Color> colors) {
            return colors.stream().map(Color::piece).toList();
        }

        /** Puts a stack on a point where it gives no player a move, and returns the point. */
        private Optional<Point> put(int height, List<Piece> tops) {
            List<Point> free = draft.emptyPoints();
            for (int attempt = 0; attempt < TRIES; attempt++) {
                Optional<Stack> stack = RandomStacks.draw(draft, height, tops, random);
                if (stack.isEmpty()) {
                    return Optional.empty();
                }
                Point point = GameGenerator.pick(free, random);
                draft.put(point, stack.get());
                if (draft.position().filter(Position::isOver).isPresent()) {
                    return Optional.of(point);
                }
                draft.remove(point);
            }
            return Optional.empty();
        }
    }
}
