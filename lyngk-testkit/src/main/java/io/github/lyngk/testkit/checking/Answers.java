package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.testkit.EngineResult;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What an engine answered in one position.
 *
 * @param claims the colours it offers, from an engine with separate claims
 * @param moves the moves it lists; from an engine with separate claims, those without a claim
 * @param shown the position it shows, if it can show one
 */
record Answers(EngineResult result, Optional<List<Color>> claims, List<Move> moves, Optional<Setup> shown) {

    boolean isResultRight(Position position) {
        return result.equals(EngineResult.of(position));
    }

    boolean hasDuplicates() {
        return ImmutableSet.copyOf(moves).size() < moves.size();
    }

    /** The legal moves that should be listed. */
    List<Move> expected(Position position) {
        return claims.isEmpty() ? position.legalMoves() : position.legalMovesWithoutClaim();
    }

    /** The legal moves that are not listed, and the listed ones that are not legal. */
    Set<Move> wrongMoves(Position position) {
        return Sets.symmetricDifference(ImmutableSet.copyOf(moves), ImmutableSet.copyOf(expected(position)))
                .immutableCopy();
    }
}
