package io.github.lyngk.core;

/**
 * Lists the turns of a player who has nothing left to claim: two colours of their own, and neutral ones.
 *
 * <p>That is most of a game, and late in it stacks differ so much that the processor cannot foresee which way a branch
 * goes. So there are few: all stacks take the same steps, and so do their moves.
 */
final class SettledTurns {
    private SettledTurns() {}

    static Move[] of(Board board, Variant variant, int claims, Player player) {
        int mine = Claims.of(claims, player);
        long own = board.toppedByAny(mine);
        long stacks = board.toppedByAny(Claims.playable(claims, player));
        long occupied = board.occupied();
        EvenLanding landing = new EvenLanding(board, variant.maxHeight());
        long[] notes = new long[Long.bitCount(stacks) + 1]; // by rank: the points closed to a stack, and its network
        long[] seen = new long[Long.bitCount(own) + 1]; // by each network; the first is that of all neutral stacks
        seen[0] = occupied;
        for (long rest = stacks & ~own; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            int code = board.code(point);
            long unseen = occupied & ~Sight.evenlyFrom(point, occupied);
            notes[Sight.rank(stacks, Long.lowestOneBit(rest))] = unseen | landing.closed(code) | landing.higher(code);
        }
        Walk walk = new Walk(occupied, own, board.topped(Integer.numberOfTrailingZeros(mine)), 0);
        while (walk.goesOn()) {
            walk.step();
            long closed = landing.closed(board.code(walk.point()));
            notes[Sight.rank(stacks, walk.stack())] = closed | (long) walk.network() << Survey.NETWORK;
            seen[walk.network()] = walk.seen();
        }
        long movable = 0;
        int size = 0;
        int count = 0;
        int rank = 0;
        for (long rest = stacks; rest != 0; rest &= rest - 1) {
            long note = notes[rank++];
            long destinations = seen[(int) (note >>> Survey.NETWORK)] & ~note;
            notes[size] = destinations; // stays if there are any
            long any = Sight.allIfAny(destinations);
            movable |= Long.lowestOneBit(rest) & any;
            size -= (int) any;
            count += Long.bitCount(destinations);
        }
        return write(movable, notes, new Move[count]);
    }

    /**
     * Writes the list: as long as there is room four moves of a stack, whether there are so many or not (see
     * {@link MoveRows}). Then it goes on to the next stack if there are no more, and overwrites what was too much.
     *
     * @param movable the stacks with a move
     * @param destinations theirs, and one more place, which is read but does not matter
     */
    private static Move[] write(long movable, long[] destinations, Move[] list) {
        Move[] moves = MoveTable.withClaim(MoveTable.NO_CLAIM);
        long stacks = movable;
        int stack = 0;
        long rest = destinations[0];
        int place = 0;
        int lastRoom = list.length - 4;
        while (place <= lastRoom) {
            int code = MoveTable.firstCode(Long.numberOfTrailingZeros(stacks));
            long butOne = rest & rest - 1;
            long butTwo = butOne & butOne - 1;
            long butThree = butTwo & butTwo - 1;
            long butFour = butThree & butThree - 1;
            Move first = moves[code + Long.numberOfTrailingZeros(rest)];
            Move second = moves[code + Long.numberOfTrailingZeros(butOne)];
            Move third = moves[code + Long.numberOfTrailingZeros(butTwo)];
            Move fourth = moves[code + Long.numberOfTrailingZeros(butThree)];
            list[place] = first;
            list[place + 1] = second;
            list[place + 2] = third;
            list[place + 3] = fourth;
            place += Long.bitCount(rest) - Long.bitCount(butFour);
            long done = Sight.allIfNone(butFour);
            stack -= (int) done;
            stacks &= ~(Long.lowestOneBit(stacks) & done);
            rest = butFour | destinations[stack] & done;
        }
        for (; place < list.length; place++) {
            int code = MoveTable.firstCode(Long.numberOfTrailingZeros(stacks));
            list[place] = moves[code + Long.numberOfTrailingZeros(rest)];
            rest &= rest - 1;
            long done = Sight.allIfNone(rest);
            stack -= (int) done;
            stacks &= ~(Long.lowestOneBit(stacks) & done);
            rest |= destinations[stack] & done;
        }
        return list;
    }
}
