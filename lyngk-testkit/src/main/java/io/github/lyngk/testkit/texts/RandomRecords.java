package io.github.lyngk.testkit.texts;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.scenarios.GameGenerator;
import io.github.lyngk.testkit.scenarios.PlaySpec;
import io.github.lyngk.testkit.scenarios.RecordExtras;
import io.github.lyngk.testkit.scenarios.RecordExtras.Kind;
import io.github.lyngk.testkit.scenarios.RecordExtras.Remark;
import io.github.lyngk.testkit.scenarios.RecordWithExtras;
import io.github.lyngk.testkit.scenarios.Stage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Games and records drawn at random, but the same ones in every run. */
final class RandomRecords {
    private static final long SEED = 20_261_115;
    private static final int MOST_REMARKS = 9;
    private static final int MOST_TAGS = 4;
    private static final int LONGEST_TEXT = 30;
    private static final int MANY = 1_000;

    private static final ImmutableList<String> NAMES =
            ImmutableList.of("Event", "Site", "Date", "Round", "First", "Second", "X_1", "a");
    private static final ImmutableList<String> TEXTS =
            ImmutableList.of("", "1-0", "a } b", "; c", "\\\"", "die \ud83c\udfb2", "{", "(x)", "a  b", "--");
    private static final String CHARACTERS =
            "abc XYZ 0189 {}();\"\\[]!?$*-+#.,:/\u00e9\u00df\u0131\u03bb\u6f22\ufeff\u00a0\u2028";

    private RandomRecords() {}

    /** Games of all variants in turn, played to their ends. */
    static Stream<Game> games(int count) {
        RandomGenerator random = new Random(SEED);
        List<GameGenerator> generators = Stream.of(Variant.values())
                .map(variant ->
                        new GameGenerator(PlaySpec.ANY.inVariants(variant).inStage(Stage.FINISHED)))
                .toList();
        return IntStream.range(0, count)
                .mapToObj(i -> generators.get(i % generators.size()).drawGame(random));
    }

    /** Records of such games, broken off anywhere, with tags and remarks. */
    static Stream<GameRecord> records(int count) {
        RandomGenerator random = new Random(SEED);
        return games(count).map(game -> {
            Game part = game.prefix(random.nextInt(3) == 0 ? game.size() : random.nextInt(game.size() + 1));
            return RecordWithExtras.assemble(part, extras(part.size(), random));
        });
    }

    private static RecordExtras extras(int plies, RandomGenerator random) {
        Map<String, String> tags = new LinkedHashMap<>();
        for (int i = random.nextInt(MOST_TAGS + 1); i > 0; i--) {
            tags.put(NAMES.get(random.nextInt(NAMES.size())), text(random));
        }
        List<Remark> remarks = new ArrayList<>();
        for (int i = random.nextInt(MOST_REMARKS + 1); i > 0; i--) {
            Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
            remarks.add(new Remark(random.nextInt(plies + 1), kind, text(random), random.nextInt(MANY)));
        }
        return new RecordExtras(tags, remarks, random.nextInt(MANY));
    }

    private static String text(RandomGenerator random) {
        if (random.nextInt(2) == 0) {
            return TEXTS.get(random.nextInt(TEXTS.size()));
        }
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(LONGEST_TEXT); i > 0; i--) {
            text.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
        }
        return text.toString();
    }
}
