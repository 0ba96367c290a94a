package io.github.lyngk.core;

/**
 * Where the stacks of a player who may still claim can go, with and without a claim, found once and noted, so that turns
 * can be counted before they are listed. Every stack takes the same steps; {@link Walk} tells why.
 */
final class Survey {
    /** In the note of a stack the number of its network stands above the points. */
    static final int NETWORK = 48;

    private final long stacks;
    private final int size;

    /**
     * At first for each stack, by its rank, where it goes if it is neutral; then for each what is closed to it even as
     * one of the player's own, with the place of the note of its network; then for each network what it sees. In the end
     * for each stack where it goes, and for each where it goes if its colour is claimed.
     */
    private final long[] notes;

    /** The stacks that go further if their colour is claimed. */
    private long gaining;

    /** How many moves there are without a claim. */
    private int count;

    /**
     * Looks at all stacks that a player may move.
     *
     * @param mine the colours that the player has claimed
     * @param playable those and the neutral ones
     */
    Survey(Board board, int mine, int playable, int maxHeight) {
        this.stacks = board.toppedByAny(playable);
        this.size = Long.bitCount(stacks);
        this.notes = new long[3 * size];
        EvenLanding landing = new EvenLanding(board, maxHeight);
        int network = 2 * size - 1;
        for (int rest = playable; rest != 0; rest &= rest - 1) {
            long links = board.topped(Integer.numberOfTrailingZeros(rest));
            network = look(board, landing, new Walk(board.occupied(), links, links, network));
        }
        settle(board.toppedByAny(mine));
    }

    /** Notes all that is seen on a walk, and returns the place of the note of the last network. */
    private int look(Board board, EvenLanding landing, Walk walk) {
        while (walk.goesOn()) {
            walk.step();
            int code = board.code(walk.point());
            long closed = landing.closed(code);
            int rank = rank(walk.stack());
            notes[rank] = walk.sight() & ~(closed | landing.higher(code));
            notes[size + rank] = closed | (long) walk.network() << NETWORK;
            notes[walk.network()] = walk.seen();
        }
        return walk.network();
    }

    /** Decides which stacks are the player's own. */
    private void settle(long own) {
        int rank = 0;
        for (long rest = stacks; rest != 0; rest &= rest - 1) {
            long stack = Long.lowestOneBit(rest);
            long note = notes[size + rank];
            long linked = notes[(int) (note >>> NETWORK)] & ~note;
            long neutral = Sight.allIfNone(stack & own);
            long destinations = notes[rank] & neutral | linked & ~neutral;
            notes[rank] = destinations;
            notes[size + rank] = linked;
            gaining |= stack & Sight.allIfAny(linked ^ destinations);
            count += Long.bitCount(destinations);
            rank++;
        }
    }

    /** Returns the stacks that the player may move. */
    long stacks() {
        return stacks;
    }

    int size() {
        return size;
    }

    /** Returns the stacks that go further if their colour is claimed. */
    long gaining() {
        return gaining;
    }

    /** Returns how many moves there are without a claim. */
    int count() {
        return count;
    }

    /** Returns the place of a stack among all that the player may move. */
    int rank(long stack) {
        return Sight.rank(stacks, stack);
    }

    /** Returns where a stack goes without a claim. */
    long destinations(int rank) {
        return notes[rank];
    }

    /** Returns where a stack goes if its colour is claimed. */
    long ifClaimed(int rank) {
        return notes[size + rank];
    }
}
