package io.github.lyngk.core;

/**
 * Lists the turns of a player who has nothing left to claim: two colours of their own, and neutral ones.
 *
 * <p>That is most of a game, and late in it stacks differ so much that the processor cannot foresee which way a branch
 * goes. So there are few: all stacks take the same steps, and the networks of both colours are walked in one loop.
 */
final class SettledTurns {
    private SettledTurns() {}

    static Move[] of(Board board, Variant variant, int claims, Player player) {
        int mine = Claims.of(claims, player);
        long own = board.toppedByAny(mine);
        long stacks = board.toppedByAny(Claims.playable(claims, player));
        long occupied = board.occupied();
        EvenLanding landing = new EvenLanding(board, variant.maxHeight());
        long[] found = new long[Long.bitCount(stacks)]; // for each stack, by its rank
        int count = 0;
        for (long rest = stacks & ~own; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            long destinations = Sight.evenlyFrom(point, occupied) & landing.neutral(point);
            found[rank(stacks, Long.lowestOneBit(rest))] = destinations;
            count += Long.bitCount(destinations);
        }
        for (long rest = own; rest != 0; rest &= rest - 1) {
            long sight = Sight.evenlyFrom(Long.numberOfTrailingZeros(rest), occupied);
            found[rank(stacks, Long.lowestOneBit(rest))] = sight;
        }
        long[] seen = join(stacks, own, board.topped(Integer.numberOfTrailingZeros(mine)), found);
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int rank = rank(stacks, Long.lowestOneBit(rest));
            long destinations = seen[(int) found[rank]] & landing.own(Long.numberOfTrailingZeros(rest));
            found[rank] = destinations;
            count += Long.bitCount(destinations);
        }
        return write(stacks, found, new Move[count]);
    }

    /** Returns the place of a stack among all that may be moved. */
    private static int rank(long stacks, long stack) {
        return Long.bitCount(stacks & stack - 1);
    }

    /**
     * Joins what linked stacks see (F2, F3, R10; see {@link Sight#through}).
     *
     * @param firstColor those of the player's own stacks that are topped by one of the two colours
     * @param found what each own stack sees; becomes the number of its network
     * @return what each network sees
     */
    private static long[] join(long stacks, long own, long firstColor, long[] found) {
        long[] networks = new long[Long.bitCount(own)];
        int network = -1;
        long seen = 0;
        long linked = 0;
        for (long left = own; left != 0; ) {
            boolean complete = linked == 0;
            long stack = Long.lowestOneBit(complete ? left : linked);
            left ^= stack;
            int rank = rank(stacks, stack);
            long sight = found[rank];
            network += complete ? 1 : 0;
            seen = complete ? sight : seen | sight;
            long color = (stack & firstColor) != 0 ? firstColor : own & ~firstColor;
            linked = (linked | sight & color) & left;
            found[rank] = network;
            networks[network] = seen;
        }
        return networks;
    }

    private static Move[] write(long stacks, long[] found, Move[] list) {
        int place = 0;
        int rank = 0;
        for (long rest = stacks; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            place = MoveTable.write(list, place, MoveTable.NO_CLAIM, from, found[rank++]);
        }
        return list;
    }
}
