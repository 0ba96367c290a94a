package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Example;

/**
 * The test of a rules engine that is there as a value, above all of one in a process of its own: a class returns the
 * engine and inherits the tests.
 *
 * <pre>{@code
 * class PythonEngineTest implements EngineValueContract<ProcessEngine> {
 *     public ProcessEngine engine() {
 *         return ProcessEngine.start("python3", "engine.py");
 *     }
 * }
 * }</pre>
 *
 * <p>To adapt an engine in the test class itself, implement {@link EngineContract}, which has the same tests.
 *
 * <p>The engine goes through one {@link EngineCheck}: many games beside core, about half of them steered to rare events.
 * After a disagreement it is set up with the right position and goes on, so that one run finds many faults. Each fault fails
 * one test, with its kind, its rule, in how many games it was seen, and the smallest play found with the board. Tests of
 * what the engine does not declare are skipped.
 *
 * <p>For all contracts of a build, the configuration parameters of JUnit {@code lyngk.games}, {@code lyngk.budget},
 * {@code lyngk.limit} (such as {@code 60s} or {@code 500ms}) and {@code lyngk.seed} override what a class declares.
 *
 * @param <S> the engine's state
 */
public interface EngineValueContract<S> {

    /** {@return the engine, a fresh one at every call; those that are {@link AutoCloseable} are closed} */
    Engine<S> engine();

    /** {@return how many games the engine goes through; by default 2,000} */
    default int games() {
        return 2_000;
    }

    /** {@return the time after which the check ends early; by default 60 s, stretched to 120 s until 60 answers are in} */
    default Duration budget() {
        return Duration.ofSeconds(60);
    }

    /** {@return how long an answer may take; empty, as by default, if speed is not judged} */
    default Optional<Duration> limit() {
        return Optional.empty();
    }

    /**
     * {@return the rules that the engine breaks on purpose or for now, as reports name them; by default none} Such faults
     * are reported and do not fail.
     */
    default Set<Rule> knownViolations() {
        return ImmutableSet.of();
    }

    /** The check compared enough answers for a verdict; if not, the other tests are aborted. */
    @Example
    default void comparesEnoughAnswers() {
        reports().checkVerdict();
    }

    /** The engine lists all legal moves, no others, and each once (D, E, F, R1). */
    @Example
    default void listsExactlyTheLegalMoves_D_E_F_R1() {
        check(Kind.MISSING_MOVE, Kind.EXTRA_MOVE, Kind.DUPLICATE_MOVE, Kind.MISSING_CLAIM, Kind.EXTRA_CLAIM);
    }

    /**
     * The engine removes and scores stacks, and notes claims, as core does (D3, E9, E10, R4). Skipped if it cannot show its
     * position and its moves do not give it away.
     */
    @Example
    default void keepsTheRightPosition_D3_E9_E10_R4() {
        ContractReports reports = reports();
        check(Kind.WRONG_CAPTURE, Kind.WRONG_CLAIMS, Kind.WRONG_BOARD);
        ContractReports.skipUnless(
                reports.any(CheckReport::comparedPositions),
                "the engine shows neither position(state) nor setup(state)");
    }

    /** The engine gives the turn to the player core names (E11, E12, R5, R6). */
    @Example
    default void givesTheTurnToTheRightPlayer_E11_E12_R6() {
        check(Kind.WRONG_SIDE_TO_MOVE);
    }

    /** The engine ends a game when core does, no sooner and no later (G1, H4, H5). */
    @Example
    default void endsTheGameWhenItIsOver_G1_H4_H5() {
        check(Kind.EARLY_END, Kind.LATE_END);
    }

    /** The engine names the winner core names (G2, G3, H6, R4, R8, R9). */
    @Example
    default void namesTheRightWinner_G2_G3_H6() {
        check(Kind.WRONG_WINNER);
    }

    /** The engine answers the same whatever it was asked before: a fresh instance shows every fault. */
    @Example
    default void answersTheSameWhateverWasAskedBefore() {
        reports().check(fault -> fault.kind() == Kind.CHANGED_STATE || fault.isNotReproduced());
    }

    /** The engine answers, without an exception, without null, and at all. */
    @Example
    default void answersEveryQuestion() {
        reports().check(fault -> fault.kind().isUnanswered() && !fault.isNotReproduced());
    }

    /** The engine answers within its {@linkplain #limit() limit}. Skipped without one. */
    @Example
    default void answersInTime() {
        ContractReports.skipUnless(ContractReports.isLimited(limit()), "no limit() is declared");
        check(Kind.SLOW_ANSWER);
    }

    /** The engine refuses illegal moves. Skipped unless it {@linkplain Engine#refusesIllegalMoves() says so}. */
    @Example
    default void refusesIllegalMoves_D_E_F() {
        check(Kind.ILLEGAL_MOVE_PLAYED);
        ContractReports.skipUnless(
                reports().any(CheckReport::triedIllegalMoves), "refusesIllegalMoves() is not declared");
    }

    private void check(Kind... kinds) {
        ImmutableSet<Kind> wanted = ImmutableSet.copyOf(kinds);
        reports().check(fault -> wanted.contains(fault.kind()) && !fault.isNotReproduced());
    }

    private ContractReports reports() {
        return ContractReports.of(this, () -> {
            Engine<S> first = engine();
            EngineCheck check = first == this // where there is no other
                    ? EngineCheck.of(first)
                    : EngineCheck.of(ContractReports.startingWith(first, this::engine));
            try {
                return ImmutableList.of(ContractReports.settings(check, games(), budget(), limit(), knownViolations())
                        .run());
            } catch (RuntimeException failure) {
                ContractReports.close(first); // a check that ran has closed its engines
                throw failure;
            }
        });
    }
}
