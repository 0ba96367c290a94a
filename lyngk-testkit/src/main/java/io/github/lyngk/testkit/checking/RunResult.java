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
 * @param games the number of games played, or of positions in which a bot was asked for a move
 * @param planned the number planned
 * @param answers the number of answers compared
 * @param testedKinds the conditional kinds of fault that were tested, because of what the program declares or shows
 * @param complete whether all planned work was done
 * @param enough whether there were enough answers for a verdict
 * @param endedEarly the reason why the check ended early; empty if it did not, or if only its time was up
 * @param endgames the score of a bot in endgames; empty if there were none
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
