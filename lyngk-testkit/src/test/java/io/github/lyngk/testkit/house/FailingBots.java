package io.github.lyngk.testkit.house;

import static io.github.lyngk.testkit.house.BrokenBot.oneIn;
import static io.github.lyngk.testkit.house.BrokenBot.sound;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Bots that do not always answer: an exception or an error comes instead, the answer is late, or it never comes. */
final class FailingBots {
    private static final Duration LIMIT = Duration.ofMillis(20);
    private static final Duration THOUGHT = Duration.ofMillis(60);

    /** Nobody waits that long for an answer, and no build is kept busy for longer. */
    private static final Duration ENDLESS = Duration.ofMinutes(2);

    private FailingBots() {}

    static ImmutableList<BrokenBot> all() {
        return ImmutableList.of(
                fails("fails on more than nine hundred moves", position -> position.legalMoveCount() > 900),
                fails("fails when a five stands", position -> stands(position, 5)),
                fails(
                        "fails with eight stacks left",
                        position -> position.stacks().size() <= 8),
                fails(
                        "fails when both have claimed two",
                        position -> position.claims().size() == 4),
                fails("fails when it must claim", Position::mustClaim),
                fails("fails in one position of a hundred", position -> oneIn(100, position)),
                failsAs("fails when asked twice in a position", AskedTwice::new),
                failsAs("fails when a new game begins", NewGame::new),
                failsAs("fails in its third game", ThirdGame::new),
                failsAs("fails after a hundred answers", HundredAnswers::new),
                failsAs("fails when its opponent was skipped", Skipped::new),
                throwing("overflows the stack where a joker is alone", FailingBots::isDeep, FailingBots::overflow),
                throwing("asserts that no stack has four pieces", position -> stands(position, 4), () -> {
                    throw new AssertionError("four pieces");
                }),
                throwing("lacks a class for the end of the game", position -> position.legalMoveCount() < 4, () -> {
                    throw new NoClassDefFoundError("org/example/Endgame");
                }),
                throwing("fails without a word", position -> oneIn(50, position), () -> {
                    throw new Silent();
                }),
                slow("thinks long when it must claim", Position::mustClaim),
                slow("thinks long about many moves", position -> position.legalMoveCount() > 700),
                slow("thinks long in one position of thirty", position -> oneIn(30, position)),
                slow(
                        "thinks long as the second player with two colours",
                        position -> position.playerToMove() == Player.SECOND
                                && position.claims(Player.SECOND).size() == 2),
                new BrokenBot(
                        "thinks longer from answer to answer", Ages::new, false, Optional.of(LIMIT), Kind.SLOW_ANSWER),
                hangs("runs in circles when it must claim", Position::mustClaim, FailingBots::spin),
                hangs("waits for a lock in one position of sixty", position -> oneIn(60, position), FailingBots::await),
                hangs("sleeps when a five stands", position -> stands(position, 5), FailingBots::sleep),
                BrokenBot.of("waits for good in its second game", Kind.HANG, SecondGame::new));
    }

    private static boolean stands(Position position, int height) {
        return position.stacks().values().stream().anyMatch(stack -> stack.height() == height);
    }

    private static BrokenBot fails(String name, Predicate<Position> lost) {
        return throwing(name, lost, () -> {
            throw new IllegalStateException(name);
        });
    }

    private static BrokenBot failsAs(String name, Supplier<Bot> fresh) {
        return BrokenBot.of(name, Kind.EXCEPTION, fresh);
    }

    private static BrokenBot throwing(String name, Predicate<Position> lost, Runnable failure) {
        return BrokenBot.of(name, Kind.EXCEPTION, () -> before(lost, failure));
    }

    private static BrokenBot slow(String name, Predicate<Position> hard) {
        return new BrokenBot(
                name, () -> before(hard, () -> think(THOUGHT)), false, Optional.of(LIMIT), Kind.SLOW_ANSWER);
    }

    private static BrokenBot hangs(String name, Predicate<Position> lost, Runnable loop) {
        return BrokenBot.of(name, Kind.HANG, () -> before(lost, loop));
    }

    private static Bot before(Predicate<Position> where, Runnable trouble) {
        return position -> {
            if (where.test(position)) {
                trouble.run();
            }
            return sound(position);
        };
    }

    private static boolean isDeep(Position position) {
        return position.stacks().size() < 12
                && position.stacks().values().stream().anyMatch(stack -> stack.jokers() == stack.height());
    }

    private static void overflow() {
        deeper(0);
    }

    private static int deeper(int depth) {
        return deeper(depth + 1) + depth;
    }

    private static void think(Duration time) {
        try {
            TimeUnit.NANOSECONDS.sleep(time.toNanos());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void sleep() {
        think(ENDLESS);
    }

    private static void await() {
        try {
            new CountDownLatch(1).await(ENDLESS.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void spin() {
        long end = System.nanoTime() + ENDLESS.toNanos();
        while (!Thread.currentThread().isInterrupted() && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    /** An exception as a virtual machine throws it that is tired of throwing: no message and no frames. */
    private static final class Silent extends RuntimeException {
        private static final long serialVersionUID = 1;

        Silent() {
            super(null, null, false, false);
        }
    }

    private static final class AskedTwice implements Bot {
        private final Set<Position> seen = new HashSet<>();

        @Override
        public Move choose(Position position) {
            if (!seen.add(position)) {
                throw new IllegalStateException("asked before");
            }
            return sound(position);
        }
    }

    /** Notes when the board fills up again. */
    private abstract static class CountsGames implements Bot {
        private int games;
        private int stacks;

        abstract void begin(int game);

        @Override
        public final Move choose(Position position) {
            if (position.stacks().size() > stacks) {
                games++;
                begin(games);
            }
            stacks = position.stacks().size();
            return sound(position);
        }
    }

    private static final class NewGame extends CountsGames {
        @Override
        void begin(int game) {
            if (game > 1) {
                throw new IllegalStateException("stacks came back");
            }
        }
    }

    private static final class ThirdGame extends CountsGames {
        @Override
        void begin(int game) {
            if (game == 3) {
                throw new ArrayIndexOutOfBoundsException("2");
            }
        }
    }

    private static final class SecondGame extends CountsGames {
        @Override
        void begin(int game) {
            if (game == 2) {
                FailingBots.await();
            }
        }
    }

    private static final class HundredAnswers implements Bot {
        private final Move[] answers = new Move[100];
        private int count;

        @Override
        public Move choose(Position position) {
            answers[count] = sound(position);
            return answers[count++];
        }
    }

    private static final class Skipped implements Bot {
        private Optional<Position> last = Optional.empty();

        @Override
        public Move choose(Position position) {
            last.filter(before -> before.playerToMove() == position.playerToMove()
                            && before.stacks().size() == position.stacks().size() + 1
                            && before.variant() == position.variant())
                    .ifPresent(before -> {
                        throw new IllegalStateException("where is my opponent's move?");
                    });
            last = Optional.of(position);
            return sound(position);
        }
    }

    /** Looks through everything it has ever answered. */
    private static final class Ages implements Bot {
        private int answers;

        @Override
        public Move choose(Position position) {
            answers++;
            think(answers < 25 ? Duration.ZERO : THOUGHT);
            return sound(position);
        }
    }
}
