/**
 * The rules of LYNGK as immutable values.
 *
 * <p>A {@link io.github.lyngk.core.Position} is where everything starts: it lists its legal
 * {@link io.github.lyngk.core.Move moves}, says why another move is not among them, and plays one, which gives the next
 * position. Nothing illegal can be played, and no impossible position can be made.
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
 * <p>A {@link io.github.lyngk.core.Setup} is an arrangement that need not be right: it is built or parsed, tells all its
 * {@link io.github.lyngk.core.Problem problems}, and becomes a position if it is possible. An
 * {@link io.github.lyngk.core.Effect} tells what a move does; here a stack travels by the LYNGK rule (F) and completes a
 * stack of five, which is scored (E9):
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
 * <p>The words of the board: {@link io.github.lyngk.core.Point}, {@link io.github.lyngk.core.Direction},
 * {@link io.github.lyngk.core.Stack}. A refusal is a {@link io.github.lyngk.core.Violation} or
 * {@link io.github.lyngk.core.Problem}, thrown as {@link io.github.lyngk.core.IllegalMoveException} or
 * {@link io.github.lyngk.core.IllegalSetupException}.
 *
 * <p>{@link io.github.lyngk.core.Symmetry} (images and canonical forms), {@link io.github.lyngk.core.Travel} (what a stack
 * meets on its way), {@link io.github.lyngk.core.RandomGames}, {@link io.github.lyngk.core.Perft}, and
 * {@link io.github.lyngk.core.Bot} for programs that play. Behind them, for maintainers: the rules themselves in the
 * package {@code engine}, which is no part of the API; {@code MoveTable} (the one instance of each move),
 * {@code MoveRefusal} and {@code SetupInspector} (why not, in words), {@code InitialSetup} (section C),
 * {@code PositionText} and {@code Cursor} (text), {@code TextProxy} (serialization).
 *
 * <h2>Manners</h2>
 *
 * <ul>
 *   <li><b>Threads:</b> all values of this package are immutable and safe to share. A builder belongs to one thread.
 *   <li><b>Equality</b> is by value; positions are equal exactly when their lines are. Hash codes are the same in every
 *       JVM, but for what Java itself decides: those of enums, and so of maps and collections with enums in them,
 *       differ from run to run. Partition by names or ordinals instead.
 *   <li><b>Null</b> arguments throw {@link java.lang.NullPointerException}; nothing returns null. What may be absent is
 *       an {@link java.util.Optional}.
 *   <li><b>Text:</b> points, moves, claims, stacks, set-ups, positions and games print what {@code parse} reads; colours
 *       and pieces are read by their letter, players by their number, variants by their tag. Wrong text throws
 *       {@link io.github.lyngk.core.NotationException}, which tells where it goes wrong.
 *   <li><b>Lookups:</b> {@code parse} reads a text or throws {@code NotationException}; {@code of} and names that begin
 *       so make a value or throw {@link java.lang.IllegalArgumentException}, for an index
 *       {@link java.lang.IndexOutOfBoundsException}; what may find nothing begins with {@code find} and returns an
 *       {@code Optional}.
 *   <li><b>JSON:</b> Jackson writes what has a text as that text and reads it back by {@code parse}; other enums are their
 *       names, and an outcome, effect, legality or problem is what its {@code toMap} returns: the fields in a fixed
 *       order, null for what is absent.
 *   <li><b>Serialization:</b> claims, moves, stacks, set-ups, positions and games are {@link java.io.Serializable}. They
 *       are stored as their text and parsed on arrival, so that wrong text is refused. Enums and exceptions are
 *       serializable as all are in Java; other types are not.
 * </ul>
 *
 * <h2>What stays from version to version</h2>
 *
 * <p>Versions follow semantic versioning, and the changelog of 1.0.0 tells what that covers. No version changes
 * {@link io.github.lyngk.core.Move#index()}, the order of moves, {@link io.github.lyngk.core.Position#hash64()}, canonical
 * forms, {@link io.github.lyngk.core.Position#initial initial positions} and
 * {@link io.github.lyngk.core.RandomGames random games}. Every enum says whether its list is complete or may grow; one that
 * may grow gets new constants in a minor version, and its text forms with them. Records, the Java kind, keep their parts;
 * what may get more is a class with factories.
 *
 * @serial exclude
 */
@NullMarked
package io.github.lyngk.core;

import org.jspecify.annotations.NullMarked;
