package io.github.lyngk.notation.drawing;

import com.google.common.base.Ascii;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Stack;
import java.util.Optional;

/** Draws stacks of pieces as low discs, seen from above and a little from the front. */
final class SvgPieces {
    /** Half the width and half the depth of a disc. */
    static final int RADIUS = 26;

    static final int DEPTH = 9;

    /** The distance from a point down to the foot of its stack, so that a single piece is centred. */
    static final int FOOT = 7;

    /** The height of a disc, and the greatest height of a stack: higher stacks have lower discs. */
    private static final int THICKNESS = 15;

    private static final int HIGHEST = 72;

    /** The colours of players' signs, which are the same in every theme. */
    private static final String LIGHT = "#ffffff";

    private static final String DARK = "#1c1c1c";

    /** Fonts whose I has serifs and whose J is on the line, so that small letters remain distinct. */
    static final String FONTS = "'DejaVu Sans Mono',Consolas,Menlo,monospace";

    private final SvgWriter out;
    private final Palette palette;

    SvgPieces(SvgWriter out, Palette palette) {
        this.out = out;
        this.palette = palette;
    }

    /** {@return the height of the centre of a stack's upper face above its point} */
    static double rise(int height) {
        return height * thickness(height) - FOOT;
    }

    private static double thickness(int height) {
        return Math.min(THICKNESS, (double) HIGHEST / Math.max(height, 1));
    }

    /**
     * Draws the discs of a stack. The top disc shows its letter on its face and, if owners are shown, the owner's sign
     * on its side; the others show their letters on their sides.
     */
    void stack(Stack stack, Optional<Player> owner, double x, double y) {
        double thickness = thickness(stack.height());
        double level = y + FOOT;
        for (Piece piece : stack.pieces().subList(0, stack.height() - 1)) {
            level -= thickness;
            begin(piece, x, level, thickness);
            letter(piece, DEPTH + thickness * 0.82, thickness * 0.95);
        }
        Piece top = stack.top();
        begin(top, x, level - thickness, thickness);
        out.add(
                "<ellipse class=\"lyngk-face\" rx=\"%s\" ry=\"%s\" fill=\"%s\"/>",
                RADIUS, DEPTH, palette.of(top).face());
        owner.ifPresent(player -> badge(player, thickness, 0, DEPTH + thickness * 0.46));
        letter(top, 5.5, 16);
    }

    private void begin(Piece piece, double x, double level, double thickness) {
        Palette.Paint paint = palette.of(piece);
        out.add(
                "<g class=\"lyngk-piece lyngk-%s\" transform=\"translate(%s %s)\" stroke=\"%s\">",
                Ascii.toLowerCase(piece.name()), x, level, paint.edge());
        out.add(
                "<path class=\"lyngk-side\" d=\"M-%s 0v%sa%s %s 0 0 0 %s 0v-%sz\" fill=\"%s\"/>",
                RADIUS, thickness, RADIUS, DEPTH, 2 * RADIUS, thickness, paint.side());
        String hatching = palette.hatched() ? SvgHatching.path(piece, thickness) : "";
        if (!hatching.isEmpty()) {
            out.add("<path class=\"lyngk-hatching\" d=\"%s\" stroke-linecap=\"round\"/>", hatching);
        }
    }

    private void letter(Piece piece, double y, double size) {
        out.line(
                "<text class=\"lyngk-letter\" y=\"%s\" font-size=\"%s\" fill=\"%s\" stroke=\"none\">%s</text></g>",
                y, size, palette.of(piece).ink(), piece.letter());
    }

    /** Draws the sign of a player at a size: 1 in a light circle, 2 in a dark square. */
    void badge(Player player, double size, double x, double y) {
        boolean first = player == Player.FIRST;
        out.add(
                "<g class=\"lyngk-owner lyngk-player-%s\" stroke=\"none\">"
                        + "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\" fill=\"%s\" stroke=\"%s\"/>"
                        + "<text x=\"%s\" y=\"%s\" font-family=\"sans-serif\" font-size=\"%s\" font-weight=\"bold\""
                        + " text-anchor=\"middle\" fill=\"%s\">%s</text></g>",
                player.number(),
                x - size / 2,
                y - size / 2,
                size,
                size,
                first ? size / 2 : 2,
                first ? LIGHT : DARK,
                first ? DARK : LIGHT,
                x,
                y + size * 0.31,
                size * 0.86,
                first ? DARK : LIGHT,
                player.number());
    }
}
