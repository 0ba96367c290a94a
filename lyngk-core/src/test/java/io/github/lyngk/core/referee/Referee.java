package io.github.lyngk.core.referee;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Which turns a position allows and what they do. */
public final class Referee {
    private static final List<String> CLAIMS = List.of("", "I", "B", "R", "G", "K");

    private Referee() {}

    /** All legal turns, by claim, origin and destination; none when the game is over. */
    public static List<Turn> legalTurns(State state) {
        return state.winner() != 0 ? List.of() : turns(state).toList();
    }

    /** Whether the game is over: won by a six (H4), or neither player can move (G1). */
    public static boolean isOver(State state) {
        return state.winner() != 0 || (!canMove(state, 1) && !canMove(state, 2));
    }

    /** Whether a player could move if it were that player's turn, claims included (E11, R5). */
    public static boolean canMove(State state, int player) {
        return turns(state.withPlayer(player)).findFirst().isPresent();
    }

    /** Whether the set-up breaks R11: the player to move is stuck, the opponent is not. */
    public static boolean breaksR11(State state) {
        return state.winner() == 0 && !canMove(state, state.player()) && canMove(state, 3 - state.player());
    }

    /** The turns one by one, so that a caller who wants only the first does not pay for the rest. */
    private static Stream<Turn> turns(State state) {
        return CLAIMS.stream()
                .filter(claim ->
                        claim.isEmpty() || Violations.ofClaim(state, claim).isEmpty())
                .flatMap(claim -> {
                    State claimed = claim(state, claim);
                    return Grid.POINTS.stream()
                            .flatMap(from -> destinations(claimed, from).stream()
                                    .map(to -> new Turn(claim, from, Grid.POINTS.get(to))));
                });
    }

    private static TreeSet<Integer> destinations(State claimed, String from) {
        TreeSet<Integer> destinations = new TreeSet<>();
        if (Violations.ofOrigin(claimed, from).isEmpty()) {
            new Routes(claimed, from).forEach(route -> {
                String to = route.get(route.size() - 1);
                if (Violations.ofLanding(claimed, from, to).isEmpty()) {
                    destinations.add(Grid.POINTS.indexOf(to));
                }
            });
        }
        return destinations;
    }

    /** The position after the claim and before the move; the empty text claims nothing. */
    static State claim(State state, String claim) {
        if (claim.isEmpty()) {
            return state;
        }
        int player = state.player() - 1;
        List<String> claims = new ArrayList<>(state.claims());
        claims.set(player, claims.get(player) + claim);
        Map<String, String> board = new HashMap<>(state.board());
        List<Integer> fives = new ArrayList<>(state.fives());
        if (state.isCaptures()) {
            board.values().removeIf(stack -> stack.length() == 5 && stack.endsWith(claim));
            fives.set(player, fives.get(player) + state.board().size() - board.size());
        }
        return new State(state.variant(), board, state.player(), claims, fives, 0);
    }

    /** The name of the first broken rule in the documented order, or empty for a legal turn. */
    public static Optional<String> check(State state, Turn turn) {
        if (isOver(state)) {
            return Optional.of("GAME_OVER");
        }
        return Violations.first(state, turn);
    }

    /** The route the notation prints for a legal turn. */
    public static List<String> route(State state, Turn turn) {
        return new Routes(claim(state, turn.claim()), turn.from())
                .best(turn.to())
                .orElseThrow();
    }

    /** The position after a legal turn. */
    public static State play(State state, Turn turn) {
        State claimed = claim(state, turn.claim());
        int mover = state.player();
        String formed = claimed.board().get(turn.to()) + claimed.board().get(turn.from());
        boolean own = claimed.owner(claimed.top(turn.from())) == mover;
        Map<String, String> board = new HashMap<>(claimed.board());
        List<Integer> fives = new ArrayList<>(claimed.fives());
        board.remove(turn.from());
        board.put(turn.to(), formed);
        if (own && formed.length() == 5 && !state.isSix()) {
            board.remove(turn.to()); // E9
            fives.set(mover - 1, fives.get(mover - 1) + 1);
        }
        int winner = own && formed.length() == 6 ? mover : 0; // H4
        State after = new State(state.variant(), board, 3 - mover, claimed.claims(), fives, winner);
        return after.withPlayer(next(after, mover));
    }

    /** R6 and R7. */
    private static int next(State after, int mover) {
        boolean skipped = after.winner() == 0 && !canMove(after, 3 - mover) && canMove(after, mover);
        return skipped ? mover : 3 - mover;
    }
}
