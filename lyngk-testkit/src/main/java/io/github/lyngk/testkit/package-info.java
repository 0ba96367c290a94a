/**
 * Generators, contracts and assertions for programs that play LYNGK.
 *
 * <p>Start with {@link io.github.lyngk.testkit.LyngkArbitraries}: games, positions, moves, set-ups and records as jqwik
 * arbitraries. They are registered, so {@code @ForAll Position} just works, narrowed by annotations such as
 * {@link io.github.lyngk.testkit.Plies} and {@link io.github.lyngk.testkit.InVariant};
 * {@link io.github.lyngk.testkit.EdgeCase} names the rare events.
 *
 * <p>{@link io.github.lyngk.testkit.LyngkAssertions} has assertions in the words of the game, which draw the board when they
 * fail; {@link io.github.lyngk.testkit.PerftTable} compares an engine's counts with the published ones.
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
 * printers and parsers. The first two run a {@link io.github.lyngk.testkit.BotCheck} or an
 * {@link io.github.lyngk.testkit.EngineCheck}, which need no test framework and return a
 * {@link io.github.lyngk.testkit.CheckReport} with every {@link io.github.lyngk.testkit.Fault} found;
 * {@link io.github.lyngk.testkit.Check} has their settings. Programs in other languages are asked through
 * {@code io.github.lyngk.testkit.process}; an engine that is made elsewhere is tested by an
 * {@link io.github.lyngk.testkit.EngineValueContract}.
 *
 * <h2>What else is here</h2>
 *
 * <ul>
 *   <li>{@link io.github.lyngk.testkit.GameArbitrary}, {@link io.github.lyngk.testkit.PositionArbitrary},
 *       {@link io.github.lyngk.testkit.RecordArbitrary}, {@link io.github.lyngk.testkit.OutcomeArbitrary} and
 *       {@link io.github.lyngk.testkit.SetupArbitrary} narrow what is drawn;
 *       {@link io.github.lyngk.testkit.PlayArbitrary} is what the first four have in common.
 *   <li>Further annotations: {@link io.github.lyngk.testkit.Ongoing}, {@link io.github.lyngk.testkit.Finished} and
 *       {@link io.github.lyngk.testkit.WithEdgeCase}. {@link io.github.lyngk.testkit.LyngkDomain} is the generators as
 *       a jqwik domain.
 *   <li>{@link io.github.lyngk.testkit.Engine} is a rules engine as the contract asks it,
 *       {@link io.github.lyngk.testkit.ClaimingEngine} one that claims by actions of their own;
 *       {@link io.github.lyngk.testkit.EngineResult} is their answer whose turn it is or who won.
 *       {@link io.github.lyngk.testkit.PerftEngine} counts, and a wrong count becomes a
 *       {@link io.github.lyngk.testkit.PerftMismatch}.
 *   <li>The assertions: {@link io.github.lyngk.testkit.PositionAssert}, {@link io.github.lyngk.testkit.MoveAssert},
 *       {@link io.github.lyngk.testkit.GameAssert}, {@link io.github.lyngk.testkit.OutcomeAssert} and
 *       {@link io.github.lyngk.testkit.RecordAssert}.
 * </ul>
 *
 * <h2>Behind it</h2>
 *
 * <p>For maintainers; none of these packages is exported:
 *
 * <ul>
 *   <li>{@code games}: draws, steers and shrinks games, and decides what to ask, in plain Java;
 *   <li>{@code checking}: asks engines and bots, compares with core and reports, in plain Java, on top of {@code games};
 *   <li>{@code texts}: tests printers and parsers, in plain Java, on top of {@code games};
 *   <li>{@code arbitraries}: the games of {@code games} for jqwik;
 *   <li>{@code providers}: the providers that jqwik finds by itself;
 *   <li>{@code cli}: the command that checks programs, on top of {@code process}.
 * </ul>
 *
 * <p>In this package, {@code PlayArbitraries} and {@code RandomSetups} keep the settings of arbitraries,
 * {@code ContractReports} runs one check for all tests of a contract with the {@code ContractParameters} of the run,
 * {@code FaultText} prints a fault, and {@code PlayAssert} is the base of assertions about games and positions.
 *
 * <h2>Manners</h2>
 *
 * <ul>
 *   <li><b>Threads:</b> arbitraries and tables are immutable and safe to share; an assertion belongs to one thread.
 *   <li><b>Equality:</b> generated objects are values of {@code io.github.lyngk.core} and
 *       {@code io.github.lyngk.notation}, equal by value.
 *   <li><b>Null</b> arguments throw {@link java.lang.NullPointerException}; nothing returns null, and null is never
 *       generated.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit;

import org.jspecify.annotations.NullMarked;
