package io.github.lyngk.notation.drawing;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Piece;
import io.github.lyngk.notation.BoardSvg;

/**
 * The colours of a picture.
 *
 * @param hatched whether hatching shows the colours of pieces
 * @param pieces the colours of each piece, by its ordinal
 */
record Palette(
        String background,
        String line,
        String text,
        String muted,
        String route,
        String arrow,
        String mark,
        String hint,
        boolean hatched,
        ImmutableList<Paint> pieces) {
    /** The colours of a piece: of its upper face, its side, its letter and its outline. */
    record Paint(String face, String side, String ink, String edge) {
        static final Paint WHITE = new Paint("#ffffff", "#ffffff", "#000000", "#000000");
    }

    private static final Palette LIGHT = new Palette(
            "#fbfaf6",
            "#c2baa7",
            "#35312a",
            "#766f60",
            "#d98032",
            "#2f8f87",
            "#9457b5",
            "#3b9a58",
            false,
            ImmutableList.of(
                    new Paint("#f6e9c6", "#e5d19c", "#4a3f22", "#9a8753"),
                    new Paint("#5790cf", "#3a6fae", "#ffffff", "#1f4470"),
                    new Paint("#d75f55", "#b7423a", "#ffffff", "#74231e"),
                    new Paint("#58a86c", "#3c8852", "#ffffff", "#1f5230"),
                    new Paint("#54514c", "#35332f", "#ffffff", "#171614"),
                    new Paint("#ffffff", "#efeeea", "#3f3c36", "#8b877c")));

    private static final Palette DARK = new Palette(
            "#1e2228",
            "#4a515d",
            "#e4e7eb",
            "#9aa3b0",
            "#d98f45",
            "#58b5ab",
            "#b98bd6",
            "#63bd80",
            false,
            ImmutableList.of(
                    new Paint("#efe1b9", "#cfba84", "#3f3519", "#6f5f36"),
                    new Paint("#649fdf", "#3f78b8", "#ffffff", "#16304f"),
                    new Paint("#df6f65", "#bb4941", "#ffffff", "#521713"),
                    new Paint("#62b579", "#418f58", "#ffffff", "#143a21"),
                    new Paint("#4b515b", "#2f343b", "#ffffff", "#98a1ad"),
                    new Paint("#ffffff", "#dcdfe4", "#2f343b", "#6f7580")));

    /** Hatching, as in heraldry, and letters show the colours. */
    private static final Palette PRINT = new Palette(
            "#ffffff",
            "#8c8c8c",
            "#000000",
            "#000000",
            "#000000",
            "#000000",
            "#000000",
            "#000000",
            true,
            ImmutableList.of(
                    Paint.WHITE,
                    Paint.WHITE,
                    Paint.WHITE,
                    Paint.WHITE,
                    new Paint("#000000", "#000000", "#ffffff", "#ffffff"),
                    Paint.WHITE));

    /** {@return the colours of a theme} */
    static Palette of(BoardSvg.Theme theme) {
        return switch (theme) {
            case LIGHT -> LIGHT;
            case DARK -> DARK;
            case PRINT -> PRINT;
        };
    }

    Paint of(Piece piece) {
        return pieces.get(piece.ordinal());
    }
}
