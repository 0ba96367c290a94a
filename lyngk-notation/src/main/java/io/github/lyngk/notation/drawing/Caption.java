package io.github.lyngk.notation.drawing;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.reading.WrittenMove;
import io.github.lyngk.notation.text.ReportText;
import org.jspecify.annotations.Nullable;

/** Writes the texts beside a board in a drawing. */
final class Caption {
    /** The room for claims in characters; only an impossible set-up has more. */
    private static final int CLAIMS = 40;

    private Caption() {}

    /** {@return "Last move: a1-b2", or nothing if there was none} */
    static String heading(@Nullable Effect lastMove) {
        return lastMove == null ? "" : "Last move: " + WrittenMove.describe(lastMove);
    }

    /** {@return "Move 1: a1-b2", or "The start"} */
    static String heading(long ply, @Nullable Effect lastMove) {
        return lastMove == null ? "The start" : "Move " + ply + ": " + WrittenMove.describe(lastMove);
    }

    /** {@return "Standard game, first player to move" or "Six-stack game, over: second player wins with a stack of six"} */
    static String status(Position position) {
        return position.outcome()
                .map(outcome -> game(position.variant()) + ", over: " + ending(outcome))
                .orElseGet(
                        () -> game(position.variant()) + ", " + ReportText.name(position.playerToMove()) + " to move");
    }

    /** {@return the same for a set-up, without an outcome, since a set-up may be impossible} */
    static String status(Setup setup) {
        return game(setup.variant()) + ", " + ReportText.name(setup.playerToMove()) + " to move (set-up)";
    }

    /** {@return "First player"} */
    static String title(Player player) {
        return capitalized(ReportText.name(player));
    }

    /** {@return "claimed R and B, fives 2"; the six-stack variant scores no fives (R13)} */
    static String account(Player player, Setup setup) {
        ImmutableList<Color> claims = setup.claims(player);
        String claimed = claims.isEmpty()
                ? "nothing claimed"
                : "claimed " + Joiner.on(" and ").join(Lists.transform(claims, Color::letter));
        return Ascii.truncate(claimed, CLAIMS, "~")
                + (setup.variant().fivesScored() ? ", fives " + setup.fives(player) : "");
    }

    /** "first player wins by stacks of four, 2 to 1". */
    private static String ending(Outcome outcome) {
        return outcome.winner()
                .map(winner -> ReportText.name(winner) + " wins " + how(outcome, winner))
                .orElse("a draw, all counts are equal");
    }

    private static String how(Outcome outcome, Player winner) {
        if (outcome.reason() == Outcome.Reason.SUDDEN_DEATH) {
            return "with a stack of six";
        }
        int height = outcome.reason().height();
        return "by " + counted(height) + ", " + outcome.tally(winner, height) + " to "
                + outcome.tally(winner.opponent(), height);
    }

    private static String counted(int height) {
        return switch (height) {
            case 5 -> "stacks of five";
            case 4 -> "stacks of four";
            case 3 -> "stacks of three";
            case 2 -> "stacks of two";
            default -> "single pieces";
        };
    }

    /** "Six-stack game". */
    private static String game(Variant variant) {
        return capitalized(Ascii.toLowerCase(variant.name()).replace('_', '-')) + " game";
    }

    private static String capitalized(String words) {
        return Ascii.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** The letters of pieces in order, "GRB". */
    static String letters(Iterable<Piece> pieces) {
        StringBuilder letters = new StringBuilder();
        for (Piece piece : pieces) {
            letters.append(piece.letter());
        }
        return letters.toString();
    }
}
