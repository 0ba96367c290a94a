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
 * <p>A record is always legal: its moves have been replayed, its passes are those that R6 demands, its result fits its
 * last position, and it keeps the {@link Limits}. Every record can be printed, and {@link #parse} of its text returns
 * an equal record. Two records are equal if and only if they print the same text.
 *
 * <p>Make one with {@link #builder}, {@link #of} or {@link #parse}; read many with a {@link RecordReader}. Records are
 * immutable: {@link #play(Move)}, {@link #undo} and similar methods return a new record. A {@link TurnPath} identifies
 * a turn anywhere in the tree of variations.
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
     * Returns a builder of a record.
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
     * @return its record, with the outcome as result, or {@code *} if the game is not over
     */
    public static GameRecord of(Game game) {
        RecordBuilder builder = builder(game.start());
        game.moves().forEach(builder::play);
        return builder.build();
    }

    /**
     * Parses one record, strictly.
     *
     * @param text the text of exactly one record
     * @return the record
     * @throws RecordException if the text is not exactly one valid record; it has the place of the first error, and all
     *     diagnostics
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
     * {@return names and values of all tags in the order of the record; {@code Position} and {@code Result} are always
     * among them}
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

    /** {@return how the game ended, the same as in the tag {@code Result}} */
    public Result result() {
        return result;
    }

    /** {@return why the game ended, {@link Termination#NORMAL} if the record has no such tag} */
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
     * Replays the main line.
     *
     * @return the game with all its positions
     */
    public Game game() {
        return Game.replay(start(), moves());
    }

    /** {@return the main line} */
    Variation main() {
        return main;
    }

    /**
     * {@return all turns of the record, of the main line and of all variations, in the order in which they are printed:
     * a turn, the turns of its variations, the next turn} The stream is lazy: it replays turns as it reaches them.
     */
    public Stream<TurnNode> nodes() {
        return TurnNode.walk(this);
    }

    /**
     * {@return the turn at a place of the record, empty if there is none}
     *
     * @param path the place
     */
    public Optional<TurnNode> node(TurnPath path) {
        return TurnNode.find(this, path);
    }

    /**
     * {@return the turn that follows a turn and plays a given move: the next turn of the line, or the first turn of a
     * variation; empty if there is none}
     *
     * @param path the path of the turn before
     * @param move the move
     */
    public Optional<TurnNode> node(TurnPath path, Move move) {
        return new RecordEdit(this).find(path, requireNonNull(move, "move")).flatMap(this::node);
    }

    /**
     * {@return this record with one more move in its main line, and the pass that it forces (R6)} If the move ends the
     * game, its outcome becomes the result, and a {@code Termination} tag that explained the missing result is removed.
     *
     * @param move the move
     * @throws IllegalMoveException if the move is illegal
     * @throws IllegalArgumentException if the record would be larger than {@link Limits} allow
     * @throws IllegalStateException if the record has a result although the position is not over, for example after a
     *     resignation; {@link #withResult} with {@link Result#NONE} reopens the game, {@link #undo} also removes the
     *     last move
     */
    public GameRecord play(Move move) {
        return new RecordEdit(this).play(move);
    }

    /**
     * {@return this record with a move played after any turn} If the turn is the last of its line, apart from a pass,
     * the move continues the line, the main line as in {@link #play(Move)}. Otherwise, the move begins a variation,
     * added to the turn that follows. If the move is already there, the record is unchanged; {@link #node(TurnPath,
     * Move)} finds the move.
     *
     * @param path the path of the turn
     * @param move the move
     * @throws IllegalMoveException if the move is illegal
     * @throws IllegalArgumentException if there is no such turn, or if the record would be larger than {@link Limits}
     *     allow
     * @throws IllegalStateException if the move would continue the main line, but the record has a result
     */
    public GameRecord play(TurnPath path, Move move) {
        return new RecordEdit(this).play(path, requireNonNull(move, "move"));
    }

    /**
     * {@return this record without the last move of its main line and the pass that it forced (R6)} Their annotations,
     * the result and the termination are removed, too.
     *
     * @throws IllegalStateException if there are no moves
     */
    public GameRecord undo() {
        return new RecordEdit(this).undo();
    }

    /**
     * {@return this record with the result that a player resigns}
     *
     * @param player the player who resigns
     * @throws IllegalArgumentException if the record would be larger than {@link Limits} allow
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
     * @throws IllegalArgumentException if the result and termination contradict each other or the last position
     */
    public GameRecord withResult(Result result, Termination termination) {
        return new RecordEdit(this).end(result, termination);
    }

    /**
     * {@return this record with a tag set} An existing tag keeps its place; a new one follows the others.
     *
     * @param name the name: an ASCII letter, then letters, digits and underscores
     * @param value the value: any text without control characters
     * @throws IllegalArgumentException if the name or value cannot be written, the tag contradicts the record, or there
     *     are too many tags
     */
    public GameRecord withTag(String name, String value) {
        return new RecordEdit(this).tag(name, value);
    }

    /**
     * {@return this record without a tag; {@code Position} and {@code Result} cannot be removed}
     *
     * @param name the name, in its exact case
     * @throws IllegalArgumentException if every record has the tag, or if it explains the result
     */
    public GameRecord withoutTag(String name) {
        return new RecordEdit(this).removeTag(name);
    }

    /**
     * {@return this record with other comments before the first turn}
     *
     * @param others the comments
     * @throws IllegalArgumentException if the record would be larger than {@link Limits} allow
     */
    public GameRecord withComments(Iterable<Comment> others) {
        return new RecordEdit(this).comments(ImmutableList.copyOf(others));
    }

    /**
     * {@return this record with other comments after the result}
     *
     * @param others the comments
     * @throws IllegalArgumentException if the record would be larger than {@link Limits} allow
     */
    public GameRecord withClosingComments(Iterable<Comment> others) {
        return RecordBuilder.build(tags, main, end, ImmutableList.copyOf(others));
    }

    /**
     * {@return this record with annotations added after those that a turn has} Variations are annotations, too.
     *
     * @param path the path of the turn
     * @param annotations the annotations, in order
     * @throws IllegalArgumentException if there is no such turn; if it is a pass and an annotation is not a comment; if
     *     a variation does not start from the position before the turn; or if the record would be larger than {@link
     *     Limits} allow
     */
    public GameRecord annotate(TurnPath path, Annotation... annotations) {
        return new RecordEdit(this).annotate(path, annotations);
    }

    /**
     * {@return this record with one turn replaced} The new turn keeps only its own annotations; use {@link
     * Turn#withMove} to keep those of the old one. The turns that follow in the line stay, with their annotations, and
     * must still be legal; only a pass without comments at the end of the line is added or removed as R6 demands. If
     * the end of the main line changes, a result that does not fit it is replaced by the outcome.
     *
     * @param path the path of the turn
     * @param turn the new turn
     * @throws IllegalMoveException if its move or that of a following turn is illegal; the message names the place
     * @throws IllegalArgumentException if there is no such turn; if a pass would be where R6 demands none, or be
     *     missing where R6 demands one; if a variation of the new turn does not start from the position before it; or
     *     if the record would be larger than {@link Limits} allow
     */
    public GameRecord replace(TurnPath path, Turn turn) {
        return new RecordEdit(this).replace(path, requireNonNull(turn, "turn"));
    }

    /**
     * {@return this record without a turn and the turns that follow it in its line} A variation without turns is
     * removed. If the main line becomes shorter, the result and the termination are removed, too.
     *
     * @param path the path of the turn
     * @throws IllegalArgumentException if there is no such turn, or if it is a pass, which can only be removed with its
     *     move
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
