package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.BoardspaceReader;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.Nag;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.RecordWriter;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.ValidationReport;
import io.github.lyngk.notation.Variation;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.SplittableRandom;

/** The examples of lyngk-notation's README and package page. */
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

    static void validation() {
        String text = """
                [Position "G/BIKK/IGGRIRR/RGJIRB/BRBIBIG/KGJIRJ/BBGKKKK/RIGB/K 1 -:- 0:0"]
                [Result "*"]

                1. a1-b2 R,c6-c5 *
                """;
        ValidationReport strict = RecordValidator.strict().named("club.lyngk").validate(text);
        ValidationReport lenient =
                RecordValidator.strict().accepting(Leniency.all()).validate(text);

        System.out.print(strict.toText());
        for (Diagnostic diagnostic : lenient.diagnostics()) {
            System.out.println(diagnostic.severity() + " " + diagnostic.code() + ": " + diagnostic.sentence());
        }
    }

    static void writing() throws IOException {
        StringWriter archive = new StringWriter();
        try (RecordWriter writer = new RecordWriter(archive)) {
            for (long seed = 0; seed < 100; seed++) {
                writer.write(GameRecord.of(RandomGames.game(Variant.STANDARD, seed)));
            }
        }
        System.out.println(
                RecordValidator.strict().validate(archive.toString()).summary().toText());
    }

    static void boardspace() throws IOException {
        String sgf = "(;GM[lyngk]VV[1]SU[Lyngk 2 1]P0[id \"ada\"]P1[id \"ben\"];P0[0 Start P0]"
                + ";P0[1 Pickb a 1 0];P0[2 Dropb b 2];P0[3 Done];P1[4 Resign];P1[5 Done]RE[Game won by ada])";
        try (BoardspaceReader reader = new BoardspaceReader(new StringReader(sgf))) {
            RecordResult result = reader.next();
            System.out.print(result.record().orElseThrow());
        }
    }
}
