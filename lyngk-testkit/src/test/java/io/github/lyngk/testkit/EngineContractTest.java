package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.house.ClaimByClaimEngine;
import io.github.lyngk.testkit.house.CoreEngine;
import io.github.lyngk.testkit.house.HouseEngine;
import io.github.lyngk.testkit.house.StartOnlyEngine;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine contract as a build runs it, on the JUnit platform. */
@Tag("slow")
class EngineContractTest {

    private static final String ENOUGH = "comparesEnoughAnswers";
    private static final String MOVES = "listsExactlyTheLegalMoves D E F R1";
    private static final String POSITION = "keepsTheRightPosition D3 E9 E10 R4";
    private static final String TURN = "givesTheTurnToTheRightPlayer E11 E12 R6";
    private static final String END = "endsTheGameWhenItIsOver G1 H4 H5";
    private static final String WINNER = "namesTheRightWinner G2 G3 H6";
    private static final String MEMORY = "answersTheSameWhateverWasAskedBefore";
    private static final String ANSWERS = "answersEveryQuestion";
    private static final String TIME = "answersInTime";
    private static final String REFUSALS = "refusesIllegalMoves D E F";

    /** Knows no LYNGK moves. */
    static class StraightMovesOnly extends CoreEngine {
        @Override
        public Collection<Move> moves(Position position) {
            return position.legalMoves().stream()
                    .filter(move -> position.route(move).size() == 2)
                    .toList();
        }
    }

    /** The same, and declares it. */
    static class KnownViolation extends StraightMovesOnly {
        @Override
        public Set<Rule> knownViolations() {
            return Set.of(Rule.F2);
        }
    }

    /** Gives draws to the first player. */
    static class NoDraws extends CoreEngine {
        @Override
        public EngineResult result(Position position) {
            EngineResult result = super.result(position);
            return result.isDraw() ? EngineResult.won(Player.FIRST) : result;
        }

        @Override
        public Set<Variant> variants() {
            return Set.of(Variant.STANDARD);
        }
    }

    /** Cannot count. */
    static class Crashes extends CoreEngine {
        @Override
        public EngineResult result(Position position) {
            throw new ArithmeticException("cannot count");
        }
    }

    /** Counts how often it is set up with something else than a start. */
    static class StartsOnly extends CoreEngine {
        static final AtomicInteger OTHERS = new AtomicInteger();

        @Override
        public Position setUp(Position position) {
            if (position.stacks().size() < 43) {
                OTHERS.incrementAndGet();
            }
            return position;
        }

        @Override
        public Collection<Move> moves(Position position) {
            return position.legalMoves().subList(0, position.legalMoveCount() / 2);
        }

