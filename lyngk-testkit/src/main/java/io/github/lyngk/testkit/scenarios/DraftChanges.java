package io.github.lyngk.testkit.scenarios;

import static io.github.lyngk.testkit.scenarios.Draft.FIVE;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** Changes that add claims, scores and stacks to a draft; the numbers are drawn at random. */
final class DraftChanges {

    /** The top of a stack, from the view of the player to move. */
    enum Top {
        OWN(draft -> pieces(draft.claims(draft.playerToMove()))),
        OPPONENTS(draft -> pieces(draft.claims(draft.playerToMove().opponent()))),
        NEUTRAL(draft -> pieces(draft.unclaimed())),
        JOKER(draft -> List.of(Piece.JOKER));

        private final Function<Draft, List<Piece>> pieces;

        Top(Function<Draft, List<Piece>> pieces) {
            this.pieces = pieces;
        }

        private static List<Piece> pieces(List<Color> colors) {
            return colors.stream().map(Color::piece).toList();
        }
    }

    private DraftChanges() {}

    /** Claims of the player to move. */
    static Draft.Change ownClaims(int fewest, int most) {
        return (draft, random) -> claim(draft, draft.playerToMove(), random.nextInt(fewest, most + 1), random);
    }

    static Draft.Change opponentsClaims(int fewest, int most) {
        return (draft, random) ->
                claim(draft, draft.playerToMove().opponent(), random.nextInt(fewest, most + 1), random);
    }

    private static void claim(Draft draft, Player player, int count, RandomGenerator random) {
        for (int claim = 0; claim < count; claim++) {
            draft.claims(player).add(GameGenerator.pick(draft.unclaimed(), random));
        }
    }

    /** Stacks of five that one of the players has scored. */
    static Draft.Change scored(int fewest, int most) {
        return (draft, random) -> {
            Player player = random.nextBoolean() ? Player.FIRST : Player.SECOND;
            draft.fives(player, random.nextInt(fewest, most + 1));
        };
    }

    /** Counts each five that the remaining pieces would make as scored by a player with a claim (E9), or by neither. */
    static void scoreTheRest(Draft draft, RandomGenerator random) {
        for (int five = draft.room() / FIVE; five > 0; five--) {
            Player player = random.nextBoolean() ? Player.FIRST : Player.SECOND;
            if (!draft.claims(player).isEmpty() && random.nextInt(3) == 0) {
                draft.fives(player, draft.fives(player) + 1);
            }
        }
    }

    /** Stacks of one height, as far as there are pieces and points for them. */
    static Draft.Change stacks(int fewest, int most, int height, Top... tops) {
        return stacks(fewest, most, height, height, tops);
    }

    /** Stacks with heights in a range. All tops are equally likely; one may be listed twice. */
    static Draft.Change stacks(int fewest, int most, int lowest, int highest, Top... tops) {
        ImmutableList<Top> choice = ImmutableList.copyOf(tops);
        return (draft, random) -> {
            for (int count = random.nextInt(fewest, most + 1); count > 0; count--) {
                Top top = GameGenerator.pick(choice, random);
                put(draft, top == Top.JOKER ? 1 : random.nextInt(lowest, highest + 1), top, random);
            }
        };
    }

    private static void put(Draft draft, int height, Top top, RandomGenerator random) {
        List<Point> free = draft.emptyPoints();
        if (!free.isEmpty()) {
            RandomStacks.draw(draft, height, top.pieces.apply(draft), random)
                    .ifPresent(stack -> draft.put(GameGenerator.pick(free, random), stack));
        }
    }
}
