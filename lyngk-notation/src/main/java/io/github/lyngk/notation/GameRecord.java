package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.io.StringReader;
import java.util.Optional;

/**
 * A recorded game: tags, a start, turns with what is said about them, and a result.
 *
 * <p>A record is always legal: it is built by replay, its passes are those R6 demands, its result fits the position it
 * ends in, and it keeps the {@link Limits}. So every record can be printed, and {@link #parse} gives it back equal. Two
 * records are equal exactly when they are printed alike.
 *
 * <p>Make one with {@link #builder}, {@link #of} or {@link #parse}; read many with a {@link RecordReader}.
 */
public final class GameRecord implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient ImmutableMap<String, String> tags;
    private final transient Position start;
    private final transient ImmutableList<Comment> comments;
    private final transient ImmutableList<Turn> turns;
    private final transient ImmutableList<Comment> closingComments;
    private final transient Result result;
    private final transient Termination termination;
    private final transient Position end;

    /** Takes parts that a replay has found legal. */
    GameRecord(
            ImmutableMap<String, String> tags,
            Position start,
            ImmutableList<Comment> comments,
            ImmutableList<Turn> turns,
            ImmutableList<Comment> closingComments,
            Result result,
            Termination termination,
            Position end) {
        this.tags = tags;
        this.start = start;
        this.comments = comments;
        this.turns = turns;
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
        return start.variant();
    }

    /** {@return the position before the first turn} */
    public Position start() {
        return start;
    }

    /** {@return the comments before the first turn} */
    public ImmutableList<Comment> comments() {
        return comments;
    }

    /** {@return the turns of the main line: moves and forced passes, with all that is said about them} */
    public ImmutableList<Turn> turns() {
        return turns;
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
        ImmutableList.Builder<Move> moves = ImmutableList.builderWithExpectedSize(turns.size());
        for (Turn turn : turns) {
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
        return Game.replay(start, moves());
    }

    /** {@return a builder that holds all of this record, to change or continue it} */
    public RecordBuilder toBuilder() {
        return new RecordBuilder(this);
    }

    /** {@return the canonical text of this record, as {@link RecordWriter} prints it, with a final line end} */
    @Override
    public String toString() {
        return RecordPrinter.print(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that
                && tags.entrySet().asList().equals(that.tags.entrySet().asList())
                && comments.equals(that.comments)
                && turns.equals(that.turns)
                && closingComments.equals(that.closingComments);
    }

    @Override
    public int hashCode() {
        return 31 * tags.hashCode() + turns.hashCode();
    }

    private Object writeReplace() {
        return new Packed(toString());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a record travels as its text");
    }

    /** A record on its way through a stream: as its text, which is checked when it arrives. */
    private record Packed(String text) implements Serializable {
        private static final long serialVersionUID = 1;

        private Object readResolve() throws InvalidObjectException {
            try {
                return parse(text);
            } catch (NotationException e) {
                InvalidObjectException invalid = new InvalidObjectException("not the text of a record");
                invalid.initCause(e);
                throw invalid;
            }
        }
    }
}
