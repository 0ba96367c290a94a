package io.github.lyngk.notation;

/** Tells by its line whether a position is a set-up by section C. */
final class InitialCheck {
    private static final String COLORS = "IBRGK";
    private static final int PIECES_OF_A_COLOR = 8;
    private static final int JOKERS = 3;

    /** The first player to move, nothing claimed, nothing scored; a variant may follow. */
    private static final String FRESH = " 1 -:- 0:0";

    private InitialCheck() {}

    /**
     * Tells whether 8 pieces of each colour and 3 jokers stand alone, nothing is claimed and the first player is to
     * move.
     *
     * @param line a canonical position line
     */
    static boolean isInitial(String line) {
        int boardEnd = line.indexOf(' ');
        if (!line.startsWith(FRESH, boardEnd)) {
            return false;
        }
        int[] counts = new int['R' + 1];
        for (int i = 0; i < boardEnd; i++) {
            char c = line.charAt(i);
            if (c >= 'B' && c <= 'R') {
                counts[c]++;
            } else if (c != '/') {
                return false;
            }
        }
        for (int i = 0; i < COLORS.length(); i++) {
            if (counts[COLORS.charAt(i)] != PIECES_OF_A_COLOR) {
                return false;
            }
        }
        return counts['J'] == JOKERS;
    }
}
