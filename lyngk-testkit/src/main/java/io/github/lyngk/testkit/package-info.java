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
 *   <li>{@link io.github.lyngk.testkit.EngineResult} is what an engine says about the end;
 *       {@link io.github.lyngk.testkit.PerftEngine} counts, and a wrong count becomes a
 *       {@link io.github.lyngk.testkit.PerftMismatch}.
 *   <li>The assertions: {@link io.github.lyngk.testkit.PositionAssert}, {@link io.github.lyngk.testkit.MoveAssert},
 *       {@link io.github.lyngk.testkit.GameAssert}, {@link io.github.lyngk.testkit.OutcomeAssert} and
 *       {@link io.github.lyngk.testkit.RecordAssert}.
 * </ul>
 *
 * <p>Behind them, for maintainers. Games are drawn and made small by plain Java; jqwik is a thin layer on top.
 *
 * <ul>
 *   <li>Drawing: {@code GameDrawer} plays games that fulfil a {@code PlaySpec}, steered by {@code PlayingStyle},
 *       {@code JokerGathering}, {@code StackCovering} and {@code DrawnEndingSearch}; {@code GameReview} and {@code PartialReplay} answer questions
 *       about moves and games.
 *   <li>Other values: {@code EditedSetups} and {@code StackArbitraries} (set-ups by random changes), {@code IllegalMoves} (by the
 *       rule they break), {@code RecordExtras}, {@code RecordAssembly} and {@code DecoratedRecords} (what a record has
 *       besides its moves).
 *   <li>Shrinking: {@code GameShrinker} proposes smaller games until none fails; {@code PlayedGames},
 *       {@code PlayedPositions}, {@code PlayedOutcomes}, {@code ShrinkableGame} and {@code ShrinkableRecord} are all
 *       this as jqwik wants it.
 *   <li>The games of the contracts: {@code ContractGames} and {@code SteeredGames}, which lead to each {@code Twist} (a
 *       rare turn of events) and {@code CountingMistake} (an end that a wrong {@code LeadCounter} gets wrong).
 *   <li>Judging: {@code Lockstep} walks an engine through a game beside core and stops at a {@code Finding}, whose kind
 *       is a {@code Difference}; {@code MoveComparison}, {@code ResultComparison}, {@code BoardComparison} and
 *       {@code ClaimComparison} find it; {@code MoveFeature}, {@code RouteMistake}, {@code RouteSearch}, {@code BelievedPosition} and
 *       {@code WrongWinnerRule} name the rule behind it.
 *   <li>Trials: {@code EngineTrial}, {@code BotTrial} and {@code NotationTrial} make one failure small, with
 *       {@code SetupShrinker}, {@code BotFault} and {@code TextDamage}; {@code PerftTracer} follows a wrong count down
 *       to the position where the moves are wrong.
 *   <li>Telling: {@code ContractFailure}, {@code ReportDetail}, {@code BoardReport} and {@code PlayAssert}.
 * </ul>
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
