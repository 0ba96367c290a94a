package org.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.jqwik.Ongoing;
import java.util.stream.Stream;
import net.jqwik.api.Example;

class ModulesTest {
    @Example
    void everythingIsANamedModule() {
        assertThat(Stream.of(ModulesTest.class, Position.class, GameRecord.class, Ongoing.class))
                .extracting(type -> type.getModule().getName())
                .containsExactly(
                        "org.example.trials",
                        "io.github.lyngk.core",
                        "io.github.lyngk.notation",
                        "io.github.lyngk.testkit");
    }
}
