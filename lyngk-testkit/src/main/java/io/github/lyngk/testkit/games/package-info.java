/**
 * Games and positions drawn at random, steered to rare events, and made smaller when something fails in them. No part of
 * the API: the module does not export this package. It is plain Java over the JDK's random generators and knows no test
 * library.
 *
 * <ul>
 *   <li>What is wanted: {@link io.github.lyngk.testkit.games.PlaySpec} (variants, length,
 *       {@link io.github.lyngk.testkit.games.Stage}, events). A {@link io.github.lyngk.testkit.games.RareEvent} tells what
 *       it looks like, by a question to {@link io.github.lyngk.testkit.games.GameReview}, and how to play to get there.
 *       The list of events is the public enum {@code EdgeCase}; whoever needs it here is handed it.
 *   <li>Drawing: {@link io.github.lyngk.testkit.games.GameGenerator} plays games that fulfil a wish, in a
 *       {@link io.github.lyngk.testkit.games.PlayingStyle} ({@code JokerGathering}, {@code StackCovering} and
 *       {@code TiedEndingSearch} help some).
 *   <li>Games for contracts: {@link io.github.lyngk.testkit.games.ContractGames}, most of them from {@code SteeredGames},
 *       which lead to a rare event or to an end that some {@link io.github.lyngk.testkit.games.CountingMistake} gets
 *       wrong; {@link io.github.lyngk.testkit.games.LeadCounter} counts in right and wrong ways.
 *   <li>Positions that are built and not played, from a {@code Draft} with {@code RandomStacks} and {@code StackEdits}:
 *       {@link io.github.lyngk.testkit.games.ConstructedEnds} (over, and hard to count),
 *       {@link io.github.lyngk.testkit.games.CrowdedPositions} (the most moves),
 *       {@link io.github.lyngk.testkit.games.LongChains} (the longest routes),
 *       {@link io.github.lyngk.testkit.games.OddPositions} (whatever is listed in {@code Oddity}, drawn by
 *       {@code Strokes}), and
 *       {@link io.github.lyngk.testkit.games.Twins}, one {@link io.github.lyngk.testkit.games.Twin} for each way to
 *       mistake a position for another.
 *   <li>Moves: {@link io.github.lyngk.testkit.games.RefusedMoves} has the illegal ones by what is wrong with them.
 *   <li>Shrinking: {@link io.github.lyngk.testkit.games.GameShrinker} proposes shorter games ({@code PartialReplay} plays
 *       what fits of some moves), {@link io.github.lyngk.testkit.games.SetupShrinker} barer starts.
 *   <li>Records: {@link io.github.lyngk.testkit.games.RecordExtras} is what a record has besides its moves,
 *       {@link io.github.lyngk.testkit.games.RecordWithExtras} puts both together.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit.games;

import org.jspecify.annotations.NullMarked;
