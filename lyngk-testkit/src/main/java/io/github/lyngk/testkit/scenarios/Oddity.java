package io.github.lyngk.testkit.scenarios;

import static io.github.lyngk.testkit.scenarios.DraftChanges.Top.JOKER;
import static io.github.lyngk.testkit.scenarios.DraftChanges.Top.NEUTRAL;
import static io.github.lyngk.testkit.scenarios.DraftChanges.Top.OPPONENTS;
import static io.github.lyngk.testkit.scenarios.DraftChanges.Top.OWN;
import static io.github.lyngk.testkit.scenarios.DraftChanges.opponentsClaims;
import static io.github.lyngk.testkit.scenarios.DraftChanges.ownClaims;
import static io.github.lyngk.testkit.scenarios.DraftChanges.scored;
import static io.github.lyngk.testkit.scenarios.DraftChanges.stacks;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * An unusual property of a position that is not over, which random games hardly ever reach: a test for it, and changes to an
 * empty draft that make it likely.
 *
 * <p>The changes do not always succeed; {@link #isIn} tests whether they did. No position needs more pieces than the game has;
 * most need fewer, so that play cannot reach them.
 */
enum Oddity {
    ONE_MOVE(
            position -> position.legalMoveCount() == 1,
            ownClaims(1, 2),
            opponentsClaims(0, 2),
            stacks(2, 8, 1, 4, OWN, OPPONENTS, NEUTRAL, JOKER)),

    /** R5. */
    MUST_CLAIM(
            Position::mustClaim,
            ownClaims(0, 1),
            opponentsClaims(0, 2),
            stacks(2, 12, 1, 4, OPPONENTS, NEUTRAL, NEUTRAL)),

    /** F2: no stack in straight sight can be landed on. */
    ONLY_LYNGK(
            position -> allMoves(position, move -> position.route(move).size() > 2),
            ownClaims(1, 2),
            opponentsClaims(0, 2),
            stacks(2, 5, 1, 3, OWN),
            stacks(1, 6, 1, 4, OWN, OPPONENTS, JOKER)),

    /** D1, E5. */
    ONLY_ONTO_JOKERS(
            position -> allMoves(position, move -> position.topAt(move.to()).equals(Optional.of(Piece.JOKER))),
            ownClaims(1, 2),
            opponentsClaims(0, 2),
            stacks(1, 3, 1, JOKER),
            stacks(1, 8, 1, 4, OWN, OPPONENTS)),

    /** E2. */
    OPPONENT_EVERYWHERE(
            position -> {
                int opponents = stacksOf(position, position.playerToMove().opponent());
                return opponents >= 10 && 4 * opponents >= 3 * position.stacks().size();
            },
            ownClaims(0, 2),
            opponentsClaims(2, 2),
            stacks(10, 16, 1, 3, OPPONENTS),
            stacks(1, 4, 1, 3, OWN, NEUTRAL)),

    /** Captures: a move crosses a point whose five its claim has captured. */
    CAPTURE_OPENS_LINE(
            Variant::claimsCapture,
            position -> {
                Draft blocked = Draft.of(position);
                blocked.variant(Variant.STANDARD);
                Optional<Position> standard = blocked.position();
                return position.legalMoves().stream()
                        .filter(move -> capturesAny(position, move.claim()))
                        .anyMatch(move -> standard.isEmpty() || !standard.get().isLegal(move));
            },
            ownClaims(0, 1),
            opponentsClaims(0, 2),
            stacks(1, 3, 5, NEUTRAL),
            stacks(2, 14, 1, 3, OWN, OPPONENTS, NEUTRAL, JOKER)),

    /** Captures: a claim that would score is not allowed, since it would leave no move (R5). */
    CAPTURE_LEAVES_NO_MOVE(
            Variant::claimsCapture,
            position -> Arrays.stream(Color.values())
                    .anyMatch(color -> capturesAny(position, Optional.of(color))
                            && position.legalClaims().stream().noneMatch(claim -> claim.color() == color)),
            ownClaims(0, 1),
            opponentsClaims(0, 2),
            stacks(1, 2, 5, NEUTRAL),
            stacks(2, 6, 1, 4, OPPONENTS, NEUTRAL, NEUTRAL)),

    /** E10, R13. */
    NEUTRAL_FIVE(
            position -> hasStack(position, 5, false),
            ownClaims(0, 2),
            opponentsClaims(0, 2),
            stacks(1, 3, 5, NEUTRAL),
            stacks(3, 14, 1, 4, OWN, OPPONENTS, NEUTRAL, JOKER)),

    /** R4, R9: a five made while its colour was neutral; not in the captures variant. */
    CLAIMED_FIVE(
            variant -> !variant.claimsCapture(),
            position -> hasStack(position, 5, true),
            ownClaims(1, 2),
            opponentsClaims(1, 2),
            stacks(1, 3, 5, OWN, OPPONENTS),
            stacks(3, 14, 1, 4, OWN, OPPONENTS, NEUTRAL, JOKER)),

    /** H5, R8. */
    NEUTRAL_SIX(
            Variant::sixWins,
            position -> hasStack(position, 6, false),
            ownClaims(0, 2),
            opponentsClaims(0, 2),
            stacks(1, 2, 6, NEUTRAL),
            stacks(3, 14, 1, 5, OWN, OPPONENTS, NEUTRAL, JOKER)),

    /** R8: a six made while its colour was neutral. */
    CLAIMED_SIX(
            Variant::sixWins,
            position -> hasStack(position, 6, true),
            ownClaims(1, 2),
            opponentsClaims(1, 2),
            stacks(1, 2, 6, OWN, OPPONENTS),
            stacks(3, 14, 1, 5, OWN, OPPONENTS, NEUTRAL, JOKER)),

    /** E2: a player with claims can move only neutral stacks. */
    NO_OWN_STACK(
            position -> !position.claims(position.playerToMove()).isEmpty()
                    && stacksOf(position, position.playerToMove()) == 0,
            ownClaims(1, 2),
            opponentsClaims(0, 2),
            stacks(3, 16, 1, 3, OPPONENTS, NEUTRAL, NEUTRAL, JOKER)),

    /** G1: no number of scored fives ends the game. */
    FOUR_FIVES(
            Variant::fivesScored,
            position -> Arrays.stream(Player.values()).anyMatch(player -> position.fives(player) >= 4),
            ownClaims(1, 2),
            opponentsClaims(1, 2),
            scored(4, 7),
            stacks(2, 10, 1, 3, OWN, OPPONENTS, NEUTRAL, JOKER)),

    /** E8: every move puts an own stack on a higher one. */
    ONLY_CLIMBS(
            position -> allMoves(position, move -> position.heightAt(move.from()) < position.heightAt(move.to())),
            ownClaims(1, 2),
            opponentsClaims(0, 2),
            stacks(1, 3, 1, 2, OWN),
            stacks(1, 6, 2, 4, OPPONENTS, OPPONENTS, NEUTRAL)),

    /** E3: a leg over at least four empty points, on a nearly empty board. */
    LONG_SIGHT(
            position -> position.stacks().size() <= 9
                    && position.legalMoves().stream().anyMatch(move -> longestLeg(position, move) >= 5),
            ownClaims(0, 2),
            opponentsClaims(0, 2),
            stacks(2, 9, 1, 3, OWN, OPPONENTS, NEUTRAL, JOKER));

    private final Predicate<Variant> where;
    private final Predicate<Position> sign;
    private final ImmutableList<Draft.Change> changes;

    Oddity(Predicate<Position> sign, Draft.Change... changes) {
        this(variant -> true, sign, changes);
    }

    Oddity(Predicate<Variant> where, Predicate<Position> sign, Draft.Change... changes) {
        this.where = where;
        this.sign = sign;
        this.changes = ImmutableList.copyOf(changes);
    }

    /** The oddities that are possible in a variant. */
    static ImmutableList<Oddity> in(Variant variant) {
        return Arrays.stream(values())
                .filter(oddity -> oddity.where.test(variant))
                .collect(ImmutableList.toImmutableList());
    }

    /** A position of one of some variants that is not over. All oddities of a variant are equally likely. */
    static Position draw(ImmutableSet<Variant> variants, RandomGenerator random) {
        Variant variant = GameGenerator.pick(variants.asList(), random);
        Oddity oddity = GameGenerator.pick(in(variant), random);
        while (true) {
            Optional<Position> drawn = oddity.attempt(variant, random).filter(oddity::isIn);
            if (drawn.isPresent()) {
                return drawn.get();
            }
        }
    }

    /** Whether a position is not over and is odd in this way. */
    boolean isIn(Position position) {
        return !position.isOver() && where.test(position.variant()) && sign.test(position);
    }

    /** A position that may be odd in this way; empty if the changes made no valid position. */
    private Optional<Position> attempt(Variant variant, RandomGenerator random) {
        Draft draft = new Draft(variant);
        draft.playerToMove(random.nextBoolean() ? Player.FIRST : Player.SECOND);
        changes.forEach(change -> change.apply(draft, random));
        if (variant.fivesScored()) {
            DraftChanges.scoreTheRest(draft, random);
        }
        return draft.position();
    }

    private static boolean allMoves(Position position, Predicate<Move> kind) {
        return position.legalMoves().stream().allMatch(kind);
    }

    private static int stacksOf(Position position, Player player) {
        Optional<Player> owner = Optional.of(player);
        return (int) position.stacks().keySet().stream()
                .filter(point -> position.owner(point).equals(owner))
                .count();
    }

    private static boolean hasStack(Position position, int height, boolean claimed) {
        return position.stacks().entrySet().stream()
                .anyMatch((Map.Entry<Point, Stack> entry) -> entry.getValue().height() == height
                        && position.owner(entry.getKey()).isPresent() == claimed);
    }

    private static boolean capturesAny(Position position, Optional<Color> claim) {
        return claim.stream().anyMatch(color -> !position.capturedBy(color).isEmpty());
    }

    /** The length of the longest leg of a move's route, in points. */
    private static int longestLeg(Position position, Move move) {
        ImmutableList<Point> route = position.route(move);
        int longest = 0;
        for (int leg = 1; leg < route.size(); leg++) {
            Point from = route.get(leg - 1);
            Point to = route.get(leg);
            longest = Math.max(longest, Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y())));
        }
        return longest;
    }
}
