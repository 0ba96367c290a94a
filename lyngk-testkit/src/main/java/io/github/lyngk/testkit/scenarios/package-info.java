/**
 * Generates random games and positions, steers them to rare events, and shrinks games that show a fault. Not part of the
 * API: the module does not export this package. It uses the random generators of the JDK and no test library.
 *
 * <ul>
 *   <li>Requirements: {@link io.github.lyngk.testkit.scenarios.PlaySpec} (variants, length,
 *       {@link io.github.lyngk.testkit.scenarios.Stage}, events). Every
 *       {@link io.github.lyngk.notation.GameEvent} has a {@link io.github.lyngk.testkit.scenarios.RareEvent} with the
 *       playing styles that lead to it.
 *   <li>Generation: {@link io.github.lyngk.testkit.scenarios.GameGenerator} plays games that fulfil them, in a
 *       {@link io.github.lyngk.testkit.scenarios.PlayingStyle} ({@code JokerGathering}, {@code StackCovering} and
 *       {@code TiedEndingSearch} help some).
 *   <li>Games for checks: {@link io.github.lyngk.testkit.scenarios.CheckGames}, most of them from {@code SteeredGames},
 *       which lead to a rare event or to an end that some {@link io.github.lyngk.testkit.scenarios.CountingMistake} gets
 *       wrong; {@link io.github.lyngk.testkit.scenarios.LeadCounter} counts in right and wrong ways.
 *   <li>Positions that are built, not played, from a {@code Draft} with {@code RandomStacks} and {@code StackEdits}:
 *       {@code ConstructedEnds} (over, and hard to count), {@code CrowdedPositions} (the most moves), {@code LongChains}
 *       (the longest routes), {@code Oddity} (unusual in some way, by {@code DraftChanges}), and
 *       {@link io.github.lyngk.testkit.scenarios.SimilarPositions} (different from a given one in one detail).
 *   <li>Moves: {@link io.github.lyngk.testkit.scenarios.RefusedMoves} has the illegal ones, by violation.
 *   <li>Shrinking: {@link io.github.lyngk.testkit.scenarios.GameShrinker} proposes shorter games ({@code PartialReplay}
 *       replays the legal moves of a list), {@link io.github.lyngk.testkit.scenarios.SetupShrinker} smaller starts.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit.scenarios;

import org.jspecify.annotations.NullMarked;
