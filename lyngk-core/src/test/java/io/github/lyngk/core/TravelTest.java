package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.points;
import static io.github.lyngk.core.Boards.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;

/** The points that a moving stack sees and reaches. */
@Domain(CoreDomain.class)
@Domain(DomainContext.Global.class)
class TravelTest {
    private static final Position COLUMN = position("1 R:- 0:0", "e1 G", "e3 R", "e4 R", "e6 B", "c1 K");

    @Test
    void R2_originIsEmptyWhileItsStackTravels() {
        Move move = Move.parse("e3-e6");

        assertThat(Travel.seen(COLUMN, move, Point.E4)).isEqualTo(points("e1", "e6"));
        assertThat(Travel.seen(COLUMN, move, Point.E3)).isEqualTo(points("e1", "e4"));
        assertThat(Travel.seen(COLUMN, move, Point.E2)).contains(Point.E1, Point.E4);
    }

    @Test
    void F2_stackReachesThePointsSeenFromItsLyngkPoints() {
        Move move = Move.parse("e3-e6");

        assertThat(Travel.reached(COLUMN, move, point -> false)).isEqualTo(points("e1", "e4"));
        assertThat(Travel.reached(COLUMN, move, point -> point == Point.E4)).isEqualTo(points("e1", "e4", "e6"));
        assertThat(Travel.reached(COLUMN, Move.parse("a1-e6"), point -> true)).isEmpty();
    }

    @Test
    void claimThatCapturesOpensTheWay() {
        Position captures = position("1 -:- 0:0 captures", "e1 G", "e3 IBGKR", "e5 B");
        Move claiming = Move.parse("R:e1-e5");

        assertThat(Travel.seen(captures, claiming, Point.E1)).isEqualTo(points("e5"));
        assertThat(Travel.reached(captures, claiming, point -> false)).isEqualTo(points("e5"));
        assertThat(Travel.seen(captures, claiming.withoutClaim(), Point.E1)).isEqualTo(points("e3"));
    }

    @Property(tries = 200)
    void legalMovesArriveThroughTheTopsOfTheirColor(@ForAll Position position) {
        for (Move move : position.legalMoves()) {
            Piece top = position.topAt(move.from()).orElseThrow();
            assertThat(Travel.reached(
                            position, move, point -> position.topAt(point).orElseThrow() == top))
                    .contains(move.to());
            assertThat(Travel.seen(position, move, move.to())).doesNotContain(move.from());
        }
    }

    @Test
    void F5_routesAreFollowedLegByLeg() {
        Position position = position("1 R:- 0:0", "c1 R", "c3 R", "c5 R", "c7 G", "e3 B", "a1 J");

        assertThat(play(position, "c1", "c3", "c5", "c7")).contains(position.play(Move.parse("c1-c7")));
        assertThat(play(position, "c1", "c7")).as("stacks between").isEmpty();
        assertThat(play(position, "c1", "c3", "c5", "c3", "c5", "c7"))
                .as("twice")
                .isEmpty();
        assertThat(play(position, "c3", "c1", "c3", "c5", "c7"))
                .as("the origin")
                .isEmpty();
        assertThat(play(position, "e3", "c3", "c5", "c7")).as("neutral").isEmpty();
        assertThatThrownBy(() -> play(position, "c1")).isInstanceOf(IllegalArgumentException.class);
    }

    private static Optional<Position> play(Position position, String... route) {
        return Travel.findAfter(position, Optional.empty(), points(route));
    }

    @Property(tries = 200)
    void routesLeadWhereMovesDo(@ForAll Position position) {
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            assertThat(Travel.findAfter(position, move.claim(), position.route(move)))
                    .contains(after);
            for (Point point : Point.values()) {
                List<Point> route = List.of(move.from(), point, move.to());
                Travel.findAfter(position, move.claim(), route)
                        .ifPresent(along -> assertThat(along).isEqualTo(after));
            }
        }
    }

    @Property(tries = 200)
    void noRouteMakesAnIllegalMoveLegal(@ForAll Position position, @ForAll Point from, @ForAll Point over) {
        for (Point to : Point.values()) {
            boolean legal = from != to && position.isLegal(Move.of(from, to));
            for (List<Point> route : List.of(List.of(from, to), List.of(from, over, to))) {
                assertThat(legal
                                || Travel.findAfter(position, Optional.empty(), route)
                                        .isEmpty())
                        .as("%s in %s", route, position)
                        .isTrue();
            }
        }
    }
}
