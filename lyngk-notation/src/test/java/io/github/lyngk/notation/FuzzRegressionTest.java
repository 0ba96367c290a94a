package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.stream.Collectors.toMap;

import com.google.common.primitives.Bytes;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The fuzz targets without Jazzer: with their seeds, with inputs that once failed, and with seeds changed at random. */
@Tag("not-for-mutation")
class FuzzRegressionTest {
    private static final Map<FuzzTarget, List<byte[]>> SEEDS = Stream.of(FuzzTarget.values())
            .collect(toMap(target -> target, target -> target.seeds().toList()));

    /** What a target gets. */
    private record Input(FuzzTarget target, byte[] bytes) {
        void check() {
            try {
                target.check(bytes);
            } catch (Exception | AssertionError e) {
                throw new AssertionError(this + ": " + e, e);
            }
        }

        @Override
        public String toString() {
            return target + " " + new String(bytes, ISO_8859_1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void seedsAndFindings(FuzzTarget target) {
        Stream.concat(SEEDS.get(target).stream(), target.findings()).forEach(bytes -> new Input(target, bytes).check());
    }

    @Provide
    Arbitrary<Input> changedSeeds() {
        return Arbitraries.of(FuzzTarget.values())
                .flatMap(target -> Combinators.combine(
                                Arbitraries.of(SEEDS.get(target)),
                                Arbitraries.longs().list().ofMinSize(1).ofMaxSize(5))
                        .as((seed, changes) -> new Input(target, changed(seed, changes))));
    }

    @net.jqwik.api.Tag("not-for-mutation")
    @Property(tries = 4000, edgeCases = EdgeCasesMode.NONE)
    void changedSeeds(@ForAll("changedSeeds") Input input) {
        input.check();
    }

    private static byte[] changed(byte[] seed, List<Long> changes) {
        byte[] bytes = seed;
        for (long change : changes) {
            bytes = bytes.length == 0 ? bytes : changed(bytes, new SplittableRandom(change));
        }
        return bytes;
    }

    /** Leaves out, doubles or moves a part, ends its lines otherwise, or flips a bit. */
    private static byte[] changed(byte[] bytes, SplittableRandom random) {
        int from = random.nextInt(bytes.length);
        int to = Math.min(bytes.length, from + 1 + random.nextInt(40));
        byte[] part = Arrays.copyOfRange(bytes, from, to);
        byte[] head = Arrays.copyOfRange(bytes, 0, from);
        byte[] tail = Arrays.copyOfRange(bytes, to, bytes.length);
        return switch (random.nextInt(7)) {
            case 0 -> Bytes.concat(head, tail);
            case 1 -> Bytes.concat(head, part, part, tail);
            case 2 -> Bytes.concat(part, head, tail);
            case 3 -> Bytes.concat(head, tail, part);
            case 4 -> head;
            case 5 -> {
                String end = random.nextBoolean() ? "\r" : "\r\n";
                yield Bytes.concat(
                        head, new String(tail, ISO_8859_1).replace("\n", end).getBytes(ISO_8859_1));
            }
            default -> {
                byte[] flipped = bytes.clone();
                flipped[from] ^= (byte) (1 << random.nextInt(8));
                yield flipped;
            }
        };
    }
}
