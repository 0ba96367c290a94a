/**
 * Checks of programs that play LYNGK and matches between bots, in plain Java, without a test framework.
 *
 * <p>An {@link io.github.lyngk.testkit.EngineCheck} asks a rules {@link io.github.lyngk.testkit.Engine}, a
 * {@link io.github.lyngk.testkit.BotCheck} a bot; {@link io.github.lyngk.testkit.Check} has the settings of both. They return
 * a {@link io.github.lyngk.testkit.CheckReport} with every {@link io.github.lyngk.testkit.Fault} found. A
 * {@link io.github.lyngk.testkit.ClaimingEngine} has claims as separate actions. An
 * {@link io.github.lyngk.testkit.EngineResult} is the player to move or the winner.
 *
 * <p>A {@link io.github.lyngk.testkit.Match} plays pairs of {@link io.github.lyngk.testkit.MatchGame}s between two bots. Its
 * {@link io.github.lyngk.testkit.MatchResult} measures how much stronger the first one is, by the figures of
 * {@link io.github.lyngk.testkit.PairCounts}; an {@link io.github.lyngk.testkit.Sprt} ends it early.
 *
 * <p>{@link io.github.lyngk.testkit.PerftTable} compares the counts of a {@link io.github.lyngk.testkit.PerftEngine} with
 * published ones.
 *
 * <p>Programs in other languages are checked too: a {@link io.github.lyngk.testkit.ProgramEngine}, and a
 * {@link io.github.lyngk.notation.protocol.ProgramBot} of lyngk-notation.
 *
 * <h2>Other packages</h2>
 *
 * <ul>
 *   <li>{@code junit}: the checks as inherited tests for JUnit Jupiter;
 *   <li>{@code jqwik}: games, positions, moves, set-ups and records for properties;
 *   <li>{@code assertions}: AssertJ assertions about positions, moves, games, outcomes and records.
 * </ul>
 *
 * <p>Not exported, for maintainers: {@code scenarios} decides what to ask, and draws, steers and shrinks games;
 * {@code checking} asks, compares with core and reports, and plays matches; {@code cli} is the command. In this package,
 * {@code FaultText} prints a fault.
 *
 * <h2>Threads and nulls</h2>
 *
 * <ul>
 *   <li><b>Threads:</b> checks, matches, reports, results and tables are immutable and safe to share.
 *   <li><b>Null</b> arguments throw {@link java.lang.NullPointerException}; nothing returns null.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit;

import org.jspecify.annotations.NullMarked;
