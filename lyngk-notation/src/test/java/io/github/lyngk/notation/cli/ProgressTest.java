package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("surroundings")
class ProgressTest {
    private final AtomicLong clock = new AtomicLong();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void longWorkIsShownAndWiped() {
        Progress progress = progress(true);
        progress.report(1, "a.lyngk");
        assertThat(err.toString(UTF_8)).isEmpty();
        clock.addAndGet(3_000_000_000L);
        progress.report(2, "a.lyngk");
        progress.report(3, "a.lyngk");
        assertThat(err.toString(UTF_8)).isEqualTo("\r2 records, a.lyngk");
        clock.addAndGet(1_000_000_000L);
        progress.report(4, "b");
        progress.clear();
        assertThat(err.toString(UTF_8)).isEqualTo("\r2 records, a.lyngk\r4 records, b      \r" + " ".repeat(12) + "\r");
        assertThat(progress.elapsed()).isEqualTo(4_000_000_000L);
    }

    @Test
    void theLineFitsATerminal() {
        Progress progress = progress(true);
        clock.addAndGet(3_000_000_000L);
        progress.report(2, "x".repeat(200));
        assertThat(err.toString(UTF_8)).hasSize(79);
    }

    @Test
    void nobodyWatchingSeesNothing() {
        Progress progress = progress(false);
        clock.addAndGet(3_000_000_000L);
        progress.report(2, "a.lyngk");
        progress.clear();
        assertThat(err.toString(UTF_8)).isEmpty();
    }

    @Test
    void speedIsToldOnceThereIsSomethingToMeasure() {
        Progress progress = progress(false);
        clock.addAndGet(999_999_999L);
        assertThat(progress.speed(500)).isEmpty();
        clock.addAndGet(1_000_000_001L);
        assertThat(progress.speed(501)).isEqualTo(" (251 records per second)");
        assertThat(progress.speed(3)).isEqualTo(" (2 records per second)");
        assertThat(progress.speed(2)).isEmpty();
    }

    private Progress progress(boolean interactive) {
        return new Progress(
                new Streams(
                        InputStream.nullInputStream(),
                        Output.ofResults(OutputStream.nullOutputStream()),
                        Output.ofComplaints(err),
                        interactive),
                clock::get);
    }
}
