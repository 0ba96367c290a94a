/**
 * Moves, games and positions as text.
 *
 * <p>{@link io.github.lyngk.notation.MoveNotation} prints and parses single moves in a position, with the LYNGK points
 * they travel over (F), {@code +} for a stack that is scored (E9) and {@code #} for one that wins (H4).
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
 * It is always legal: {@link io.github.lyngk.notation.RecordBuilder} replays its moves. Its text can be parsed.
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
 * <p>Records are immutable: each move of a game in play returns a new record. A {@link
 * io.github.lyngk.notation.TurnPath} identifies a turn of the tree, to annotate, replace or remove it; {@link
 * io.github.lyngk.notation.GameRecord#nodes} returns all turns with their positions.
 *
 * <p>Input is not trusted: reading takes time and memory linear in its size, keeps the
 * {@link io.github.lyngk.notation.Limits}, and throws nothing but what is documented.
 *
 * <h2>What else is here</h2>
 *
 * <ul>
 *   <li>A record is made of {@link io.github.lyngk.notation.Turn}, {@link io.github.lyngk.notation.Annotation}, {@link
 *       io.github.lyngk.notation.Comment}, {@link io.github.lyngk.notation.Nag}, {@link
 *       io.github.lyngk.notation.Variation}; a {@link io.github.lyngk.notation.TurnNode} is a turn in its place, with
 *       its positions; {@link io.github.lyngk.notation.Result} and {@link io.github.lyngk.notation.Termination} are how
 *       and why its game ended; a {@link io.github.lyngk.notation.GameEvent} is something that can happen in the game.
 *   <li>{@link io.github.lyngk.notation.RecordReader} and {@link io.github.lyngk.notation.BoardspaceReader} read the
 *       records of a source one by one, each as a {@link io.github.lyngk.notation.RecordResult} with its
 *       {@link io.github.lyngk.notation.RecordLocation}; {@link io.github.lyngk.notation.RecordWriter} writes them.
 *   <li>A {@link io.github.lyngk.notation.RecordFormat} recognises files, and its {@link
 *       io.github.lyngk.notation.RecordSplitter} cuts them into {@link io.github.lyngk.notation.RecordText}s that are
 *       not yet read, so that threads can share the reading. A {@link io.github.lyngk.notation.RecordRange} lets them
 *       share the cutting, too.
 *   <li>An error or warning is a {@link io.github.lyngk.notation.Diagnostic} with a {@link
 *       io.github.lyngk.notation.DiagnosticCode} and a {@link io.github.lyngk.notation.Severity}; a {@link
 *       io.github.lyngk.notation.Leniency} is a fault that may be accepted. A {@link
 *       io.github.lyngk.notation.RecordException} has all diagnostics of a text that is not a record.
 *   <li>{@link io.github.lyngk.notation.RecordValidator} checks a whole source and returns a {@link
 *       io.github.lyngk.notation.ValidationReport} with a {@link io.github.lyngk.notation.ValidationSummary}.
 *   <li>{@link io.github.lyngk.notation.BoardText} and {@link io.github.lyngk.notation.BoardSvg} draw positions.
 * </ul>
 *
 * <p>For maintainers: {@code RecordAssembly} makes records from text, {@code TurnBuilder} lines from turns that a
 * program adds; both collect turns in a {@code TurnList}. {@code RecordEdit} makes changed records, {@code
 * CommentCommand} finds times in comments, {@code RecordTags} interprets tags, {@code Result} decides which results fit
 * which end of a game, and {@code RecordPrinter} prints records and checks their size.
 *
 * <p>The hidden packages {@code text} (lines, places), {@code reading} (tags, turns, replay), {@code boardspace} and
 * {@code drawing} use the public values of this package; only entry points such as {@code RecordText} and {@code
 * RecordFormat} call them. On top are {@code archive} (whole archives), {@code protocol} (the rules as a server, and
 * its client) and the hidden {@code cli} (the command) and {@code shell} (helpers for any command).
 *
 * <h2>Manners</h2>
 *
 * <ul>
 *   <li><b>Threads:</b> records, results, diagnostics, reports and validators are immutable and safe to share. Readers,
 *       splitters, writers and builders belong to one thread; the texts that splitters return may be read by others.
 *   <li><b>Equality</b> is by value, and hash codes are the same in every JVM.
 *   <li><b>Null</b> arguments throw {@link java.lang.NullPointerException}; nothing returns null. Values that may be
 *       absent are returned as {@link java.util.Optional}.
 *   <li><b>Errors:</b> malformed text is a {@link io.github.lyngk.core.NotationException}, as is a wrong route or mark;
 *       an illegal move is an {@link io.github.lyngk.core.IllegalMoveException}; a text that is not one valid record is
 *       a {@link io.github.lyngk.notation.RecordException}, whatever the fault. All are unchecked.
 *   <li><b>JSON:</b> Jackson writes a value as its text, or as the map that {@code toMap} returns; the page JSON.md of
 *       the project lists them. The resource {@code /META-INF/lyngk/schema.json} is a JSON Schema.
 *   <li><b>Serialization:</b> records, comments, nags, paths and game keys are {@link java.io.Serializable}. They are
 *       stored as their text and parsed when read. Enums and exceptions are serializable as usual in Java, but a {@code
 *       RecordException} loses its diagnostics. Other types are not serializable.
 *   <li><b>Versions:</b> {@link io.github.lyngk.core} describes what stays compatible.
 * </ul>
 *
 * @serial exclude
 */
@NullMarked
package io.github.lyngk.notation;

import org.jspecify.annotations.NullMarked;
