package io.github.lyngk.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.broken.ClaimByClaimEngine;
import io.github.lyngk.testkit.broken.CoreEngine;
import io.github.lyngk.testkit.broken.SlowEngine;
import io.github.lyngk.testkit.broken.StartOnlyEngine;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The engine contract as a build runs it: engines with one fault each have to fail, and only where the fault is. */
@Tag("not-for-mutation")
class EngineContractTest {

    private static final String ENOUGH = "comparesEnoughAnswers";
    private static final String MOVES = "listsExactlyTheLegalMoves_D_E_F_R1";
    private static final String POSITION = "keepsTheRightPosition_D3_E9_E10_R4";
    private static final String TURN = "givesTheTurnToTheRightPlayer_E11_E12_R6";
    private static final String END = "endsTheGameWhenItIsOver_G1_H4_H5";
    private static final String WINNER = "namesTheRightWinner_G2_G3_H6";
    private static final String MEMORY = "answersTheSameWhateverWasAskedBefore";
    private static final String ANSWERS = "answersEveryQuestion";
    private static final String TIME = "answersInTime";
    private static final String REFUSALS = "refusesIllegalMoves_D_E_F";

    /** The contract of whatever is to be tested next. */
    static class Contract implements EngineContract<Object> {
        private static final AtomicReference<Supplier<? extends Engine<?>>> ENGINES = new AtomicReference<>();

        @Override
        @SuppressWarnings("unchecked") // its states are only handed back to it
        public Engine<Object> engine() {
            return (Engine<Object>) ENGINES.get().get();
        }
    }

    /** Has no time for any answer. */
    static class NoTime extends Contract {
        @Override
        public Duration budget() {
            return Duration.ofNanos(1);
        }
    }

    /** Declares what it does not know. */
    static class KnownViolation extends Contract {
        @Override
        public Set<Rule> knownViolations() {
            return Set.of(Rule.F2);
        }
    }

    private static ContractRun run(Supplier<? extends Engine<?>> engines) {
        return run(Contract.class, engines);
    }

    private static ContractRun run(Class<? extends Contract> contract, Supplier<? extends Engine<?>> engines) {
        Contract.ENGINES.set(engines);
        return ContractRun.of(contract);
    }

    /** Knows no LYNGK moves. */
    static class StraightMovesOnly extends CoreEngine {
        @Override
        public Collection<Move> moves(Position position) {
            return position.legalMoves().stream()
                    .filter(move -> position.route(move).size() == 2)
                    .toList();
        }
    }

    /** Gives draws to the first player. */
    static class NoDraws extends CoreEngine {
        @Override
        public EngineResult result(Position position) {
            EngineResult result = super.result(position);
            return result.isDraw() ? EngineResult.won(Player.FIRST) : result;
        }
    }

    /** Cannot count. */
    static class Crashes extends CoreEngine {
        @Override
        public EngineResult result(Position position) {
            throw new ArithmeticException("cannot count");
        }
    }

    /** Remembers moves by the board alone. */
    static class Caching extends CoreEngine {
        private final Map<String, Collection<Move>> remembered = new HashMap<>();

        @Override
        public Collection<Move> moves(Position position) {
            return remembered.computeIfAbsent(position.stacks().toString(), board -> position.legalMoves());
        }
    }

    @Test
    void rightEnginePassesAndWhatWasNotAskedForIsSkipped() {
        ContractRun run = run(CoreEngine::new);

        assertThat(run.failures()).isEmpty();
        assertThat(run.names())
                .containsExactlyInAnyOrder(ENOUGH, MOVES, POSITION, TURN, END, WINNER, MEMORY, ANSWERS, TIME, REFUSALS);
        assertThat(run.skipped()).containsExactlyInAnyOrder(TIME, REFUSALS);
    }

    @Test
    void rightEnginesOfOtherMakesPass() {
        assertThat(run(ClaimByClaimEngine::new).failures()).isEmpty();
        assertThat(run(StartOnlyEngine::new).failures()).isEmpty();
        assertThat(run(SlowEngine::new).skipped()).containsExactlyInAnyOrder(POSITION, TIME, REFUSALS);
    }

    @Test
    void faultFailsOneTestOnlyAndItsPlayCanBeParsed() {
        ContractRun run = run(StraightMovesOnly::new);
        List<String> lines = run.trace(MOVES).lines().toList();
        int title = Iterables.indexOf(lines, line -> line.startsWith("Shortest play found"));

        assertThat(run.failures()).containsOnlyKeys(MOVES);
        assertThat(run.failures().get(MOVES))
                .startsWith("EngineContractTest.Contract: StraightMovesOnly: missing move (F2): the engine does not ");
        assertThat(Game.parse(lines.get(title + 1).strip()).start().legalMoves())
                .isNotEmpty();
    }

    @Test
    void knownViolationDoesNotFail() {
        assertThat(run(KnownViolation.class, StraightMovesOnly::new).failures()).isEmpty();
    }

    @Test
    void withoutAVerdictOneTestFailsAndTheOthersAreAborted() {
        ContractRun run = run(NoTime.class, CoreEngine::new);

        assertThat(run.failures()).containsOnlyKeys(ENOUGH);
        assertThat(run.failures().get(ENOUGH)).contains("compared 0 answers, the minimum is 60");
        assertThat(run.skipped())
                .containsExactlyInAnyOrder(MOVES, POSITION, TURN, END, WINNER, MEMORY, ANSWERS, TIME, REFUSALS);
    }

    @Test
    void faultThatAFreshInstanceDoesNotShowFailsTheTestOfMemory() {
        ContractRun run = run(Caching::new);

        assertThat(run.failures()).containsOnlyKeys(MEMORY);
        assertThat(run.trace(MEMORY)).contains(Fault.NOT_REPRODUCED);
    }

    @Test
    void G3_rareFaultInTheCountFailsItsTest() {
        SortedMap<String, String> failures = run(NoDraws::new).failures();

        assertThat(failures).containsOnlyKeys(WINNER);
        assertThat(failures.get(WINNER))
                .contains("wrong winner (G3): the engine says won by player 1, core says a draw");
    }

    @Test
    void exceptionsAreFaultsWithoutARule() {
        ContractRun run = run(Crashes::new);

        assertThat(run.failures()).containsOnlyKeys(ANSWERS);
        assertThat(run.failures().get(ANSWERS)).contains("exception: ", "cannot count");
        assertThat(run.trace(ANSWERS)).contains("Caused by: java.lang.ArithmeticException: cannot count");
    }
}
