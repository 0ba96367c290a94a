package io.github.lyngk.testkit.docs;

import static io.github.lyngk.testkit.LyngkAssertions.assertThat;

import com.google.common.base.Splitter;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.house.BrokenEngine;
import io.github.lyngk.testkit.house.HouseEngine;

/** The examples of lyngk-testkit's README and package page. */
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

    /** What a user reads who tests an engine that lets neutral singles climb, as far as the README shows it. */
    static void report() {
        BrokenEngine climbing = BrokenEngine.all().stream()
                .filter(engine -> engine.name().equals("lets neutral singles climb"))
                .findFirst()
                .orElseThrow();
        try {
            new HouseEngine(climbing).D_E_F_listsExactlyTheLegalMoves(RandomGames.game(Variant.STANDARD, 1));
        } catch (AssertionError e) {
            System.out.println(Splitter.on("The same in play")
                    .splitToList(e.getMessage())
                    .get(0)
                    .strip());
        }
    }
}
