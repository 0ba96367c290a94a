package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What one record does to the others of a run. */
class RecordRunTest {
    private static final String FILE = "src/test/resources/cli/three.lyngk";

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final List<Diagnostic> told = new ArrayList<>();

    /** Runs over a file of three records and fails at the second one. */
    private Exit run(Supplier<Throwable> failure, List<Long> done) {
        Streams streams = new Streams(
                new ByteArrayInputStream(new byte[0]),
                Output.ofResults(new ByteArrayOutputStream(), Terminal.NONE),
                Output.ofComplaints(err, Terminal.NONE));
        RecordRun.Complaints complaints = new RecordRun.Complaints() {
            @Override
            public void noRecord(Diagnostic diagnostic) {
                throw new AssertionError(diagnostic);
            }

            @Override
            public void unreadable(Diagnostic unreadable) {
                told.add(unreadable);
            }
        };
        Arguments arguments = Arguments.parse(ImmutableList.of(FILE), RecordRun.optionsAfter());
        return new RecordRun(arguments, streams, complaints)
                .run(
                        found -> {
                            long number = found.text().location().number();
                            if (number == 2) {
                                RecordRunTest.<RuntimeException>fail(failure.get());
                            }
                            return number;
                        },
                        done::add);
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void fail(Throwable failure) throws E {
        throw (E) failure;
    }

    @Test
    void aRecordThatTakesTooMuchMemoryCostsOnlyItself() {
        List<Long> done = new ArrayList<>();
        assertThat(run(() -> new OutOfMemoryError("Java heap space"), done)).isEqualTo(Exit.FAILED);
        assertThat(done).containsExactly(1L, 3L);
        assertThat(err.toString(UTF_8))
                .startsWith("lyngk: " + FILE + ": record 2 in lines ")
                .endsWith(": not enough memory; give Java more with -Xmx\n");
        assertThat(told)
                .singleElement()
                .satisfies(each -> assertThat(each.toJson())
                        .contains("\"code\":\"UNREADABLE\"")
                        .contains("record 2 in lines "));
    }

    @Test
    void aRecordThatMeetsAFaultOfOursCostsOnlyItself() {
        List<Long> done = new ArrayList<>();
        assertThat(run(StackOverflowError::new, done)).isEqualTo(Exit.FAILED);
        assertThat(run(() -> new IllegalStateException("oh"), done)).isEqualTo(Exit.FAILED);
        assertThat(done).containsExactly(1L, 3L, 1L, 3L);
        assertThat(err.toString(UTF_8)).contains("internal error, please report it: StackOverflowError");
    }
}
