package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Properties of every position. */
@Domain(CoreDomain.class)
@Domain(DomainContext.Global.class)
@Tag("not-for-mutation")
class PositionProperties {
    @Property
    void overJustWhenThereIsNoMove(@ForAll Position position) {
        assertThat(position.isOver()).isEqualTo(position.legalMoves().isEmpty());
        assertThat(position.outcome().isPresent()).isEqualTo(position.isOver());
    }

    @Property
    void listCheckAndPlayAgree(@ForAll Position position, @ForAll Move move) {
        boolean legal = position.legalMoves().contains(move);

        assertThat(position.isLegal(move)).isEqualTo(legal);
        assertThat(position.check(move).isLegal()).isEqualTo(legal);
        if (!legal) {
            assertRefused(position, move);
        }
    }

    private static void assertRefused(Position position, Move move) {
        Legality legality = position.check(move);

        assertThat(legality.message()).startsWith(move + ": ");
        assertThatThrownBy(() -> position.play(move)).isInstanceOfSatisfying(IllegalMoveException.class, refused -> {
            assertThat(refused.position()).isSameAs(position);
            assertThat(refused.move()).isEqualTo(move);
            assertThat(refused.violation()).isEqualTo(legality.violation().orElseThrow());
            assertThat(refused)
                    .hasMessage(legality.message() + " (" + legality.rule().orElseThrow() + ")");
        });
        assertThatThrownBy(() -> position.effect(move)).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> position.route(move)).isInstanceOf(IllegalMoveException.class);
    }

    @Property
    void D3_claimTakesNoMoveAway(@ForAll Position position) {
        Set<Move> moves = new HashSet<>(position.legalMoves());

        for (Claim claim : position.legalClaims()) {
            assertThat(position.legalMoves())
                    .allMatch(move -> move.claim().isPresent() || moves.contains(move.claiming(claim.color())));
        }
    }

    @Property(tries = 300)
    void F_routesAreLegal(@ForAll Position position) {
        for (Move move : position.legalMoves()) {
            List<Point> route = position.route(move);
            List<Point> captured = position.effect(move).capturedByClaim();
            assertThat(route).startsWith(move.from()).endsWith(move.to()).doesNotHaveDuplicates();
            for (int leg = 1; leg < route.size(); leg++) {
                assertThat(sees(position, captured, route.get(leg - 1), route.get(leg)))
                        .as(position + " " + move)
                        .isTrue();
            }
            Piece top = position.stackAt(move.from()).orElseThrow().top();
            assertThat(route.subList(1, route.size() - 1))
                    .allMatch(point -> position.stackAt(point).orElseThrow().top() == top);
        }
    }

    /** E3, with the points a claim empties counted as empty. */
    private static boolean sees(Position position, List<Point> captured, Point from, Point to) {
        List<Point> line = from.ray(from.directionTo(to).orElseThrow());
        return line.subList(0, line.indexOf(to)).stream()
                .allMatch(point -> position.heightAt(point) == 0 || captured.contains(point));
    }

    @Property
    void printingThenParsingGivesTheSamePosition(@ForAll Position position) {
        Position parsed = Position.parse(position.toString());

        assertThat(parsed).isEqualTo(position).hasSameHashCodeAs(position).hasToString(position.toString());
        assertThat(parsed.hash64()).isEqualTo(position.hash64());
        assertThat(parsed.isOver()).isEqualTo(position.isOver());
        assertThat(parsed.legalMoves()).isEqualTo(position.legalMoves());
    }

    @Property
    void lettersAreReadInEitherCase(@ForAll Position position) {
        String[] words = position.toString().split(" ", 2);

        assertThat(Position.parse(words[0].toLowerCase(java.util.Locale.ROOT) + " " + words[1]))
                .isEqualTo(position);
    }

    @Property
    void setupHoldsTheWholePosition(@ForAll Position position) {
        Setup setup = position.toSetup();

        assertThat(Position.of(setup)).isEqualTo(position);
        assertThat(setup).hasToString(position.toString()).isEqualTo(Setup.parse(position.toString()));
        assertThat(setup.toBuilder().build()).isEqualTo(setup);
        assertThat(setup.isPossible()).isTrue();
    }

    /** The methods that may be the first to be called on a position whose next turn is not yet computed. */
    private static final List<Consumer<Position>> QUESTIONS = List.of(
            position -> {},
            Position::isOver,
            Position::playerToMove,
            Position::legalMoves,
            Position::legalMoveCount,
            Position::legalClaims,
            Position::mustClaim,
            Position::hash64,
            Position::toString,
            position -> position.isLegal(Move.ofIndex(0)),
            position -> position.legalMoves().stream().limit(1).forEach(position::play));

    /** Whether the next player is skipped is computed when needed (R6), which must have no visible effect. */
    @Property
    void R6_positionIsTheSameWhateverWasAskedOfIt(@ForAll Game game) {
        if (game.size() > 0) {
            Position expected = Position.parse(game.position().toString());
            Position before = game.positions().get(game.size() - 1);
            for (Consumer<Position> question : QUESTIONS) {
                Position asked = before.play(game.moves().get(game.size() - 1));
                Position image = asked.transform(Symmetry.ROTATE_60);
                question.accept(asked);
                assertThat(asked)
                        .isEqualTo(expected)
                        .hasSameHashCodeAs(expected)
                        .hasToString(expected.toString());
                assertThat(asked.hash64()).isEqualTo(expected.hash64());
                assertThat(asked.playerToMove()).isEqualTo(expected.playerToMove());
                assertThat(asked.isOver()).isEqualTo(expected.isOver());
                assertThat(asked.legalMoves()).isEqualTo(expected.legalMoves());
                assertThat(image).isEqualTo(expected.transform(Symmetry.ROTATE_60));
            }
        }
    }

    @Property
    void equalJustWhenTheLinesAre(@ForAll Position one, @ForAll Position other) {
        assertThat(one.equals(other)).isEqualTo(one.toString().equals(other.toString()));
    }

    @Property
    void stacksMatchTheirPoints(@ForAll Position position) {
        for (Point point : Point.values()) {
            Optional<Stack> stack = position.stackAt(point);
            assertThat(stack).isEqualTo(Optional.ofNullable(position.stacks().get(point)));
            assertThat(position.heightAt(point))
                    .isEqualTo(stack.map(Stack::height).orElse(0));
            assertThat(position.owner(point))
                    .isEqualTo(stack.flatMap(each -> each.top().color()).flatMap(position::owner));
        }
    }

    @Property
    void claimsOfBothPlayersAndTheRestMakeFiveColors(@ForAll Position position) {
        Set<Color> colors = new HashSet<>(position.unclaimed());
        for (Claim claim : position.claims()) {
            assertThat(colors.add(claim.color())).isTrue();
            assertThat(position.owner(claim.color())).contains(claim.player());
            assertThat(position.claims(claim.player())).contains(claim.color());
        }
        assertThat(colors).containsExactlyInAnyOrder(Color.values());
        assertThat(position.unclaimed()).allMatch(color -> position.owner(color).isEmpty());
    }
}
