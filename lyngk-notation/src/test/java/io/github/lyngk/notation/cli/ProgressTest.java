package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.OptionalLong;
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
        progress.report(1, 0, "a.lyngk");
        assertThat(err.toString(UTF_8)).isEmpty();
        clock.addAndGet(3_000_000_000L);
        progress.report(2, 0, "a.lyngk");
        progress.report(3, 0, "a.lyngk");
        assertThat(err.toString(UTF_8)).isEqualTo("\r2 records, a.lyngk");
        clock.addAndGet(1_000_000_000L);
        progress.report(4, 0, "b");
        progress.clear();
        assertThat(err.toString(UTF_8)).isEqualTo("\r2 records, a.lyngk\r4 records, b      \r" + " ".repeat(12) + "\r");
        assertThat(progress.elapsed()).isEqualTo(4_000_000_000L);
    }

    @Test
    void theLineFitsATerminal() {
        Progress progress = progress(true);
        clock.addAndGet(3_000_000_000L);
        progress.report(2, 0, "x".repeat(200));
        assertThat(err.toString(UTF_8)).hasSize(79);
    }

    @Test
    void nobodyWatchingSeesNothing() {
        Progress progress = progress(false);
        clock.addAndGet(3_000_000_000L);
        progress.report(2, 0, "a.lyngk");
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

    @Test
    void theShareAndTheTimeLeftAreShownIfTheSizeIsKnown() {
        Progress progress = progress(true, OptionalLong.of(4000));
        assertThat(shown(progress, 3, 1000)).isEqualTo("7 records, 25%, 0:09 left, a");
        assertThat(shown(progress, 1, 3999)).isEqualTo("7 records, 99%, 0:00 left, a");
        assertThat(shown(progress, 6, 4000)).isEqualTo("7 records, 100%, 0:00 left, a");
    }

    @Test
    void longTimesHaveMinutesAndHours() {
        Progress progress = progress(true, OptionalLong.of(1000));
        assertThat(shown(progress, 5, 40)).isEqualTo("7 records, 4%, 2:00 left, a");
        assertThat(shown(progress, 5, 1)).isEqualTo("7 records, 0%, 2:46:30 left, a");
        assertThat(shown(progress, 1, 3)).isEqualTo("7 records, 0%, 1:00:56 left, a");
    }

    @Test
    void noShareIsShownOfWhatIsNotKnownOrHasGrown() {
        assertThat(shown(progress(true, OptionalLong.empty()), 3, 1000)).isEqualTo("7 records, a");
        assertThat(shown(progress(true, OptionalLong.of(0)), 3, 0)).isEqualTo("7 records, a");
        assertThat(shown(progress(true, OptionalLong.of(1000)), 3, 1001)).isEqualTo("7 records, a");
    }

    private String shown(Progress progress, int secondsLater, long bytes) {
        clock.addAndGet(secondsLater * 1_000_000_000L);
        progress.clear();
        err.reset();
        progress.report(7, bytes, "a");
        return err.toString(UTF_8).strip();
    }

    private Progress progress(boolean interactive) {
        return progress(interactive, OptionalLong.empty());
    }

    private Progress progress(boolean interactive, OptionalLong total) {
        return new Progress(
                new Streams(
                        InputStream.nullInputStream(),
                        Output.ofResults(OutputStream.nullOutputStream(), Terminal.NONE),
                        Output.ofComplaints(err, interactive ? Terminal.of(UTF_8, Map.of()) : Terminal.NONE)),
                total,
                clock::get);
    }

    @Test
    void nothingIsShownBeforeTwoSecondsAndThenTwiceASecond() {
        Progress progress = progress(true);
        clock.addAndGet(1_999_999_999L);
        progress.report(1, 0, "a");
        assertThat(err.toString(UTF_8)).isEmpty();
        clock.addAndGet(1);
        progress.report(2, 0, "a");
        clock.addAndGet(499_999_999L);
        progress.report(3, 0, "a");
        clock.addAndGet(1);
        progress.report(4, 0, "a");
        assertThat(err.toString(UTF_8)).isEqualTo("\r2 records, a\r4 records, a");
    }

    @Test
    void theFirstSecondHasNoSpeed() {
        Progress progress = progress(false);
        clock.addAndGet(1_000_000_000L);
        assertThat(progress.speed(500)).isEqualTo(" (500 records per second)");
    }

    @Test
    void minutesAndSecondsOfLongTimesHaveTwoDigits() {
        Progress progress = progress(true, OptionalLong.of(101));
        assertThat(shown(progress, 36, 1)).isEqualTo("7 records, 0%, 1:00:00 left, a");
        Progress minutes = progress(true, OptionalLong.of(1001));
        assertThat(shown(minutes, 4, 1)).isEqualTo("7 records, 0%, 1:06:40 left, a");
        Progress ten = progress(true, OptionalLong.of(1051));
        assertThat(shown(ten, 4, 1)).isEqualTo("7 records, 0%, 1:10:00 left, a");
        Progress seconds = progress(true, OptionalLong.of(2));
        assertThat(shown(seconds, 10, 1)).isEqualTo("7 records, 50%, 0:10 left, a");
    }
}
