package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Bot;
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
import io.github.lyngk.core.bots.EndgameSolver;
import io.github.lyngk.core.bots.PlayoutBot;
import java.time.Duration;
import java.util.SplittableRandom;

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

    static void gameInALink() {
        Game game = RandomGames.game(Variant.STANDARD, 2026);
        String text = game.toBase64();
        System.out.println(game.size() + " moves in " + game.toBytes().length + " bytes: https://example.org/#" + text);
        System.out.println(Game.ofBase64(text).equals(game));
        try {
            Game.ofBase64(text.substring(4));
        } catch (IllegalArgumentException refused) {
            System.out.println(refused.getMessage());
        }
    }

    static void wholeGame() {
        Game game = RandomGames.game(Variant.SIX_STACK, 2026);
        System.out.println(game.size() + " moves, " + game.outcome().orElseThrow());

        Game oneEarlier = game.undo();
        System.out.println(oneEarlier.position().playerToMove() + " had "
                + oneEarlier.position().legalMoveCount() + " moves and chose "
                + game.moves().get(oneEarlier.size()));
    }

    static void cheatStart() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        Position read = Position.parse("1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0");
        Position built = Position.of(Setup.builder(Variant.STANDARD)
                .put(Point.E1, Piece.RED)
                .put(Point.E4, Piece.BLUE, Piece.GREEN)
                .build());
        System.out.println(start + "\n" + read + "\n" + built);
    }

    static void cheatMoves() {
        Position position = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        System.out.println(position.legalMoves().size() + " moves, "
                + position.legalMovesWithoutClaim().size() + " without a claim");
        Move move = Move.parse("R:a1-b2");
        System.out.println(position.isLegal(move) + ", " + position.play(move).claims());
        System.out.println(position.randomMove(new SplittableRandom(1)));
    }

    static void cheatCheck() {
        Position position = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        Legality legality = position.check(Move.parse("a1-b4"));
        System.out.println(legality.isLegal() + ": " + legality);
        System.out.println(legality.rule());
    }

    static void cheatLook() {
        Position position = Position.parse("1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0");
        System.out.println(position.playerToMove() + " to move, " + position.unclaimed() + " unclaimed");
        System.out.println(position.stackAt(Point.H4).orElseThrow().top() + " on h4");
        System.out.println("e1 belongs to " + position.owner(Point.E1));
        System.out.println(position.effect(Move.parse("e1-h4")).route());
    }

    static void cheatEnd() {
        Position end = RandomGames.game(Variant.STANDARD, 2026).position();
        System.out.println(end.isOver() + ", " + end.winner());
        System.out.println(end.outcome().orElseThrow());
    }

    static void cheatGame() {
        Game game = Game.of(Position.initial(Variant.STANDARD, new SplittableRandom(7)))
                .play(Move.parse("a1-b2"))
                .play(Move.parse("R:c6-c5"));
        System.out.println(game.size() + " moves, " + game.moves());
        System.out.println(game.undo().position().playerToMove());
    }

    static void baselineBot() {
        Position position = RandomGames.game(Variant.STANDARD, 2026).prefix(20).position();
        Bot bot = new PlayoutBot(1_000, 1);
        System.out.println(bot.choose(position));
        System.out.println(bot.choose(position, Duration.ofMinutes(1)));
    }

    static void solvedEndgame() {
        Position position = RandomGames.game(Variant.STANDARD, 2026).prefix(25).position();
        EndgameSolver solver = new EndgameSolver(100_000);
        System.out.println(position.legalMoveCount() + " legal moves");
        System.out.println(solver.solve(position));
        System.out.println(solver.movesKeepingResult(position).orElseThrow().size() + " moves keep the win");
        System.out.println(new EndgameSolver(10).solve(position));
    }
}
