package io.github.lyngk.core.engine;

import java.util.Arrays;

/** New numbers for the colours, in the order in which they first occur. */
final class Renaming {
    private static final int NAMELESS = -1;

    /** The new numbers. The joker, which comes last, keeps its number. */
    private final int[] names = new int[ColorSet.COLORS + 1];

    private int next;

    Renaming() {
        Arrays.fill(names, NAMELESS);
        names[ColorSet.COLORS] = ColorSet.COLORS;
    }

    private int piece(int piece) {
        if (names[piece] == NAMELESS) {
            names[piece] = next++;
        }
        return names[piece];
    }

    /** Renames the pieces of a stack, from the top down. */
    int stack(int code) {
        int renamed = StackCode.EMPTY;
        for (int place = StackCode.height(code) - 1; place >= 0; place--) {
            renamed = StackCode.under(StackCode.single(piece(StackCode.piece(code, place))), renamed);
        }
        return renamed;
    }

    /** Renames the claims, in the order made, those of the first player before those of the second. */
    int claims(int claims) {
        int renamed = Claims.UNCLAIMED;
        for (int player = 0; player < 2; player++) {
            int colors = Claims.of(claims, player);
            while (colors != 0) {
                int color = Claims.isDescending(claims, player) ? ColorSet.last(colors) : ColorSet.first(colors);
                renamed = Claims.with(renamed, player, Claims.claim(piece(color)));
                colors &= ~ColorSet.of(color);
            }
        }
        return renamed;
    }
}
