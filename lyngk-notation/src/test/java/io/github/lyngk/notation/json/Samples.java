package io.github.lyngk.notation.json;

import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.Comment;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Nag;
import io.github.lyngk.notation.PublicValues;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordRange;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.Turn;
import io.github.lyngk.notation.TurnPath;
import io.github.lyngk.notation.ValidationReport;
import io.github.lyngk.notation.Variation;
import io.github.lyngk.notation.archive.ArchiveStats;
import io.github.lyngk.notation.archive.GameFilter;
import io.github.lyngk.notation.archive.GameKey;
import io.github.lyngk.notation.archive.Histogram;
import io.github.lyngk.notation.archive.RecordPlace;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Values of every kind, at least two different ones of each. */
final class Samples {
    /** From here e1-h4 is legal and scores. */
    static final Position POSITION = Position.parse("1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0");

    static final Setup IMPOSSIBLE = Setup.parse("(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0");
    static final Outcome DECIDED =
            RandomGames.game(Variant.STANDARD, 1).outcome().orElseThrow();
    static final Outcome DRAWN =
            Position.parse("1/4/7/6/7/6/7/4/1 1 -:- 0:0").outcome().orElseThrow();
    static final Legality LEGAL = POSITION.check(Move.parse("e1-h4"));
    static final Legality ILLEGAL = POSITION.check(Move.parse("e1-a1"));

    /** Of two records, of which the second is at fault in its second line, and without a rule. */
    static final ValidationReport REPORT = RecordValidator.strict()
            .withFile("x.lyngk")
            .validate(GameRecord.of(RandomGames.game(Variant.SIX_STACK, 1))
                    + "\n[Result \"*\"]\n[Position \"x\"]\n\n*\n");

    /** A whole record, then a text that is none. */
    static final List<RecordText> TEXTS = texts(GameRecord.of(Game.of(POSITION)) + "\n[A]");

    private static final List<Object> OTHERS = List.of(
            POSITION,
            POSITION.play(Move.parse("e1-h4")),
            POSITION.toSetup(),
            IMPOSSIBLE,
            Game.of(POSITION),
            RandomGames.game(Variant.CLAIM_CAPTURES, 1),
            Move.parse("a1-b2"),
            Move.parse("R:a1-b2"),
            Stack.parse("R"),
            Stack.parse("(RG)"),
            Claim.parse("1:R"),
            Claim.parse("2:R"),
            DECIDED,
            DRAWN,
            POSITION.effect(Move.parse("e1-h4")),
            POSITION.effect(Move.parse("e4-e7")),
            LEGAL,
            ILLEGAL,
            POSITION.check(Move.parse("a1-b2")),
            new Comment("another"),
            new Nag(200),
            Turn.of(Move.parse("R:a1-b2")),
            Turn.pass(),
            Variation.of(POSITION, List.of(), List.of()),
            TurnPath.of(7),
            GameRecord.of(Game.of(POSITION).play(Move.parse("e1-h4")))
                    .node(TurnPath.of(1))
                    .orElseThrow(),
            BoardText.of(POSITION),
            BoardSvg.of(POSITION),
            REPORT,
            REPORT.summary(),
            REPORT.diagnostics().get(0),
            TEXTS.get(0).location(),
            TEXTS.get(1).location(),
            TEXTS.get(0).read(Set.of()),
            new RecordRange(5, 9),
            new RecordRange.Count(5, 9),
            new RecordPlace("b", TEXTS.get(1).location()),
            ArchiveStats.of(TEXTS.get(0).read(Set.of())),
            Histogram.EMPTY,
            GameKey.parse("00000000000000010000000000000002"),
            GameFilter.all());

    private Samples() {}

    static List<Object> all() {
        return Stream.<Collection<?>>of(
                        PublicValues.VALUES,
                        OTHERS,
                        IMPOSSIBLE.problems(),
                        POSITION.toSetup().problems())
                .<Object>flatMap(Collection::stream)
                .filter(value -> !(value instanceof RecordText || value instanceof RecordValidator)) // no JSON
                .distinct()
                .toList();
    }

    /** What became of a text that is no record. */
    static RecordResult nothing() {
        return TEXTS.get(1).read(Set.of());
    }

    private static List<RecordText> texts(String source) {
        List<RecordText> texts = new ArrayList<>();
        RecordFormat.LYNGK.split(new StringReader(source)).forEachRemaining(texts::add);
        return texts;
    }
}
