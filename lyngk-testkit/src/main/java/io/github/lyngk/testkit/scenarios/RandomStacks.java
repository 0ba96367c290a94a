package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Stack;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Generates stacks that games can contain (D1, E5) from the remaining pieces of a draft. */
final class RandomStacks {
    private RandomStacks() {}

    /** A stack of a height with one of some pieces on top, if enough pieces remain. */
    static Optional<Stack> draw(Draft draft, int height, Collection<Piece> tops, RandomGenerator random) {
        List<Piece> left = tops.stream().filter(piece -> draft.left(piece) > 0).toList();
        if (left.isEmpty() || draft.room() < height) {
            return Optional.empty();
        }
        Piece top = GameGenerator.pick(left, random);
        List<Piece> below = below(draft, top);
        if (below.size() < height - 1 || top == Piece.JOKER && height > 1) {
            return Optional.empty();
        }
        shuffle(below, random);
        List<Piece> pieces = new ArrayList<>(below.subList(0, height - 1));
        pieces.add(top);
        return Optional.of(Stack.of(pieces));
    }

    /** The pieces that may be under a piece: each colour once, and all remaining jokers. */
    private static List<Piece> below(Draft draft, Piece top) {
        List<Piece> below = new ArrayList<>();
        for (Piece piece : Piece.values()) {
            int most = piece == Piece.JOKER ? draft.left(piece) : Math.min(1, draft.left(piece));
            for (int count = piece == top ? most : 0; count < most; count++) {
                below.add(piece);
            }
        }
        return below;
    }

    /** Shuffles a list. Collections.shuffle does not accept a RandomGenerator in Java 17. */
    static <T> void shuffle(List<T> list, RandomGenerator random) {
        for (int last = list.size() - 1; last > 0; last--) {
            Collections.swap(list, last, random.nextInt(last + 1));
        }
    }
}
