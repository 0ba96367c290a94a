package io.github.lyngk.core.engine;

/** Finds the route of a move. */
public final class Routes {
    private Routes() {}

    /**
     * Returns the route of a legal move with the fewest legs. Of several such routes, it is the one whose points come
     * first: at each point it continues to the first link from which the destination can be reached in one leg less.
     */
    public static int[] shortest(Side side, int from, int to) {
        Board board = side.board();
        long links = side.links(board.code(from));
        int legs = 1;
        while (!Geometry.has(board.reach(from, links, legs), to)) {
            legs++;
        }
        int[] route = new int[legs + 1];
        route[0] = from;
        for (int leg = 1; leg < legs; leg++) {
            long next = board.sight(route[leg - 1]) & links;
            while (!Geometry.has(board.reach(Geometry.first(next), links, legs - leg), to)) {
                next &= next - 1;
            }
            route[leg] = Geometry.first(next);
        }
        route[legs] = to;
        return route;
    }
}
