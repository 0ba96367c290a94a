package io.github.lyngk.core;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Problem.Kind;
import io.github.lyngk.core.engine.Board;
import io.github.lyngk.core.engine.Claims;
import io.github.lyngk.core.engine.NextTurn;
import io.github.lyngk.core.engine.Ruleset;
import io.github.lyngk.core.engine.StackCode;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the problems of a set-up. The constructor looks for those that make it impossible, {@link #problems()} also for
 * those that only make it unreachable.
 */
final class SetupInspector {
    private static final int PIECES_IN_GAME = Point.COUNT;

    private final Setup setup;
    private final Variant variant;
    private final ImmutableSet.Builder<Problem> problems = ImmutableSet.builder();
    private boolean impossible;

    /** The stacks in the engine's form, computed when first needed. */
    private @Nullable Board board;

    private int claims;

    SetupInspector(Setup setup) {
        this.setup = setup;
        this.variant = setup.variant();
        inspectPossibility();
    }

    boolean isImpossible() {
        return impossible;
    }

    /** Returns the stacks of a possible set-up. */
    Board board() {
        if (board == null) {
            int[] codes = new int[Point.COUNT];
            for (int point = 0; point < Point.COUNT; point++) {
                Stack stack = setup.stackAt(point);
                codes[point] = stack == null ? StackCode.EMPTY : stack.code();
            }
            board = Board.of(codes);
        }
        return board;
    }

    /** Returns the claims of a possible set-up. */
    int claims() {
        if (claims == Claims.UNCLAIMED) {
            for (Player player : Player.values()) {
                for (Color color : setup.claims(player)) {
                    claims = Claims.with(claims, player.ordinal(), Claims.claim(color.ordinal()));
                }
            }
        }
        return claims;
    }

    /** Returns all problems. Must be called at most once. */
    ImmutableSet<Problem> problems() {
        inspectPieces();
        inspectFives();
        return problems.build();
    }

    private void inspectPossibility() {
        for (int point = 0; point < Point.COUNT; point++) {
            Stack stack = setup.stackAt(point);
            if (stack != null && stack.height() > 1) {
                inspectStack(Point.at(point), stack);
            }
        }
        inspectClaims();
        boolean canTellWhoMoves = !impossible;
        inspectWinner();
        if (!variant.fivesScored() && setup.fives(Player.FIRST) + setup.fives(Player.SECOND) > 0) {
            add(Kind.FIVES_IN_SIX_STACK, "stacks of five are not scored in the six-stack variant");
        }
        if (canTellWhoMoves) {
            inspectTurn();
        }
    }

    private void add(Kind kind, String message) {
        problems.add(new Problem(kind, message));
        impossible |= kind.isImpossible();
    }

    private void inspectStack(Point point, Stack stack) {
        int most = variant.maxHeight();
        if (stack.height() > most) {
            Kind kind = variant.sixWins() ? Kind.STACK_TOO_HIGH_FOR_SIX : Kind.STACK_TOO_HIGH;
            add(kind, "the stack on " + point + " has " + stack.height() + " pieces, more than " + most);
        }
        Set<Color> once = EnumSet.noneOf(Color.class);
        Set<Color> twice = EnumSet.noneOf(Color.class);
        for (Piece piece : stack.pieces()) {
            piece.color().filter(color -> !once.add(color)).ifPresent(twice::add);
        }
        twice.forEach(
                color -> add(Kind.COLOR_TWICE_IN_STACK, "the stack on " + point + " holds " + color.word() + " twice"));
        if (stack.top() == Piece.JOKER) {
            add(Kind.JOKER_ON_TOP, "a joker tops the stack on " + point);
        }
    }

    private void inspectClaims() {
        Set<Color> claimed = EnumSet.noneOf(Color.class);
        Set<Color> twice = EnumSet.noneOf(Color.class);
        for (Player player : Player.values()) {
            for (Color color : setup.claims(player)) {
                if (!claimed.add(color)) {
                    twice.add(color);
                }
            }
            int claims = setup.claims(player).size();
            if (claims > Claims.MOST) {
                add(Kind.TOO_MANY_CLAIMS, player.words() + " has claimed " + claims + " colours, more than two");
            }
        }
        twice.forEach(color -> add(Kind.COLOR_CLAIMED_TWICE, color.word() + " is claimed twice"));
    }

    private void inspectWinner() {
        setup.suddenDeathWinner().ifPresent(winner -> {
            if (!variant.sixWins()) {
                add(Kind.WINNER_OUTSIDE_SIX_STACK, "there is no sudden death outside the six-stack variant");
            }
            if (setup.stacks().values().stream().noneMatch(stack -> isSixOf(winner, stack))) {
                add(Kind.WINNER_WITHOUT_SIX, winner.words() + " has won without a stack of six");
            }
            if (setup.playerToMove() == winner) {
                add(Kind.WINNER_TO_MOVE, winner.words() + " has won and cannot be the player to move");
            }
        });
    }

    private boolean isSixOf(Player player, Stack stack) {
        return stack.height() == Ruleset.SIX
                && stack.top().color().filter(setup.claims(player)::contains).isPresent();
    }

    private void inspectTurn() {
        Player player = setup.playerToMove();
        boolean won = setup.suddenDeathWinner().isPresent();
        if (NextTurn.of(board(), variant.rules(), claims(), won, player.ordinal()) == NextTurn.SKIPPED) {
            String message = player.words() + " has no move although "
                    + player.opponent().words()
                    + " has one: the set-up must name the player who can move";
            add(Kind.TURN_NOT_PASSED, message);
        }
    }

    private void inspectPieces() {
        int[] counts = new int[Piece.values().length];
        long total = (long) Ruleset.FIVE * setup.fives(Player.FIRST) + (long) Ruleset.FIVE * setup.fives(Player.SECOND);
        for (int point = 0; point < Point.COUNT; point++) {
            Stack stack = setup.stackAt(point);
            for (int i = 0; stack != null && i < stack.height(); i++) {
                counts[stack.pieces().get(i).ordinal()]++;
                total++;
            }
        }
        for (Piece piece : Piece.values()) {
            int count = counts[piece.ordinal()];
            int most = piece.inGame();
            if (count > most) {
                add(Kind.TOO_MANY_PIECES, count + " pieces are " + piece.word() + ", more than " + most);
            }
        }
        if (total != PIECES_IN_GAME) {
            add(Kind.WRONG_TOTAL, "pieces on the board and in scored stacks are " + total + ", not " + PIECES_IN_GAME);
        }
    }

    private void inspectFives() {
        for (Player player : Player.values()) {
            if (setup.fives(player) > 0 && setup.claims(player).isEmpty()) {
                add(Kind.FIVES_WITHOUT_CLAIM, player.words() + " has scored without having claimed a colour");
            }
        }
        if (variant.claimsCapture()) {
            setup.stacks().forEach((point, stack) -> {
                if (stack.height() == Ruleset.FIVE
                        && stack.top().color().filter(this::isClaimed).isPresent()) {
                    add(Kind.FIVE_NOT_CAPTURED, "the stack of five on " + point + " would have been captured");
                }
            });
        }
    }

    private boolean isClaimed(Color color) {
        return setup.claims(Player.FIRST).contains(color)
                || setup.claims(Player.SECOND).contains(color);
    }
}
