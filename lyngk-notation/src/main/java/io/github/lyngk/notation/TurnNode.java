package io.github.lyngk.notation;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.AbstractIterator;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.streams.SerialParts;
import io.github.lyngk.core.streams.SerialProxy;
import io.github.lyngk.notation.text.JsonLine;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A turn of a record in its place: where it stands, who made it, and the positions before and after it. Nodes are equal
 * if all that is, whatever else their records hold. In a stream a node travels with its whole record: only that can tell
 * that there is such a turn.
 */
public final class TurnNode implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient GameRecord record;
    private final transient TurnPath path;
    private final transient Turn turn;
    private final transient Position before;
    private final transient Position after;

    private TurnNode(GameRecord record, TurnPath path, Turn turn, Position before) {
        this.record = record;
        this.path = path;
        this.turn = turn;
        this.before = before;
        this.after = turn.isPass() ? before : before.play(turn.played());
    }

    /** Walks through all turns of a record, in the order in which they are printed. */
    static Stream<TurnNode> walk(GameRecord record) {
        int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(new Walk(record), traits), false);
    }

    /** Finds the turn of a path, if the record has it. */
    static Optional<TurnNode> find(GameRecord record, TurnPath path) {
        int index = path.turn() - 1;
        return path.line(record.main())
                .map(line -> new TurnNode(record, path, line.turns().get(index), line.before(index)));
    }

    /** {@return where the turn stands in its record} */
    public TurnPath path() {
        return path;
    }

    /** {@return the turn, with the variations that stand after it} */
    public Turn turn() {
        return turn;
    }

    /** {@return who made the move, or had to pass} */
    public Player player() {
        return turn.isPass() ? before.playerToMove().opponent() : before.playerToMove();
    }

    /** {@return the position before the turn, from which its variations start, too} */
    public Position before() {
        return before;
    }

    /** {@return the position after the turn; a pass changes nothing, since a player who is skipped is never to move} */
    public Position after() {
        return after;
    }

    /**
     * {@return the node as a JSON object has it: {@code path}, {@code player}, {@code turn}, and the positions
     * {@code before} and {@code after}}
     */
    @JsonValue
    @SuppressWarnings("exports") // of an annotation that nobody needs
    public Map<String, @Nullable Object> toMap() {
        return new JsonLine()
                .add("path", path.toString())
                .add("player", player().number())
                .add("turn", turn.toMap())
                .add("before", before.toString())
                .add("after", after.toString())
                .map();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TurnNode that
                && path.equals(that.path)
                && turn.equals(that.turn)
                && before.equals(that.before);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * path.hashCode() + turn.hashCode()) + before.hashCode();
    }

    /** {@return the path and the turn, for people} */
    @Override
    public String toString() {
        return path + ": " + turn;
    }

    private Object writeReplace() {
        return SerialProxy.of(SerialForm.NODE, record, path);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw SerialProxy.required();
    }

    /** {@return the node that a stream tells of} */
    static TurnNode ofParts(SerialParts parts) {
        return find(parts.next(GameRecord.class), parts.next(TurnPath.class)).orElseThrow();
    }

    /** Goes through a tree without recursion: keeps the lines that are open, the innermost on top. */
    private static final class Walk extends AbstractIterator<TurnNode> {
        private final Deque<OpenLine> open = new ArrayDeque<>();

        Walk(GameRecord record) {
            open.push(new OpenLine(record, record.main(), TurnPath.of(1)));
        }

        @Override
        protected @Nullable TurnNode computeNext() {
            while (!open.isEmpty()) {
                OpenLine line = open.element();
                if (line.variations.hasNext()) {
                    open.push(line.variation());
                } else if (line.turns.hasNext()) {
                    return line.turn();
                } else {
                    open.pop();
                }
            }
            return endOfData();
        }
    }

    /** A line that is walked through. */
    private static final class OpenLine {
        private final GameRecord record;
        private final Iterator<Turn> turns;
        private Iterator<Variation> variations = ImmutableList.<Variation>of().iterator();
        private TurnPath next;
        private TurnPath last;
        private Position position;
        private int entered;

        OpenLine(GameRecord record, Variation line, TurnPath first) {
            this.record = record;
            turns = line.turns().iterator();
            position = line.start();
            next = first;
            last = first;
        }

        TurnNode turn() {
            TurnNode node = new TurnNode(record, next, turns.next(), position);
            last = next;
            next = next.withTurn(next.turn() + 1);
            position = node.after;
            variations = node.turn.variations().iterator();
            entered = 0;
            return node;
        }

        OpenLine variation() {
            return new OpenLine(record, variations.next(), last.into(++entered, 1));
        }
    }
}
