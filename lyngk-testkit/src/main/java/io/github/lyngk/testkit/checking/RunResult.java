package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.testkit.EndgameScore;
import io.github.lyngk.testkit.Fault;
import java.time.Duration;
import java.util.Optional;

/**
 * The result of a check.
 *
 * @param name the name of the program, if it has one
 * @param faults the faults, those seen in most games first
 * @param games the number of games played through, or of positions in which a bot was asked
 * @param planned the number planned
 * @param answers the number of answers given
 * @param testedKinds the kinds of fault that were judged because of what the program declares or shows
 * @param complete whether all planned work was done
 * @param enough whether there were enough answers for a verdict
 * @param endedEarly why the check was broken off, other than for time; empty if it was not
 * @param endgames how many results of endgames a bot kept; empty if it was not asked in any
 */
public record RunResult(
        Optional<String> name,
        ImmutableList<Fault> faults,
        int games,
        int planned,
        long answers,
        Duration duration,
        ImmutableSet<Fault.Kind> testedKinds,
        boolean complete,
        boolean enough,
        Optional<String> endedEarly,
        Optional<EndgameScore> endgames) {}
