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
 * A recorded game: tags, a start, turns with what is said about them, and a result.
 *
 * <p>A record is always legal: it is built by replay, its passes are those R6 demands, its result fits the position it
 * ends in, and it keeps the {@link Limits}. So every record can be printed, and {@link #parse} gives it back equal. Two
 * records are equal exactly when they are printed alike.
 *
 * <p>Make one with {@link #builder}, {@link #of} or {@link #parse}; read many with a {@link RecordReader}. A record
 * never changes: {@link #play(Move)}, {@link #undo} and all that changes something return other records, and if they throw
 * nothing has happened. Turns anywhere in the tree of variations have a {@link TurnPath}.
 */
public final class GameRecord implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient ImmutableMap<String, String> tags;

    /** A line like any other: what is true of variations is true of it. */
    private final transient Variation main;

    private final transient ImmutableList<Comment> closingComments;
    private final transient Result result;
    private final transient Termination termination;
    private final transient Position end;

    /** Takes parts that a replay has found legal. */
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
     * Begins a record.
     *
     * @param start the position before the first turn
     * @return a builder without tags and turns
     */
    public static RecordBuilder builder(Position start) {
        return new RecordBuilder(start);
    }

    /**
     * Returns the record of a game, with no tags but the required ones.
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
     * Reads one record, strictly.
     *
     * @param text the text of exactly one record
     * @return the record
     * @throws RecordException if the text is not exactly one valid record; it tells where the first error is, and all that
     *     is wrong
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

    /** {@return which rules the game is played by: the variant of the start} */
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

    /** {@return the turns of the main line: moves and forced passes, with all that is said about them} */
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

    /** {@return the main line, as a line} */
    Variation main() {
        return main;
    }

    /**
     * {@return all turns of the record, of the main line and of all variations, in the order in which they are printed:
     * a turn, the turns of its variations, the next turn} They are replayed as the stream goes on.
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
     * {@return the turn that plays a move after a turn: the next of its line, else the first of a variation there; empty
     * if there is none}
     *
     * @param path where the turn before stands
     * @param move the move
     */
    public Optional<TurnNode> node(TurnPath path, Move move) {
        return new RecordEdit(this).find(path, requireNonNull(move, "move")).flatMap(this::node);
    }

    /**
     * {@return this record with one more move in its main line, and the pass that it forces (R6)} If the move ends the
     * game, its outcome becomes the result, and a {@code Termination} that told why there was none goes.
     *
     * @param move the move
     * @throws IllegalMoveException if the move is illegal
     * @throws IllegalArgumentException if the record would be larger than {@link Limits} allow
     * @throws IllegalStateException if the record has a result, though the position is not over: the game has been
     *     resigned or the like; {@link #withResult} with {@link Result#NONE} reopens it, {@link #undo} takes back the last move
     *     too
     */
    public GameRecord play(Move move) {
        return new RecordEdit(this).play(move);
    }

    /**
     * {@return this record with a move played after any turn} If nothing but a pass follows that turn in its line, the
     * line goes on with the move, the main line as by {@link #play(Move)}. Else the move begins a variation: it stands
     * after the turn that follows. If it is there already, nothing changes; {@link #node(TurnPath, Move)} finds it.
     *
     * @param path where the turn stands
     * @param move the move
     * @throws IllegalMoveException if the move is illegal
     * @throws IllegalArgumentException if there is no such turn, or if the record would be larger than {@link Limits}
     *     allow
     * @throws IllegalStateException if the main line would go on, but the record has a result
     */
    public GameRecord play(TurnPath path, Move move) {
        return new RecordEdit(this).play(path, requireNonNull(move, "move"));
    }

    /**
     * {@return this record without the last move of its main line, the pass that it forced (R6), and all that is said
     * about them} A result goes too, with why the game ended.
     *
     * @throws IllegalStateException if there are no moves
     */
    public GameRecord undo() {
        return new RecordEdit(this).undo();
    }

    /**
     * {@return this record with the end that a player gives up}
     *
     * @param player who loses
     * @throws IllegalArgumentException if the record would be larger than {@link Limits} allow
     * @throws IllegalStateException if the game is over, or the record has a result
     */
    public GameRecord resign(Player player) {
        return new RecordEdit(this).resign(player);
    }

    /**
     * {@return this record with another end, whatever it had} So a draw is agreed on, time runs out, somebody else
     * decides; and with {@link Result#NONE} and {@link Termination#NORMAL} the game is open again.
     *
     * @param result the result
     * @param termination why; {@link Termination#NORMAL} needs no tag
     * @throws IllegalArgumentException if a game does not end so, or not in the last position of this one
     */
    public GameRecord withResult(Result result, Termination termination) {
        return new RecordEdit(this).end(result, termination);
    }

    /**
     * {@return this record with a tag set: in its place if there is one of the name, else behind the others}
     *
     * @param name the name: an ASCII letter, then letters, digits and low lines
     * @param value the value: any text without control characters
     * @throws IllegalArgumentException if the name or value cannot be written, contradicts the record or is one too many
     */
    public GameRecord withTag(String name, String value) {
        return new RecordEdit(this).tag(name, value);
    }

    /**
     * {@return this record without a tag; without {@code Position} and {@code Result} there is none}
     *
     * @param name the name, in its exact case
     * @throws IllegalArgumentException if every record has the tag, or if it tells why the game ended
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
     * {@return this record with more said about a turn, behind what is said about it} A variation is added so, too.
     *
     * @param path where the turn stands
     * @param annotations what to say, in order
     * @throws IllegalArgumentException if there is no such turn; if it is a pass and one of them no comment; if a
     *     variation does not start from the position before the turn; or if the record would be larger than
     *     {@link Limits} allow
     */
    public GameRecord annotate(TurnPath path, Annotation... annotations) {
        return new RecordEdit(this).annotate(path, annotations);
    }

    /**
     * {@return this record with another turn in the place of one} The new turn comes with its own annotations and none
     * of the old one; {@link Turn#withMove} keeps them. The turns that follow in its line stay, with all that is said
     * about them, and must be legal still; only a pass at the end of the line that nobody has commented comes and goes
     * as R6 demands. If it is the main line, a result that does not fit its new end gives way to the outcome.
     *
     * @param path where the turn stands
     * @param turn the new turn
     * @throws IllegalMoveException if its move is illegal, or that of a turn that follows; it names the place
     * @throws IllegalArgumentException if there is no such turn; if R6 demands no pass where one would be, or one where
     *     none would be; if a variation of the new turn does not start from the position before it; or if the record
     *     would be larger than {@link Limits} allow
     */
    public GameRecord replace(TurnPath path, Turn turn) {
        return new RecordEdit(this).replace(path, requireNonNull(turn, "turn"));
    }

    /**
     * {@return this record without a turn and those that follow it in its line} A variation that loses its first turn
     * goes. If the main line becomes shorter, a result goes too, with why the game ended.
     *
     * @param path where the turn stands
     * @throws IllegalArgumentException if there is no such turn, or if it is a pass, which goes only with its move
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
