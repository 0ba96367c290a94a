package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.RecordReader;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ThreadLocalRandom;
import net.jqwik.api.Group;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The bot contract as a build runs it: bots with one fault each have to fail, and only where the fault is. */
@Tag("slow")
class BotContractTest {

    private static final String LEGAL = "answersWithALegalMove D E F";
    private static final String ANSWERS = "answersEveryQuestion";
    private static final String TIME = "answersInTime";
    private static final String STEADY = "answersTheSameAgain";
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

    /** Plays on for the player who moved last: all is well until somebody is skipped, or another game begins. */
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
        @Override
        public Bot bot() {
            return position -> first(position).withoutClaim();
        }
    }

    /** Gives up when the board looks strange. */
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

    /** Thinks for long. */
    static class Slow implements BotContract {
        @Override
        public Bot bot() {
            return position -> {
                long end = System.nanoTime() + 2_000_000;
                while (System.nanoTime() < end) {
                    Thread.onSpinWait();
                }
                return first(position);
            };
        }

        @Override
        public Optional<Duration> limit() {
            return Optional.of(Duration.ofMillis(1));
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

    /** Two bots, the second one broken. */
    static class SecondIsBroken implements BotContract {
        @Override
        public Bot bot() {
            return BotContractTest::first;
        }

        @Override
        public Collection<Bot> bots() {
            return List.of(bot(), new AlwaysTheSame());
        }
    }

    static final class AlwaysTheSame implements Bot {
        @Override
        public Move choose(Position position) {
            return Move.parse("a1-i1");
        }
    }

    static class TenBrokenOnes implements BotContract {
        @Override
        public Bot bot() {
            return new AlwaysTheSame();
        }

        @Override
        public Collection<Bot> bots() {
            return Collections.nCopies(10, bot());
        }
    }

    static class Grouped {
        @Group
        class Broken implements BotContract {
            @Override
            public Bot bot() {
                return new AlwaysTheSame();
            }
        }
    }

    @Test
    void rightBotPassesAndWhatWasNotAskedForIsSkipped() {
        ContractRun run = ContractRun.of(Right.class);

        assertThat(run.names()).containsExactlyInAnyOrder(LEGAL, ANSWERS, TIME, STEADY, MEMORY);
        assertThat(run.failures()).isEmpty();
        assertThat(run.skipped()).containsExactlyInAnyOrder(TIME, STEADY);
    }

    @Test
    void E12_ignoringASkipIsFound() {
        SortedMap<String, String> failures = ContractRun.of(TakesTurns.class).failures();

        assertThat(failures).containsOnlyKeys(MEMORY);
        assertThat(failures.get(MEMORY)).contains("null answer: ");
    }

    @Test
    void R5_refusingAForcedClaimIsFound() {
        SortedMap<String, String> failures = ContractRun.of(NeverClaims.class).failures();

        assertThat(failures).containsOnlyKeys(LEGAL);
        assertThat(failures.get(LEGAL)).containsPattern("illegal answer \\(R5\\): the bot answered ..-..: ");
    }

    @Test
    void exceptionIsShownWithTheShortestPlay() {
        ContractRun run = ContractRun.of(Throws.class);

        assertThat(run.failures()).containsOnlyKeys(ANSWERS);
        assertThat(run.failures().get(ANSWERS)).contains("threw java.lang.IllegalStateException: four!");
        assertThat(run.trace(ANSWERS))
                .contains("Shortest play found (0 moves):", "Caused by: java.lang.IllegalStateException: four!");
    }

    @Test
    void limitIsMeasuredWhenDeclared() {
        assertThat(ContractRun.of(Slow.class).failures().get(TIME)).contains("its limit is 1 ms");
    }

    @Test
    void diceAreNotDeterministic() {
        SortedMap<String, String> failures = ContractRun.of(Dice.class).failures();

        assertThat(failures).containsOnlyKeys(STEADY);
        assertThat(failures.get(STEADY)).contains("calls itself deterministic");
    }

    @Test
    void hiddenStateIsFound() {
        assertThat(ContractRun.of(Remembers.class).failures()).containsOnlyKeys(MEMORY);
    }

    @Test
    void everyBotOfAClassIsTestedAndNamed() {
        SortedMap<String, String> failures =
                ContractRun.of(SecondIsBroken.class).failures();

        assertThat(failures).containsOnlyKeys(LEGAL);
        assertThat(failures.get(LEGAL)).containsPattern("AlwaysTheSame: illegal answer \\([DEF]\\d\\): .* a1-i1");
    }

    @Test
    void groupsAreContractsOfTheirOwn() {
        assertThat(ContractRun.of(Grouped.class).failures()).containsOnlyKeys(LEGAL);
    }

    /** Builds print a message three times, so it holds the headlines, and the trace the record and the board. */
    @Test
    void messageHoldsTheHeadlineAndTheTraceTheRecord() throws IOException {
        ContractRun run = ContractRun.of(Throws.class);
        String message = run.failures().get(ANSWERS);
        String trace = run.trace(ANSWERS);
        try (RecordReader reader = new RecordReader(new StringReader(trace.substring(trace.indexOf("\n["))))) {
            assertThat(reader.next().record().orElseThrow().end().stacks().values())
                    .anyMatch(stack -> stack.height() == 4);
        }

        assertThat(message.lines()).hasSize(1);
        assertThat(trace).contains(message.lines().toList()).contains("c7 ").doesNotContain("net.jqwik");
    }

    /** A message is printed three times, its trace once. */
    @Test
    void tenBrokenBotsFillNoMoreThanAFewScreens() {
        ContractRun run = ContractRun.of(TenBrokenOnes.class, ImmutableMap.of("lyngk.budget", "6s", "lyngk.seed", "1"));

        assertThat(run.failures()).containsOnlyKeys(LEGAL);
        long lines = run.trace(LEGAL).lines().count()
                + 2 * run.failures().get(LEGAL).lines().count()
                + run.printed().lines().count();
        assertThat(lines).isLessThan(300);
    }
}
