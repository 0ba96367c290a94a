package io.github.lyngk.notation;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.AbstractIterator;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A turn of a record in its place: where it stands, who made it, and the positions before and after it. Nodes are equal
 * if all that is, whatever else their records hold.
 */
public final class TurnNode {
    private final TurnPath path;
    private final Turn turn;
    private final Position before;
    private final Position after;

    private TurnNode(TurnPath path, Turn turn, Position before) {
        this.path = path;
        this.turn = turn;
        this.before = before;
        this.after = turn.isPass() ? before : before.play(turn.played());
    }

    /** Walks through all turns of a record, in the order in which they are printed. */
    static Stream<TurnNode> walk(GameRecord record) {
        int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(new Walk(record.main()), traits), false);
    }

    /** Finds the turn of a path, if the record has it. */
    static Optional<TurnNode> find(GameRecord record, TurnPath path) {
        int index = path.turn() - 1;
        return path.line(record.main())
                .map(line -> new TurnNode(path, line.turns().get(index), line.before(index)));
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
    @JsonValue
    public String toString() {
        return path + ": " + turn;
    }

    /** Goes through a tree without recursion: keeps the lines that are open, the innermost on top. */
    private static final class Walk extends AbstractIterator<TurnNode> {
        private final Deque<OpenLine> open = new ArrayDeque<>();

        Walk(Variation main) {
            open.push(new OpenLine(main, TurnPath.of(1)));
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
        private final Iterator<Turn> turns;
        private Iterator<Variation> variations = ImmutableList.<Variation>of().iterator();
        private TurnPath next;
        private TurnPath last;
        private Position position;
        private int entered;

        OpenLine(Variation line, TurnPath first) {
            turns = line.turns().iterator();
            position = line.start();
            next = first;
            last = first;
        }

        TurnNode turn() {
            TurnNode node = new TurnNode(next, turns.next(), position);
            last = next;
            next = next.withTurn(next.turn() + 1);
            position = node.after;
            variations = node.turn.variations().iterator();
            entered = 0;
            return node;
        }

        OpenLine variation() {
            return new OpenLine(variations.next(), last.into(++entered, 1));
        }
    }
}
