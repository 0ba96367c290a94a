/**
 * Generators of games, positions, moves, set-ups and records for jqwik properties.
 *
 * <p>They are registered with jqwik, so parameters such as {@code @ForAll Position} need no provider method. The annotations
 * {@link io.github.lyngk.testkit.jqwik.Plies}, {@link io.github.lyngk.testkit.jqwik.InVariant},
 * {@link io.github.lyngk.testkit.jqwik.Ongoing}, {@link io.github.lyngk.testkit.jqwik.Finished} and
 * {@link io.github.lyngk.testkit.jqwik.WithEvent} restrict the values.
 * {@link io.github.lyngk.testkit.jqwik.LyngkArbitraries} returns the same generators, to be combined with others.
 * {@link io.github.lyngk.testkit.jqwik.LyngkDomain} contains all of them as a jqwik domain.
 *
 * <p>{@link io.github.lyngk.testkit.jqwik.PlayArbitrary} is the type of generators of games, records, positions and
 * outcomes, and {@link io.github.lyngk.testkit.jqwik.SetupArbitrary} that of generators of set-ups.
 *
 * <p>Arbitraries are immutable. Their values are never null. The package {@code providers}, which is not exported, contains
 * the classes that are registered with jqwik.
 */
@NullMarked
package io.github.lyngk.testkit.jqwik;

import org.jspecify.annotations.NullMarked;
