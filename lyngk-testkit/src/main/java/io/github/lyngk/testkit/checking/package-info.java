/**
 * Checks an engine or a bot against core: ask, compare, note, repeat, make small, report. No part of the API.
 *
 * <p>{@code CheckRun} is the course of a check, by its {@code Settings}; {@code EngineRun} and {@code BotRun} ask engines and
 * bots; a {@code RunResult} comes of it. What to ask comes from {@code EngineScenarios} and {@code BotScenarios} in the
 * package {@code games}. {@code Lockstep} takes an engine through a scenario beside core, {@code EngineProbe} calls it, and
 * {@code Comparison} compares its {@code Answers} with core's.
 *
 * <p>A difference is a {@code Disagreement} with {@code Feature}s, from {@code MoveFeature}, {@code ExtraMove},
 * {@code PositionFeature} and {@code PlayFeature}. {@code FaultLog} gathers disagreements, and {@code Tally} decides by
 * counting which feature names the fault. {@code HangGuard} gives up on calls that do not return and {@code Limit} on late
 * ones; {@code Instances} makes and closes engines and bots; {@code Isolation} finds what has to be asked before.
 */
@NullMarked
package io.github.lyngk.testkit.checking;

import org.jspecify.annotations.NullMarked;
