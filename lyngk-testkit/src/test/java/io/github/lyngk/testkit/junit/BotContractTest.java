package io.github.lyngk.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The bot contract as a build runs it: bots with one fault each have to fail, and only where the fault is. */
@Tag("not-for-mutation")
class BotContractTest {

    private static final String ENOUGH = "comparesEnoughAnswers";
    private static final String LEGAL = "answersWithALegalMove_D_E_F";
    private static final String ANSWERS = "answersEveryQuestion";
    private static final String TIME = "answersInTime";
    private static final String STEADY = "answersTheSameAgain";
    private static final String ENDGAMES = "keepsTheResultsOfEndgames";
    private static final String MEMORY = "answersAsWellAfterOtherGames";

    private static Move first(Position position) {
        return position.legalMove(0);
    }

    static class Right implements BotContract {
        @Override
        public Bot bot() {
            return BotContractTest::first;
        }
    }

    static class FirstMoveIsPerfect extends Right {
        @Override
        public boolean perfectEndgames() {
            return true;
        }

        @Override
        public int games() {
            return 60;
        }
    }

    /** Expects that players take turns: it is right until a player is skipped or another game begins. */
    static class TakesTurns implements BotContract {
        @Override
        public Bot bot() {
            return new Bot() {
                private Optional<Player> last = Optional.empty();

                @Override
                public Move choose(Position position) {
                    Player side = last.map(Player::opponent).orElse(position.playerToMove());
                    last = Optional.of(side);
                    return position.playerToMove() == side ? first(position) : null;
                }
            };
        }
    }

    /** Never claims, not even when it must. */
    static class NeverClaims implements BotContract {
        static final class Silent implements Bot {
            @Override
            public Move choose(Position position) {
                return first(position).withoutClaim();
            }
        }

        @Override
        public Bot bot() {
            return new Silent();
        }
    }

    static class KnowinglyNeverClaims extends NeverClaims {
        @Override
        public Set<Rule> knownViolations() {
            return Set.of(Rule.R5);
        }
    }

    /** Throws if there is a stack of four. */
    static class Throws implements BotContract {
        @Override
        public Bot bot() {
            return position -> {
                if (position.stacks().values().stream().anyMatch(stack -> stack.height() == 4)) {
                    throw new IllegalStateException("four!");
                }
                return first(position);
            };
        }

        @Override
        public Set<Variant> variants() {
            return Set.of(Variant.STANDARD);
        }
    }

    private static Bot sleeping(int millis) {
        return position -> {
            Uninterruptibles.sleepUninterruptibly(millis, TimeUnit.MILLISECONDS);
            return first(position);
        };
    }

    static class Slow implements BotContract {
        @Override
        public Bot bot() {
            return sleeping(2);
        }

        @Override
        public Optional<Duration> limit() {
            return Optional.of(Duration.ofMillis(1));
        }
    }

    /** Has too little time for 60 answers. */
    static class TooSlow implements BotContract {
        @Override
        public Bot bot() {
            return sleeping(20);
        }

        @Override
        public Duration budget() {
            return Duration.ofMillis(200);
        }
    }

    /** Counts its answers. */
    static class Few implements BotContract {
        static final AtomicInteger ANSWERS = new AtomicInteger();

        @Override
        public Bot bot() {
            return position -> {
                ANSWERS.incrementAndGet();
                return first(position);
            };
        }

        @Override
        public int games() {
            return 70;
        }
    }

    /** Says it is deterministic, but rolls dice. */
    static class Dice implements BotContract {
        @Override
        public Bot bot() {
            return position -> position.randomMove(ThreadLocalRandom.current());
        }

        @Override
        public boolean deterministic() {
            return true;
        }
    }

    /** Remembers its first answer and gives it again. */
    static class Remembers implements BotContract {
        @Override
        public Bot bot() {
            return new Bot() {
                private Optional<Move> answer = Optional.empty();

                @Override
                public Move choose(Position position) {
                    answer = Optional.of(answer.orElse(first(position)));
                    return answer.get();
                }
            };
        }
    }

