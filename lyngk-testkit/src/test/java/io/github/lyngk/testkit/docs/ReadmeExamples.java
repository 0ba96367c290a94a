package io.github.lyngk.testkit.docs;

import com.google.common.collect.*;
import io.github.lyngk.core.*;
import io.github.lyngk.notation.*;
import java.io.*;
import java.util.*;

/**
 * The examples of the project's README: each method's body is shown there under its name, with what it prints. They need
 * no other imports than those of {@link Tour}.
 */
final class ReadmeExamples {
    private ReadmeExamples() {}

    static void setUpAGame() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));

        System.out.println(start);
        System.out.print(BoardText.draw(start));
    }

    static void listMoves() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        ImmutableList<Move> moves = start.legalMoves();

        System.out.println(moves.size() + " moves, first " + moves.get(0) + ", last " + moves.get(moves.size() - 1));
        System.out.println(start.legalMoves(Point.A1));
    }

    static void claimAndMove() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        Position next = start.play(Move.parse("a1-b2")).play(Move.parse("R:c6-c5"));

        System.out.println(next.claims());
        System.out.println(next.stackAt(Point.C5) + " belongs to " + next.owner(Point.C5));
        System.out.println(next.stackAt(Point.B2) + " belongs to " + next.owner(Point.B2));
        System.out.println(next.playerToMove() + " moves next");
    }

    static void lyngkMove() {
        Position position = Position.parse(
                "K/1(KIG)B(GR)/BJ1J3/KIBRJ(BR)/1(KI)G(BR)BG1/KK(GK)RGB/I1KIR(GI)G/BR(IR)1/I 2 KG:BR 0:0");
        Effect effect = position.effect(Move.parse("d6-g3"));

        System.out.println(effect.route());
        System.out.println(effect.formed());
    }

    static void whyIllegal() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        Position next = start.play(Move.parse("a1-b2"));
        Move move = Move.parse("b3-b2");
        Legality legality = next.check(move);

        System.out.println(legality.sentence());
        System.out.println(legality.rule().orElseThrow().summary());
        try {
            next.play(move);
        } catch (IllegalMoveException e) {
            System.out.println("refused: " + e.violation());
        }
    }

    static void playToTheEnd() {
        SplittableRandom random = new SplittableRandom(2026);
        Game game = Game.of(Position.initial(Variant.STANDARD, random));
        while (!game.isOver()) {
            game = game.play(game.position().randomMove(random));
        }
        Outcome outcome = game.outcome().orElseThrow();

        System.out.println(game.size() + " moves, winner " + outcome.winner() + " by " + outcome.reason());
        System.out.println("fives " + outcome.tally(Player.FIRST, 5) + ":" + outcome.tally(Player.SECOND, 5));
        System.out.println(game.position());
    }

    static void readAPosition() {
        Position position = Position.parse("1/4/3(RG)3/6/3(IB)R2/6/7/4/1 1 R:- 0:0");
        System.out.println(position.equals(Position.parse(position.toString())));
        System.out.println(position.legalMoves());

        try {
            Position.parse("1/4/3(RX)3/6/3(IB)R2/6/7/4/1 1 R:- 0:0");
        } catch (NotationException e) {
            System.out.println(e.getMessage());
        }
        try {
            Position.parse("1/4/3(RGR)3/6/3(IJ)R2/6/7/4/1 1 R:- 0:0");
        } catch (IllegalSetupException e) {
            for (Problem problem : e.problems()) {
                System.out.println((problem.isImpossible() ? "impossible: " : "unreachable: ") + problem.sentence());
            }
        }
    }

    static void writeARecord() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        GameRecord record = GameRecord.builder(start)
                .tag("First", "Ada")
                .tag("Second", "Ben")
                .play(Move.parse("a1-b2"))
                .play(Move.parse("R:c6-c5"))
                .result(Result.SECOND_WINS)
                .termination(Termination.RESIGNATION)
                .build();

        System.out.print(record);
        System.out.println(record.equals(GameRecord.parse(record.toString())));
    }

    static void readRecords() throws IOException {
        String archive = GameRecord.of(RandomGames.game(Variant.SIX_STACK, 1))
                + "\n"
                + GameRecord.of(RandomGames.game(Variant.STANDARD, 2));
        try (RecordReader reader = new RecordReader(new StringReader(archive))) {
            while (reader.hasNext()) {
                RecordResult result = reader.next();
                GameRecord record = result.record().orElseThrow();
                System.out.println("line " + result.location().firstLine() + ": " + record.variant() + ", "
                        + record.moves().size() + " moves, " + record.result().text());
            }
        }
    }
}
