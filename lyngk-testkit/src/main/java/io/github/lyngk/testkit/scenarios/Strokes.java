package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** What is added to an empty draft, one after the other, to make a position of some sort; how much of it is drawn. */
final class Strokes {
    private static final int FIVE = 5;

    /** What is on top of a stack, as the player to move sees it. */
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

    private Strokes() {}

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

    /** Each five that the pieces left over would make has been scored by somebody with a claim (E9), or by nobody. */
    static Draft.Change scoredFromTheRest() {
        return (draft, random) -> {
            for (int five = draft.room() / FIVE; five > 0; five--) {
                Player player = random.nextBoolean() ? Player.FIRST : Player.SECOND;
                if (!draft.claims(player).isEmpty() && random.nextInt(3) == 0) {
                    draft.fives(player, draft.fives(player) + 1);
                }
            }
        };
    }

    /** Stacks of one height, as far as there are pieces and places for them. */
    static Draft.Change stacks(int fewest, int most, int height, Top... tops) {
        return stacks(fewest, most, height, height, tops);
    }

    /** Stacks whose height is anything between two; of several tops each is equally likely, and may be named twice. */
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
