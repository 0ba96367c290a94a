package io.github.lyngk.notation;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A turn of a record with its path, its player, and the positions before and after it. Two nodes are equal if all of
 * these are equal, even if they belong to different records.
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

    /** Returns all turns of a record, in the order in which they are printed. */
    static Stream<TurnNode> walk(GameRecord record) {
        return walk(record.main(), TurnPath.of(1));
    }

    private static Stream<TurnNode> walk(Variation line, TurnPath first) {
        if (line.turns().isEmpty()) {
            return Stream.empty();
        }
        return Stream.iterate(new TurnNode(first, line.turns().get(0), line.start()), node -> node.next(line))
                .limit(line.turns().size())
                .flatMap(node -> Stream.concat(Stream.of(node), node.variations()));
    }

    private TurnNode next(Variation line) {
        return new TurnNode(path.withTurn(path.turn() + 1), line.turns().get(path.turn()), after);
    }

    private Stream<TurnNode> variations() {
        ImmutableList<Variation> all = turn.variations();
        return IntStream.range(0, all.size()).boxed().flatMap(i -> walk(all.get(i), path.into(i + 1, 1)));
    }

    /** Finds the turn of a path, if the record has it. */
    static Optional<TurnNode> find(GameRecord record, TurnPath path) {
        int index = path.turn() - 1;
        return path.line(record.main())
                .map(line -> new TurnNode(path, line.turns().get(index), line.before(index)));
    }

    /** {@return the path of the turn in its record} */
    public TurnPath path() {
        return path;
    }

    /** {@return the turn with its annotations, including variations} */
    public Turn turn() {
        return turn;
    }

    /** {@return the player who made the move, or had to pass} */
    public Player player() {
        return turn.isPass() ? before.playerToMove().opponent() : before.playerToMove();
    }

    /** {@return the position before the turn, which is also the start position of its variations} */
    public Position before() {
        return before;
    }

    /**
     * {@return the position after the turn; after a pass, the same as before it, because positions skip a player who
     * cannot move}
     */
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

    /** {@return the path and the turn, human-readable} */
    @Override
    @JsonValue
    public String toString() {
        return path + ": " + turn;
    }
}
