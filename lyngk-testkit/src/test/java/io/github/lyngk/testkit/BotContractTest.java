package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

/** The bot contract as a build runs it: bots with one fault each have to fail, and only where the fault is. */
class BotContractTest {

    private static final String LEGAL = "D E F answersWithALegalMove";
    private static final String TIME = "limit answersInTime";
    private static final String STEADY = "deterministic answersTheSameAgain";
    private static final String STATE = "state answersWithoutHavingSeenTheGame";
    private static final String RANDOM = "R6 G1 finishesGamesAgainstARandomOpponent";
    private static final String ITSELF = "R6 G1 finishesGamesAgainstItself";

    private static Move first(Position position) {
        return position.legalMove(0);
    }

    /** Plays on for the player who moved last: all is well until somebody is skipped. */
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

    @Test
    void E12_ignoringASkipIsFound() {
        SortedMap<String, String> failures = ContractRun.of(TakesTurns.class).failures();

        assertThat(failures).doesNotContainKeys(LEGAL, TIME, STEADY).containsKey(ITSELF);
        assertThat(failures.get(ITSELF)).contains("answered null", "[Position ");
    }

    @Test
    void R5_refusingAForcedClaimIsFound() {
        SortedMap<String, String> failures = ContractRun.of(NeverClaims.class).failures();

        assertThat(failures).containsKey(LEGAL);
        assertThat(failures.get(LEGAL)).containsPattern("The bot answered ..-.., which breaks [EF]\\d");
    }

    @Test
    void exceptionIsShownWithTheShortestPlay() {
        SortedMap<String, String> failures = ContractRun.of(Throws.class).failures();

        assertThat(failures).containsOnlyKeys(LEGAL, STATE, RANDOM, ITSELF);
        assertThat(failures.get(LEGAL))
                .contains("threw java.lang.IllegalStateException: four!")
                .containsPattern("Shortest play found \\([1-6] moves\\):");
    }

    @Test
    void limitIsMeasuredWhenDeclared() {
        ContractRun run = ContractRun.ofProperty(Slow.class, "limit_answersInTime");

        assertThat(run.failures().get(TIME)).contains("its limit is 1 ms");
    }

    @Test
    void diceAreNotDeterministic() {
        SortedMap<String, String> failures = ContractRun.of(Dice.class).failures();

        assertThat(failures).containsOnlyKeys(STEADY);
        assertThat(failures.get(STEADY)).contains("calls itself deterministic");
    }

    @Test
    void hiddenStateIsFound() {
        assertThat(ContractRun.of(Remembers.class).failures()).containsOnlyKeys(STATE, RANDOM, ITSELF);
    }

    @Test
    void everyBotOfAClassIsTestedAndNamed() {
        SortedMap<String, String> failures =
                ContractRun.of(SecondIsBroken.class).failures();

        assertThat(failures).containsOnlyKeys(LEGAL, STATE, RANDOM, ITSELF);
        assertThat(failures.get(LEGAL)).containsPattern("^AlwaysTheSame answered a1-i1, which breaks [DEF]\\d");
    }

    /** Builds print a message three times, so it holds what is needed to replay the fault and no more. */
    @Test
    void messageHoldsTheRecordAndTheTraceTheBoard() throws IOException {
        ContractRun run = ContractRun.of(Throws.class);
        String message = run.failures().get(LEGAL);
        try (RecordReader reader = new RecordReader(new StringReader(message.substring(message.indexOf("\n["))))) {
            assertThat(reader.next().record().orElseThrow().end().stacks().values())
                    .anyMatch(stack -> stack.height() == 4);
        }

        assertThat(message).doesNotContain("First player:");
        assertThat(run.trace(LEGAL))
                .contains(message.lines().toList())
                .containsOnlyOnce("First player:")
                .contains("BotContract.D_E_F_answersWithALegalMove")
                .doesNotContain("net.jqwik");
    }
}
