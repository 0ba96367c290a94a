package io.github.lyngk.core.engine;

/**
 * The canonical image of a board: the one that comes first. Images are compared point by point in notation order, by
 * {@link StackCode}: by height, then piece by piece from the top down. If all stacks are equal, the claims are
 * compared.
 */
public final class Canonical {
    private int[] codes = new int[0];
    private int claims;

    private Canonical() {}

    /** Returns the first of the symmetries whose image of a board comes first. */
    public static int symmetry(Board board) {
        int candidates = (1 << Geometry.SYMMETRIES) - 1;
        for (int point = 0; point < Geometry.POINTS && (candidates & candidates - 1) != 0; point++) {
            candidates = leastAt(board, point, candidates);
        }
        return Integer.numberOfTrailingZeros(candidates);
    }

    /** Returns the candidates that bring the least stack to a point. */
    private static int leastAt(Board board, int point, int candidates) {
        int least = Integer.MAX_VALUE;
        int kept = 0;
        for (int rest = candidates; rest != 0; rest &= rest - 1) {
            int symmetry = Integer.numberOfTrailingZeros(rest);
            int code = board.code(Geometry.preimage(symmetry, point));
            if (code < least) {
                least = code;
                kept = 0;
            }
            if (code == least) {
                kept |= 1 << symmetry;
            }
        }
        return kept;
    }

    /** Returns the first image of a board and claims under all symmetries and all ways to rename the colours. */
    public static Canonical upToColors(Board board, int claims) {
        Canonical least = new Canonical();
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            least.takeIfFirst(board, claims, symmetry);
        }
        return least;
    }

    /**
     * Keeps an image if it comes before all earlier ones. Numbering the colours in the order in which they first occur
     * gives the first of all renamings under one symmetry.
     */
    private void takeIfFirst(Board board, int ofBoth, int symmetry) {
        Renaming renaming = new Renaming();
        int[] image = new int[Geometry.POINTS];
        boolean less = codes.length == 0;
        for (int point = 0; point < Geometry.POINTS; point++) {
            image[point] = renaming.stack(board.code(Geometry.preimage(symmetry, point)));
            if (!less && image[point] > codes[point]) {
                return;
            }
            less = less || image[point] < codes[point];
        }
        int renamed = renaming.claims(ofBoth);
        if (less || renamed < claims) {
            codes = image;
            claims = renamed;
        }
    }

    /** Returns the stacks of the image. */
    public Board board() {
        return Board.of(codes);
    }

    /** Returns the claims of the image. */
    public int claims() {
        return claims;
    }
}
