package io.github.lyngk.testkit.jqwik;

import static io.github.lyngk.testkit.assertions.LyngkAssertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.RecordReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** A property that fails, run as a build runs it: what the user finds in the log. */
class CounterexampleTest {
    /** Properties that cannot hold. */
    static class Wrong {
        @Property(seed = "1")
        void noStackIsHigherThanTwo(@ForAll Game game) {
            check(game.position());
        }

        @Property(seed = "1")
        void nothingRareInAnyPosition(@ForAll Position position) {
            check(position);
        }

        private static void check(Position position) {
            position.stacks().forEach((point, stack) -> {
                if (stack.height() > 2) {
                    throw new AssertionError(stack + " on " + point);
                }
            });
        }
    }

    @Test
    void aGameIsShrunkAndPrintedAsARecordToReplay() throws IOException {
        String log = logOf("noStackIsHigherThanTwo");
        String shrunk = log.substring(log.indexOf("Shrunk Sample"));
        try (RecordReader reader = new RecordReader(new StringReader(shrunk.substring(shrunk.indexOf("\n["))))) {
            assertThat(reader.next().record().orElseThrow()).hasMoves(2).game().isOngoing();
        }
        assertThat(shrunk).contains("c7 ", "e7 ", "First player:");
    }

    @Test
    void aPositionIsShrunkAndPrintedAsItsLine() {
        String log = logOf("nothingRareInAnyPosition");
        String line = log.substring(log.indexOf("Shrunk Sample"))
                .lines()
                .filter(text -> text.contains("/") && text.contains(":"))
                .filter(text -> !text.startsWith(" "))
                .findFirst()
                .orElseThrow();
        assertThat(Position.parse(line).stacks()).hasSize(41);
    }

    private static String logOf(String property) {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        PrintStream out = System.out;
        System.setOut(new PrintStream(log, true, StandardCharsets.UTF_8));
        try {
            LauncherFactory.create()
                    .execute(LauncherDiscoveryRequestBuilder.request()
                            .selectors(selectClass(Wrong.class))
                            .filters(includeEngines("jqwik"))
                            .configurationParameter("jqwik.database", "")
                            .build());
        } finally {
            System.setOut(out);
        }
        String all = log.toString(StandardCharsets.UTF_8);
        return all.substring(all.indexOf("Wrong:" + property));
    }
}
