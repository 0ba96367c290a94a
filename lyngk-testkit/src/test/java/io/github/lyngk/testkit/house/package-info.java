/**
 * A slow rules engine in plain lists and maps, and a zoo of ways to get it wrong, on which the checks are measured.
 *
 * <p>{@link io.github.lyngk.testkit.house.HouseRules} is the game as RULES.md tells it, a method a rule. A
 * {@link io.github.lyngk.testkit.house.BrokenEngine} overrides some of those methods; the {@code Broken…} classes hold
 * them, by section and kind, and a {@link io.github.lyngk.testkit.house.BrokenTriple} is three of them at once. A
 * {@link io.github.lyngk.testkit.house.ForgetfulEngine} knows the rules but remembers wrongly, and a
 * {@link io.github.lyngk.testkit.house.BrokenBot} is a bot with one fault.
 * {@link io.github.lyngk.testkit.house.CoreEngine} and {@link io.github.lyngk.testkit.house.ClaimByClaimEngine} are core
 * itself, as engines of two makes.
 */
@NullMarked
package io.github.lyngk.testkit.house;

import org.jspecify.annotations.NullMarked;
