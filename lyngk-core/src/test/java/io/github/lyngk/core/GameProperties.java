package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Properties of every game. */
@Domain(CoreDomain.class)
@Domain(DomainContext.Global.class)
@Tag("not-for-mutation")
class GameProperties {
    @Property
    void piecesAreNeverLostOrMade(@ForAll Game game) {
        for (Position position : game.positions()) {
            long onBoard =
                    position.stacks().values().stream().mapToInt(Stack::height).sum();
            int scored = position.fives(Player.FIRST) + position.fives(Player.SECOND);
            assertThat(onBoard + 5L * scored).isEqualTo(43);
        }
    }

    @Property
    void piecesOfASortNeverIncrease(@ForAll Game game) {
        Map<Piece, Long> most = count(game.start());
        for (Position position : game.positions()) {
            Map<Piece, Long> now = count(position);
            assertThat(now).allSatisfy((piece, count) -> assertThat(count).isLessThanOrEqualTo(most.get(piece)));
        }
    }

    private static Map<Piece, Long> count(Position position) {
        Map<Piece, Long> counts = new EnumMap<>(Piece.class);
        position.stacks().values().stream()
                .map(Stack::pieces)
                .flatMap(Collection::stream)
                .forEach(piece -> counts.merge(piece, 1L, Long::sum));
        return counts;
    }

    @Property
    void D3_noPlayerClaimsMoreThanTwo(@ForAll Game game) {
        assertThat(game.positions()).allSatisfy(position -> {
            assertThat(position.claims(Player.FIRST)).hasSizeLessThanOrEqualTo(2);
            assertThat(position.claims(Player.SECOND)).hasSizeLessThanOrEqualTo(2);
            assertThat(position.claims()).extracting(Claim::color).doesNotHaveDuplicates();
        });
    }

    @Property
    void E5_everyStackHoldsDistinctColors(@ForAll Game game) {
        assertThat(game.position().stacks().values())
                .allSatisfy(stack -> assertThat(stack.colors().size() + stack.jokers())
                        .isEqualTo(stack.height())
                        .isLessThanOrEqualTo(game.position().variant().maxHeight()));
    }

    @Property
    void D1_jokersAreNeverOnTopOfAnything(@ForAll Game game) {
        assertThat(game.position().stacks().values())
                .allMatch(stack -> stack.height() == 1 || stack.top() != Piece.JOKER);
    }

    @Property
    void everyMoveEmptiesAPoint(@ForAll Game game) {
        List<Position> positions = game.positions();
        for (int i = 1; i < positions.size(); i++) {
            assertThat(positions.get(i).stacks().size())
                    .isLessThan(positions.get(i - 1).stacks().size());
        }
        assertThat(game.size()).isLessThanOrEqualTo(42);
    }

    @Property
    void R6_unfinishedPositionAlwaysHasAMove(@ForAll Game game) {
        assertThat(game.positions())
                .allMatch(position -> position.isOver() == position.legalMoves().isEmpty());
    }

    @Property
    void R7_playerToMoveAtTheEndIsTheOpponentOfTheLastMover(@ForAll Game game) {
        if (game.size() > 0 && game.position().isOver()) {
            assertThat(game.position().playerToMove())
                    .isEqualTo(game.players().get(game.size() - 1).opponent());
        }
    }

    @Property
    void undoRestores(@ForAll Game game) {
        Game now = Game.of(game.start());
        for (Move move : game.moves()) {
            Game next = now.play(move);
            assertThat(next.undo()).isEqualTo(now).hasSameHashCodeAs(now);
            assertThat(next.undo().position()).isEqualTo(now.position());
            now = next;
        }
        assertThat(now).isEqualTo(game);
    }

    @Property
    void replayGivesTheSameGame(@ForAll Game game) {
        Game replayed = Game.replay(game.start(), game.moves());

        assertThat(replayed).isEqualTo(game).hasSameHashCodeAs(game).hasToString(game.toString());
        assertThat(replayed.positions()).isEqualTo(game.positions()).hasSize(game.size() + 1);
        assertThat(replayed.players()).isEqualTo(game.players()).hasSize(game.size());
        assertThat(replayed.outcome()).isEqualTo(game.position().outcome());
    }

    @Property
    void effectsMatchThePositionsBeforeAndAfter(@ForAll Game game) {
        List<Position> positions = new ArrayList<>(game.positions());
        for (int i = 0; i < game.size(); i++) {
            assertEffect(positions.get(i), game.moves().get(i), positions.get(i + 1));
        }
    }

    private static void assertEffect(Position before, Move move, Position after) {
        Effect effect = before.effect(move);
        Player mover = before.playerToMove();
        int points = after.fives(mover) - before.fives(mover);
        String formed = Boards.stackAt(before, "" + move.to()) + Boards.stackAt(before, "" + move.from());

        assertThat(effect.after()).isEqualTo(after);
        assertThat(effect.route()).isEqualTo(before.route(move));
        assertThat(effect.formed().pieces()).extracting(Piece::letter).isEqualTo(letters(formed));
        assertThat((effect.scored() ? 1 : 0) + effect.capturedByClaim().size()).isEqualTo(points);
        assertThat(after.stackAt(move.to()).isEmpty()).isEqualTo(effect.scored());
        assertThat(effect.wins()).isEqualTo(after.suddenDeathWinner().isPresent());
        assertThat(effect.skipsOpponent()).isEqualTo(!after.isOver() && after.playerToMove() == mover);
    }

    private static List<Character> letters(String text) {
        return text.chars().mapToObj(c -> (char) c).toList();
    }
}
