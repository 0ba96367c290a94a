package io.github.lyngk.core;

import java.util.Optional;
import java.util.StringJoiner;

/** Prints and parses position lines: {@code board tomove claims fives [variant]}. */
final class PositionText {
    /** The ordinal of the point after the last one of each column. */
    static final int[] COLUMN_ENDS = columnEnds();

    private static final Variant[] VARIANTS = Variant.values();

    private PositionText() {}

    private static int[] columnEnds() {
        int[] ends = new int[Point.I1.x() + 1];
        for (Point point : Point.values()) {
            ends[point.x()] = point.ordinal() + 1;
        }
        return ends;
    }

    /** {@return the variants that a line may name, for a message} */
    private static String variants() {
        StringJoiner names = new StringJoiner(" or ");
        for (Variant variant : VARIANTS) {
            if (variant != Variant.STANDARD) {
                names.add("'" + variant.tag() + "'");
            }
        }
        return names.toString();
    }

    static String print(Setup setup) {
        StringBuilder line = new StringBuilder(128);
        printBoard(setup, line);
        line.append(' ').append(setup.playerToMove().number()).append(' ');
        printClaims(setup, Player.FIRST, line);
        line.append(':');
        printClaims(setup, Player.SECOND, line);
        line.append(' ').append(setup.fives(Player.FIRST));
        line.append(':').append(setup.fives(Player.SECOND));
        String variant =
                setup.variant() == Variant.STANDARD ? "" : setup.variant().tag();
        String winner =
                setup.suddenDeathWinner().map(player -> "#" + player.number()).orElse("");
        if (!variant.isEmpty() || !winner.isEmpty()) {
            line.append(' ').append(variant).append(winner);
        }
        return line.toString();
    }

    private static void printBoard(Setup setup, StringBuilder line) {
        int empty = 0;
        for (int i = 0; i < Point.COUNT; i++) {
            Point point = Point.at(i);
            if (i > 0 && point.row() == 1) {
                empty = printEmpty(empty, line);
                line.append('/');
            }
            Stack stack = setup.stackAt(i);
            if (stack == null) {
                empty++;
            } else {
                empty = printEmpty(empty, line);
                stack.appendTo(line);
            }
        }
        printEmpty(empty, line);
    }

    /** Prints the number of empty points so far, if any, and returns the new count: 0. */
    private static int printEmpty(int empty, StringBuilder line) {
        if (empty > 0) {
            line.append(empty);
        }
        return 0;
    }

    private static void printClaims(Setup setup, Player player, StringBuilder line) {
        if (setup.claims(player).isEmpty()) {
            line.append('-');
        }
        setup.claims(player).forEach(color -> line.append(color.letter()));
    }

    static Setup parse(String text) {
        Cursor cursor = new Cursor(text);
        Setup setup = read(cursor);
        if (!cursor.atEnd()) {
            throw cursor.error(expectedAfter(cursor, setup));
        }
        return setup;
    }

    /** Returns what was expected after the end of a position line, and moves the cursor to the error. */
    private static String expectedAfter(Cursor cursor, Setup setup) {
        if (setup.variant() != Variant.STANDARD || setup.suddenDeathWinner().isPresent()) {
            return "the end of the line";
        }
        if (cursor.peek() == ' ' && cursor.peek(1) != '\0') {
            cursor.accept(' ');
            return variants();
        }
        return cursor.peek() == ' ' ? "the end of the line" : "the end of the line, or a blank and " + variants();
    }

    /** Reads a line that may be followed by a blank and other text, unless that text is a variant. */
    static Setup read(Cursor cursor) {
        Setup.Builder setup = Setup.builder(Variant.STANDARD);
        parseBoard(cursor, setup);
        cursor.expect(' ', "a blank after the board");
        setup.playerToMove(cursor.player("the player to move (1 or 2)"));
        cursor.expect(' ', "a blank after the player to move");
        cursor.expect(':', parseClaims(cursor, Player.FIRST, setup) + "':'");
        cursor.expect(' ', parseClaims(cursor, Player.SECOND, setup) + "a blank");
        setup.fives(
                Player.FIRST, cursor.number(setup::canHaveScored, "the number of the first player's scored stacks"));
        cursor.expect(':', "':'");
        setup.fives(
                Player.SECOND, cursor.number(setup::canHaveScored, "the number of the second player's scored stacks"));
        parseVariant(cursor, setup);
        return setup.build();
    }

    private static void parseBoard(Cursor cursor, Setup.Builder setup) {
        int next = 0;
        for (int end : COLUMN_ENDS) {
            if (next > 0) {
                cursor.expect('/', "'/' before the next column");
            }
            parseColumn(cursor, next, end, setup);
            next = end;
        }
    }

    private static void parseColumn(Cursor cursor, int first, int end, Setup.Builder setup) {
        boolean afterDigit = false;
        int next = first;
        while (next < end) {
            char c = cursor.peek();
            if (!afterDigit && c >= '1' && c <= '0' + end - next) {
                cursor.accept(c);
                next += c - '0';
                afterDigit = true;
            } else {
                Stack stack = Stack.read(cursor);
                if (stack == null) {
                    throw cursor.error("a piece" + (afterDigit ? " or" : ",") + " a stack in parentheses"
                            + digits(afterDigit, end - next) + " for column "
                            + Point.at(first).column());
                }
                setup.put(Point.at(next++), stack);
                afterDigit = false;
            }
        }
    }

    /** Returns the digits that may follow in a column, for a message. */
    private static String digits(boolean afterDigit, int left) {
        return afterDigit ? "" : left == 1 ? " or the digit 1" : " or a digit from 1 to " + left;
    }

    /** Reads the claims of a player, and returns what else could follow them, for a message. */
    private static String parseClaims(Cursor cursor, Player player, Setup.Builder setup) {
        if (cursor.accept('-')) {
            return "";
        }
        setup.claim(player, cursor.color("the letter of a claimed colour, or '-' for none"));
        for (Optional<Color> next = cursor.maybeColor(); next.isPresent(); next = cursor.maybeColor()) {
            setup.claim(player, next.get());
        }
        return "the letter of a colour, or ";
    }

    /** Reads the variant and the winner, if there are any. */
    private static void parseVariant(Cursor cursor, Setup.Builder setup) {
        Variant variant = variant(cursor);
        setup.variant(variant);
        if (cursor.accept(variant == Variant.STANDARD ? " #" : "#")) {
            setup.suddenDeathWinner(cursor.player("the winner (1 or 2)"));
        }
    }

    /** Reads a blank and a variant, if there are any; otherwise returns the standard game, which is not named. */
    static Variant variant(Cursor cursor) {
        for (Variant variant : VARIANTS) {
            String tag = variant.tag();
            if (variant != Variant.STANDARD
                    && !Character.isLetterOrDigit(cursor.peek(1 + tag.length()))
                    && cursor.accept(" " + tag)) {
                return variant;
            }
        }
        return Variant.STANDARD;
    }
}
