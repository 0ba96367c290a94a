/**
 * A slow rules engine in plain lists and maps, and faulty engines and bots on which the checks are measured.
 *
 * <p>{@link io.github.lyngk.testkit.house.Rules} holds the rules of RULES.md, one field each. A
 * {@link io.github.lyngk.testkit.house.BrokenEngine} changes some of those fields; a
 * {@link io.github.lyngk.testkit.house.BrokenTriple} combines three of them. A
 * {@link io.github.lyngk.testkit.house.ForgetfulEngine} plays by the rules but remembers wrongly, and a
 * {@link io.github.lyngk.testkit.house.BrokenBot} is a bot with one fault.
 * {@link io.github.lyngk.testkit.house.CoreEngine} and {@link io.github.lyngk.testkit.house.ClaimByClaimEngine} are core
 * itself as engines of two kinds.
 */
@NullMarked
package io.github.lyngk.testkit.house;

import org.jspecify.annotations.NullMarked;
