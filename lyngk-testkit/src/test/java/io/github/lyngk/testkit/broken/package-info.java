/**
 * A slow rules engine in plain lists and maps, and faulty engines and bots on which the checks are measured.
 *
 * <p>{@link io.github.lyngk.testkit.broken.Rules} holds the rules of RULES.md, one field each. A
 * {@link io.github.lyngk.testkit.broken.BrokenEngine} changes some of those fields; a
 * {@link io.github.lyngk.testkit.broken.BrokenTriple} combines three of them. A
 * {@link io.github.lyngk.testkit.broken.ForgetfulEngine} plays by the rules but leaks state between questions, and a
 * {@link io.github.lyngk.testkit.broken.BrokenBot} is a bot with one fault.
 * {@link io.github.lyngk.testkit.broken.CoreEngine} and {@link io.github.lyngk.testkit.broken.ClaimByClaimEngine}
 * wrap core as engines of two kinds.
 */
@NullMarked
package io.github.lyngk.testkit.broken;

import org.jspecify.annotations.NullMarked;
