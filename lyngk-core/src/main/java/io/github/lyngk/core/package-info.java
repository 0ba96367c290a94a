/**
 * The rules of LYNGK as immutable values.
 *
 * <p>Start with {@link io.github.lyngk.core.Position}: it lists its legal {@link io.github.lyngk.core.Move moves},
 * explains why another move is illegal, and plays a move, which returns the next position. Illegal moves cannot be
 * played, and impossible positions cannot be made.
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
 * <p>A {@link io.github.lyngk.core.Setup} is any arrangement, possible or not: it is built or parsed, lists all its
 * {@link io.github.lyngk.core.Problem problems}, and becomes a position if it is possible. An
 * {@link io.github.lyngk.core.Effect} describes what a move does; here a stack travels by the LYNGK rule (F) and
 * completes a stack of five, which is scored (E9):
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
 * <p>A {@link io.github.lyngk.core.Game} is a start and its moves, with an {@link io.github.lyngk.core.Outcome} (G, H6)
 * once neither player can move:
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
 * <p>{@link io.github.lyngk.core.Rule} lists them by the sections of the rulebook, with a summary each:
 *
 * <ul>
 *   <li>C, the start: {@link io.github.lyngk.core.Position#initial}.
 *   <li>D, claiming colours: {@link io.github.lyngk.core.Move#claiming}, {@link io.github.lyngk.core.Claim}.
 *   <li>E, moving and completing stacks: {@link io.github.lyngk.core.Position#play},
 *       {@link io.github.lyngk.core.Effect#scored}.
 *   <li>F, the LYNGK rule: {@link io.github.lyngk.core.Position#route}.
 *   <li>G, the end: {@link io.github.lyngk.core.Outcome}.
 *   <li>H, the six-stack variant: {@link io.github.lyngk.core.Variant#SIX_STACK}.
 *   <li>R1 to R13, this library's rulings on what the rulebook leaves open.
 * </ul>
 *
 * <h2>What else is here</h2>
 *
 * <p>The parts of the board: {@link io.github.lyngk.core.Point}, {@link io.github.lyngk.core.Direction},
 * {@link io.github.lyngk.core.Stack}. The reason for a refusal is a {@link io.github.lyngk.core.Violation} or
 * {@link io.github.lyngk.core.Problem}, thrown in {@link io.github.lyngk.core.IllegalMoveException} or
 * {@link io.github.lyngk.core.IllegalSetupException}.
 *
 * <p>{@link io.github.lyngk.core.Symmetry} (images and canonical forms), {@link io.github.lyngk.core.Travel} (what a
 * moving stack sees and reaches), {@link io.github.lyngk.core.RandomGames}, {@link io.github.lyngk.core.Perft}, and
 * {@link io.github.lyngk.core.Bot} for programs that play. Not part of the API, for maintainers: the rules themselves
 * in the package {@code engine}; {@code MoveTable} (the shared instances of moves), {@code MoveRefusal} and
 * {@code SetupInspector} (explanations of refusals), {@code InitialSetup} (section C), {@code PositionText} and
 * {@code Cursor} (text), {@code GameCode} and {@code Digits} (bytes), {@code TextProxy} (serialization).
 *
 * <h2>Conventions</h2>
 *
 * <ul>
 *   <li><b>Threads:</b> all values of this package are immutable and safe to share. A builder belongs to one thread.
 *   <li><b>Equality</b> is by value; positions are equal exactly when their lines are. Hash codes are the same in every
 *       JVM, except those of enums, and so of maps and collections that contain enums, which differ from run to run.
 *       Partition by names or ordinals instead.
 *   <li><b>Null</b> arguments throw {@link java.lang.NullPointerException}; nothing returns null. A value that may be
 *       absent is an {@link java.util.Optional}.
 *   <li><b>Text:</b> points, moves, claims, stacks, set-ups, positions and games print what {@code parse} reads;
 *       colours and pieces are read by their letter, players by their number, variants by their tag. Malformed text
 *       throws {@link io.github.lyngk.core.NotationException}, with the place of the error.
 *   <li><b>Lookups:</b> {@code parse} reads a text or throws {@code NotationException}; methods that begin with
 *       {@code of} make a value or throw {@link java.lang.IllegalArgumentException}, for an index
 *       {@link java.lang.IndexOutOfBoundsException}; methods that may find nothing begin with {@code find} and return
 *       an {@code Optional}.
 *   <li><b>JSON:</b> Jackson writes values with a text form as that text and reads them back with {@code parse}. Other
 *       enums are written as their names, and an outcome, effect, legality or problem as its {@code toMap} returns it:
 *       the fields in a fixed order, null for absent values.
 *   <li><b>Serialization:</b> claims, moves, stacks, set-ups, positions and games are {@link java.io.Serializable}.
 *       They are stored as their text and parsed when read, so malformed text is refused. Enums and exceptions are
 *       serializable, as always in Java; other types are not.
 * </ul>
 *
 * <h2>Compatibility between versions</h2>
 *
 * <p>Versions follow semantic versioning, and the changelog of 1.0.0 states what that covers. No version changes
 * {@link io.github.lyngk.core.Move#index()}, the order of moves, {@link io.github.lyngk.core.Position#hash64()},
 * canonical forms, {@link io.github.lyngk.core.Game#toBytes() the bytes of games},
 * {@link io.github.lyngk.core.Position#initial initial positions} and
 * {@link io.github.lyngk.core.RandomGames random games}. Every enum says whether its list is complete or may grow; one
 * that may grow gets new constants in a minor version, and its text forms with them. Java records keep their
 * components; types that may get more parts are classes with factory methods.
 *
 * @serial exclude
 */
@NullMarked
package io.github.lyngk.core;

import org.jspecify.annotations.NullMarked;
