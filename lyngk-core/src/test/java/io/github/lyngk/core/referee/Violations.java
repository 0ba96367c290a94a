package io.github.lyngk.core.referee;

import java.util.Optional;
import java.util.stream.Stream;

/** What can be wrong with a turn, in the order in which it is reported. */
final class Violations {
    private Violations() {}

    static Optional<String> first(State state, Turn turn) {
        if (!turn.claim().isEmpty()) {
            Optional<String> claim = ofClaim(state, turn.claim());
            if (claim.isPresent()) {
                return claim;
            }
        }
        State claimed = Referee.claim(state, turn.claim());
        return Stream.of(
                        ofOrigin(claimed, turn.from()),
                        claimed.board().containsKey(turn.to()) ? no() : yes("DESTINATION_EMPTY"))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> ofRoute(claimed, turn))
                .or(() -> ofLanding(claimed, turn.from(), turn.to()));
    }

    /** D3: a colour has one owner, a player two colours. */
    static Optional<String> ofClaim(State state, String claim) {
        if (state.owner(claim) != 0) {
            return yes("CLAIM_TAKEN");
        }
        return state.claims().get(state.player() - 1).length() == 2 ? yes("THIRD_CLAIM") : no();
    }

    /** E3, D1, E2: which stacks a player may lift. */
    static Optional<String> ofOrigin(State state, String from) {
        if (!state.board().containsKey(from)) {
            return yes("ORIGIN_EMPTY");
        }
        if (state.top(from).equals("J")) {
            return yes("JOKER_ON_TOP");
        }
        return state.owner(state.top(from)) == 3 - state.player() ? yes("OPPONENTS_STACK") : no();
    }

    private static Optional<String> ofRoute(State state, Turn turn) {
        if (new Routes(state, turn.from()).best(turn.to()).isPresent()) {
            return no();
        }
        return yes(isOwn(state, turn.from()) ? "NO_LYNGK_ROUTE" : "NO_STRAIGHT_LINE");
    }

    /** E5 to E8, H2: whether one stack may be put on another. */
    static Optional<String> ofLanding(State state, String from, String to) {
        String upper = state.board().get(from);
        String lower = state.board().get(to);
        if (upper.length() + lower.length() > state.maxHeight()) {
            return yes(state.isSix() ? "TOO_HIGH_FOR_SIX" : "TOO_HIGH");
        }
        for (String color : upper.split("")) {
            if (!color.equals("J") && lower.contains(color)) {
                return yes("COLOR_TWICE");
            }
        }
        if (!isOwn(state, from) && lower.length() > upper.length()) {
            return yes(upper.length() == 1 ? "NEUTRAL_SINGLE_CLIMBS" : "NEUTRAL_STACK_CLIMBS");
        }
        return no();
    }

    private static boolean isOwn(State state, String point) {
        return state.owner(state.top(point)) == state.player();
    }

    private static Optional<String> no() {
        return Optional.empty();
    }

    private static Optional<String> yes(String violation) {
        return Optional.of(violation);
    }
}
