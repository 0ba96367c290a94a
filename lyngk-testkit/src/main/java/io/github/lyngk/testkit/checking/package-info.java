/**
 * Checks an engine or a bot: asks it questions, compares the answers with core's, repeats wrong answers, shrinks the games
 * that show them and reports the faults. Also plays matches. Not part of the API: the module does not export this package.
 *
 * <p>{@code CheckRun} runs a check by its {@code Settings} and returns a {@code RunResult}; {@code EngineRun} and
 * {@code BotRun} ask engines and bots. The questions come from {@code EngineScenarios} and {@code BotScenarios} in the
 * package {@code scenarios}. {@code Lockstep} plays a scenario with an engine and with core, {@code EngineProbe} calls the
 * engine, and {@code Comparison} compares its {@code Answers} with core's. {@code Causes} finds out why answers are wrong.
 *
 * <p>A difference is a {@code Disagreement} with {@code Feature}s, from {@code MoveFeature}, {@code ExtraMove},
 * {@code PositionFeature} and {@code PlayFeature}. {@code FaultLog} groups disagreements, and {@code Tally} decides by
 * counting which feature names the fault. {@code HangGuard} abandons calls that do not return, and {@code Limit} judges late
 * ones; {@code Instances} creates and closes engines and bots. {@code Repeater} repeats disagreements on fresh instances and
 * shrinks them; {@code Isolation} finds the earlier questions on which a wrong answer depends.
 *
 * <p>{@code MatchRun} plays a match; each {@code MatchJob} plays games with two bots of its own.
 */
@NullMarked
package io.github.lyngk.testkit.checking;

import org.jspecify.annotations.NullMarked;
