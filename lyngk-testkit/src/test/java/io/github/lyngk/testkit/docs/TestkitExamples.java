package io.github.lyngk.testkit.docs;

import static io.github.lyngk.testkit.LyngkAssertions.assertThat;

import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;

/** The examples of lyngk-testkit's package page. */
final class TestkitExamples {
    private TestkitExamples() {}

    static void assertions() {
        Position position = Position.parse("1/4/3(RG)3/6/3(IB)R2/6/7/4/1 1 R:- 0:0");

        assertThat(position).allows("e5-e4").forbids("e5-c4", Rule.E5);
        try {
            assertThat(position).allows("e5-c4");
        } catch (AssertionError e) {
            System.out.println(e.getMessage().lines().findFirst().orElseThrow());
        }
    }
}
