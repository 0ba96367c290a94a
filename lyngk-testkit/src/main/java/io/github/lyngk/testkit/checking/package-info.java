/**
 * Checks an engine or a bot against core: ask, compare, note, repeat, make small, report. No part of the API.
 *
 * <p>{@code CheckRun} is the course of a check; {@code EngineRun} and {@code BotRun} ask engines and bots.
 * {@code EngineScenarios} and {@code BotScenarios} decide what to ask, one {@code Scenario} after the other.
 * {@code Lockstep} takes an engine through a scenario beside core; {@code EngineProbe} calls it; {@code Comparison} compares
 * {@code Answers}. A difference is a {@code Disagreement} with {@code Feature}s, from {@code MoveFeature},
 * {@code ExtraMove}, {@code PositionFeature} and {@code PlayFeature}. {@code FaultLog} gathers disagreements, and {@code Tally} counts which
 * feature names the fault. {@code HangGuard} gives up on calls that do not return; {@code Instances} makes and closes
 * engines and bots; {@code Isolation} finds what has to be asked before.
 */
@NullMarked
package io.github.lyngk.testkit.checking;

import org.jspecify.annotations.NullMarked;
