/**
 * What an engine says, held against core: what differs, and everything that may be behind it. No part of the API: the
 * module does not export this package. It is plain Java and knows no test library.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.testkit.comparing.BoardComparison},
 *       {@link io.github.lyngk.testkit.comparing.ResultComparison} (of a
 *       {@link io.github.lyngk.testkit.comparing.Standing}), {@link io.github.lyngk.testkit.comparing.ClaimComparison} and
 *       {@link io.github.lyngk.testkit.comparing.MoveComparison} find what differs about a
 *       {@link io.github.lyngk.testkit.comparing.Topic}.
 *   <li>A difference is a {@link io.github.lyngk.testkit.comparing.Finding} with every
 *       {@link io.github.lyngk.testkit.comparing.Reading} of it: an
 *       {@link io.github.lyngk.testkit.comparing.Explanation}, that is a
 *       {@link io.github.lyngk.testkit.comparing.Difference} and a rule, and how well it fits.
 *   <li>Guesses: {@code MissingMoves} at what missing moves share ({@code MoveFeature} of a {@code LegalMove},
 *       {@code MissingEdge}), {@link io.github.lyngk.testkit.comparing.ExtraMoves} at how one gets where none leads
 *       ({@code RouteMistake}, {@code RouteSearch}), {@code BelievedPosition} and
 *       {@link io.github.lyngk.testkit.comparing.EarlierAnswers} at the position whose moves they are,
 *       {@link io.github.lyngk.testkit.comparing.WrongWinnerRule} at a wrong count.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit.comparing;

import org.jspecify.annotations.NullMarked;
