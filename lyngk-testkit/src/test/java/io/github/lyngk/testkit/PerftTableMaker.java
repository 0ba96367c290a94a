package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Perft;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.scenarios.GameGenerator;
import io.github.lyngk.testkit.scenarios.PlaySpec;
import io.github.lyngk.testkit.scenarios.RareEvent;
import io.github.lyngk.testkit.scenarios.Stage;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Prints a perft table: replace {@code perft.tsv} by its output. The output is the same every time, until the way games are
 * drawn changes.
 */
final class PerftTableMaker {
    private static final long SEED = 2017;
    private static final int[] STAGES = {
        0, 1, 2, 3, 5, 7, 9, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
    };
    private static final long MOST_LEAVES = 1_000_000;
    private static final int DEEPEST = 6;

    private final SplittableRandom random = new SplittableRandom(SEED);
    private final Set<Position> positions = new LinkedHashSet<>();

    private PerftTableMaker() {}

    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        out.print("# depth\tleaves\tposition (a leaf is a legal move at the last ply; finished games have none)\n");
        out.print(fixture());
        PerftTableMaker maker = new PerftTableMaker();
        for (Variant variant : Variant.values()) {
            maker.collect(variant);
        }
        maker.positions.forEach(position -> print(out, position));
        out.flush();
    }

    /** The lines that other implementations agree on come first, without their heading. */
    private static String fixture() throws IOException {
        try (InputStream stream = PerftTableMaker.class.getResourceAsStream("/fixtures/perft.tsv")) {
            String text = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
            return text.replaceAll("(?m)^#.*\n", "");
        }
    }

    /** Positions of every stage, and one for every rare event. */
    private void collect(Variant variant) {
        for (int stage : STAGES) {
            PlaySpec spec = PlaySpec.ANY.inVariants(variant).plies(stage, stage).inStage(Stage.ONGOING);
            positions.add(new GameGenerator(spec).drawBrokenOff(random).position());
        }
        for (RareEvent event : RareEvent.in(variant)) {
            PlaySpec spec = PlaySpec.ANY
                    .inVariants(variant)
                    .with(ImmutableSet.of(event))
                    .endingAtMoment();
            Game game = new GameGenerator(spec).drawBrokenOff(random);
            positions.add(spec.shown(game).position());
        }
    }

    /** One line a depth, until the numbers grow large or reach nothing. */
    private static void print(PrintStream out, Position position) {
        long leaves = Perft.count(position, 1);
        int depth = 1;
        out.printf("%d\t%d\t%s\n", depth, leaves, position);
        while (leaves > 0 && depth < DEEPEST) {
            depth++;
            leaves = Perft.count(position, depth);
            if (leaves > MOST_LEAVES) {
                return;
            }
            out.printf("%d\t%d\t%s\n", depth, leaves, position);
        }
    }
}
