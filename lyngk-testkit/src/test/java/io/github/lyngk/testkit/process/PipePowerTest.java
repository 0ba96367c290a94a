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

    private static final int FEW = 10;
    private static final int MANY = 40;

    /** A sample for every build; the profile {@code power} tries more. */
    static ImmutableList<FaultyEngine> few() {
        return sample(FEW);
    }

    static ImmutableList<FaultyEngine> many() {
        return sample(MANY);
    }

    private static ImmutableList<FaultyEngine> sample(int size) {
        ImmutableList<FaultyEngine> all = FaultyEngine.all();
        return IntStream.range(0, size)
                .mapToObj(n -> all.get(n * all.size() / size))
                .collect(ImmutableList.toImmutableList());
    }

    @Tag("power")
    @ParameterizedTest
    @MethodSource("many")
    void moreFaultyEnginesAreFound(FaultyEngine faulty) {
        faultyEngineIsFound(faulty);
    }

    @ParameterizedTest
    @MethodSource("few")
    void faultyEngineIsFound(FaultyEngine faulty) {
        String[] command = PipedEngine.command(faulty.name());
        CheckReport report = EngineCheck.of(() -> ProcessEngine.start(command))
                .seed(1)
                .stoppingAfter(1)
                .run();

        assertThat(report.faults()).isNotEmpty();
    }
}
