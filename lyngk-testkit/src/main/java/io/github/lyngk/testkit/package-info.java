/**
 * Checks of programs that play LYNGK, and matches between bots, in plain Java without a test framework.
 *
 * <p>An {@link io.github.lyngk.testkit.EngineCheck} checks a rules {@link io.github.lyngk.testkit.Engine}, and a
 * {@link io.github.lyngk.testkit.BotCheck} checks a bot. {@link io.github.lyngk.testkit.Check} has the settings of both.
 * They return a {@link io.github.lyngk.testkit.CheckReport} with every {@link io.github.lyngk.testkit.Fault} found. In a
 * {@link io.github.lyngk.testkit.ClaimingEngine}, claims and moves are separate actions. An
 * {@link io.github.lyngk.testkit.EngineResult} is the player to move, the winner, or a draw.
 *
 * <p>A {@link io.github.lyngk.testkit.Match} plays pairs of {@link io.github.lyngk.testkit.MatchGame}s between two bots. Its
 * {@link io.github.lyngk.testkit.MatchResult} has the score, and an estimate of the Elo difference from its
 * {@link io.github.lyngk.testkit.PairCounts}. A match with an {@link io.github.lyngk.testkit.Sprt} ends as soon as that test
 * accepts a hypothesis.
 *
 * <p>{@link io.github.lyngk.testkit.PerftTable} compares the counts of a {@link io.github.lyngk.testkit.PerftEngine} with
 * published ones.
 *
 * <p>To check a program in another language, start it as a {@link io.github.lyngk.testkit.ProgramEngine}, or as a
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
 * <p>Not exported, for maintainers: {@code scenarios} generates, steers and shrinks games; {@code checking} runs them with a
 * program, compares the answers with core's and plays matches; {@code cli} is the command. In this package,
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
