package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.house.ClaimByClaimEngine;
import io.github.lyngk.testkit.house.CoreEngine;
import io.github.lyngk.testkit.house.HouseEngine;
import io.github.lyngk.testkit.house.StartOnlyEngine;
import java.util.Collection;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine contract as a build runs it, on the JUnit platform. */
class EngineContractTest {

    private static final String MOVES = "D E F listsExactlyTheLegalMoves";
    private static final String POSITION = "E9 E10 R4 leavesTheSamePosition";
    private static final String TURN = "E11 E12 R6 givesTheTurnToTheRightPlayer";
    private static final String END = "G1 H4 H5 endsTheGameInTime";
    private static final String WINNER = "G2 G3 H6 namesTheRightWinner";
    private static final String SET_UP = "C goesOnFromAnyPosition";

    /** Knows no LYNGK moves. */
    static class StraightMovesOnly extends CoreEngine {
        @Override
        public Collection<Move> moves(Position position) {
            return position.legalMoves().stream()
                    .filter(move -> position.route(move).size() == 2)
                    .toList();
        }
    }

    /** Gives draws to the first player. */
    static class NoDraws extends CoreEngine {
        @Override
        public EngineResult result(Position position) {
            EngineResult result = super.result(position);
            return result.isDraw() ? EngineResult.won(Player.FIRST) : result;
        }

        @Override
        public Set<Variant> variants() {
            return Set.of(Variant.STANDARD);
        }
    }

    /** Cannot count. */
    static class Crashes extends CoreEngine {
        @Override
        public EngineResult result(Position position) {
            throw new ArithmeticException("cannot count");
        }
    }

    /** Counts how often it is set up with something else than a start. */
    static class StartsOnly extends CoreEngine {
        static final AtomicInteger OTHERS = new AtomicInteger();

        @Override
        public Position setUp(Position position) {
            if (position.stacks().size() < 43) {
                OTHERS.incrementAndGet();
            }
            return position;
        }

        @Override
        public Collection<Move> moves(Position position) {
            return position.legalMoves().subList(0, position.legalMoveCount() / 2);
        }

        @Override
        public boolean setsUpAnyPosition() {
            return false;
        }
    }

    /** Core, claim by claim. */
    static class RightClaimByClaim extends ClaimByClaimEngine {}

    /** Slow, in plain lists and maps, and right. */
    static class Right extends HouseEngine {}

    /** The same, able to do less. */
    static class RightFromStarts extends StartOnlyEngine {}

    @Test
    void propertiesAreInheritedAndNamedByRule() {
        assertThat(ContractRun.of(Crashes.class).names())
                .containsExactlyInAnyOrder(MOVES, POSITION, TURN, END, WINNER, SET_UP);
    }

    @ParameterizedTest
    @ValueSource(classes = {RightClaimByClaim.class, Right.class, RightFromStarts.class})
    void rightEngineOfAnotherMakePasses(Class<?> engine) {
        assertThat(ContractRun.of(engine, 40).failures()).isEmpty();
    }

    @Test
    void faultInTheMovesFailsTheirProperty() {
        SortedMap<String, String> failures =
                ContractRun.of(StraightMovesOnly.class).failures();

        assertThat(failures).containsOnlyKeys(MOVES, SET_UP);
        assertThat(failures.get(MOVES))
                .containsPattern("^missing move \\((F2|F3|R3|R10)\\): the engine does not list ");
    }

    @Test
    void G3_rareFaultInTheCountFailsItsProperty() {
        SortedMap<String, String> failures = ContractRun.of(NoDraws.class).failures();

        assertThat(failures).containsKey(WINNER).doesNotContainKeys(MOVES, POSITION, TURN, END);
        assertThat(failures.get(WINNER))
                .startsWith("wrong winner (G3): the engine says won by player 1, core says a draw");
    }

    @Test
    void exceptionsAreFindings() {
        SortedMap<String, String> failures = ContractRun.of(Crashes.class).failures();

        assertThat(failures).containsOnlyKeys(TURN, END, WINNER, SET_UP);
        assertThat(failures.get(TURN)).contains("exception (G1)", "cannot count");
    }

    @Test
    void engineThatCannotSetUpSeesStartsOnly() {
        SortedMap<String, String> failures = ContractRun.of(StartsOnly.class).failures();

        assertThat(failures).containsOnlyKeys(MOVES);
        assertThat(StartsOnly.OTHERS).hasValue(0);
    }

    @Test
    void recordInAReportCanBeReplayed() {
        String report = ContractRun.of(StraightMovesOnly.class).failures().get(MOVES);
        Matcher matcher = Pattern.compile("(?ms)^\\[Position .*?^\\n.*?\\n$").matcher(report);

        assertThat(matcher.find()).isTrue();
        assertThat(GameRecord.parse(matcher.group()).start().legalMoves()).isNotEmpty();
    }
}