        @Override
        public boolean setsUpAnyPosition() {
            return false;
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

    /** Has no time for any answer. */
    static class NoTime extends CoreEngine {
        @Override
        public Duration budget() {
            return Duration.ofNanos(1);
        }
    }

    /** How many checks are made. */
    static class Counted extends CoreEngine {
        static final AtomicInteger CHECKS = new AtomicInteger();

        @Override
        public Set<Variant> variants() {
            CHECKS.incrementAndGet();
            return super.variants();
        }
    }

    /** Core, claim by claim. */
    static class RightClaimByClaim extends ClaimByClaimEngine {}

    /** Slow, in plain lists and maps, and right. */
    static class Right extends HouseEngine {}

    /** The same, able to do less. */
    static class RightFromStarts extends StartOnlyEngine {}

    @Test
    void testsAreInheritedAndNamedInWordsWithTheirRules() {
        assertThat(ContractRun.of(Crashes.class).names())
                .containsExactlyInAnyOrder(ENOUGH, MOVES, POSITION, TURN, END, WINNER, MEMORY, ANSWERS, TIME, REFUSALS);
    }

    @ParameterizedTest
    @ValueSource(classes = {RightClaimByClaim.class, Right.class, RightFromStarts.class})
    void rightEngineOfAnotherMakePasses(Class<?> engine) {
        assertThat(ContractRun.of(engine).failures()).isEmpty();
    }

    @Test
    void whatWasNotAskedForIsShownAsSkipped() {
        assertThat(ContractRun.of(Right.class).skipped()).containsExactlyInAnyOrder(POSITION, TIME, REFUSALS);
        assertThat(ContractRun.of(Counted.class).skipped()).containsExactlyInAnyOrder(TIME, REFUSALS);
    }

    @Test
    void oneCheckServesAllTests() {
        Counted.CHECKS.set(0);
        ContractRun.of(Counted.class, ImmutableMap.of("lyngk.games", "30"));

        assertThat(Counted.CHECKS).hasValue(1);
    }

    @Test
    void faultFailsOneTestOnly() {
        SortedMap<String, String> failures =
                ContractRun.of(StraightMovesOnly.class).failures();

        assertThat(failures).containsOnlyKeys(MOVES);
        assertThat(failures.get(MOVES)).contains("missing move (F2): the engine does not list ");
    }

    @Test
    void knownViolationDoesNotFail() {
        assertThat(ContractRun.of(KnownViolation.class).failures()).isEmpty();
    }

    @Test
    void withoutAVerdictOneTestFailsAndTheOthersAreAborted() {
        ContractRun run = ContractRun.of(NoTime.class);

        assertThat(run.failures()).containsOnlyKeys(ENOUGH);
        assertThat(run.failures().get(ENOUGH)).contains("compared 0 answers, the minimum is 60");
        assertThat(run.skipped())
                .containsExactlyInAnyOrder(MOVES, POSITION, TURN, END, WINNER, MEMORY, ANSWERS, TIME, REFUSALS);
    }

    @Test
    void faultThatAFreshInstanceDoesNotShowFailsTheTestOfMemory() {
        SortedMap<String, String> failures = ContractRun.of(Caching.class).failures();

        assertThat(failures).containsOnlyKeys(MEMORY);
        assertThat(ContractRun.of(Caching.class).trace(MEMORY)).contains(Fault.NOT_REPRODUCED);
    }

    @Test
    void G3_rareFaultInTheCountFailsItsTest() {
        SortedMap<String, String> failures = ContractRun.of(NoDraws.class).failures();

        assertThat(failures).containsOnlyKeys(WINNER);
        assertThat(failures.get(WINNER))
                .contains("wrong winner (G3): the engine says won by player 1, core says a draw");
    }

    @Test
    void exceptionsAreFaultsWithoutARule() {
        SortedMap<String, String> failures = ContractRun.of(Crashes.class).failures();

        assertThat(failures).containsOnlyKeys(ANSWERS);
        assertThat(failures.get(ANSWERS)).contains("exception: ", "cannot count");
        assertThat(ContractRun.of(Crashes.class).trace(ANSWERS))
                .contains("Caused by: java.lang.ArithmeticException: cannot count");
    }

    @Test
    void engineThatCannotSetUpSeesStartsOnly() {
        SortedMap<String, String> failures = ContractRun.of(StartsOnly.class).failures();

        assertThat(failures).containsOnlyKeys(MOVES);
        assertThat(StartsOnly.OTHERS).hasValue(0);
    }

    @Test
    void playInAReportCanBeParsed() {
        String report = ContractRun.of(StraightMovesOnly.class).trace(MOVES);
        List<String> lines = report.lines().toList();
        int title = Iterables.indexOf(lines, line -> line.startsWith("Shortest play found"));

        assertThat(Game.parse(lines.get(title + 1).strip()).start().legalMoves())
                .isNotEmpty();
    }

    @Test
    void jqwikAddsNothingToAReport() {
        assertThat(ContractRun.of(Crashes.class).printed()).isEmpty();
    }

    @Test
    void parametersOfTheRunReplaceWhatTheClassDeclares() {
        ContractRun limited =
                ContractRun.of(Counted.class, ImmutableMap.of("lyngk.limit", "PT9S", "lyngk.games", "30"));
        ContractRun wrongTime = ContractRun.of(Counted.class, ImmutableMap.of("lyngk.budget", "soon"));
        ContractRun wrongNumber = ContractRun.of(Counted.class, ImmutableMap.of("lyngk.games", "many"));

        assertThat(limited.skipped()).doesNotContain(TIME);
        assertThat(wrongTime.failures().get(MOVES)).contains("lyngk.budget is a time such as 30s", "soon");
        assertThat(wrongNumber.failures().get(MOVES)).contains("lyngk.games is a whole number", "many");
    }
}
