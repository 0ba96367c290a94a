/**
 * Judges of engines and bots: what is wrong, by which rule, shown by the smallest game found. No part of the API: the
 * module does not export this package. It is plain Java and knows no test library.
 *
 * <ul>
 *   <li>A check is an {@link io.github.lyngk.testkit.judging.Inquiry}: look for faults within a {@code Budget}, tell one
 *       from another, make each small. {@link io.github.lyngk.testkit.judging.EngineInquiry} and
 *       {@link io.github.lyngk.testkit.judging.BotInquiry} ask what {@code EngineScenarios} and {@code BotScenarios} think
 *       of, by {@link io.github.lyngk.testkit.judging.Settings} and {@link io.github.lyngk.testkit.judging.Parameters}.
 *       Foreign code is called under a {@code Watch}, which leaves behind who does not answer; {@code Foreign} says what
 *       becomes of what it throws, {@code Punctuality} what of late answers; {@code Pool} has all who are asked.
 *   <li>Engines: {@code Lockstep} walks a {@link io.github.lyngk.testkit.judging.Subject} through a {@code Visit} beside
 *       core, {@code Interview} puts the questions; the package {@code comparing} finds what differs.
 *   <li>From findings to faults: each is a {@code Sight} in the {@code FaultLog}, after {@code Isolation} has told what has
 *       to be asked before; {@code Occam} takes the fewest explanations that account for all of them, {@code Charging} makes
 *       each small.
 *   <li>In the end: {@link io.github.lyngk.testkit.judging.Verdict} and its
 *       {@link io.github.lyngk.testkit.judging.Charge}s, told by {@link io.github.lyngk.testkit.judging.ChargeText} and
 *       {@link io.github.lyngk.testkit.judging.BoardReport}; {@link io.github.lyngk.testkit.judging.ContractFailure}.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit.judging;

import org.jspecify.annotations.NullMarked;
