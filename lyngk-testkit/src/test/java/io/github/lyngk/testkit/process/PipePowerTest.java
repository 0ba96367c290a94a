package io.github.lyngk.testkit.process;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.EngineCheck;
import io.github.lyngk.testkit.house.FaultyEngine;
import io.github.lyngk.testkit.pipe.PipedEngine;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Broken engines are found through a pipe too: a sample of those that {@code PowerTest} tries in this process. */
@Tag("slow")
class PipePowerTest {

    private static final int SAMPLE = 30;

    static ImmutableList<FaultyEngine> sample() {
        ImmutableList<FaultyEngine> all = FaultyEngine.all();
        return IntStream.range(0, SAMPLE)
                .mapToObj(n -> all.get(n * all.size() / SAMPLE))
                .collect(ImmutableList.toImmutableList());
    }

    @ParameterizedTest
    @MethodSource("sample")
    void faultyEngineIsFound(FaultyEngine faulty) {
        String[] command = PipedEngine.command(faulty.name());
        CheckReport report = EngineCheck.making(() -> ProcessEngine.start(command))
                .seed(1)
                .stoppingAfter(1)
                .run();

        assertThat(report.faults()).isNotEmpty();
    }
}
