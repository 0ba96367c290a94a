package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;

/**
 * Rates moves by how they leave one player, the first to claim, without an own stack: that player claims two colours, the
 * opponent none, and both cover the stacks with these tops.
 */
final class StackCovering {
    private static final int CLAIM = 3;
    private static final int COVER = 2;

    private final Position position;
    private final Player mover;

    StackCovering(Position position) {
        this.position = position;
        this.mover = position.playerToMove();
    }

    int liking(Move move) {
        boolean covers = position.owner(move.to()).filter(this::isVictim).isPresent();
        int claims = move.claim().isEmpty() ? 0 : isVictim(mover.opponent()) ? -CLAIM : CLAIM;
        return claims + (covers ? COVER : 0);
    }

    private boolean isVictim(Player player) {
        return position.claims(player).size()
                > position.claims(player.opponent()).size();
    }
}
