package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Replays those of a game's moves that are legal, with other claims or with none. */
final class PartialReplay {
    private PartialReplay() {}

    /**
     * Replays the legal ones of a list of moves. An illegal move is tried without its claim, then with a claim on the colour
     * it moves; if both are illegal, it is left out.
     */
    static Game replayWhatFits(Position start, List<Move> moves) {
        Game game = Game.of(start);
        for (Move move : moves) {
            Optional<Move> fitting = fit(game.position(), move);
            if (fitting.isPresent()) {
                game = game.play(fitting.get());
            }
        }
        return game;
    }

    /** The same moves without claims. */
    static ImmutableList<Move> withoutClaims(ImmutableList<Move> moves) {
        return moves.stream().map(Move::withoutClaim).collect(ImmutableList.toImmutableList());
    }

    /** The game with its last move claiming the colour it moves, where that is legal. */
    static Game claimingLast(Game game) {
        if (game.size() == 0) {
            return game;
        }
        Game before = game.undo();
        return claimingItsColor(before.position(), game.lastMove().orElseThrow())
                .filter(before.position()::isLegal)
                .map(before::play)
                .orElse(game);
    }

    /** Only the moves that build the two stacks of the last one. */
    static ImmutableList<Move> building(Game game) {
        Set<Point> needed = EnumSet.noneOf(Point.class);
        List<Move> kept = new ArrayList<>();
        for (Move move : game.moves().reverse()) {
            if (kept.isEmpty() || needed.contains(move.to())) {
                kept.add(move);
                needed.add(move.from());
                needed.add(move.to());
            }
        }
        return ImmutableList.copyOf(Lists.reverse(kept));
    }

    private static Optional<Move> fit(Position position, Move move) {
        Stream<Move> asWritten = Stream.of(move, move.withoutClaim());
        return Stream.concat(asWritten, claimingItsColor(position, move).stream())
                .filter(position::isLegal)
                .findFirst();
    }

    private static Optional<Move> claimingItsColor(Position position, Move move) {
        return position.topAt(move.from()).flatMap(Piece::color).map(move::claiming);
    }
}
