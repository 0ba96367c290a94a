package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.archive.ArchiveStats;
import io.github.lyngk.notation.archive.DuplicateIndex;
import io.github.lyngk.notation.archive.GameFilter;
import io.github.lyngk.notation.archive.GameKey;
import io.github.lyngk.notation.archive.Histogram;
import io.github.lyngk.notation.archive.Likeness;
import io.github.lyngk.notation.archive.Measure;
import io.github.lyngk.notation.archive.RecordPlace;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.protocol.RulesServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/** One of every kind of public value, and of every type that public methods accept. */
public final class PublicValues {
    private static final Position POSITION = Position.parse(Records.START);
    private static final Game GAME = RandomGames.game(Variant.STANDARD, 1);
    private static final Move MOVE = Move.parse("d1-e1");
    private static final Effect EFFECT = GAME.start().effect(GAME.moves().get(0));
    private static final Comment COMMENT = new Comment("a");
    private static final Turn TURN = Turn.of(MOVE, COMMENT, new Nag(3));
    private static final TurnNode NODE =
            GameRecord.of(GAME).node(TurnPath.of(1)).orElseThrow();
    private static final RecordText TEXT =
            RecordFormat.LYNGK.split(new StringReader(Records.open("*"))).next();
    private static final RecordText GAME_TEXT = RecordFormat.BOARDSPACE
            .split(new StringReader(" (;GM[lyngk]SU[lyngk 2 1])"))
            .next();
    private static final RecordResult RESULT = Records.read(Records.open("1. d1-e1 {b} (1. f4-g4!) a1-c1 *"));
    private static final ValidationReport REPORT =
            RecordValidator.strict().withFile("x.lyngk").validate(Records.open("1. d1-e1 a1-c1 *"));

    /** The values of this module, whose hash codes are stable. */
    public static final List<Object> VALUES = List.of(
            BoardText.of(EFFECT).owners(true),
            BoardText.of(POSITION).turned(Symmetry.ROTATE_60),
            BoardText.of(Setup.parse("(RRJ)/4/7/6/7/6/7/4/1 1 RRR:- 7:0 six#1")),
            BoardSvg.strip(GAME, 0, 1)
                    .theme(BoardSvg.Theme.PRINT)
                    .mark(Point.C7)
                    .arrow(Point.A1, Point.I1),
            COMMENT,
            new Nag(3),
            Variation.of(POSITION, List.of(COMMENT), List.of(TURN)),
            TURN,
            Turn.pass(COMMENT),
            TurnPath.parse("12.2.3"),
            NODE,
            GameRecord.of(GAME),
            TEXT,
            GAME_TEXT,
            RecordValidator.strict(),
            RecordValidator.strict().accepting(Leniency.all()).withFile("x.lyngk"),
            RESULT,
            RESULT.record().orElseThrow(),
            Records.read("x"),
            RESULT.location(),
            new RecordRange(5, 8),
            new RecordRange.Count(5, 8),
            REPORT.diagnostics().get(0),
            Diagnostic.warning(DiagnosticCode.START_NOT_INITIAL, "a start"),
            REPORT,
            REPORT.summary(),
            Histogram.of(3, 1, 3),
            ArchiveStats.of(RESULT),
            GameKey.of(GameRecord.of(GAME), Likeness.SYMMETRIC),
            new RecordPlace("a", RESULT.location()),
            GameFilter.all(),
            GameFilter.tag("A")
                    .and(GameFilter.tagContaining("B", "c"))
                    .and(GameFilter.variant(Variant.SIX_STACK))
                    .and(GameFilter.result(Result.DRAW))
                    .and(GameFilter.moves(1, 2))
                    .and(GameFilter.claims(0, 1))
                    .and(GameFilter.claimed(Player.SECOND, Color.GREEN))
                    .and(GameFilter.event(GameEvent.DRAW))
                    .and(GameFilter.elapsed(Duration.ZERO, Duration.ofSeconds(7)))
                    .and(GameFilter.clock(Duration.ZERO, Duration.ofSeconds(7)))
                    .and(GameFilter.reaching(POSITION, Likeness.RECOLORED))
                    .and(GameFilter.valid(true)));

