package io.github.lyngk.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.broken.CoreEngine;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** What Jupiter does with a test class, a contract puts up with: nesting, selecting, injecting, configuring. */
@Tag("not-for-mutation")
class ContractExtensionTest {

    private static final String ENOUGH = "comparesEnoughAnswers";
    private static final ImmutableMap<String, String> FEW = ImmutableMap.of("lyngk.seed", "1", "lyngk.games", "70");

    /** The first legal move of every position, counted. */
    static class Counting implements BotContract {
        static final AtomicInteger ANSWERS = new AtomicInteger();

        @Override
        public Bot bot() {
            return position -> {
                ANSWERS.incrementAndGet();
                return position.legalMove(0);
            };
        }
    }

    /** A right bot, and inside it a wrong one. */
    static class Outer extends Counting {
        @Nested
        class Inner implements BotContract {
            @Override
            public Bot bot() {
                return position -> null;
            }
        }
    }

    /** Contracts in nested classes only. */
    static class NestedOnly {
        @Nested
        class Inner extends Counting {}
    }

    /** Is handed what it needs. */
    static class Injected implements BotContract {
        private final TestInfo info;
        private Optional<Bot> bot = Optional.empty();

        Injected(TestInfo info) {
            this.info = info;
        }

        @BeforeEach
        void prepare() {
            bot = Optional.of(position -> position.legalMove(info.getTestClass().isPresent() ? 0 : 1));
        }

        @Override
        public Bot bot() {
            return bot.orElseThrow();
        }
    }

    /** Has tests of its own. */
    static class Curious extends Counting {
        @Test
        void wasAskedOften(CheckReport report) {
            assertThat(report.games()).isEqualTo(70);
        }

        @RepeatedTest(2)
        void isSound(CheckReport report) {
            assertThat(report.isSound()).isTrue();
        }

        @Test
        void needsNoReport() {}
    }

    /** One class, several bots. */
    @ParameterizedClass
    @ValueSource(ints = {0, -1})
    static class Parameterized implements BotContract {
        private final int which;

        Parameterized(int which) {
            this.which = which;
        }

        @Override
        public Bot bot() {
            return position -> which < 0 ? null : position.legalMove(which);
        }
    }

    static class NullBot implements BotContract {
        @Override
        public Bot bot() {
            return null;
        }
    }

    static class NullEngine implements EngineContract<String> {
        @Override
        public Engine<String> engine() {
            return null;
        }
    }

    /** Cannot be made, and counts how often that is tried. */
    static class Unavailable implements BotContract {
        static final AtomicInteger TRIES = new AtomicInteger();

        @Override
        public Bot bot() {
            TRIES.incrementAndGet();
            throw new IllegalStateException("no such program");
        }
    }

    /** Returns the same one again, though it is closed. */
    static class SameAgain implements BotContract {
        private static final class Closing implements Bot, AutoCloseable {
            private boolean closed;

            @Override
            public Move choose(Position position) {
                return closed ? null : position.legalMove(0);
            }

            @Override
            public void close() {
                closed = true;
            }
        }

        private final Bot only = new Closing();

        @Override
        public Bot bot() {
            return only;
        }
    }

    /** Throws when the moves are asked for. */
    static class Unfinished implements EngineContract<Position> {
        @Override
        public Engine<Position> engine() {
            return new CoreEngine() {
                @Override
                public Collection<Move> moves(Position position) {
                    throw new UnsupportedOperationException("later");
                }
            };
        }
    }

    /** Is skipped where something is missing. */
    static class Assuming implements BotContract {
        @Override
        public Bot bot() {
            return Assumptions.abort("python9 is not installed");
        }
    }

    /** Two contracts at once, of which only one could be checked. */
    static class Both extends Counting implements EngineContract<String> {
        @Override
        public Engine<String> engine() {
            throw new AssertionError("not asked");
        }

        @Override
        public int games() {
            return 70;
        }

        @Override
        public Duration budget() {
            return Duration.ofSeconds(1);
        }

        @Override
        public Optional<Duration> limit() {
            return Optional.empty();
        }

        @Override
        public Set<Rule> knownViolations() {
            return Set.of();
        }

        @Override
        public void comparesEnoughAnswers(CheckReport report) {
            super.comparesEnoughAnswers(report);
        }

        @Override
        public void answersEveryQuestion(CheckReport report) {
            super.answersEveryQuestion(report);
        }

        @Override
        public void answersInTime(CheckReport report) {
            super.answersInTime(report);
        }
    }

    @Test
    void nestedContractRunsAndHasACheckOfItsOwn() {
        ContractRun run = ContractRun.of(Outer.class, FEW);

        assertThat(run.failures()).containsOnlyKeys("answersWithALegalMove_D_E_F");
        assertThat(run.failures().values()).first().asString().startsWith("ContractExtensionTest.Outer.Inner: ");
        assertThat(ContractRun.of(NestedOnly.class, FEW).names()).hasSize(7);
    }

