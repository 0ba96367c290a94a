package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Adds two neighbouring pieces to a position, which give both players a move.
 *
 * <p>An engine that ends a game or skips a player too early may overlook a move; one that does so too late may allow an
 * illegal move. With a spare move on the board it must list its moves, which shows the wrong move.
 */
public final class SpareMove {

    private static final int TRIES = 3;

    private SpareMove() {}

    /** The position with a spare move in different places, for either player to move. */
    public static List<Position> added(Position position) {
        Setup setup = position.toSetup().toBuilder()
                .fives(Player.FIRST, 0) // room for the two pieces; scores give no player a move
                .fives(Player.SECOND, 0)
                .build();
        return Stream.of(position.playerToMove(), position.playerToMove().opponent())
                .flatMap(player -> Stream.concat(Stream.of(setup), lacking(setup))
                        .flatMap(board -> pairs(board).flatMap(pair -> added(board, player, pair).stream()))
                        .limit(TRIES))
                .toList();
    }

    /** The set-ups without one of its stacks, if there is no room otherwise. */
    private static Stream<Setup> lacking(Setup setup) {
        return setup.stacks().keySet().stream()
                .map(point -> setup.toBuilder().remove(point).build());
    }

    private static Stream<List<Point>> pairs(Setup setup) {
        return Arrays.stream(Point.values())
                .filter(point -> setup.stackAt(point).isEmpty())
                .flatMap(point -> Stream.of(Direction.NORTH, Direction.NORTH_EAST, Direction.SOUTH_EAST)
                        .flatMap(direction -> point.neighbour(direction).stream())
                        .filter(next -> setup.stackAt(next).isEmpty())
                        .map(next -> List.of(point, next)));
    }

    private static Optional<Position> added(Setup board, Player player, List<Point> pair) {
        List<Color> claimed = board.claims().stream().map(Claim::color).toList();
        Color neutral = Arrays.stream(Color.values())
                .filter(color -> !claimed.contains(color))
                .findFirst()
                .orElseThrow();
        return Arrays.stream(Color.values())
                .filter(color -> color != neutral)
                .map(color -> board.toBuilder()
                        .playerToMove(player)
                        .put(pair.get(0), neutral.piece())
                        .put(pair.get(1), color.piece())
                        .build())
                .filter(setup -> setup.isPossible() && SentPositions.mayBeSent(Position.of(setup)))
                .findFirst()
                .map(Position::of);
    }
}