    @Test
    void rightBotPassesAndWhatWasNotAskedForIsSkipped() {
        ContractRun run = ContractRun.of(Right.class);

        assertThat(run.names()).containsExactlyInAnyOrder(ENOUGH, LEGAL, ANSWERS, TIME, STEADY, ENDGAMES, MEMORY);
        assertThat(run.failures()).isEmpty();
        assertThat(run.skipped()).containsExactlyInAnyOrder(TIME, STEADY, ENDGAMES);
    }

    @Test
    void withTooFewAnswersOneTestFailsAndTheOthersAreAborted() {
        ContractRun run = ContractRun.of(TooSlow.class);

        assertThat(run.failures()).containsOnlyKeys(ENOUGH);
        assertThat(run.failures().get(ENOUGH)).containsPattern("compared \\d+ answers?, the minimum is 60");
        assertThat(run.skipped()).containsExactlyInAnyOrder(LEGAL, ANSWERS, TIME, STEADY, ENDGAMES, MEMORY);
    }

    @Test
    void botIsAskedInAsManyPositionsAsTheClassDeclares() {
        assertThat(ContractRun.of(Few.class, ImmutableMap.of()).failures()).isEmpty();
        assertThat(Few.ANSWERS).hasValue(70);
    }

    @Test
    void E12_ignoringASkipIsFound() {
        SortedMap<String, String> failures = ContractRun.of(TakesTurns.class).failures();

        assertThat(failures).containsOnlyKeys(MEMORY);
        assertThat(failures.get(MEMORY)).contains("null answer: ");
    }

    @Test
    void R5_refusingAForcedClaimIsFoundAndNamedWithTheClassAndTheBot() {
        SortedMap<String, String> failures = ContractRun.of(NeverClaims.class).failures();

        assertThat(failures).containsOnlyKeys(LEGAL);
        assertThat(failures.get(LEGAL))
                .startsWith("BotContractTest.NeverClaims: Silent: illegal answer (R5): the bot answered ");
    }

    @Test
    void knownViolationDoesNotFail() {
        assertThat(ContractRun.of(KnowinglyNeverClaims.class).failures()).isEmpty();
    }

    /** Builds print a message three times, so it has the headline, and only the trace the play and the board. */
    @Test
    void exceptionIsShownWithTheShortestPlay() {
        ContractRun run = ContractRun.of(Throws.class);
        String message = run.failures().get(ANSWERS);
        String trace = run.trace(ANSWERS);

        assertThat(run.failures()).containsOnlyKeys(ANSWERS);
        assertThat(message).hasLineCount(1).contains("threw java.lang.IllegalStateException: four!");
        assertThat(trace)
                .contains(message)
                .contains("Shortest play found (0 moves):", "Caused by: java.lang.IllegalStateException: four!", "c7 ")
                .doesNotContain("org.junit.platform");
        assertThat(Game.parse(trace.lines()
                                .dropWhile(line -> !line.startsWith("Shortest play found"))
                                .skip(1)
                                .findFirst()
                                .orElseThrow()
                                .strip())
                        .position()
                        .stacks()
                        .values())
                .anyMatch(stack -> stack.height() == 4);
    }

    @Test
    void limitIsMeasuredWhenDeclared() {
        assertThat(ContractRun.of(Slow.class).failures().get(TIME)).contains("the limit is 1 ms");
    }

    @Test
    void diceAreNotDeterministic() {
        SortedMap<String, String> failures = ContractRun.of(Dice.class).failures();

        assertThat(failures).containsOnlyKeys(STEADY);
        assertThat(failures.get(STEADY)).contains("declares that it is deterministic");
    }

    @Test
    void theFirstMoveDoesNotKeepTheResultsOfEndgames() {
        SortedMap<String, String> failures =
                ContractRun.of(FirstMoveIsPerfect.class).failures();

        assertThat(failures).containsOnlyKeys(ENDGAMES);
        assertThat(failures.get(ENDGAMES)).contains("spoiled endgame: the bot declares perfect endgames, but ");
    }

    @Test
    void hiddenStateIsFound() {
        assertThat(ContractRun.of(Remembers.class).failures()).containsOnlyKeys(MEMORY);
    }
}
