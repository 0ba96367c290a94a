/**
 * Generators of games, positions, moves, set-ups and records for jqwik properties.
 *
 * <p>They are registered, so {@code @ForAll Position} needs no provider, narrowed by the annotations
 * {@link io.github.lyngk.testkit.jqwik.Plies}, {@link io.github.lyngk.testkit.jqwik.InVariant},
 * {@link io.github.lyngk.testkit.jqwik.Ongoing}, {@link io.github.lyngk.testkit.jqwik.Finished} and
 * {@link io.github.lyngk.testkit.jqwik.WithEvent}. {@link io.github.lyngk.testkit.jqwik.LyngkArbitraries} has the same
 * generators to combine; {@link io.github.lyngk.testkit.jqwik.LyngkDomain} is all of them as a domain.
 *
 * <p>{@link io.github.lyngk.testkit.jqwik.PlayArbitrary} narrows games, records, positions and outcomes;
 * {@link io.github.lyngk.testkit.jqwik.SetupArbitrary} narrows set-ups.
 *
 * <p>Arbitraries are immutable. Their values are of {@code io.github.lyngk.core} and {@code io.github.lyngk.notation},
 * and never null. The hidden package {@code providers} has the classes that jqwik finds by itself.
 */
@NullMarked
package io.github.lyngk.testkit.jqwik;

import org.jspecify.annotations.NullMarked;
