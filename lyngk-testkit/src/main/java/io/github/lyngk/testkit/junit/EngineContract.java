package io.github.lyngk.testkit.junit;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineCheck;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Tests a rules engine with JUnit: implement {@link #engine()} to return it, adapted to {@link Engine}, and inherit the tests.
 *
 * <pre>{@code
 * class MyEngineTest implements EngineContract<MyBoard> {
 *     public Engine<MyBoard> engine() {
 *         return new MyEngineAdapter();
 *     }
 * }
 * }</pre>
 *
 * <p>All tests share one {@link EngineCheck}: engine and core play many games, about half of them steered to rare events.
 * After a disagreement the engine is set up with the right position and continues, so that one run finds many faults. Each
 * fault fails one test, with its kind, its rule, the number of games that showed it, the shortest play found, and the board.
 * Tests of capabilities that the engine does not declare are skipped. The check runs before the first test of the class,
 * after {@code @BeforeEach}.
 *
 * <p>For all contracts of a build, the JUnit configuration parameters {@code lyngk.games}, {@code lyngk.budget},
 * {@code lyngk.limit} (such as {@code 60s} or {@code 500ms}) and {@code lyngk.seed} override what a class declares.
 *
 * @param <S> the engine's state
 */
@ExtendWith(ContractExtension.class)
public interface EngineContract<S> {

    /** {@return a new engine at every call; it is closed if it is {@link AutoCloseable}} */
    Engine<S> engine();

    /** {@return the number of games to play through; by default 2,000} */
    default int games() {
        return 2_000;
    }

    /** {@return the time after which the check ends early; by default 60 s, and up to 120 s until there are 60 answers} */
    default Duration budget() {
        return Duration.ofSeconds(60);
    }

    /** {@return how long an answer may take; empty, as by default, if speed is not judged} */
    default Optional<Duration> limit() {
        return Optional.empty();
    }

    /**
     * {@return the rules that the engine breaks on purpose or for now, as reports name them; by default none} Such faults
     * are reported, but fail no test.
     */
    default Set<Rule> knownViolations() {
        return ImmutableSet.of();
    }

    /**
     * The check compared enough answers for a verdict; if not, the other tests are aborted.
     *
     * @param report the report of the check
     */
    @Test
    default void comparesEnoughAnswers(CheckReport report) {
        new Verdict(this, report).checkEnough();
    }

    /**
     * The engine lists all legal moves, no others, and each once (D, E, F, R1).
     *
     * @param report the report of the check
     */
    @Test
    default void listsExactlyTheLegalMoves_D_E_F_R1(CheckReport report) {
        new Verdict(this, report)
                .check(fault -> isShownAgain(
                        fault,
                        Kind.MISSING_MOVE,
                        Kind.EXTRA_MOVE,
                        Kind.DUPLICATE_MOVE,
                        Kind.MISSING_CLAIM,
                        Kind.EXTRA_CLAIM));
    }

    /**
     * The engine removes and scores stacks, and records claims, as core does (D3, E9, E10, R4). Skipped if it cannot show its
     * position and its moves reveal no fault.
     *
     * @param report the report of the check
     */
    @Test
    default void keepsTheRightPosition_D3_E9_E10_R4(CheckReport report) {
        new Verdict(this, report)
                .check(
                        Kind.WRONG_BOARD,
                        fault -> isShownAgain(fault, Kind.WRONG_CAPTURE, Kind.WRONG_CLAIMS, Kind.WRONG_BOARD),
                        "no position was shown by position(state) or setup(state)");
    }

    /**
     * The engine gives the turn to the right player (E11, E12, R6).
     *
     * @param report the report of the check
     */
    @Test
    default void givesTheTurnToTheRightPlayer_E11_E12_R6(CheckReport report) {
        new Verdict(this, report).check(fault -> isShownAgain(fault, Kind.WRONG_SIDE_TO_MOVE));
    }

    /**
     * The engine ends a game when it is over, no sooner and no later (G1, H4, H5).
     *
     * @param report the report of the check
     */
    @Test
    default void endsTheGameWhenItIsOver_G1_H4_H5(CheckReport report) {
        new Verdict(this, report).check(fault -> isShownAgain(fault, Kind.EARLY_END, Kind.LATE_END));
    }

    /**
     * The engine names the right winner (G2, G3, H6).
     *
     * @param report the report of the check
     */
    @Test
    default void namesTheRightWinner_G2_G3_H6(CheckReport report) {
        new Verdict(this, report).check(fault -> isShownAgain(fault, Kind.WRONG_WINNER));
    }

    /**
     * The answers do not depend on earlier questions: a fresh instance shows every fault.
     *
     * @param report the report of the check
     */
    @Test
    default void answersTheSameWhateverWasAskedBefore(CheckReport report) {
        new Verdict(this, report)
                .check(fault -> fault.kind() == Kind.CHANGED_STATE
                        || fault.isNotReproduced() && fault.kind() != Kind.SLOW_ANSWER);
    }

    /**
     * Every call returns, without an exception and without null.
     *
     * @param report the report of the check
     */
    @Test
    default void answersEveryQuestion(CheckReport report) {
        new Verdict(this, report).check(fault -> fault.kind().isUnanswered() && !fault.isNotReproduced());
    }

    /**
     * The engine answers within its {@linkplain #limit() limit}. Skipped if there is none.
     *
     * @param report the report of the check
     */
    @Test
    default void answersInTime(CheckReport report) {
        new Verdict(this, report)
                .check(Kind.SLOW_ANSWER, fault -> fault.kind() == Kind.SLOW_ANSWER, "no limit() is declared");
    }

    /**
     * The engine refuses illegal moves. Skipped unless it {@linkplain Engine#refusesIllegalMoves() declares it}.
     *
     * @param report the report of the check
     */
    @Test
    default void refusesIllegalMoves_D_E_F(CheckReport report) {
        new Verdict(this, report)
                .check(
                        Kind.ILLEGAL_MOVE_PLAYED,
                        fault -> isShownAgain(fault, Kind.ILLEGAL_MOVE_PLAYED),
                        "no illegal move was tried; refusesIllegalMoves() declares that they are refused");
    }

    /** A fault of these kinds that a fresh engine also shows; the others have a test of their own. */
    private static boolean isShownAgain(Fault fault, Kind... kinds) {
        return Arrays.asList(kinds).contains(fault.kind()) && !fault.isNotReproduced();
    }
}
