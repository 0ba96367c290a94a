package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.BoardspaceReader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Writes games as Boardspace does, in the manner of people or of robots. */
final class Sgf {
    private static final String COLORS = "IBRGN";

    private final String head;
    private final boolean byRobots;
    private final List<String> actions = new ArrayList<>();

    private Sgf(String head, boolean byRobots) {
        this.head = head;
        this.byRobots = byRobots;
    }

    /** A game from the start of a key, without any action. */
    static Sgf of(String variant, long key, boolean byRobots) {
        return new Sgf("SU[%s 2 %d 100]".formatted(variant, key), byRobots);
    }

    /** The start that the key stands for, which no rule of this project but the reader tells. */
    static Position start(String variant, long key) {
        return new BoardspaceReader(new StringReader(of(variant, key, true).text("")))
                .next()
                .record()
                .orElseThrow()
                .start();
    }

    /** Adds the moves of a game, and a pass for whoever is skipped; P0 begins. */
    Sgf play(Game game) {
        ImmutableList<Move> moves = game.moves();
        for (int ply = 1; ply <= moves.size(); ply++) {
            Player player = game.players().get(ply - 1);
            turn(player, moves.get(ply - 1));
            if (game.wasSkipped(ply)) {
                act(player.opponent(), byRobots ? "Pass" : "Done");
            }
        }
        return this;
    }

    private void turn(Player player, Move move) {
        move.claim().ifPresent(color -> claim(player, color));
        if (byRobots) {
            act(player, "Move " + place(move.from()) + " " + place(move.to()));
        } else {
            act(player, "Pickb " + place(move.from()) + " 0", "Dropb " + place(move.to()));
        }
        act(player, "Done");
    }

    private void claim(Player player, Color color) {
        String letter = "" + COLORS.charAt(color.ordinal());
        String side = player == Player.FIRST ? "F" : "S";
        if (byRobots) {
            act(player, "Claim " + letter + " " + side);
        } else {
            act(player, "Pick " + letter, "Drop " + side);
        }
    }

    private static String place(Point point) {
        String name = point.toString().toUpperCase(Locale.ROOT);
        return name.charAt(0) + " " + name.substring(1);
    }

    /** Adds actions of a player as they are. */
    Sgf act(Player player, String... words) {
        for (String word : words) {
            actions.add(
                    "; P%d[%d %s]TM[%d]".formatted(player.ordinal(), actions.size() + 1, word, 37 * actions.size()));
        }
        return this;
    }

    /** What the server says of a game that is over. */
    static String verdict(Game game) {
        Optional<Player> winner = game.outcome().orElseThrow().winner();
        return winner.map(player -> "RE[Game won by " + (player == Player.FIRST ? "ada" : "ben") + "]")
                .orElse("RE[The game is a draw]");
    }

    /** The file, with some more properties at its head. */
    String text(String more) {
        return "(;\nGM[lyngk]VV[1]\n" + head + "\n" + more + (more.isEmpty() ? "" : "\n")
                + "P0[id \"ada\"]\nP1[id \"ben\"]\n; P0[0 Start P0]TM[0]\n"
                + String.join("\n", actions) + (actions.isEmpty() ? "" : "\n") + ")\n";
    }
}
