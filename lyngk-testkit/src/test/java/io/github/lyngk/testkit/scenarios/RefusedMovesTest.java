package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every move is legal or refused for one reason, and rare reasons are drawn as often as common ones. */
class RefusedMovesTest {
    /** Three pieces side by side, one of them the opponent's and one a joker: little can go wrong often. */
    private static final Position SMALL = Position.parse("1/4/3IJR1/6/7/6/7/4/1 1 -:R 0:0");

    private final SplittableRandom random = new SplittableRandom(18);

    private Position played(Variant variant) {
        return GameGenerator.playOn(Game.of(Position.initial(variant, random)), PlayingStyle.UNIFORM, 15, random)
                .position();
    }

    @ParameterizedTest
    @EnumSource
    void everyMoveThatIsNotLegalIsRefusedForOneReason(Variant variant) {
        Position position = played(variant);
        RefusedMoves refused = RefusedMoves.of(position);
        Stream<Move> all = refused.violations().stream().flatMap(violation -> refused.committing(violation).stream());

        assertThat(Stream.concat(all, position.legalMoves().stream()).sorted())
                .isEqualTo(
                        IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex).toList());
    }

    @Test
    void movesAreSortedByTheFirstRuleTheyBreak() {
        RefusedMoves refused = RefusedMoves.of(SMALL);

        assertThat(refused.violations().asList()).isSorted();
        assertThat(refused.committing(Violation.OPPONENTS_STACK))
                .contains(Move.parse("c6-c5"))
                .allMatch(move -> move.from() == Point.C6);
        refused.violations()
                .forEach(violation -> assertThat(refused.committing(violation))
                        .isSorted()
                        .allMatch(move -> SMALL.check(move).violation().equals(Optional.of(violation))));
    }

    @Test
    void G1_aFinishedGameRefusesEveryMove() {
        RefusedMoves refused = RefusedMoves.of(ConstructedEnds.draw(ImmutableSet.of(Variant.STANDARD), random));

        assertThat(refused.violations()).isEqualTo(ImmutableSet.of(Violation.GAME_OVER));
        assertThat(refused.committing(Violation.GAME_OVER)).hasSize(Move.COUNT);
    }

    @Test
    void aViolationThatNoMoveCommitsHasNoMoves() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RefusedMoves.of(SMALL).committing(Violation.GAME_OVER))
                .withMessageContaining("GAME_OVER");
    }
}
