package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Stack;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Arbitraries of stacks that are possible in a game, and of any stacks. */
final class StackArbitraries {
    private static final int HIGHEST = 6;

    private StackArbitraries() {}

    /** Stacks that are possible in a game (D1, E5, H3). */
    static Arbitrary<Stack> legal() {
        return Arbitraries.of(Piece.class)
                .list()
                .ofMinSize(1)
                .ofMaxSize(2 * HIGHEST)
                .map(StackArbitraries::tidy);
    }

    /** Any stacks, including impossible ones: too high, with a colour twice, or with a joker on top. */
    static Arbitrary<Stack> piles() {
        return Arbitraries.of(Piece.class)
                .list()
                .ofMinSize(1)
                .ofMaxSize(HIGHEST + 2)
                .map(Stack::of);
    }

    /** Removes the pieces that the rules forbid. */
    private static Stack tidy(List<Piece> wanted) {
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : wanted) {
            int most = piece == Piece.JOKER ? piece.inGame() : 1;
            if (pieces.size() < HIGHEST && Collections.frequency(pieces, piece) < most) {
                pieces.add(piece);
            }
        }
        while (pieces.size() > 1 && pieces.get(pieces.size() - 1) == Piece.JOKER) {
            pieces.remove(pieces.size() - 1);
        }
        return Stack.of(pieces);
    }
}
