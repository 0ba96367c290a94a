/**
 * Checks of programs that play LYNGK, in plain Java, without a test framework.
 *
 * <p>An {@link io.github.lyngk.testkit.EngineCheck} asks a rules {@link io.github.lyngk.testkit.Engine}, a
 * {@link io.github.lyngk.testkit.BotCheck} a bot; {@link io.github.lyngk.testkit.Check} has the settings of both. They return
 * a {@link io.github.lyngk.testkit.CheckReport} with every {@link io.github.lyngk.testkit.Fault} found. A
 * {@link io.github.lyngk.testkit.ClaimingEngine} claims by actions of their own; an
 * {@link io.github.lyngk.testkit.EngineResult} says whose turn it is or who won.
 *
 * <p>{@link io.github.lyngk.testkit.EdgeCase} names the rare events of the game. {@link io.github.lyngk.testkit.PerftTable}
 * compares the counts of a {@link io.github.lyngk.testkit.PerftEngine} with published ones.
 *
 * <h2>Other packages</h2>
 *
 * <ul>
 *   <li>{@code junit}: the checks as tests to inherit, for JUnit Jupiter;
 *   <li>{@code jqwik}: games, positions, moves, set-ups and records for properties;
 *   <li>{@code assertions}: AssertJ in the words of the game;
 *   <li>{@code process} and {@code remote}: programs in other languages.
 * </ul>
 *
 * <p>Not exported, for maintainers: {@code scenarios} decides what to ask, and draws, steers and shrinks games;
 * {@code checking} asks, compares with core and reports; {@code cli} is the command. In this package, {@code FaultText}
 * prints a fault.
 *
 * <h2>Manners</h2>
 *
 * <ul>
 *   <li><b>Threads:</b> checks, reports and tables are immutable and safe to share.
 *   <li><b>Null</b> arguments throw {@link java.lang.NullPointerException}; nothing returns null.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit;

import org.jspecify.annotations.NullMarked;