    @Test
    void contractIsConstructedAndPreparedByJupiter() {
        ContractRun run = ContractRun.of(Injected.class, FEW);

        assertThat(run.names()).hasSize(7);
        assertThat(run.failures()).isEmpty();
    }

    @Test
    void oneTestCanBeSelected() {
        ContractRun run = ContractRun.of(selectMethod(Counting.class, ENOUGH, CheckReport.class.getName()), FEW);

        assertThat(run.names()).containsExactly(ENOUGH);
        assertThat(run.failures()).isEmpty();
    }

    @Test
    void oneCheckServesAllTests() {
        Counting.ANSWERS.set(0);
        ContractRun run = ContractRun.of(Curious.class, FEW);

        assertThat(run.failures()).isEmpty();
        assertThat(run.names()).hasSize(10);
        assertThat(Counting.ANSWERS).hasValue(70);
    }

    @Test
    void oneCheckServesTestsThatRunAtTheSameTime() {
        Counting.ANSWERS.set(0);
        ImmutableMap<String, String> parallel = ImmutableMap.of(
                "junit.jupiter.execution.parallel.enabled", "true",
                "junit.jupiter.execution.parallel.mode.default", "concurrent",
                "lyngk.games", "70");
        ContractRun run = ContractRun.of(Curious.class, parallel);

        assertThat(run.failures()).isEmpty();
        assertThat(Counting.ANSWERS).hasValue(70);
    }

    @Test
    void everyInvocationOfAClassHasACheckOfItsOwn() {
        ContractRun run = ContractRun.of(Parameterized.class, FEW);

        assertThat(run.failures()).containsOnlyKeys("answersWithALegalMove_D_E_F");
    }

    @Test
    void nullIsNamedWithItsPlace() {
        assertThat(ContractRun.of(NullBot.class, FEW).failures())
                .hasSize(7)
                .containsEntry(ENOUGH, "ContractExtensionTest.NullBot.bot() is null");
        assertThat(ContractRun.of(NullEngine.class, FEW).failures())
                .hasSize(10)
                .containsEntry(ENOUGH, "ContractExtensionTest.NullEngine.engine() is null");
    }

    @Test
    void whatCannotBeMadeFailsEveryTestAndIsNotTriedAgain() {
        ContractRun run = ContractRun.of(Unavailable.class, FEW);

        assertThat(run.failures()).hasSize(7).containsEntry(ENOUGH, "no such program");
        assertThat(run.trace(ENOUGH)).startsWith("java.lang.IllegalStateException: no such program");
        assertThat(Unavailable.TRIES).hasValue(1);
    }

    @Test
    void botThatIsClosedAndReturnedAgainIsRefused() {
        assertThat(ContractRun.of(SameAgain.class, FEW).failures().get(ENOUGH))
                .startsWith("the same Closing was returned again, but it is closed after use");
    }

    @Test
    void testsOfAnswersThatAreMissingAreAborted() {
        ContractRun run = ContractRun.of(Unfinished.class, FEW);

        assertThat(run.failures()).containsOnlyKeys("answersEveryQuestion");
        assertThat(run.skipped()).contains("listsExactlyTheLegalMoves_D_E_F_R1").doesNotContain(ENOUGH);
    }

    @Test
    void assumptionOfTheClassSkipsItsTests() {
        ContractRun run = ContractRun.of(Assuming.class, FEW);

        assertThat(run.failures()).isEmpty();
        assertThat(run.skipped()).hasSize(7);
    }

    @Test
    void classWithTwoContractsIsRefused() {
        assertThat(ContractRun.of(Both.class, FEW).failures().get("answersTheSameAgain"))
                .isEqualTo("ContractExtensionTest.Both must implement either BotContract or EngineContract");
    }

    @Test
    void parametersOfTheRunReplaceWhatTheClassDeclares() {
        ContractRun limited =
                ContractRun.of(Counting.class, ImmutableMap.of("lyngk.limit", "PT9S", "lyngk.games", "70"));
        ContractRun wrongTime = ContractRun.of(Counting.class, ImmutableMap.of("lyngk.budget", "soon"));
        ContractRun wrongNumber = ContractRun.of(Counting.class, ImmutableMap.of("lyngk.games", "99999999999"));

        assertThat(limited.skipped()).containsExactly("answersTheSameAgain", "keepsTheResultsOfEndgames");
        assertThat(wrongTime.failures().get(ENOUGH)).contains("lyngk.budget must be a time such as 30s", "soon");
        assertThat(wrongNumber.failures().get(ENOUGH))
                .contains("lyngk.games must be a number such as 200", "99999999999");
    }
}
