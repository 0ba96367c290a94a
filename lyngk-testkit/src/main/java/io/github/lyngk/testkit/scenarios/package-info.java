/**
 * Games and positions drawn at random, steered to rare events, and made smaller when something fails in them. No part of
 * the API: the module does not export this package. It is plain Java over the JDK's random generators and knows no test
 * library.
 *
 * <ul>
 *   <li>What is wanted: {@link io.github.lyngk.testkit.scenarios.PlaySpec} (variants, length,
 *       {@link io.github.lyngk.testkit.scenarios.Stage}, events). Behind every constant of
 *       {@code EdgeCase} is a {@link io.github.lyngk.testkit.scenarios.RareEvent}: what it looks like, by a question to
 *       {@link io.github.lyngk.testkit.scenarios.GameReview}, and how to play to get there.
 *   <li>Drawing: {@link io.github.lyngk.testkit.scenarios.GameGenerator} plays games that fulfil a wish, in a
 *       {@link io.github.lyngk.testkit.scenarios.PlayingStyle} ({@code JokerGathering}, {@code StackCovering} and
 *       {@code TiedEndingSearch} help some).
 *   <li>Games for checks: {@link io.github.lyngk.testkit.scenarios.CheckGames}, most of them from {@code SteeredGames},
 *       which lead to a rare event or to an end that some {@link io.github.lyngk.testkit.scenarios.CountingMistake} gets
 *       wrong; {@link io.github.lyngk.testkit.scenarios.LeadCounter} counts in right and wrong ways.
 *   <li>Positions that are built and not played, from a {@code Draft} with {@code RandomStacks} and {@code StackEdits}:
 *       {@link io.github.lyngk.testkit.scenarios.ConstructedEnds} (over, and hard to count),
 *       {@link io.github.lyngk.testkit.scenarios.CrowdedPositions} (the most moves),
 *       {@link io.github.lyngk.testkit.scenarios.LongChains} (the longest routes),
 *       {@link io.github.lyngk.testkit.scenarios.OddPositions} (whatever is listed in {@code Oddity}, drawn by
 *       {@code Strokes}), and
 *       {@link io.github.lyngk.testkit.scenarios.Twins}, one {@link io.github.lyngk.testkit.scenarios.Twin} for each way to
 *       mistake a position for another.
 *   <li>Moves: {@link io.github.lyngk.testkit.scenarios.RefusedMoves} has the illegal ones by what is wrong with them.
 *   <li>Shrinking: {@link io.github.lyngk.testkit.scenarios.GameShrinker} proposes shorter games ({@code PartialReplay} plays
 *       what fits of some moves), {@link io.github.lyngk.testkit.scenarios.SetupShrinker} barer starts.
 *   <li>Records: {@link io.github.lyngk.testkit.scenarios.RecordExtras} is what a record has besides its moves,
 *       {@link io.github.lyngk.testkit.scenarios.RecordWithExtras} puts both together.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit.scenarios;

import org.jspecify.annotations.NullMarked;
