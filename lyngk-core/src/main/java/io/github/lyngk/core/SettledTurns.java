package io.github.lyngk.core;

/**
 * Lists the turns of a player who has nothing left to claim: two colours of their own, and neutral ones.
 *
 * <p>That is most of a game, and late in it stacks differ so much that the processor cannot foresee which way a branch
 * goes. So there are few: all stacks take the same steps, and the networks of both colours are walked in one loop.
 */
final class SettledTurns {
    private final long occupied;
    private final EvenLanding landing;
    private final long stacks;
    private final long[] found;

    private SettledTurns(Board board, int maxHeight, long stacks) {
        this.occupied = board.occupied();
        this.landing = new EvenLanding(board, maxHeight);
        this.stacks = stacks;
        this.found = new long[Long.bitCount(stacks)];
    }

    static Move[] of(Board board, Variant variant, int claims, Player player) {
        int mine = Claims.of(claims, player);
        long own = board.toppedByAny(mine);
        long stacks = board.toppedByAny(Claims.playable(claims, player));
        SettledTurns turns = new SettledTurns(board, variant.maxHeight(), stacks);
        int count = turns.findNeutral(stacks & ~own)
                + turns.findOwn(own, board.topped(Integer.numberOfTrailingZeros(mine)));
        return turns.write(new Move[count]);
    }

    /** Returns the place of a stack among all that may be moved. */
    private int rank(long stack) {
        return Long.bitCount(stacks & stack - 1);
    }

    /** Notes the destinations of neutral stacks, and counts them. */
    private int findNeutral(long neutral) {
        int count = 0;
        for (long rest = neutral; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            long to = Sight.evenlyFrom(point, occupied) & landing.neutral(point);
            found[rank(Long.lowestOneBit(rest))] = to;
            count += Long.bitCount(to);
        }
        return count;
    }

    /** Notes the destinations of the player's own stacks, of one colour and the other, and counts them. */
    private int findOwn(long own, long firstColor) {
        for (long rest = own; rest != 0; rest &= rest - 1) {
            found[rank(Long.lowestOneBit(rest))] = Sight.evenlyFrom(Long.numberOfTrailingZeros(rest), occupied);
        }
        long[] networks = findNetworks(own, firstColor);
        int count = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int rank = rank(Long.lowestOneBit(rest));
            long seen = networks[(int) found[rank]];
            long to = seen & landing.own(Long.numberOfTrailingZeros(rest));
            found[rank] = to;
            count += Long.bitCount(to);
        }
        return count;
    }

    /**
     * Joins what linked stacks see (F2, F3, R10; see {@link Sight#through}). What each stack sees is replaced by the
     * number of its network.
     *
     * @return what each network sees
     */
    private long[] findNetworks(long own, long firstColor) {
        long[] networks = new long[Long.bitCount(own)];
        int network = -1;
        long seen = 0;
        long linked = 0;
        for (long left = own; left != 0; ) {
            boolean complete = linked == 0;
            long stack = Long.lowestOneBit(complete ? left : linked);
            left ^= stack;
            int rank = rank(stack);
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

    private Move[] write(Move[] list) {
        int rank = 0;
        int place = 0;
        for (long rest = stacks; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            place = MoveTable.write(list, place, MoveTable.NO_CLAIM, from, found[rank++]);
        }
        return list;
    }
}
