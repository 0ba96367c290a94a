package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.Comment;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.Nag;
import io.github.lyngk.notation.RecordReader;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Turn;
import io.github.lyngk.notation.TurnPath;
import io.github.lyngk.notation.ValidationReport;
import io.github.lyngk.notation.Variation;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;

/** The examples of lyngk-notation's README, its page on records and its package page. */
final class NotationExamples {
    private NotationExamples() {}

    static void describedMoves() {
        Position position = Position.parse("1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0");
        Move move = Move.parse("e1-h4");

        System.out.println(MoveNotation.describe(position, move));
        System.out.println(MoveNotation.parse(position, "e1-e4-h4+").equals(move));
    }

    static void annotatedRecord() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        GameRecord record = GameRecord.builder(start)
                .tag("Event", "Club evening")
                .play(Move.parse("a1-b2"), new Nag(1))
                .play(Move.parse("R:c6-c5"))
                .comment("claims red at once")
                .annotate(Variation.replay(start.play(Move.parse("a1-b2")), List.of(Move.parse("G:c3-b1"))))
                .result(Result.NONE)
                .build();

        System.out.print(record);
    }

    static void table() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        GameRecord table = GameRecord.of(Game.of(start))
                .withTag("First", "Ada")
                .withTag("Second", "Ben")
                .play(Move.parse("a1-b2"));
        String saved = table.toString();

        table = GameRecord.parse(saved).play(Move.parse("R:c6-c5"));
        table = table.undo().play(Move.parse("G:c3-b1"));
        try {
            table.play(Move.parse("b3-b2"));
        } catch (IllegalMoveException e) {
            System.out.println(e.getMessage());
        }
        System.out.print(table.resign(Player.FIRST));
    }

    static void clocks() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        GameRecord game = GameRecord.builder(start)
                .play(Move.parse("a1-b2"))
                .clock(Duration.ofSeconds(201))
                .elapsed(Duration.ofMillis(7500))
                .evaluation(0.35)
                .build();
        System.out.print(game);

        Turn turn = game.turns().get(0);
        System.out.println(turn.clock().orElseThrow() + " " + turn.elapsed().orElseThrow());
        System.out.println(turn.withClock(Duration.ofMinutes(3)));
    }

    static void study() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        GameRecord game = GameRecord.of(Game.of(start).play(Move.parse("a1-b2")).play(Move.parse("R:c6-c5")));

        Move instead = Move.parse("G:c3-b1");
        GameRecord study = game.play(TurnPath.of(1), instead);
        TurnPath path = study.node(TurnPath.of(1), instead).orElseThrow().path();
        study = study.annotate(path, new Nag(3), new Comment("takes green first"));
        study = study.play(path, Move.parse("b4-c5"));

        study.nodes()
                .forEach(node -> System.out.println(node.path() + " " + node.player() + " " + node.turn() + ", then "
                        + node.after().legalMoveCount() + " moves"));
        System.out.println(study.remove(path).equals(game));
    }

    static void validation() {
        String text = """
                [Position "G/BIKK/IGGRIRR/RGJIRB/BRBIBIG/KGJIRJ/BBGKKKK/RIGB/K 1 -:- 0:0"]
                [Result "*"]

                1. a1-b2 R,c6-c5 *
                """;
        ValidationReport strict =
                RecordValidator.strict().withFile("club.lyngk").validate(text);
        ValidationReport lenient =
                RecordValidator.strict().accepting(Leniency.all()).validate(text);

        System.out.print(strict.toText());
        for (Diagnostic diagnostic : lenient.diagnostics()) {
            System.out.println(diagnostic.severity() + " " + diagnostic.code() + ": " + diagnostic.message());
        }
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
