package io.github.lyngk.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.testkit.junit.ContractRun;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An annotation that cannot narrow its parameter fails the property, run as a build runs it, and says why. */
class MisplacedAnnotationsTest {
    /** Properties with an annotation where it means nothing. */
    static class Misplaced {
        @Property(tries = 1)
        void variantOfAMove(@ForAll @InVariant(Variant.SIX_STACK) Move move) {}

        @Property(tries = 1)
        void eventOfASetup(@ForAll @WithEvent(GameEvent.DRAW) Setup setup) {}

        @Property(tries = 1)
        void pliesOfANumber(@ForAll @Plies(max = 3) int number) {}

        @Property(tries = 1)
        void ongoingOutcome(@ForAll @Ongoing Outcome outcome) {}

        @Property(tries = 1)
        void aroundAList(@ForAll @Finished List<Position> positions) {}

        @Property(tries = 1)
        void filtered(@ForAll("quiet") @Finished Position position) {}

        @Property(tries = 1)
        void bothStages(@ForAll @Ongoing @Finished Position position) {}

        @Provide
        Arbitrary<Position> quiet() {
            return LyngkArbitraries.positions()
                    .filter(position -> position.claims().isEmpty());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "variantOfAMove, @InVariant, Move",
        "eventOfASetup, @WithEvent, Setup",
        "pliesOfANumber, @Plies, int",
        "ongoingOutcome, @Ongoing, Outcome",
        "aroundAList, @Finished, List<Position>",
        "filtered, @Finished, Position",
        "bothStages, @Ongoing, @Finished"
    })
    void failsAndNamesAnnotationAndType(String property, String annotation, String type) {
        assertThat(ContractRun.of(Misplaced.class, ImmutableMap.of()).failures().get(property))
                .contains(annotation, type)
                .doesNotContain("io.github.lyngk");
    }
}
