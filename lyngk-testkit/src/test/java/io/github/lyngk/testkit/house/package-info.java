/**
 * A slow rules engine in plain lists and maps, and a collection of ways to get it wrong.
 *
 * <p>{@link io.github.lyngk.testkit.house.HouseRules} is the game as RULES.md tells it, a method a rule. A broken engine
 * overrides one of those methods; the {@code Broken…} classes hold them, by section. The tests of the engine contract
 * measure how many of them it finds. {@link io.github.lyngk.testkit.house.CoreEngine} and
 * {@link io.github.lyngk.testkit.house.ClaimByClaimEngine} are core itself, as engines of two makes.
 */
@NullMarked
package io.github.lyngk.testkit.house;

import org.jspecify.annotations.NullMarked;
