package io.github.lyngk.core.referee;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Every way a stack can travel: one leg (E3), or any number of legs over LYNGK points (F). */
final class Routes {
    private static final Comparator<List<String>> BEST_FIRST =
            Comparator.<List<String>>comparingInt(List::size).thenComparing(Routes::inNotationOrder);

    private final Map<String, String> board;
    private final String origin;
    private final String color;
    private final boolean own;

    /** The state is the one after the claim of the turn, if there is one. */
    Routes(State state, String origin) {
        this.board = state.board();
        this.origin = origin;
        this.color = state.top(origin);
        this.own = state.owner(color) == state.player();
    }

    /** Calls back with each route, whether or not the stack may land at its end. */
    void forEach(Consumer<List<String>> visitor) {
        List<String> route = new ArrayList<>();
        route.add(origin);
        extend(route, visitor);
    }

    private void extend(List<String> route, Consumer<List<String>> visitor) {
        String here = route.get(route.size() - 1);
        for (List<String> ray : Grid.rays(here)) {
            String seen = firstOccupied(ray);
            if (seen.isEmpty() || route.contains(seen)) {
                continue; // nothing there, or a LYNGK point that has served already (F5)
            }
            route.add(seen);
            visitor.accept(route);
            if (own && board.get(seen).endsWith(color)) {
                extend(route, visitor); // F1 to F4: own colour, and the same colour on top
            }
            route.remove(route.size() - 1);
        }
    }

    /** The origin is empty while its stack travels (R2). */
    private String firstOccupied(List<String> ray) {
        for (String point : ray) {
            if (board.containsKey(point) && !point.equals(origin)) {
                return point;
            }
        }
        return "";
    }

    /** The route with the fewest legs, the first in notation order among equals. */
    Optional<List<String>> best(String destination) {
        List<List<String>> routes = new ArrayList<>();
        forEach(route -> {
            if (route.get(route.size() - 1).equals(destination)) {
                routes.add(List.copyOf(route));
            }
        });
        return routes.stream().min(BEST_FIRST);
    }

    private static int inNotationOrder(List<String> a, List<String> b) {
        for (int i = 0; i < a.size(); i++) {
            int order = Integer.compare(Grid.POINTS.indexOf(a.get(i)), Grid.POINTS.indexOf(b.get(i)));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
