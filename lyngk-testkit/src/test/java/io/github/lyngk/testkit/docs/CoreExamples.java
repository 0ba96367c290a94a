package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;

/** The examples of lyngk-core's README and package page. */
final class CoreExamples {
    private CoreExamples() {}

    static void fromSetupToPosition() {
        Setup setup = Setup.builder(Variant.STANDARD)
                .put(Point.E1, Piece.RED)
                .put(Point.E4, Piece.BLUE, Piece.RED)
                .put(Point.H4, Piece.JOKER, Piece.BLUE, Piece.GREEN, Piece.BLACK)
                .claim(Player.FIRST, Color.RED)
                .build();
        System.out.println(setup.isPossible() + " " + setup.problems());

        Position position = Position.of(setup);
        Effect effect = position.effect(Move.of(Point.E1, Point.H4));
        System.out.println(effect.route() + " forms " + effect.formed() + ", scored: " + effect.scored());
        System.out.println(effect.after());
    }

    static void firstMoves() {
        Position start = Position.parse("I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0");
        System.out.println(start.legalMoveCount() + " moves");

        Move move = Move.of(Point.B1, Point.B2).claiming(Color.RED);
        Position next = start.play(move);
        System.out.println(next.owner(Point.B2));

        Legality again = next.check(move);
        System.out.println(again);
    }

    static void wholeGame() {
        Game game = RandomGames.game(Variant.SIX_STACK, 2026);
        System.out.println(game.size() + " moves, " + game.outcome().orElseThrow());

        Game oneEarlier = game.undo();
        System.out.println(oneEarlier.position().playerToMove() + " had "
                + oneEarlier.position().legalMoveCount() + " moves and chose "
                + game.moves().get(oneEarlier.size()));
    }
}
