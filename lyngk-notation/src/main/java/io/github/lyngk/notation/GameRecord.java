package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.text.TextProxy;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.io.StringReader;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A recorded game: tags, a start position, turns with annotations, and a result.
 *
 * <p>A record is always legal: its moves have been replayed, it has exactly the passes that R6 requires, its result
 * fits its last position, and it does not exceed the {@link Limits}. Two records are equal if and only if their texts
 * are equal, and {@link #parse} of the text returns an equal record.
 *
 * <p>Create a record with {@link #builder}, {@link #of} or {@link #parse}; read several with a {@link RecordReader}.
 * Records are immutable: {@link #play(Move)}, {@link #undo} and similar methods return a new record. A {@link TurnPath}
 * identifies a turn anywhere in the tree of variations.
 */
public final class GameRecord implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient ImmutableMap<String, String> tags;

    /** The main line, stored in the same way as variations. */
    private final transient Variation main;

    private final transient ImmutableList<Comment> closingComments;
    private final transient Result result;
    private final transient Termination termination;
    private final transient Position end;

    /** Creates a record from parts that a replay has found legal. */
    GameRecord(
            ImmutableMap<String, String> tags,
            Variation main,
            ImmutableList<Comment> closingComments,
            Result result,
            Termination termination,
            Position end) {
        this.tags = tags;
        this.main = main;
        this.closingComments = closingComments;
        this.result = result;
        this.termination = termination;
        this.end = end;
    }

    /**
     * Returns a builder of a record that starts from a position.
     *
     * @param start the position before the first turn
     * @return a builder without tags and turns
     */
    public static RecordBuilder builder(Position start) {
        return new RecordBuilder(start);
    }

    /**
     * Returns the record of a game, with only the required tags.
     *
     * @param game a game, finished or not
     * @return its record; its result is the outcome, or {@code *} if the game is not over
     */
    public static GameRecord of(Game game) {
        RecordBuilder builder = builder(game.start());
        game.moves().forEach(builder::play);
        return builder.build();
    }

    /**
     * Parses the text of one record. Every fault is an error, including those that a {@link Leniency} could accept.
     *
     * @param text the text of exactly one record
     * @return the record
     * @throws RecordException if the text is not exactly one valid record; the exception contains the index of the
     *     first error and all diagnostics
     */
    @JsonCreator
    public static GameRecord parse(String text) {
        RecordSplitter texts = RecordFormat.LYNGK.split(new StringReader(text));
        if (!texts.hasNext()) {
            throw RecordException.ofNone(text);
        }
        RecordResult result = texts.next().read(ImmutableSet.of());
        if (texts.hasNext()) {
            throw RecordException.ofSeveral(text, result, texts.next());
        }
        if (!result.isValid()) {
            throw RecordException.of(text, result.diagnostics());
        }
        return result.record().orElseThrow();
    }

    /**
     * {@return the names and values of all tags, in the order of the record; they always include {@code Position} and
     * {@code Result}}
     */
    public ImmutableMap<String, String> tags() {
        return tags;
    }

    /**
     * {@return the value of a tag, empty if the record has no such tag}
     *
     * @param name the name, in its exact case
     */
    public Optional<String> tag(String name) {
        return Optional.ofNullable(tags.get(requireNonNull(name, "name")));
    }

    /** {@return the variant of the game} */
    public Variant variant() {
        return main.start().variant();
    }

    /** {@return the position before the first turn} */
    public Position start() {
        return main.start();
    }

    /** {@return the comments before the first turn} */
    public ImmutableList<Comment> comments() {
        return main.comments();
    }

    /** {@return the turns of the main line: moves and forced passes, with their annotations} */
    public ImmutableList<Turn> turns() {
        return main.turns();
    }

    /** {@return the comments after the result} */
    public ImmutableList<Comment> closingComments() {
        return closingComments;
    }

    /** {@return the result of the game, which is also the value of the tag {@code Result}} */
    public Result result() {
        return result;
    }

    /** {@return why the game ended; {@link Termination#NORMAL} if the record has no tag {@code Termination}} */
    public Termination termination() {
        return termination;
    }

    /** {@return the position after the last turn} */
    public Position end() {
        return end;
    }

    /** {@return the moves of the main line, without passes} */
    public ImmutableList<Move> moves() {
        ImmutableList.Builder<Move> moves = ImmutableList.builderWithExpectedSize(turns().size());
        for (Turn turn : turns()) {
            turn.move().ifPresent(moves::add);
        }
        return moves.build();
    }

    /**
     * Returns the game of the main line, which is replayed at each call.
     *
     * @return the game
     */
    public Game game() {
        return Game.replay(start(), moves());
    }

    /** {@return the main line} */
    Variation main() {
        return main;
    }

    /**
     * {@return all turns of the main line and of all variations, in the order in which they are printed: each turn is
     * followed by the turns of its variations} The stream is lazy: it replays each turn when it is reached.
     */
    public Stream<TurnNode> nodes() {
        return TurnNode.walk(this);
    }

    /**
     * {@return the turn at a path, empty if the record has no such turn}
     *
     * @param path the path of the turn
     */
    public Optional<TurnNode> node(TurnPath path) {
        return TurnNode.find(this, path);
    }

    /**
     * {@return the turn with a given move that follows another turn: the next turn of the line, or the first turn of
     * one of its variations; empty if there is none}
     *
     * @param path the path of the turn before
     * @param move the move
     */
    public Optional<TurnNode> node(TurnPath path, Move move) {
        return new RecordEdit(this).find(path, requireNonNull(move, "move")).flatMap(this::node);
    }

    /**
     * {@return this record with a move added to the end of its main line, and the pass that the move forces, if any
     * (R6)} If the move ends the game, its outcome becomes the result, and a {@code Termination} tag such as
     * {@code unfinished} is removed.
     *
     * @param move the move
     * @throws IllegalMoveException if the move is illegal
     * @throws IllegalArgumentException if the record would be larger than {@link Limits} allows
     * @throws IllegalStateException if the record has a result although the position is not over, for example after a
     *     resignation; {@link #withResult} with {@link Result#NONE} reopens the game, {@link #undo} also removes the
     *     last move
     */
    public GameRecord play(Move move) {
        return new RecordEdit(this).play(move);
    }

    /**
     * {@return this record with a move played after any turn} If no move follows the turn in its line, the move is
     * added at the end; in the main line this works like {@link #play(Move)}. Otherwise the move begins a new variation
     * of the move that follows. If the record already contains the move at this place, it is returned unchanged. {@link
     * #node(TurnPath, Move)} finds the move.
     *
     * @param path the path of the turn
     * @param move the move
     * @throws IllegalMoveException if the move is illegal
     * @throws IllegalArgumentException if there is no such turn, or if the record would be larger than {@link Limits}
     *     allows
     * @throws IllegalStateException if the move would continue the main line, but the record has a result
     */
    public GameRecord play(TurnPath path, Move move) {
        return new RecordEdit(this).play(path, requireNonNull(move, "move"));
    }

    /**
     * {@return this record without the last move of its main line and the pass that it forced (R6)} Their annotations
     * are removed, too. If the record has a result, the result and the termination are removed as well.
     *
     * @throws IllegalStateException if there are no moves
     */
    public GameRecord undo() {
        return new RecordEdit(this).undo();
    }

    /**
     * {@return this record with a win for the opponent of a player who resigns}
     *
     * @param player the player who resigns
     * @throws IllegalArgumentException if the record would be larger than {@link Limits} allows
     * @throws IllegalStateException if the game is over, or the record has a result
     */
    public GameRecord resign(Player player) {
        return new RecordEdit(this).resign(player);
    }

    /**
     * {@return this record with another result and termination} Use this for an agreed draw, a loss on time or an
     * adjudication; {@link Result#NONE} with {@link Termination#NORMAL} reopens the game.
     *
     * @param result the result
     * @param termination why the game ended; {@link Termination#NORMAL} needs no tag
     * @throws IllegalArgumentException if the result and termination contradict each other or the last position, or if
     *     the record would be larger than {@link Limits} allows
     */
    public GameRecord withResult(Result result, Termination termination) {
        return new RecordEdit(this).end(result, termination);
    }

    /**
     * {@return this record with a tag set} An existing tag keeps its place; a new one follows the others.
     *
     * @param name the name: an ASCII letter, then letters, digits and underscores
     * @param value the value: any text without control characters
     * @throws IllegalArgumentException if the name or value cannot be written, the tag contradicts the record, or the
     *     record would be larger than {@link Limits} allows
     */
    public GameRecord withTag(String name, String value) {
        return new RecordEdit(this).tag(name, value);
    }

    /**
     * {@return this record without a tag; {@code Position} and {@code Result} cannot be removed}
     *
     * @param name the name, in its exact case
     * @throws IllegalArgumentException if the tag is {@code Position} or {@code Result}, or is needed to explain the
     *     result
     */
    public GameRecord withoutTag(String name) {
        return new RecordEdit(this).removeTag(name);
    }

    /**
     * {@return this record with the given comments before the first turn, in place of the present ones}
     *
     * @param others the comments
     * @throws IllegalArgumentException if the record would be larger than {@link Limits} allows
     */
    public GameRecord withComments(Iterable<Comment> others) {
        return new RecordEdit(this).comments(ImmutableList.copyOf(others));
    }

    /**
     * {@return this record with the given comments after the result, in place of the present ones}
     *
     * @param others the comments
     * @throws IllegalArgumentException if the record would be larger than {@link Limits} allows
     */
    public GameRecord withClosingComments(Iterable<Comment> others) {
        return RecordBuilder.build(tags, main, end, ImmutableList.copyOf(others));
    }

    /**
     * {@return this record with annotations added to those of a turn} New annotations follow the existing ones.
     * Variations are annotations, too.
     *
     * @param path the path of the turn
     * @param annotations the annotations, in order
     * @throws IllegalArgumentException if there is no such turn; if it is a pass and an annotation is not a comment; if
     *     a variation does not start from the position before the turn; or if the record would be larger than {@link
     *     Limits} allows
     */
    public GameRecord annotate(TurnPath path, Annotation... annotations) {
        return new RecordEdit(this).annotate(path, annotations);
    }

    /**
     * {@return this record with one turn replaced} The new turn keeps only its own annotations; use {@link
     * Turn#withMove} to keep those of the old one. The following turns of the line are kept with their annotations, and
     * must still be legal. A pass at the end of the line is added or removed as R6 requires, unless it has comments. If
     * the end of the main line changes, a result that does not fit it is replaced by the outcome, or by {@code *} if
     * the game is not over.
     *
     * @param path the path of the turn
     * @param turn the new turn
     * @throws IllegalMoveException if the move of the new turn or of a following turn is illegal; the message names the
     *     path of the turn
     * @throws IllegalArgumentException if there is no such turn; if a pass that R6 requires would be missing, or
     *     one that it forbids would be present; if a variation of the new turn does not start from the position before
     *     it; or if the record would be larger than {@link Limits} allows
     */
    public GameRecord replace(TurnPath path, Turn turn) {
        return new RecordEdit(this).replace(path, requireNonNull(turn, "turn"));
    }

    /**
     * {@return this record without a turn and the turns that follow it in its line} If this leaves a variation without
     * turns, the variation is removed. If the main line becomes shorter and the record has a result, the result and the
     * termination are removed, too.
     *
     * @param path the path of the turn
     * @throws IllegalArgumentException if there is no such turn, or if it is a pass; passes are removed together with
     *     the move before them
     */
    public GameRecord remove(TurnPath path) {
        return new RecordEdit(this).remove(path);
    }

    /** {@return the canonical text of this record, as {@link RecordWriter} prints it, with a final line end} */
    @Override
    @JsonValue
    public String toString() {
        return RecordPrinter.print(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that
                && tags.entrySet().asList().equals(that.tags.entrySet().asList())
                && main.equals(that.main)
                && closingComments.equals(that.closingComments);
    }

    @Override
    public int hashCode() {
        return 31 * tags.hashCode() + main.hashCode();
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.RECORD, toString());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw TextProxy.required();
    }
}
