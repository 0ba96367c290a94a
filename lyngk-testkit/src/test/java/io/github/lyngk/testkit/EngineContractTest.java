package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.house.ClaimByClaimEngine;
import io.github.lyngk.testkit.house.CoreEngine;
import io.github.lyngk.testkit.house.HouseEngine;
import io.github.lyngk.testkit.house.StartOnlyEngine;
import java.util.Collection;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine contract as a build runs it, on the JUnit platform. */
@Tag("slow")
class EngineContractTest {

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

    /** The same, and says so. */
    static class KnowsOfNoLyngkMoves extends StraightMovesOnly {
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
                .containsExactlyInAnyOrder(MOVES, POSITION, TURN, END, WINNER, MEMORY, ANSWERS, TIME, REFUSALS);
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
    void oneCheckStandsBehindAllTests() {
        Counted.CHECKS.set(0);
        ContractRun.of(Counted.class, ImmutableMap.of("lyngk.budget", "1s"));

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
    void knownDepartureDoesNotFail() {
        assertThat(ContractRun.of(KnowsOfNoLyngkMoves.class).failures()).isEmpty();
    }

    @Test
    void G3_rareFaultInTheCountFailsItsTest() {
        SortedMap<String, String> failures = ContractRun.of(NoDraws.class).failures();

        assertThat(failures).containsOnlyKeys(WINNER);
        assertThat(failures.get(WINNER))
                .contains("wrong winner (G3): the engine says won by player 1, core says a draw");
    }

    @Test
    void exceptionsAreFindingsOfNoRule() {
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
    void recordInAReportCanBeReplayed() {
        String report = ContractRun.of(StraightMovesOnly.class).trace(MOVES);
        Matcher matcher = Pattern.compile("(?ms)^\\[Position .*?^\\n.*?\\n$").matcher(report);

        assertThat(matcher.find()).isTrue();
        assertThat(GameRecord.parse(matcher.group()).start().legalMoves()).isNotEmpty();
    }

    @Test
    void jqwikAddsNothingToAReport() {
        assertThat(ContractRun.of(Crashes.class).printed()).isEmpty();
    }

    @Test
    void parametersOfTheRunTakeThePlaceOfWhatTheClassSays() {
        ContractRun limited =
                ContractRun.of(Counted.class, ImmutableMap.of("lyngk.limit", "PT9S", "lyngk.budget", "1500ms"));
        ContractRun wrong = ContractRun.of(Counted.class, ImmutableMap.of("lyngk.budget", "soon"));

        assertThat(limited.skipped()).doesNotContain(TIME);
        assertThat(wrong.failures().get(MOVES)).contains("lyngk.budget is a time such as 30s", "soon");
    }
}
