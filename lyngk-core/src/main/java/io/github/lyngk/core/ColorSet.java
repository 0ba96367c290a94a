package io.github.lyngk.core;

import com.google.common.collect.ImmutableSet;

/** Sets of colours as the bits of a number, by ordinal. */
final class ColorSet {
    static final int ALL = (1 << Color.COUNT) - 1;

    private ColorSet() {}

    static int of(Color color) {
        return 1 << color.ordinal();
    }

    static boolean has(int set, int color) {
        return (set >>> color & 1) != 0;
    }

    static ImmutableSet<Color> colors(int set) {
        ImmutableSet.Builder<Color> colors = ImmutableSet.builderWithExpectedSize(Integer.bitCount(set));
        for (int rest = set; rest != 0; rest &= rest - 1) {
            colors.add(Color.at(Integer.numberOfTrailingZeros(rest)));
        }
        return colors.build();
    }
}
