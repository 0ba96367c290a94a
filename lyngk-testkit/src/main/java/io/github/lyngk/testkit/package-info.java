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
 * <p>The games themselves are played by plain Java in this package; jqwik is a thin layer on top.
 */
@NullMarked
package io.github.lyngk.testkit;

import org.jspecify.annotations.NullMarked;
