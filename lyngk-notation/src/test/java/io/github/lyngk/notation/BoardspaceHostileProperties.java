package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Whatever the input: diagnostics, never an exception, never a hang, and records that our own validator accepts. */
class BoardspaceHostileProperties {
    private static final ImmutableList<Path> FILES = BoardspaceFixtures.files();

    @Property(tries = 500)
    void randomBytesGiveOnlyDiagnostics(@ForAll @Size(max = 400) byte[] bytes) {
        assertThat(target(bytes)).noneMatch(RecordResult::isValid);
    }

    @Property(tries = 500)
    void randomSgfGivesOnlyDiagnostics(@ForAll("sgf") String text) {
        target(text.getBytes(UTF_8));
    }

    @Provide
    Arbitrary<String> sgf() {
        Arbitrary<String> token = Arbitraries.of(
                "(",
                ")",
                ";",
                "[",
                "]",
                "\\",
                "\n",
                "(;GM[lyngk]SU[lyngk 2 1]",
                "P0[",
                "P1[Done]",
                "P0[Move H 1 G 2]",
                "P0[Done]",
                "P1[Move F 4 F 3]",
                "P0[Pickb F 6 0]",
                "P0[Dropb E 7]",
                "P0[Resign]",
                "P1[Pass]",
                "P0[Claim R F]",
                "P1[Pick R]",
                "P1[Drop S]",
                "P0[Start P1]",
                "RE[Game won by x]",
                "P1[id \"x\"]",
                "\uDC00");
        return token.list().ofMaxSize(40).map(tokens -> String.join("", tokens));
    }

    @Property(tries = 300)
    void mutatedFilesGiveOnlyDiagnostics(
            @ForAll @IntRange(max = 55) int file, @ForAll long seed, @ForAll @IntRange(min = 1, max = 5) int faults)
            throws IOException {
        byte[] bytes = Files.readAllBytes(FILES.get(file));
        Random random = new Random(seed);
        for (int i = 0; i < faults; i++) {
            bytes = mutate(bytes, random);
        }
        target(bytes);
    }

    @Property(tries = 60)
    void aFileCutShortKeepsAPrefixOfItsMoves(
            @ForAll @IntRange(max = 55) int file, @ForAll @IntRange(max = 1000) int permille) {
        String text = BoardspaceFixtures.read(FILES.get(file));
        GameRecord whole = SgfGame.read(text).record().orElseThrow();
        String cut = text.substring(0, text.length() * permille / 1000);
        for (RecordResult result : ImmutableList.copyOf(new BoardspaceReader(new StringReader(cut)))) {
            result.record()
                    .ifPresent(record -> assertThat(
                                    whole.moves().subList(0, record.moves().size()))
                            .isEqualTo(record.moves()));
        }
    }

    @Example
    void deepNestingIsALimit() {
        RecordResult result = SgfGame.read("(;".repeat(100_000) + ")".repeat(100_000));
        assertThat(result.diagnostics()).extracting(Diagnostic::code).contains(DiagnosticCode.LIMIT);
    }

    @Example
    void nestingUpToTheLimitIsRead() {
        String text = "(;" + SgfGame.HEADER + "(;".repeat(Limits.NESTING - 1) + "P0[Move H 1 G 2];P0[Done]"
                + ")".repeat(Limits.NESTING);
        assertThat(SgfGame.read(text).record().orElseThrow().moves()).hasSize(1);
    }

    @Example
    void longValuesNamesAndGamesAreLimits() {
        for (String text : ImmutableList.of(
                "(;C[" + "x".repeat(70_000) + "])",
                "(;" + "X".repeat(70) + "[])",
                "(;" + SgfGame.HEADER + "C[]".repeat(Limits.RECORD / 3) + ")")) {
            ImmutableList<RecordResult> results =
                    ImmutableList.copyOf(new BoardspaceReader(new StringReader(text + "\n(;" + SgfGame.HEADER + ")")));
            assertThat(results).extracting(RecordResult::isValid).containsExactly(false, true);
            assertThat(results.get(0).diagnostics())
                    .extracting(Diagnostic::code)
                    .contains(DiagnosticCode.LIMIT);
        }
    }

    @Example
    void anEndlessGameDoesNotHideTheNext() {
        String text = "(;C[" + "x\n".repeat(Limits.RECORD) + "\n(;" + SgfGame.HEADER + ")";
        assertThat(ImmutableList.copyOf(new BoardspaceReader(new StringReader(text))))
                .extracting(RecordResult::isValid)
                .containsExactly(false, true);
    }

    @Example
    void manyHalfRootsTakeLinearTime() {
        String text = "(;C[" + "\n( ;\n".repeat(400_000) + "])";
        assertThat(SgfGame.read(text).isValid()).isFalse();
    }

    /** Reads bytes and checks what every reading must keep. */
    private static ImmutableList<RecordResult> target(byte[] bytes) {
        ImmutableList<RecordResult> results =
                ImmutableList.copyOf(new BoardspaceReader(new ByteArrayInputStream(bytes)));
        results.forEach(BoardspaceHostileProperties::check);
        results.forEach(new PlaceCheck(bytes)::check);
        return results;
    }

    private static void check(RecordResult result) {
        assertThat(result.isValid() || !result.diagnostics().isEmpty()).isTrue();
        result.record()
                .ifPresent(record -> assertThat(RecordValidator.strict()
                                .validate(record.toString())
                                .isValid())
                        .isTrue());
    }

    private static byte[] mutate(byte[] bytes, Random random) {
        int at = random.nextInt(bytes.length);
        int length = Math.min(bytes.length - at, 1 + random.nextInt(200));
        byte[] mutated = bytes.clone();
        switch (random.nextInt(4)) {
            case 0 -> mutated[at] ^= (byte) (1 << random.nextInt(8));
            case 1 -> System.arraycopy(bytes, at, mutated, random.nextInt(bytes.length - length + 1), length);
            case 2 -> {
                int other = random.nextInt(bytes.length);
                mutated[at] = bytes[other];
                mutated[other] = bytes[at];
            }
            default -> mutated = Arrays.copyOf(bytes, Math.max(1, at));
        }
        return mutated;
    }
}
