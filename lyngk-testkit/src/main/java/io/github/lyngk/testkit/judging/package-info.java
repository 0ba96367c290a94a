/**
 * Judges of engines, bots, printers and parsers: what is wrong, by which rule, shown by the smallest game found. No part
 * of the API: the module does not export this package. It is plain Java and knows no test library; a failure is an
 * {@link java.lang.AssertionError}.
 *
 * <ul>
 *   <li>Trials: {@link io.github.lyngk.testkit.judging.EngineTrial}, {@link io.github.lyngk.testkit.judging.BotTrial}
 *       ({@code BotFault}) and {@link io.github.lyngk.testkit.judging.NotationTrial} try somebody's code once and fail
 *       with a report.
 *   <li>Engines: {@code Lockstep} walks a {@link io.github.lyngk.testkit.judging.Subject} through a game beside core,
 *       asks each {@link io.github.lyngk.testkit.judging.Question}, and stops at a {@code Finding}, whose kind is a
 *       {@code Difference}. {@code MoveComparison}, {@code ClaimComparison}, {@code BoardComparison} and
 *       {@code ResultComparison} (of a {@link io.github.lyngk.testkit.judging.Standing}) find it.
 *   <li>Blame, that is the rule behind a difference: {@code MoveFeature} for a missing move, {@code RouteMistake} (with
 *       {@code RouteSearch}) for one that no route allows, {@code BelievedPosition} for moves of another position,
 *       {@code WrongWinnerRule} for a wrong count.
 *   <li>Reports: {@code ContractFailure}, {@code ReportDetail} and {@link io.github.lyngk.testkit.judging.BoardReport}.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit.judging;

import org.jspecify.annotations.NullMarked;
