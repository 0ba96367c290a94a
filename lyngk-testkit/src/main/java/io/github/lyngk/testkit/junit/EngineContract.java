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
 * Tests a rules engine with JUnit: implement {@link #engine()} to return it, adapted to {@link Engine}, and inherit the
 * tests.
 *
 * <pre>{@code
 * class MyEngineTest implements EngineContract<MyBoard> {
 *     public Engine<MyBoard> engine() {
 *         return new MyEngineAdapter();
 *     }
 * }
 * }</pre>
 *
 * <p>All tests share one {@link EngineCheck}, which plays many games with the engine and with lyngk-core and compares their
 * answers. About half of the games are steered to rare events. After a wrong answer, the engine is set up with the right
 * position and continues, so that one run finds many faults. Each fault fails one test. The message contains its kind, its
 * rule, the number of games that showed it, the shortest play found, and the board. Tests of capabilities that the engine
 * does not declare are skipped. The check runs before the first test of the class, after {@code @BeforeEach}.
 *
 * <p>For all contracts of a build, the JUnit configuration parameters {@code lyngk.games}, {@code lyngk.budget},
 * {@code lyngk.limit} (for example {@code 60s} or {@code 500ms}) and {@code lyngk.seed} override the methods of the classes.
 *
 * @param <S> the type of the engine's state, for example its board
 */
@ExtendWith(ContractExtension.class)
public interface EngineContract<S> {

    /** {@return a new engine at every call; it is closed if it is {@link AutoCloseable}} */
    Engine<S> engine();

    /** {@return the number of games to play, at least one; by default 2,000} */
    default int games() {
        return 2_000;
    }

    /**
     * {@return the time after which the check stops, more than zero; by default 60 s} If it is 60 s and there are fewer than
     * 60 answers by then, the check continues until there are 60, but for 120 s at most.
     */
    default Duration budget() {
        return Duration.ofSeconds(60);
    }

    /** {@return the maximum time for each answer, more than zero; empty, which is the default, for no limit} */
    default Optional<Duration> limit() {
        return Optional.empty();
    }

    /**
     * {@return the rules that the engine breaks intentionally or temporarily, as {@link Fault#rule()} reports them; by
     * default none} Their faults are reported, but fail no test.
     */
    default Set<Rule> knownViolations() {
        return ImmutableSet.of();
    }

    /**
     * The check has a verdict: it compared enough answers and was able to continue. Reaching the {@linkplain #budget()
     * budget} between two answers does not matter. If it has none, the other tests are aborted unless they fail.
     *
     * @param report the report of the check
     */
    @Test
    default void comparesEnoughAnswers(CheckReport report) {
        new Verdict(this, report).checkEnough();
    }

    /**
     * The engine lists every legal move once and no other moves (D, E, F, R1).
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
     * The engine removes and scores stacks and records claims correctly (D3, E9, E10, R4). Skipped if it does not return its
     * position and its moves reveal no such fault.
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
     * The engine reports that the game is over exactly when it is (G1, H4, H5).
     *
     * @param report the report of the check
     */
    @Test
    default void endsTheGameWhenItIsOver_G1_H4_H5(CheckReport report) {
        new Verdict(this, report).check(fault -> isShownAgain(fault, Kind.EARLY_END, Kind.LATE_END));
    }

    /**
     * The engine reports the right winner (G2, G3, H6).
     *
     * @param report the report of the check
     */
    @Test
    default void namesTheRightWinner_G2_G3_H6(CheckReport report) {
        new Verdict(this, report).check(fault -> isShownAgain(fault, Kind.WRONG_WINNER));
    }

    /**
     * The answers do not depend on earlier games: a new instance shows the same faults.
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
     * Every answer comes within the {@linkplain #limit() limit}. A late answer is retried; occasional lateness is tolerated.
     * Skipped if there is no limit.
     *
     * @param report the report of the check
     */
    @Test
    default void answersInTime(CheckReport report) {
        new Verdict(this, report)
                .check(Kind.SLOW_ANSWER, fault -> fault.kind() == Kind.SLOW_ANSWER, "no limit() is declared");
    }

    /**
     * The engine throws an exception for illegal moves. Skipped unless it {@linkplain Engine#refusesIllegalMoves() declares}
     * this.
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

    /** Whether a fault is of these kinds and a new engine also shows it; the others have a test of their own. */
    private static boolean isShownAgain(Fault fault, Kind... kinds) {
        return Arrays.asList(kinds).contains(fault.kind()) && !fault.isNotReproduced();
    }
}
