/**
 * Generators, contracts and assertions for programs that play LYNGK.
 *
 * <p>Start with {@link io.github.lyngk.testkit.LyngkArbitraries}: games, positions, moves, set-ups and records as jqwik
 * arbitraries. They are registered, so {@code @ForAll Position} just works, narrowed by annotations such as
 * {@link io.github.lyngk.testkit.Plies} and {@link io.github.lyngk.testkit.InVariant};
 * {@link io.github.lyngk.testkit.EdgeCase} names the rare events.
 *
 * <p>{@link io.github.lyngk.testkit.LyngkAssertions} says in the game's words what should hold, and draws the board where
 * it does not; {@link io.github.lyngk.testkit.PerftTable} compares an engine's counts with the published ones.
 *
 * <!-- example: assertions -->
 * <pre>{@code
 * Position position = Position.parse("1/4/3(RG)3/6/3(IB)R2/6/7/4/1 1 R:- 0:0");
 *
 * assertThat(position).allows("e5-e4").forbids("e5-c4", Rule.E5);
 * try {
 *     assertThat(position).allows("e5-c4");
 * } catch (AssertionError e) {
 *     System.out.println(e.getMessage().lines().findFirst().orElseThrow());
 * }
 * }</pre>
 *
 * <p>This prints:
 *
 * <!-- output: assertions -->
 * <pre>{@code
 * expected e5-c4 to be legal, but: e5-c4: both e5 and c4 hold red (E5)
 * }</pre>
 *
 * <p>The contracts are tests to inherit: {@link io.github.lyngk.testkit.BotContract} for a bot,
 * {@link io.github.lyngk.testkit.EngineContract} for a rules engine, {@link io.github.lyngk.testkit.NotationContract} for
 * printers and parsers.
 *
 * <p>The games themselves are played by plain Java in this package; jqwik is a thin layer on top.
 *
 * <h2>Manners</h2>
 *
 * <ul>
 *   <li><b>Threads:</b> arbitraries and tables are immutable and safe to share; an assertion belongs to one thread.
 *   <li><b>Equality:</b> what is generated are values of {@code io.github.lyngk.core} and
 *       {@code io.github.lyngk.notation}, equal by value.
 *   <li><b>Null</b> arguments throw {@link java.lang.NullPointerException}; nothing returns null, and null is never
 *       generated.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit;

import org.jspecify.annotations.NullMarked;
