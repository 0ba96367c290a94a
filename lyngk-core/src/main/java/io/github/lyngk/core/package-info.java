/**
 * The rules of LYNGK as immutable values.
 *
 * <p>Start with {@link io.github.lyngk.core.Position}: it lists the legal {@link io.github.lyngk.core.Move moves},
 * explains why a move is illegal, and returns the position after a move. Methods throw an exception for illegal moves
 * and impossible positions.
 *
 * <!-- example: firstMoves -->
 * <pre>{@code
 * Position start = Position.parse("I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0");
 * System.out.println(start.legalMoveCount() + " moves");
 *
 * Move move = Move.of(Point.B1, Point.B2).claiming(Color.RED);
 * Position next = start.play(move);
 * System.out.println(next.owner(Point.B2));
 *
 * Legality again = next.check(move);
 * System.out.println(again);
 * }</pre>
 *
 * <p>This prints:
 *
 * <!-- output: firstMoves -->
 * <pre>{@code
 * 1088 moves
 * Optional[FIRST]
 * R:b1-b2: red is already claimed by the first player (D3)
 * }</pre>
 *
 * <p>A {@link io.github.lyngk.core.Setup} is an arrangement that need not obey the rules. It is built or parsed, lists
 * its {@link io.github.lyngk.core.Problem problems}, and can be converted to a position if it is possible. An
 * {@link io.github.lyngk.core.Effect} describes what a move does. In this example a stack moves by the LYNGK rule (F)
 * and forms a stack of five, which is scored (E9):
 *
 * <!-- example: fromSetupToPosition -->
 * <pre>{@code
 * Setup setup = Setup.builder(Variant.STANDARD)
 *         .put(Point.E1, Piece.RED)
 *         .put(Point.E4, Piece.BLUE, Piece.RED)
 *         .put(Point.H4, Piece.JOKER, Piece.BLUE, Piece.GREEN, Piece.BLACK)
 *         .claim(Player.FIRST, Color.RED)
 *         .build();
 * System.out.println(setup.isPossible() + " " + setup.problems());
 *
 * Position position = Position.of(setup);
 * Effect effect = position.effect(Move.of(Point.E1, Point.H4));
 * System.out.println(effect.route() + " forms " + effect.formed() + ", scored: " + effect.scored());
 * System.out.println(effect.after());
 * }</pre>
 *
 * <p>This prints:
 *
 * <!-- output: fromSetupToPosition -->
 * <pre>{@code
 * true [pieces on the board and in scored stacks are 7, not 43 (C1)]
 * [e1, e4, h4] forms (JBGKR), scored: true
 * 1/4/7/6/3(BR)3/6/7/4/1 2 R:- 1:0
 * }</pre>
 *
 * <p>A {@link io.github.lyngk.core.Game} is a start position and the moves played from it. When it is over, it has an
 * {@link io.github.lyngk.core.Outcome} (G, H4, H6):
 *
 * <!-- example: wholeGame -->
 * <pre>{@code
 * Game game = RandomGames.game(Variant.SIX_STACK, 2026);
 * System.out.println(game.size() + " moves, " + game.outcome().orElseThrow());
 *
 * Game oneEarlier = game.undo();
 * System.out.println(oneEarlier.position().playerToMove() + " had "
 *         + oneEarlier.position().legalMoveCount() + " moves and chose "
 *         + game.moves().get(oneEarlier.size()));
 * }</pre>
 *
 * <p>This prints:
 *
 * <!-- output: wholeGame -->
 * <pre>{@code
 * 26 moves, SECOND wins by SUDDEN_DEATH
 * SECOND had 23 moves and chose e7-h4
 * }</pre>
 *
 * <h2>Rules</h2>
 *
 * <p>{@link io.github.lyngk.core.Rule} lists the rules by the sections of the rulebook, each with a summary:
 *
 * <ul>
 *   <li>C, the start position: {@link io.github.lyngk.core.Position#initial}.
 *   <li>D, claiming colours: {@link io.github.lyngk.core.Move#claiming}, {@link io.github.lyngk.core.Claim}.
 *   <li>E, moving and forming stacks: {@link io.github.lyngk.core.Position#play},
 *       {@link io.github.lyngk.core.Effect#scored}.
 *   <li>F, the LYNGK rule: {@link io.github.lyngk.core.Position#route}.
 *   <li>G, the end: {@link io.github.lyngk.core.Outcome}.
 *   <li>H, the six-stack variant: {@link io.github.lyngk.core.Variant#SIX_STACK}.
 *   <li>R1 to R13, this library's rulings on questions that the rulebook leaves open.
 * </ul>
 *
 * <h2>Other types</h2>
 *
 * <ul>
 *   <li>{@link io.github.lyngk.core.Point}, {@link io.github.lyngk.core.Direction} and
 *       {@link io.github.lyngk.core.Stack}: the board.
 *   <li>{@link io.github.lyngk.core.IllegalMoveException} and {@link io.github.lyngk.core.IllegalSetupException}:
 *       contain the reason, a {@link io.github.lyngk.core.Violation} or {@link io.github.lyngk.core.Problem problems}.
 *   <li>{@link io.github.lyngk.core.Symmetry}: images and canonical forms of positions.
 *   <li>{@link io.github.lyngk.core.Travel}: the points that a moving stack sees and reaches.
 *   <li>{@link io.github.lyngk.core.RandomGames}: games of random moves.
 *   <li>{@link io.github.lyngk.core.Perft}: counts of move sequences, to compare implementations of the rules.
 *   <li>{@link io.github.lyngk.core.Bot}: programs that play.
 * </ul>
 *
 * <p>For maintainers, not part of the API: the package {@code engine} (the rules), {@code MoveTable} (the shared
 * instances of moves), {@code MoveRefusal} and {@code SetupInspector} (explanations of illegal moves and impossible
 * set-ups), {@code InitialSetup} (section C), {@code PositionText} and {@code Cursor} (text), {@code GameCode} and
 * {@code Digits} (bytes), and {@code TextProxy} (serialization).
 *
 * <h2>Conventions</h2>
 *
 * <ul>
 *   <li><b>Threads:</b> all values of this package are immutable and safe to share between threads. Builders are not
 *       thread-safe.
 *   <li><b>Equality:</b> values are compared by their contents; two positions are equal if and only if their position
 *       lines are equal. The hash codes of all types except enums are the same in every JVM. Enums, and collections
 *       that contain them, have hash codes that differ between runs; for partitioning use names or ordinals.
 *   <li><b>Null:</b> methods throw {@link java.lang.NullPointerException} for null arguments, and never return null. A
 *       value that may be absent is an {@link java.util.Optional}.
 *   <li><b>Text:</b> for points, moves, claims, stacks, set-ups, positions and games, {@code parse} converts the result
 *       of {@code toString} back. Colours and pieces are parsed from their letters, players from their numbers,
 *       variants from their tags. For malformed text, {@code parse} throws
 *       {@link io.github.lyngk.core.NotationException}, with the location of the error.
 *   <li><b>Factory methods:</b> {@code parse} converts a text or throws {@code NotationException}. Methods that begin
 *       with {@code of} create a value or throw {@link java.lang.IllegalArgumentException}, or for an index
 *       {@link java.lang.IndexOutOfBoundsException}. Methods that begin with {@code find} return an {@code Optional}.
 *   <li><b>JSON:</b> Jackson writes values with a text form as that text and reads them with {@code parse}. It writes
 *       other enums as their names. It writes an outcome, effect, legality or problem as the map that {@code toMap}
 *       returns, with the fields in a fixed order and null for absent values.
 *   <li><b>Serialization:</b> claims, moves, stacks, set-ups, positions and games are {@link java.io.Serializable}.
 *       They are stored as text and parsed when read, so malformed text is refused. Enums and exceptions are also
 *       serializable, other types are not.
 * </ul>
 *
 * <h2>Compatibility between versions</h2>
 *
 * <p>Versions follow semantic versioning; the changelog of 1.0.0 states what this covers. The following never change:
 * {@link io.github.lyngk.core.Move#index()}, the order of moves, {@link io.github.lyngk.core.Position#hash64()},
 * canonical forms, {@link io.github.lyngk.core.Game#toBytes() the bytes of games},
 * {@link io.github.lyngk.core.Position#initial initial positions} and
 * {@link io.github.lyngk.core.RandomGames random games}.
 *
 * <p>The documentation of each enum states whether constants may be added. If so, a minor version may add constants
 * with new text forms. Java records keep their components. Types that may get more parts are classes with factory
 * methods.
 *
 * @serial exclude
 */
@NullMarked
package io.github.lyngk.core;

import org.jspecify.annotations.NullMarked;
