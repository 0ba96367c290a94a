package io.github.lyngk.core;

import java.util.Locale;

/** How messages call things. */
final class Words {
    private Words() {}

    static String of(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    static String of(Piece piece) {
        return piece == Piece.JOKER ? "jokers" : piece.name().toLowerCase(Locale.ROOT);
    }

    static String of(Player player) {
        return "the " + player.name().toLowerCase(Locale.ROOT) + " player";
    }
}
