package io.github.lyngk.core;

/**
 * Lists the turns of a player who may still claim: first those without a claim, then those of each claim.
 *
 * <p>A claim changes only what the stacks of its own colour can do, so the turns of the others are taken over; only one
 * that removes stacks (see {@link Captures}) has all destinations found anew.
 */
final class ClaimingTurns {
    private final Board board;
    private final Variant variant;
    private final int mine;
    private final Survey survey;

    private ClaimingTurns(Board board, Variant variant, int claims, Player player) {
        this.board = board;
        this.variant = variant;
        this.mine = Claims.of(claims, player);
        this.survey = new Survey(board, mine, Claims.playable(claims, player), variant.maxHeight());
    }

    static Move[] of(Board board, Variant variant, int claims, Player player) {
        ClaimingTurns turns = new ClaimingTurns(board, variant, claims, player);
        int open = Claims.open(claims, player);
        int capturing = Captures.capturing(board, variant, open);
        int total = turns.survey.count();
        int most = 0;
        for (int rest = open; rest != 0; rest &= rest - 1) {
            int color = Integer.numberOfTrailingZeros(rest);
            int count = ColorSet.has(capturing, color)
                    ? TurnCount.withCapture(board, variant, claims, player, color)
                    : turns.countClaimed(color);
            total += count;
            most = Math.max(most, count);
        }
        return turns.list(open, capturing, new Move[total], new MoveRows(turns.survey.count() + most));
    }

    /** Counts the turns of a claim that removes no stacks. */
    private int countClaimed(int color) {
        int count = survey.count();
        for (long rest = board.topped(color) & survey.gaining(); rest != 0; rest &= rest - 1) {
            int rank = survey.rank(Long.lowestOneBit(rest));
            count += Long.bitCount(survey.ifClaimed(rank)) - Long.bitCount(survey.destinations(rank));
        }
        return count;
    }

    /** Writes the list; the rows have room for the turns without a claim and for those of one claim. */
    private Move[] list(int open, int capturing, Move[] list, MoveRows rows) {
        int plain = survey.count();
        char[] begins = new char[survey.size()];
        int rank = 0;
        for (long rest = survey.stacks(); rest != 0; rest &= rest - 1) {
            begins[rank] = (char) rows.size();
            rows.add(Long.numberOfTrailingZeros(rest), survey.destinations(rank++));
        }
        rows.write(0, MoveTable.NO_CLAIM, list, 0);
        int written = plain;
        for (int rest = open; rest != 0; rest &= rest - 1) {
            int color = Integer.numberOfTrailingZeros(rest);
            rows.cut(plain);
            if (ColorSet.has(capturing, color)) {
                addCapturing(color, rows);
            } else {
                addClaimed(color, begins, rows);
            }
            rows.write(plain, color + 1, list, written);
            written += rows.size() - plain;
        }
        return list;
    }

    /** Adds the turns of a claim that removes no stacks: those without a claim again, but for its own colour's. */
    private void addClaimed(int color, char[] begins, MoveRows rows) {
        int copied = 0;
        for (long rest = board.topped(color) & survey.gaining(); rest != 0; rest &= rest - 1) {
            int rank = survey.rank(Long.lowestOneBit(rest));
            long before = survey.destinations(rank);
            rows.repeat(copied, begins[rank]);
            rows.add(Long.numberOfTrailingZeros(rest), survey.ifClaimed(rank));
            copied = begins[rank] + Long.bitCount(before);
        }
        rows.repeat(copied, survey.count());
    }

    /** Adds the turns of a claim that removes stacks. */
    private void addCapturing(int claimed, MoveRows rows) {
        long occupied = board.occupied() & ~Captures.byClaim(board, variant, claimed + 1);
        for (long rest = survey.stacks() & occupied; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            int color = StackCode.top(board.code(from));
            boolean own = ColorSet.has(mine | 1 << claimed, color);
            rows.add(from, Destinations.ofStack(board, occupied, from, color, own, variant.maxHeight()));
        }
    }
}
