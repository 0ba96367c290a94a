/**
 * Moves, games and positions as text.
 *
 * <p>{@link io.github.lyngk.notation.MoveNotation} prints and reads single moves against a position: with the LYNGK
 * points they travel over (F), {@code +} for a stack that is scored (E9) and {@code #} for one that wins (H4).
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
 * It is always legal: {@link io.github.lyngk.notation.RecordBuilder} makes one by replay. What it prints can be parsed.
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
 * <p>{@link io.github.lyngk.notation.RecordReader} reads any number of records from a source, one by one, and
 * {@link io.github.lyngk.notation.BoardspaceReader} does so for Boardspace's files;
 * {@link io.github.lyngk.notation.RecordWriter} writes them. Everything a reader has to say is a
 * {@link io.github.lyngk.notation.Diagnostic} in a {@link io.github.lyngk.notation.RecordResult}.
 * {@link io.github.lyngk.notation.RecordValidator} turns a whole source into a report for people or programs:
 *
 * <!-- example: validation -->
 * <pre>{@code
 * String text = """
 *         [Position "G/BIKK/IGGRIRR/RGJIRB/BRBIBIG/KGJIRJ/BBGKKKK/RIGB/K 1 -:- 0:0"]
 *         [Result "*"]
 *
 *         1. a1-b2 R,c6-c5 *
 *         """;
 * ValidationReport strict = RecordValidator.strict().named("club.lyngk").validate(text);
 * ValidationReport lenient =
 *         RecordValidator.strict().accepting(Leniency.all()).validate(text);
 *
 * System.out.print(strict.toText());
 * for (Diagnostic diagnostic : lenient.diagnostics()) {
 *     System.out.println(diagnostic.severity() + " " + diagnostic.code() + ": " + diagnostic.sentence());
 * }
 * }</pre>
 *
 * <p>This prints:
 *
 * <!-- output: validation -->
 * <pre>{@code
 * club.lyngk:4:11: error: SYNTAX: expected a colon after the claim
 *     1. a1-b2 R,c6-c5 *
 *               ^
 * 1 record, 1 move: 0 valid, 1 invalid
 * WARNING COMMA_AFTER_CLAIM: a comma follows the claim, read as a colon
 * }</pre>
 *
 * <p>{@link io.github.lyngk.notation.BoardText} and {@link io.github.lyngk.notation.BoardSvg} draw positions.
 *
 * <p>Text flows one way: bytes, lines, the text of one record, tokens, turns, replay, record. Input is not trusted:
 * reading takes time and memory linear in its size, keeps the {@link io.github.lyngk.notation.Limits}, and throws
 * nothing but what is documented.
 *
 * <h2>Manners</h2>
 *
 * <ul>
 *   <li><b>Threads:</b> records, results, diagnostics, reports and validators are immutable and safe to share. Readers,
 *       splitters, writers and builders belong to one thread; the texts that splitters cut out may be handed to others.
 *   <li><b>Equality</b> is by value, and hash codes are the same in every JVM.
 *   <li><b>Null</b> arguments throw {@link java.lang.NullPointerException}; nothing returns null. What may be absent is
 *       an {@link java.util.Optional}.
 *   <li><b>Streams:</b> all values are {@link java.io.Serializable} and are checked on the way in.
 * </ul>
 *
 * @serial exclude
 */
@NullMarked
package io.github.lyngk.notation;

import org.jspecify.annotations.NullMarked;
