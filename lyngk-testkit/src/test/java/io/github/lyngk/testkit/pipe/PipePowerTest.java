package io.github.lyngk.testkit.pipe;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.EngineCheck;
import io.github.lyngk.testkit.ProgramEngine;
import io.github.lyngk.testkit.broken.FaultyEngine;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Broken engines are found through a pipe too: some of those that {@code PowerTest} tries in this process. */
@Tag("slow")
@Tag("not-for-mutation")
class PipePowerTest {

    private static final int MANY = 40;

    static Stream<String> many() {
        ImmutableList<FaultyEngine> all = FaultyEngine.all();
        return IntStream.range(0, MANY)
                .mapToObj(n -> all.get(n * all.size() / MANY).name());
    }

    @Tag("power")
    @ParameterizedTest
    @MethodSource("many")
    void moreFaultyEnginesAreFound(String fault) {
        faultyEngineIsFound(fault);
    }

    /** Quick ones: a wrong rule, a wrong memory, and claims as commands of their own. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "scores nothing for a five",
                "keeps successors without the claims",
                "lists the same moves after a claim as before"
            })
    void faultyEngineIsFound(String fault) {
        String[] command = PipedEngine.command(fault);
        CheckReport report = EngineCheck.of(() -> ProgramEngine.start(command))
                .seed(1)
                .stopAfterFaults(1)
                .run();

        assertThat(report.faults()).isNotEmpty();
    }
}
