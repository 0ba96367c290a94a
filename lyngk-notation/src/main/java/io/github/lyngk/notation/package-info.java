/**
 * Moves, games and positions as text.
 *
 * <p>{@link io.github.lyngk.notation.MoveNotation} prints and parses single moves in a position. A printed move
 * includes the LYNGK points that the stack passes (F), {@code +} if the stack is scored (E9) and {@code #} if it wins
 * (H4).
 *
 * <!-- example: describedMoves -->
 * <pre>{@code
 * Position position = Position.parse("1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0");
 * Move move = Move.parse("e1-h4");
 *
 * System.out.println(MoveNotation.describe(position, move));
 * System.out.println(MoveNotation.parse(position, "e1-e4-h4+").equals(move));
 * }</pre>
 *
 * <p>This prints:
 *
 * <!-- output: describedMoves -->
 * <pre>{@code
 * e1-e4-h4+
 * true
 * }</pre>
 *
 * <p>A {@link io.github.lyngk.notation.GameRecord} is a game with tags, comments, annotations, variations and a result.
 * {@link io.github.lyngk.notation.RecordBuilder} replays its moves, so it is always legal. It can be printed as text
 * and parsed again.
 *
 * <!-- example: annotatedRecord -->
 * <pre>{@code
 * Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
 * GameRecord record = GameRecord.builder(start)
 *         .tag("Event", "Club evening")
 *         .play(Move.parse("a1-b2"), new Nag(1))
 *         .play(Move.parse("R:c6-c5"))
 *         .comment("claims red at once")
 *         .annotate(Variation.replay(start.play(Move.parse("a1-b2")), List.of(Move.parse("G:c3-b1"))))
 *         .result(Result.NONE)
 *         .build();
 *
 * System.out.print(record);
 * }</pre>
 *
 * <p>This prints:
 *
 * <!-- output: annotatedRecord -->
 * <pre>{@code
 * [Event "Club evening"]
 * [Result "*"]
 * [Position "G/BIKK/IGGRIRR/RGJIRB/BRBIBIG/KGJIRJ/BBGKKKK/RIGB/K 1 -:- 0:0"]
 *
 * 1. a1-b2! R:c6-c5 {claims red at once} (1... G:c3-b1) *
 * }</pre>
 *
 * <p>Records are immutable: {@code play} and similar methods return a new record. A {@link
 * io.github.lyngk.notation.TurnPath} identifies a turn in the main line or in a variation, for example to annotate,
 * replace or remove it. {@link io.github.lyngk.notation.GameRecord#nodes} returns all turns with their positions.
 *
 * <p>Input is not trusted: reading takes time and memory linear in its size, respects the {@link
 * io.github.lyngk.notation.Limits}, and throws only documented exceptions.
 *
 * <h2>Other types</h2>
 *
 * <ul>
 *   <li>Parts of a record: {@link io.github.lyngk.notation.Turn}, {@link io.github.lyngk.notation.Annotation}, {@link
 *       io.github.lyngk.notation.Comment}, {@link io.github.lyngk.notation.Nag}, {@link
 *       io.github.lyngk.notation.Variation}. {@link io.github.lyngk.notation.Result} and {@link
 *       io.github.lyngk.notation.Termination} state how and why the game ended. A {@link
 *       io.github.lyngk.notation.TurnNode} is a turn with its path and the positions before and after it. A {@link
 *       io.github.lyngk.notation.GameEvent} is a notable event of a game, such as a forced skip.
 *   <li>{@link io.github.lyngk.notation.Limits}: the maximum sizes of a record.
 *   <li>{@link io.github.lyngk.notation.RecordReader} and {@link io.github.lyngk.notation.BoardspaceReader} read the
 *       records of a source one by one, each as a {@link io.github.lyngk.notation.RecordResult} with its {@link
 *       io.github.lyngk.notation.RecordLocation}. {@link io.github.lyngk.notation.RecordWriter} writes records.
 *   <li>A {@link io.github.lyngk.notation.RecordFormat} recognises files. Its {@link
 *       io.github.lyngk.notation.RecordSplitter} splits them into unparsed {@link
 *       io.github.lyngk.notation.RecordText}s, which several threads can parse. With {@link
 *       io.github.lyngk.notation.RecordRange}, several threads can also split one file.
 *   <li>An error or warning is a {@link io.github.lyngk.notation.Diagnostic} with a {@link
 *       io.github.lyngk.notation.DiagnosticCode} and a {@link io.github.lyngk.notation.Severity}; a {@link
 *       io.github.lyngk.notation.Leniency} is a fault that readers can accept. A {@link
 *       io.github.lyngk.notation.RecordException} contains all diagnostics of a text that is not a valid record.
 *   <li>{@link io.github.lyngk.notation.RecordValidator} checks a whole source and returns a {@link
 *       io.github.lyngk.notation.ValidationReport} with a {@link io.github.lyngk.notation.ValidationSummary}.
 *   <li>{@link io.github.lyngk.notation.BoardText} and {@link io.github.lyngk.notation.BoardSvg} draw positions as text
 *       and as SVG.
 * </ul>
 *
 * <p>For maintainers: {@code RecordAssembly} creates records from text, and {@code TurnBuilder} creates lines of play
 * from turns that a program adds; both collect turns in a {@code TurnList}. {@code RecordEdit} creates changed records,
 * {@code CommentCommand} finds times and evaluations in comments, {@code RecordTags} interprets tags, {@code Result}
 * checks that a result fits the end of the game, and {@code RecordPrinter} prints records and checks their size.
 *
 * <p>The internal packages {@code text} (lines, places), {@code reading} (tags, turns, replay), {@code boardspace} and
 * {@code drawing} use the public values of this package; only entry points such as {@code RecordText} and {@code
 * RecordFormat} call them. The packages {@code archive} (whole archives), {@code protocol} (the rules as a server, and
 * its client) and the internal packages {@code cli} (the command) and {@code shell} (helpers for any command) use this
 * package.
 *
 * <h2>Conventions</h2>
 *
 * <ul>
 *   <li><b>Threads:</b> records, results, diagnostics, reports and validators are immutable and thread-safe. Readers,
 *       splitters, writers and builders are not thread-safe, but any thread may read the texts that a splitter returns.
 *   <li><b>Equality</b> is by value, and hash codes, except those of enums, are the same in every JVM.
 *   <li><b>Null</b> arguments throw {@link java.lang.NullPointerException}; no method returns null. Values that may be
 *       absent are returned as {@link java.util.Optional}.
 *   <li><b>Errors:</b> malformed text and a wrong route or mark throw a {@link io.github.lyngk.core.NotationException};
 *       an illegal move throws an {@link io.github.lyngk.core.IllegalMoveException}. A text that is not exactly one
 *       valid record throws a {@link io.github.lyngk.notation.RecordException}, even if the fault is an illegal move.
 *       All are unchecked.
 *   <li><b>JSON:</b> Jackson writes a value as its text, or as the map that {@code toMap} returns; the project's page
 *       JSON.md lists both forms. The resource {@code /META-INF/lyngk/schema.json} is a JSON Schema.
 *   <li><b>Serialization:</b> records, comments, nags, paths and game keys are {@link java.io.Serializable}. They are
 *       stored as their text and parsed when read. Enums and exceptions are serializable by default, but a {@code
 *       RecordException} loses its diagnostics. Other types are not serializable.
 *   <li><b>Versions:</b> {@link io.github.lyngk.core} describes which changes stay compatible.
 * </ul>
 *
 * @serial exclude
 */
@NullMarked
package io.github.lyngk.notation;

import org.jspecify.annotations.NullMarked;
