package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.lyngk.core.referee.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Points, directions and lines. */
class BoardGeometryTest {
    @Test
    void pointsAreInNotationOrder() {
        assertThat(Point.values()).extracting(Point::toString).containsExactlyElementsOf(Grid.POINTS);
        assertThat(Point.COUNT).isEqualTo(43);
    }

    @ParameterizedTest
    @EnumSource
    void pointKnowsItsColumnRowAndCoordinate(Point point) {
        assertThat("" + point.column() + point.row()).isEqualTo(point.toString());
        assertThat(point.x()).isEqualTo(Grid.x(point.toString()));
        assertThat(point.y()).isEqualTo(Grid.y(point.toString()));
        assertThat(Point.values())
                .filteredOn(other -> other.x() == point.x() && other.y() == point.y())
                .containsExactly(point);
    }

    @ParameterizedTest
    @EnumSource
    void raysAreTheLinesOfTheCoordinates(Point point) {
        List<List<String>> rays = Arrays.stream(Direction.values())
                .map(direction ->
                        point.ray(direction).stream().map(Point::toString).toList())
                .toList();

        assertThat(rays).containsExactlyInAnyOrderElementsOf(Grid.rays(point.toString()));
    }

    @ParameterizedTest
    @EnumSource
    void rayStepsByItsDirection(Direction direction) {
        for (Point point : Point.values()) {
            Point last = point;
            for (Point next : point.ray(direction)) {
                assertThat(next.x() - last.x()).isEqualTo(direction.dx());
                assertThat(next.y() - last.y()).isEqualTo(direction.dy());
                assertThat(last.neighbour(direction)).contains(next);
                last = next;
            }
            assertThat(last.neighbour(direction)).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"a1, b3 b2", "b1, b2 c3 c2", "e4, e5 f4 f3 e3 d3 d4", "c1, c2 d1", "i1, h2 h3"})
    void neighboursGoClockwise(String point, String neighbours) {
        assertThat(Point.parse(point).neighbours()).extracting(Point::toString).containsExactly(neighbours.split(" "));
    }

    @Test
    void boardHas102EdgesAnd21Lines() {
        int ends = 0;
        Set<Set<Point>> lines = new HashSet<>();
        for (Point point : Point.values()) {
            ends += point.neighbours().size();
            for (Direction direction : Direction.values()) {
                Set<Point> line = new HashSet<>(point.ray(direction));
                line.addAll(point.ray(direction.opposite()));
                line.add(point);
                lines.add(line);
            }
        }
        lines.removeIf(line -> line.size() == 1);
        assertThat(ends).isEqualTo(2 * 102);
        assertThat(lines).hasSize(21);
    }

    @Test
    void directionLeadsAlongALine() {
        for (Point from : Point.values()) {
            for (Point to : Point.values()) {
                List<Direction> expected = new ArrayList<>(Arrays.asList(Direction.values()));
                expected.removeIf(direction -> !from.ray(direction).contains(to));
                assertThat(from.directionTo(to)).isEqualTo(expected.stream().findFirst());
            }
        }
        assertThat(Point.E4.directionTo(Point.E4)).isEmpty();
        assertThat(Point.E4.directionTo(Point.E7)).contains(Direction.NORTH);
        assertThat(Point.E4.directionTo(Point.A1)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "NORTH, SOUTH, e5",
        "NORTH_EAST, SOUTH_WEST, f4",
        "SOUTH_EAST, NORTH_WEST, f3",
        "SOUTH, NORTH, e3",
        "SOUTH_WEST, NORTH_EAST, d3",
        "NORTH_WEST, SOUTH_EAST, d4"
    })
    void directionsLeaveTheCentreAsNamed(Direction direction, Direction opposite, String point) {
        assertThat(direction.opposite()).isEqualTo(opposite);
        assertThat(Point.E4.neighbour(direction)).contains(Point.parse(point));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a0", "a2", "b5", "c8", "i2", "j1", "@1", "a-1", "c17", "11"})
    void namesOffTheBoardAreRefused(String name) {
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> Point.parse(name));
    }

    @Test
    void columnsAreReadInEitherCase() {
        assertThat(Point.parse("C7")).isEqualTo(Point.C7).hasToString("c7");
    }

    @Test
    void pointsAreNamedInEitherCaseToTheTips() {
        assertThat(Point.parse("A1")).isEqualTo(Point.A1);
        assertThat(Point.parse("I1")).isEqualTo(Point.I1);
    }
}
