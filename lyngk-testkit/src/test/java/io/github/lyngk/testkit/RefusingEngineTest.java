package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.broken.CoreEngine;
import java.util.Collection;
import org.junit.jupiter.api.Test;

/** An engine that refuses to play the moves it does not list. */
class RefusingEngineTest {

    /** Does not list claims of green. */
    private static final class NoGreen extends CoreEngine {
        @Override
        public Collection<Move> moves(Position position) {
            return super.moves(position).stream()
                    .filter(move -> !move.claim().filter(Color.GREEN::equals).isPresent())
                    .toList();
        }

        @Override
        public Position play(Position position, Move move) {
            if (!moves(position).contains(move)) {
                throw new IllegalArgumentException("illegal move");
            }
            return super.play(position, move);
        }
    }

    @Test
    void movesThatAreNeitherListedNorPlayedAreOnlyMissing() {
        CheckReport report = EngineCheck.of(NoGreen::new).seed(1).games(60).run();

        assertThat(report.faults()).extracting(Fault::kind).containsOnly(Kind.MISSING_MOVE);
    }
}
