/**
 * AssertJ assertions about positions, moves, games, outcomes and records. Import them from
 * {@link io.github.lyngk.testkit.assertions.LyngkAssertions}. Their failure messages contain the board.
 *
 * <!-- example: assertions -->
 * <pre>{@code
 * Position position = Position.parse("1/4/3(RG)3/6/3(IB)R2/6/7/4/1 1 R:- 0:0");
 *
 * assertThat(position).allows("e5-e4").forbids("e5-c4", Rule.E5);
 * try {
 *     assertThat(position).allows("e5-c4");
 * } catch (AssertionError e) {
 *     System.out.println(e.getMessage().lines().findFirst().orElseThrow());
 * }
 * }</pre>
 *
 * <p>This prints:
 *
 * <!-- output: assertions -->
 * <pre>{@code
 * expected e5-c4 to be legal, but: e5-c4: both e5 and c4 hold red (E5)
 * }</pre>
 *
 * <p>{@link io.github.lyngk.testkit.assertions.PositionAssert}, {@link io.github.lyngk.testkit.assertions.MoveAssert},
 * {@link io.github.lyngk.testkit.assertions.GameAssert}, {@link io.github.lyngk.testkit.assertions.OutcomeAssert} and
 * {@link io.github.lyngk.testkit.assertions.RecordAssert} are the types of the assertions. Assertion objects are not
 * thread-safe.
 */
@NullMarked
package io.github.lyngk.testkit.assertions;

import org.jspecify.annotations.NullMarked;
