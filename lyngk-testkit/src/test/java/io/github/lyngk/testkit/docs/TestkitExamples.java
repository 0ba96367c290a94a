package io.github.lyngk.testkit.docs;

import static io.github.lyngk.testkit.assertions.LyngkAssertions.assertThat;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.EngineCheck;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.Match;
import io.github.lyngk.testkit.MatchResult;
import io.github.lyngk.testkit.broken.BrokenEngine;
import io.github.lyngk.testkit.broken.CoreEngine;
import java.util.SplittableRandom;

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

    /** The fault of an engine that lets neutral singles climb, without the board. */
    static void report() {
        BrokenEngine climbing = BrokenEngine.named("lets neutral singles climb");
        CheckReport report = EngineCheck.of(climbing::engine).seed(1).games(100).run();
        report.faults()
                .get(0)
                .toString()
                .lines()
                .takeWhile(line -> !line.isEmpty())
                .forEach(System.out::println);
    }

    /** Gives draws to the first player. */
    private static final class NoDrawsEngine extends CoreEngine {
        @Override
        public EngineResult result(Position position) {
            EngineResult result = super.result(position);
            return result.isDraw() ? EngineResult.won(Player.FIRST) : result;
        }
    }

    static void check() {
        CheckReport report =
                EngineCheck.of(NoDrawsEngine::new).seed(1).games(200).run();
        Fault fault = report.faults().get(0);
        System.out.println(fault.summary());

        Game game = Game.parse(fault.counterexample().toString());
        EngineCheck.of(new CoreEngine()).replay(game).orThrow();
    }

    static void match() {
        SplittableRandom random = new SplittableRandom(1);
        Bot careless = position -> position.randomMove(random);
        Bot scoring = position -> position.legalMoves().stream()
                .filter(move -> position.effect(move).scored())
                .findFirst()
                .orElseGet(() -> careless.choose(position));
        MatchResult result = Match.between(scoring, careless).games(200).seed(1).run();
        System.out.println(result);
    }
}
