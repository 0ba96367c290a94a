package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The features of positions and moves, from which the rule of a fault is chosen. */
class FeaturesTest {

    /** The most general feature, which all moves have. */
    private static final Feature DIRECT =
            Feature.of(Kind.MISSING_MOVE, Rule.E3, "the move goes straight to the first stack in sight");

    /** The table has at least one example of each feature; with the move "-", those of a position. */
    @ParameterizedTest
    @CsvFileSource(files = "src/test/resources/checking/features.tsv", delimiter = '\t', maxCharsPerColumn = 1_000)
    void examples(String written, String move, String expected) {
        Position position = Position.parse(written);
        Stream<String> features = move.equals("-")
                ? PositionFeature.ofResult(position).stream().map(FeaturesTest::withKind)
                : ofMove(position, Move.parse(move));
        assertThat(features).containsExactly(expected.split("; "));
    }

    private static Stream<String> ofMove(Position position, Move move) {
        List<Feature> allowing = MoveFeature.of(position, move);
        assertThat(Iterables.getLast(allowing)).isEqualTo(DIRECT);
        return Stream.concat(
                allowing.stream().limit(allowing.size() - 1).map(FeaturesTest::withRule),
                PlayFeature.of(Game.of(position).play(move)).stream().map(FeaturesTest::withKind));
    }

    private static String withKind(Feature feature) {
        return feature.kind() + " " + withRule(feature);
    }

    private static String withRule(Feature feature) {
        return feature.rule().orElseThrow() + " " + feature.text().replaceFirst("^the move ", "");
    }
}