    /** A valid value of every type that a public method accepts or is declared in. */
    static final Map<Class<?>, Object> SAMPLES = Map.<Class<?>, Object>ofEntries(
            Map.entry(BoardSvg.class, BoardSvg.of(POSITION)),
            Map.entry(BoardSvg.Theme.class, BoardSvg.Theme.DARK),
            Map.entry(BoardText.class, BoardText.of(POSITION)),
            Map.entry(Effect.class, EFFECT),
            Map.entry(Point.class, Point.E4),
            Map.entry(Symmetry.class, Symmetry.ROTATE_60),
            Map.entry(Annotation[].class, new Annotation[] {COMMENT}),
            Map.entry(Annotation.class, COMMENT),
            Map.entry(Comment[].class, new Comment[] {COMMENT}),
            Map.entry(Comment.class, COMMENT),
            Map.entry(Nag.class, new Nag(3)),
            Map.entry(Variation.class, Variation.of(POSITION, List.of(), List.of(TURN))),
            Map.entry(Turn[].class, new Turn[] {TURN}),
            Map.entry(Turn.class, TURN),
            Map.entry(TurnPath.class, TurnPath.of(1)),
            Map.entry(TurnNode.class, NODE),
            Map.entry(GameRecord.class, GameRecord.of(GAME)),
            Map.entry(RecordBuilder.class, GameRecord.builder(POSITION).turn(TURN)),
            Map.entry(RecordText.class, TEXT),
            Map.entry(RecordFormat.class, RecordFormat.LYNGK),
            Map.entry(RecordSplitter.class, RecordFormat.LYNGK.split(new StringReader(""))),
            Map.entry(RecordResult.class, RESULT),
            Map.entry(RecordLocation.class, TEXT.location()),
            Map.entry(RecordRange.class, new RecordRange(5, 8)),
            Map.entry(RecordRange.Count.class, RecordRange.Count.EMPTY),
            Map.entry(RecordValidator.class, RecordValidator.strict()),
            Map.entry(RecordWriter.class, new RecordWriter(Writer.nullWriter())),
            Map.entry(Diagnostic.class, REPORT.diagnostics().get(0)),
            Map.entry(DiagnosticCode.class, DiagnosticCode.SYNTAX),
            Map.entry(Severity.class, Severity.ERROR),
            Map.entry(Result.class, Result.DRAW),
            Map.entry(Termination.class, Termination.TIME),
            Map.entry(GameEvent.class, GameEvent.FORCED_SKIP),
            Map.entry(Leniency.class, Leniency.MISSING_PASS),
            Map.entry(ValidationReport.class, REPORT),
            Map.entry(ValidationSummary.class, REPORT.summary()),
            Map.entry(Histogram.class, Histogram.of(3, 1, 3)),
            Map.entry(ArchiveStats.class, ArchiveStats.EMPTY),
            Map.entry(Measure.class, Measure.MOVES),
            Map.entry(GameKey.class, GameKey.parse("0".repeat(32))),
            Map.entry(Likeness.class, Likeness.SYMMETRIC),
            Map.entry(RecordPlace.class, new RecordPlace("a", TEXT.location())),
            Map.entry(DuplicateIndex.class, new DuplicateIndex()),
            Map.entry(GameFilter.class, GameFilter.all()),
            Map.entry(RulesServer.class, new RulesServer("1", position -> position.legalMove(0), true)),
            Map.entry(ProgramFailure.Kind.class, ProgramFailure.Kind.HANG),
            Map.entry(Bot.class, (Bot) position -> position.legalMove(0)),
            Map.entry(ProcessBuilder.class, new ProcessBuilder("no-such-program")),
            Map.entry(String[].class, new String[] {"no-such-program"}),
            Map.entry(Duration.class, Duration.ofSeconds(1)),
            Map.entry(Function.class, Function.identity()),
            Map.entry(Variant.class, Variant.STANDARD),
            Map.entry(Color.class, Color.RED),
            Map.entry(Position.class, POSITION),
            Map.entry(Setup.class, POSITION.toSetup()),
            Map.entry(Game.class, GAME),
            Map.entry(Move.class, MOVE),
            Map.entry(Player.class, Player.FIRST),
            Map.entry(Rule.class, Rule.E7),
            Map.entry(Outcome.class, GAME.outcome().orElseThrow()),
            Map.entry(String.class, "Text"),
            Map.entry(Map.class, Map.of()),
            Map.entry(Set.class, Set.of()),
            Map.entry(List.class, List.of()),
            Map.entry(ImmutableList.class, ImmutableList.of()),
            Map.entry(Iterable.class, List.of()),
            Map.entry(Consumer.class, (Consumer<Object>) each -> {}),
            Map.entry(Reader.class, new StringReader(Records.open("*"))),
            Map.entry(InputStream.class, InputStream.nullInputStream()),
            Map.entry(IOException.class, new IOException("a")),
            Map.entry(Writer.class, Writer.nullWriter()),
            Map.entry(OutputStream.class, OutputStream.nullOutputStream()),
            Map.entry(boolean.class, true),
            Map.entry(double.class, 0.5),
            Map.entry(int[].class, new int[] {1}),
            Map.entry(int.class, 1),
            Map.entry(long.class, 1L));

    private PublicValues() {}

    /** Prints hash codes; {@link PublicApiTest} runs it in another JVM. */
    public static void main(String[] arguments) {
        System.out.println(hashCodes());
    }

    static String hashCodes() {
        return VALUES.stream()
                .map(value -> value.getClass().getSimpleName() + " " + value.hashCode())
                .collect(Collectors.joining("; "));
    }
}
