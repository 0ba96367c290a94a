package io.github.lyngk.notation.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.cli.ChildCommand;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of children when the virtual machine that started them ends. */
@Tag("not-for-mutation")
class OrphansTest {

    /** A killed parent cannot end its child, but a child that obeys the protocol ends with its input. */
    @ParameterizedTest
    @CsvSource({"exit, stays, 1", "exit, parent, 2", "halt, none, 1"})
    void childrenEndWithTheMachine(String end, String trick, int count) throws IOException, InterruptedException {
        Process machine = new ProcessBuilder(ChildCommand.java(Starter.class, end, trick))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<Long> children = new String(machine.getInputStream().readAllBytes(), UTF_8)
                .lines()
                .map(Long::parseLong)
                .toList();
        machine.waitFor();

        // On Windows each may have a console besides, which is a process too.
        assertThat(children).hasSizeGreaterThanOrEqualTo(count);
        for (int n = 0; n < 600 && children.stream().anyMatch(OrphansTest::isAlive); n++) {
            Thread.sleep(50);
        }
        assertThat(children).noneMatch(OrphansTest::isAlive);
    }

    @Test
    void childThatIsStartedWhileTheMachineEndsIsEndedAtOnce() throws IOException {
        Process machine = new ProcessBuilder(ChildCommand.java(Starter.class, "late", "none"))
                .redirectErrorStream(true)
                .start();

        assertThat(machine.getInputStream()).asString(UTF_8).isEqualTo("NO_START" + System.lineSeparator());
    }

    private static boolean isAlive(long pid) {
        return ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isPresent();
    }
}
