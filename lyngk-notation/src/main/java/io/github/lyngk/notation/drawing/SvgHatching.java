package io.github.lyngk.notation.drawing;

import io.github.lyngk.core.Piece;

/**
 * Shows the colours of pieces by hatching, on their sides left and right of the letter, as in heraldry: dots for gold,
 * which is ivory here, level lines for blue, upright ones for red, slanted ones for green.
 */
final class SvgHatching {
    /** The distances from the letter to the edge of the side, and from one stroke to the next. */
    private static final int FIRST = 10;

    private static final int LAST = 25;
    private static final int STEP = 3;

    private final StringBuilder path = new StringBuilder();
    private final double thickness;

    private SvgHatching(double thickness) {
        this.thickness = thickness;
    }

    /**
     * {@return the strokes of a piece as an SVG path; empty for black pieces, which are black, and jokers, which are
     * white}
     */
    static String path(Piece piece, double thickness) {
        SvgHatching strokes = new SvgHatching(thickness);
        for (int x = FIRST; x < LAST; x += STEP) {
            strokes.add(piece, x);
            strokes.add(piece, -x);
        }
        return strokes.path.toString();
    }

    private void add(Piece piece, int x) {
        int next = x + STEP * Integer.signum(x);
        switch (piece) {
            case IVORY -> line(x, x % 2 == 0 ? 0.3 : 0.7, x, x % 2 == 0 ? 0.3 : 0.7);
            case BLUE -> {
                line(x, 0.34, next, 0.34);
                line(x, 0.68, next, 0.68);
            }
            case RED -> line(x, 0, x, 1);
            case GREEN -> line(x, x > 0 ? 0 : 1, next, x > 0 ? 1 : 0);
            case BLACK, JOKER -> {}
        }
    }

    /**
     * A stroke between two places on the side, each given as its distance to the right and its share of the way down.
     */
    private void line(int x, double down, int endX, double endDown) {
        path.append('M').append(place(x, down)).append('L').append(place(endX, endDown));
    }

    private String place(int x, double down) {
        double edge = SvgPieces.DEPTH * Math.sqrt(1 - (double) x * x / (SvgPieces.RADIUS * SvgPieces.RADIUS));
        return x + " " + SvgWriter.written(edge + down * thickness);
    }
}
