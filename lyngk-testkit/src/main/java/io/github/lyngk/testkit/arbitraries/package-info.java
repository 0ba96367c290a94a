/**
 * What the package {@code games} draws, and other values, as jqwik arbitraries that shrink. No part of the API: the module
 * does not export this package. Users narrow these arbitraries by the interfaces of the testkit, which are unknown here.
 *
 * <ul>
 *   <li>By play: {@link io.github.lyngk.testkit.arbitraries.RandomPlay} for games, positions and records, with
 *       {@code ShrinkableGame} and {@code ShrinkableRecord}; {@code RecordExtrasArbitrary} for tags and remarks.
 *   <li>By themselves: {@link io.github.lyngk.testkit.arbitraries.StackArbitraries},
 *       {@link io.github.lyngk.testkit.arbitraries.EditedSetups} (set-ups by random changes) and
 *       {@link io.github.lyngk.testkit.arbitraries.IllegalMoves} (by the rule they break).
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit.arbitraries;

import org.jspecify.annotations.NullMarked;
