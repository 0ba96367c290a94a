package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Bytes;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.reading.Replay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Draws records with everything the format allows, and texts that are nearly records. */
final class RecordArbitraries {
    private static final String SPECIAL = "{}()[];\"\\!?$*-+#.:,/ 0123456789abcdefghiIBRGKJé€";

    private RecordArbitraries() {}

    /** Returns free text: what tags and comments may hold. */
    static Arbitrary<String> freeText() {
        return Arbitraries.strings().withChars(SPECIAL).ofMaxLength(20);
    }

    /** Returns legal records, finished or not, with tags, comments, annotations and variations. */
    static Arbitrary<GameRecord> records() {
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

    /** Returns the bytes of records with a part cut, doubled, swapped or with a bit flipped. */
    static Arbitrary<byte[]> mutated(Arbitrary<byte[]> texts) {
        return Combinators.combine(
                        texts,
                        Arbitraries.integers().between(0, 4),
                        Arbitraries.longs().list().ofSize(8))
                .as(RecordArbitraries::mutate);
    }

    private static byte[] mutate(byte[] bytes, int times, List<Long> draws) {
        byte[] mutated = bytes;
        for (int i = 0; i < times && mutated.length > 0; i++) {
            mutated = mutateOnce(mutated, new SplittableRandom(draws.get(i)));
        }
        return mutated;
    }

    private static byte[] mutateOnce(byte[] bytes, SplittableRandom random) {
        int from = random.nextInt(bytes.length);
        int to = Math.min(bytes.length, from + 1 + random.nextInt(40));
        byte[] part = Arrays.copyOfRange(bytes, from, to);
        byte[] head = Arrays.copyOfRange(bytes, 0, from);
        byte[] tail = Arrays.copyOfRange(bytes, to, bytes.length);
        return switch (random.nextInt(5)) {
            case 0 -> Bytes.concat(head, tail);
            case 1 -> Bytes.concat(head, part, part, tail);
            case 2 -> Bytes.concat(part, head, tail);
            case 3 -> Bytes.concat(head, tail, part);
            default -> {
                byte[] flipped = bytes.clone();
                flipped[from] ^= (byte) (1 << random.nextInt(8));
                yield flipped;
            }
        };
    }

    /** Returns text of characters that mean something to the parsers. */
    static Arbitrary<String> printableText() {
        Arbitrary<String> words = Arbitraries.of(
                "[Event \"x\"]\n",
                "[Position \"" + Records.START + "\"]\n",
                "[Result \"*\"]\n",
                "\n",
                "\n\n",
                "1. ",
                "d1-e1 ",
                "f6-g7 ",
                "-- ",
                "* ",
                "1-0\n",
                "(",
                ") ",
                "{",
                "} ",
                "; ",
                "! ",
                "$7 ",
                "[");
        Arbitrary<String> noise =
                Arbitraries.strings().withChars(SPECIAL + "\n\r\t\0").ofMaxLength(6);
        return Arbitraries.frequencyOf(Tuple.of(5, words), Tuple.of(1, noise))
                .list()
                .ofMaxSize(40)
                .map(parts -> String.join("", parts));
    }
}
