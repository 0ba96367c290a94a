package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.reading.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Draws records with everything the format allows. */
@SuppressWarnings("exports") // the tests share a module with the API
public final class RecordArbitraries {
    private static final String SPECIAL = "{}()[];\"\\!?$*-+#.:,/ 0123456789abcdefghiIBRGKJé€";

    private RecordArbitraries() {}

    /** Returns free text: what tags and comments may hold. */
    static Arbitrary<String> freeText() {
        return Arbitraries.strings().withChars(SPECIAL).ofMaxLength(20);
    }

    /** Returns legal records, finished or not, with tags, comments, annotations and variations. */
    public static Arbitrary<GameRecord> records() {
        return Combinators.combine(
                        Arbitraries.of(Variant.values()),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, 50),
                        freeText().list().ofMaxSize(4))
                .as(RecordArbitraries::record);
    }

    private static GameRecord record(Variant variant, long seed, int plies, List<String> texts) {
        SplittableRandom random = new SplittableRandom(seed);
        RecordBuilder builder = GameRecord.builder(Position.initial(variant, random));
        for (int i = 0; i < texts.size(); i++) {
            builder.tag("Tag_" + random.nextInt(9), texts.get(i));
        }
        texts.forEach(text -> {
            if (random.nextBoolean()) {
                builder.comment(text);
            }
        });
        for (int ply = 0; ply < plies && !builder.position().isOver(); ply++) {
            Position before = builder.position();
            builder.play(before.randomMove(random));
            while (random.nextInt(4) == 0) {
                builder.annotate(annotation(before, random, texts, 0));
            }
        }
        texts.forEach(builder::closingComment);
        if (!builder.position().isOver() && random.nextBoolean()) {
            builder.result(Result.SECOND_WINS).termination(Termination.RESIGNATION);
        }
        return builder.build();
    }

    private static Annotation annotation(Position before, SplittableRandom random, List<String> texts, int depth) {
        int kind = random.nextInt(depth < 3 ? 3 : 2);
        if (kind == 2) {
            return variation(before, random, texts, depth + 1);
        }
        return kind == 1 || texts.isEmpty()
                ? new Nag(random.nextInt(256))
                : new Comment(texts.get(random.nextInt(texts.size())));
    }

    private static Variation variation(Position start, SplittableRandom random, List<String> texts, int depth) {
        List<Turn> turns = new ArrayList<>();
        Replay replay = Replay.from(start);
        int plies = random.nextInt(4);
        while (plies-- > 0 && !replay.position().isOver()) {
            Position before = replay.position();
            Move move = before.randomMove(random);
            replay.move(move);
            Turn turn = Turn.of(move);
            if (random.nextInt(3) == 0) {
                turn = Turn.of(move, annotation(before, random, texts, depth));
            }
            turns.add(turn);
            if (replay.isPassDue()) {
                replay.pass();
                turns.add(Turn.pass());
            }
        }
        ImmutableList.Builder<Comment> comments = ImmutableList.builder();
        if (!texts.isEmpty() && random.nextBoolean()) {
            comments.add(new Comment(texts.get(0)));
        }
        return Variation.of(start, comments.build(), turns);
    }
}
