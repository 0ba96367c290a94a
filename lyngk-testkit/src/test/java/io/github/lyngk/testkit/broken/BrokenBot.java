package io.github.lyngk.testkit.broken;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A bot with one fault.
 *
 * @param name what it does wrong, as a sentence without its subject
 * @param fresh makes a bot that has not been asked anything
 * @param deterministic whether it declares so
 * @param limit the time limit it declares
 * @param expected the fault that has to be reported
 */
public record BrokenBot(
        String name, Supplier<Bot> fresh, boolean deterministic, Optional<Duration> limit, Kind expected) {

    private static final Duration LIMIT = Duration.ofMillis(20);
    private static final Duration THOUGHT = Duration.ofMillis(60);

    /** Longer than any check waits. */
    private static final Duration ENDLESS = Duration.ofMinutes(2);

    /** All broken bots. */
    public static ImmutableList<BrokenBot> all() {
        return Stream.of(illegal(), forgetful(), failing(), unsteady())
                .flatMap(List::stream)
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public String toString() {
        return name;
    }

    private static BrokenBot of(String name, Kind expected, Supplier<Bot> fresh) {
        return new BrokenBot(name, fresh, false, Optional.empty(), expected);
    }

    /** A legal move that depends on the position only. */
    private static Move sound(Position position) {
        return position.legalMove(Math.floorMod(position.hashCode(), position.legalMoveCount()));
    }

    /** Whether a position is one of a given share, determined by the position only. */
    private static boolean oneIn(int number, Position position) {
        return Long.remainderUnsigned(position.hash64(), number) == 0;
    }

    // Illegal moves, by rule.

    private static List<BrokenBot> illegal() {
        return List.of(
                prefers("moves jokers as the second player", BrokenBot::joker),
                prefers("claims a third colour", BrokenBot::thirdClaim),
                prefers("moves the opponent's stacks late in the game", BrokenBot::opponentsStack),
                prefers("jumps on an empty board", BrokenBot::jump),
                prefers("builds sixes in the standard game", BrokenBot::six),
                prefers("lets neutral singles climb now and then", BrokenBot::climb),
                prefers("travels without the claim it needs", BrokenBot::travel),
                prefers("lands on neutral sixes", BrokenBot::neutralSix),
                prefers("lands where its claim captures a five", BrokenBot::capturedPoint),
                prefers("never claims", position -> Stream.of(sound(position).withoutClaim())),
                prefers(
                        "mirrors the board for the second player",
                        position -> Stream.of(Symmetry.REFLECT_180.apply(sound(position)))
                                .filter(move -> position.playerToMove() == Player.SECOND)));
    }

    /** A bot that answers with the first of some moves, if there are any. */
    private static BrokenBot prefers(String name, Function<Position, Stream<Move>> moves) {
        return of(
                name,
                Kind.ILLEGAL_ANSWER,
                () -> position -> moves.apply(position).findFirst().orElseGet(() -> sound(position)));
    }

    /** Moves from a stack to its neighbour, legal or not. */
    private static Stream<Move> steps(Position position) {
        return position.stacks().keySet().stream()
                .flatMap(from -> from.neighbours().stream()
                        .filter(to -> position.heightAt(to) > 0)
                        .map(to -> Move.of(from, to)));
    }

    private static Stream<Move> joker(Position position) {
        return steps(position)
                .filter(move -> position.playerToMove() == Player.SECOND)
                .filter(move -> position.topAt(move.from()).equals(Optional.of(Piece.JOKER)));
    }

    private static Stream<Move> thirdClaim(Position position) {
        boolean hasTwo = position.claims(position.playerToMove()).size() == 2;
        return position.unclaimed().stream()
                .filter(color -> hasTwo)
                .map(color -> sound(position).withoutClaim().claiming(color));
    }

    private static Stream<Move> opponentsStack(Position position) {
        Optional<Player> opponent = Optional.of(position.playerToMove().opponent());
        return steps(position)
                .filter(move -> position.stacks().size() <= 14)
                .filter(move -> position.owner(move.from()).equals(opponent));
    }

    /** A straight move onto the stack behind the one it should land on. */
    private static Stream<Move> jump(Position position) {
        return position.legalMoves().stream()
                .filter(move -> position.stacks().size() <= 16)
                .flatMap(move -> move.from().directionTo(move.to()).stream()
                        .flatMap(direction -> move.to().ray(direction).stream())
                        .filter(point -> position.heightAt(point) > 0)
                        .map(point -> Move.of(move.from(), point)));
    }

    /** The highest stack that the six-stack game allows. */
    private static Stream<Move> six(Position position) {
        Setup six = position.toSetup().toBuilder()
                .variant(Variant.SIX_STACK)
                .fives(Player.FIRST, 0)
                .fives(Player.SECOND, 0)
                .build();
        return six.isPossible() ? Position.of(six).legalMoves().stream().sorted(highest(position)) : Stream.of();
    }

    private static Comparator<Move> highest(Position position) {
        return Comparator.comparing(move -> -position.heightAt(move.from()) - position.heightAt(move.to()));
    }

    private static Stream<Move> climb(Position position) {
        return steps(position)
                .filter(move -> oneIn(4, position))
                .filter(move -> position.owner(move.from()).isEmpty())
                .filter(move -> position.heightAt(move.from()) == 1 && position.heightAt(move.to()) > 1);
    }

    /** A move on no straight line, by the LYNGK rule, with a stack whose colour has to be claimed first. */
    private static Stream<Move> travel(Position position) {
        return position.legalMoves().stream()
                .filter(move -> move.claim().isPresent())
                .filter(move -> move.from().directionTo(move.to()).isEmpty())
                .filter(move ->
                        position.topAt(move.from()).flatMap(Piece::color).equals(move.claim()))
                .map(Move::withoutClaim);
    }

    private static Stream<Move> neutralSix(Position position) {
        return steps(position).filter(move -> position.heightAt(move.to()) == 6);
    }

    private static Stream<Move> capturedPoint(Position position) {
        return position.legalMoves().stream()
                .flatMap(move -> move.claim().stream()
                        .flatMap(color -> position.capturedBy(color).stream()
                                .filter(point -> point != move.from())
                                .map(point -> Move.of(move.from(), point).claiming(color))));
    }

    // Moves that were legal in another position.

    private static List<BrokenBot> forgetful() {
        return List.of(
                keeps("keeps answers without the claims", at -> List.of(at.variant(), at.stacks(), at.playerToMove())),
                keeps("keeps answers by twelve bits of a hash", at -> at.hash64() >>> 52),
                of("believes that players take turns", Kind.ILLEGAL_ANSWER, TakesTurns::new));
    }

    private static BrokenBot keeps(String name, Function<Position, Object> key) {
        return of(name, Kind.ILLEGAL_ANSWER, () -> {
            Map<Object, Move> kept = new HashMap<>();
            return position -> kept.computeIfAbsent(key.apply(position), any -> sound(position));
        });
    }

    /** Turns its move round if the turn has come back. */
    private static final class TakesTurns implements Bot {
        private Optional<Position> last = Optional.empty();

        @Override
        public Move choose(Position position) {
            boolean again = last.filter(before -> before.playerToMove() == position.playerToMove()
                            && before.stacks().size() == position.stacks().size() + 1
                            && before.variant() == position.variant())
                    .isPresent();
            last = Optional.of(position);
            Move move = sound(position);
            return again ? Move.of(move.to(), move.from()) : move;
        }
    }

    // No answer, or a late one.

    private static List<BrokenBot> failing() {
        return List.of(
                of(
                        "answers nothing when there is one move",
                        Kind.NULL_ANSWER,
                        () -> position -> position.legalMoveCount() == 1 ? null : sound(position)),
                before("fails when a five is on the board", Kind.EXCEPTION, BrokenBot::hasFive, BrokenBot::fail),
                before("fails in one position of a hundred", Kind.EXCEPTION, at -> oneIn(100, at), BrokenBot::fail),
                inGame("fails in its third game", Kind.EXCEPTION, game -> game == 3, BrokenBot::fail),
                before("overflows the stack late in the game", Kind.EXCEPTION, BrokenBot::isLate, BrokenBot::overflow),
                slow("thinks long when it must claim", () -> Position::mustClaim),
                slow("thinks longer from answer to answer", () -> after(25)),
                before("waits for good when it must claim", Kind.HANG, Position::mustClaim, () -> sleep(ENDLESS)),
                inGame("waits for good in its second game", Kind.HANG, game -> game == 2, () -> sleep(ENDLESS)));
    }

    private static BrokenBot before(String name, Kind kind, Predicate<Position> where, Runnable trouble) {
        return of(name, kind, () -> troubled(where, trouble));
    }

    private static BrokenBot slow(String name, Supplier<Predicate<Position>> where) {
        Supplier<Bot> fresh = () -> troubled(where.get(), () -> sleep(THOUGHT));
        return new BrokenBot(name, fresh, false, Optional.of(LIMIT), Kind.SLOW_ANSWER);
    }

    private static Bot troubled(Predicate<Position> where, Runnable trouble) {
        return position -> {
            if (where.test(position)) {
                trouble.run();
            }
            return sound(position);
        };
    }

    /** A bot in trouble at the start of some games; a game starts when the board fills up again. */
    private static BrokenBot inGame(String name, Kind kind, IntPredicate which, Runnable trouble) {
        return of(name, kind, () -> new Bot() {
            private int games;
            private int stacks;

            @Override
            public Move choose(Position position) {
                boolean starts = position.stacks().size() > stacks;
                stacks = position.stacks().size();
                if (starts && which.test(++games)) {
                    trouble.run();
                }
                return sound(position);
            }
        });
    }

    /** True from an answer on. */
    private static Predicate<Position> after(int answers) {
        int[] count = {0};
        return position -> ++count[0] > answers;
    }

    private static boolean hasFive(Position position) {
        return position.stacks().values().stream().anyMatch(stack -> stack.height() == 5);
    }

    private static boolean isLate(Position position) {
        return position.stacks().size() <= 8;
    }

    private static void fail() {
        throw new IllegalStateException("broken");
    }

    private static void overflow() {
        deeper(0);
    }

    private static int deeper(int depth) {
        return deeper(depth + 1) + depth;
    }

    private static void sleep(Duration time) {
        try {
            TimeUnit.NANOSECONDS.sleep(time.toNanos());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    // Legal moves of bots that declare themselves deterministic.

    private static List<BrokenBot> unsteady() {
        return List.of(
                unsteady("rolls dice with twenty stacks left", () -> {
                    SplittableRandom dice = new SplittableRandom();
                    return position -> position.stacks().size() <= 20 ? position.randomMove(dice) : sound(position);
                }),
                unsteady("answers otherwise after fifty answers", () -> {
                    Predicate<Position> later = after(50);
                    return position -> position.legalMove(later.test(position) ? position.legalMoveCount() - 1 : 0);
                }),
                unsteady("is of another mind in every object", () -> {
                    int mind = System.identityHashCode(new Object());
                    return position -> position.legalMove(Math.floorMod(mind, position.legalMoveCount()));
                }),
                unsteady("answers otherwise when it comes back to a position", () -> {
                    Map<Position, Integer> visits = new HashMap<>();
                    return position -> position.legalMove(
                            (visits.merge(position, 1, Integer::sum) - 1) % position.legalMoveCount());
                }));
    }

    private static BrokenBot unsteady(String name, Supplier<Bot> fresh) {
        return new BrokenBot(name, fresh, true, Optional.empty(), Kind.UNSTEADY_ANSWER);
    }
}
