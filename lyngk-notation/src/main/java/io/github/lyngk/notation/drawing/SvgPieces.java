package io.github.lyngk.notation.drawing;

import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Stack;
import java.util.Locale;

/** Pieces for {@link SvgDrawing}: low discs seen from above and a little from the front, so that they can be stacked. */
final class SvgPieces {
    /** How high a disc is. */
    static final int THICKNESS = 11;

    /** Half the depth of its face. */
    private static final int DEPTH = 12;

    private SvgPieces() {}

    /** Defines one shape a piece; its origin is the centre of the face. */
    static void define(StringBuilder out) {
        for (Piece piece : Piece.values()) {
            String dashes = piece == Piece.JOKER ? " stroke-dasharray=\"4 3\"" : "";
            out.append(format("""
                    <g id="piece-%s" stroke="#1c1a16"><path d="M-29 0V11A29 12 0 0 0 29 11V0" fill="%s"/>\
                    <ellipse rx="29" ry="12" fill="%s"/>\
                    <ellipse rx="22" ry="8" fill="none" stroke="%s" stroke-opacity="0.45"%s/></g>
                    """, piece.letter(), side(piece), face(piece), ink(piece), dashes));
        }
    }

    /** Draws a stack whose lowest piece stands on the given place. */
    static void stack(StringBuilder out, Stack stack, int x, int y) {
        int level = y;
        for (int i = 0; i < stack.height(); i++) {
            Piece piece = stack.pieces().get(i);
            boolean top = i == stack.height() - 1;
            level -= THICKNESS;
            out.append(format("<use href=\"#piece-%s\" x=\"%d\" y=\"%d\"/>", piece.letter(), x, level));
            out.append(format(
                    "<text text-anchor=\"middle\" x=\"%d\" y=\"%d\" font-size=\"%d\" fill=\"%s\">%s</text>\n",
                    x, top ? level + 5 : level + THICKNESS + DEPTH - 2, top ? 14 : 10, ink(piece), piece.letter()));
        }
    }

    static String format(String template, Object... values) {
        return String.format(Locale.ROOT, template, values);
    }

    private static String face(Piece piece) {
        return switch (piece) {
            case IVORY -> "#f2dfa7";
            case BLUE -> "#2f6fc4";
            case RED -> "#c8322b";
            case GREEN -> "#2e8b45";
            case BLACK -> "#3a3835";
            case JOKER -> "#ffffff";
        };
    }

    private static String side(Piece piece) {
        return switch (piece) {
            case IVORY -> "#dcc382";
            case BLUE -> "#235596";
            case RED -> "#9d251f";
            case GREEN -> "#216a33";
            case BLACK -> "#22211f";
            case JOKER -> "#e4e4e4";
        };
    }

    private static String ink(Piece piece) {
        return piece == Piece.IVORY || piece == Piece.JOKER ? "#1c1a16" : "#ffffff";
    }
}
