package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.testkit.Fault;
import java.time.Duration;
import java.util.Optional;

/**
 * What came of a check.
 *
 * @param name the name of the program, if it has one
 * @param faults those seen in most games first
 * @param games how many games were gone through, or in how many positions a bot was asked
 * @param planned how many were planned
 * @param answers how many answers were given
 * @param judged the kinds of fault that were judged because the program declares or shows something
 * @param complete whether all was done that was planned
 * @param enough whether there were enough answers for a verdict
 * @param brokenOff why the check was broken off, other than by its time; empty if it was not
 */
public record RunResult(
        Optional<String> name,
        ImmutableList<Fault> faults,
        int games,
        int planned,
        long answers,
        Duration taken,
        ImmutableSet<Fault.Kind> judged,
        boolean complete,
        boolean enough,
        Optional<String> brokenOff) {}
