package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.referee.Grid;
import io.github.lyngk.core.referee.Referee;
import io.github.lyngk.core.referee.Score;
import io.github.lyngk.core.referee.State;
import io.github.lyngk.core.referee.Turn;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The library and the slow referee, side by side on thousands of positions of each variant. */
@Tag("not-for-mutation")
class RefereeComparisonTest {
    private static final int GAMES = 40;
    private static final int SPARSE = 2_000;
    private static final int CHECKS = 12;

    private static String word(Variant variant) {
        return variant == Variant.STANDARD ? "" : variant.tag();
    }

    @ParameterizedTest
    @EnumSource
    void agreeAlongRandomGames(Variant variant) {
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            Position position = Position.initial(variant, new SplittableRandom(seed));
            while (!position.isOver()) {
                position = compare(position, random);
            }
            compareEnd(position);
        }
    }

    @ParameterizedTest
    @EnumSource
    void agreeOnSparsePositions(Variant variant) {
        int ongoing = 0;
        for (int seed = 0; seed < SPARSE; seed++) {
            Position position =
                    Position.parse(RandomStates.state(word(variant), seed).toString());
            if (position.isOver()) {
                compareEnd(position);
            } else {
                compare(position, new Random(seed));
                ongoing++;
            }
        }
        assertThat(ongoing).isGreaterThan(SPARSE / 2);
    }

    @ParameterizedTest
    @EnumSource
    void agreeOnWhichSetupsBreakR11(Variant variant) {
        int broken = 0;
        for (int seed = 0; seed < SPARSE; seed++) {
            State state = RandomStates.state(word(variant), seed);
            State swapped = state.withPlayer(3 - state.player());
            boolean breaks = Referee.breaksR11(swapped);
            assertThat(Setup.parse(swapped.toString()).isPossible())
                    .as(swapped.toString())
                    .isEqualTo(!breaks);
            broken += breaks ? 1 : 0;
        }
        assertThat(broken).isPositive();
    }

    /** Compares what a position allows and one move in full; returns the position after that move. */
    private static Position compare(Position position, Random random) {
        State state = State.parse(position.toString());
        List<Turn> turns = Referee.legalTurns(state);
        String line = position.toString();

        assertThat(Boards.legalTexts(position))
                .as(line)
                .isEqualTo(turns.stream().map(Turn::toString).toList());
        assertThat(position.legalMoveCount()).as(line).isEqualTo(turns.size());
        for (int i = 0; i < CHECKS; i++) {
            compareCheck(position, state, randomTurn(state, random));
        }
        Turn turn = turns.get(random.nextInt(turns.size()));
        Move move = Move.parse(turn.toString());
        assertThat(position.route(move))
                .as(line + " " + turn)
                .extracting(Point::toString)
                .isEqualTo(Referee.route(state, turn));
        Position after = position.play(move);
        assertThat(after)
                .as(line + " " + turn)
                .hasToString(Referee.play(state, turn).toString())
                .isEqualTo(Position.parse(after.toString()));
        return after;
    }

    private static void compareCheck(Position position, State state, Turn turn) {
        assertThat(position.check(Move.parse(turn.toString())).violation().map(Violation::name))
                .as(position + " " + turn)
                .isEqualTo(Referee.check(state, turn));
    }

    /** Mostly between occupied points, since little is to be said about the others. */
    private static Turn randomTurn(State state, Random random) {
        List<String> occupied = Grid.POINTS.stream()
                .filter(point -> state.board().containsKey(point) || random.nextInt(10) == 0)
                .toList();
        String from = occupied.get(random.nextInt(occupied.size()));
        String to = occupied.get(random.nextInt(occupied.size()));
        String claim = List.of("", "I", "B", "R", "G", "K").get(random.nextInt(6));
        return from.equals(to) ? new Turn(claim, "a1", "b2") : new Turn(claim, from, to);
    }

    private static void compareEnd(Position position) {
        State state = State.parse(position.toString());
        Outcome outcome = position.outcome().orElseThrow();

        assertThat(Referee.isOver(state)).isTrue();
        assertThat(position.legalMoves()).isEmpty();
        assertThat(outcome.winner().map(Player::number).orElse(0)).isEqualTo(Score.winner(state));
        assertThat(outcome.reason().height()).isEqualTo(Score.decidedAt(state));
        for (Player player : Player.values()) {
            for (int height = 1; height <= 5; height++) {
                assertThat(outcome.tally(player, height)).isEqualTo(Score.tally(state, player.number(), height));
            }
        }
    }
}
