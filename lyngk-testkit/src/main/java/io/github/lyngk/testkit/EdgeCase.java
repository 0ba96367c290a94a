package io.github.lyngk.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.OptionalInt;

/**
 * The rare things that can happen in a game, by name: what random play seldom shows and engines often get wrong.
 *
 * <p>Ask {@link LyngkArbitraries#games()} for games with one of them, {@link LyngkArbitraries#positions()} for the
 * positions in which it is about to happen (or, where that says more, has just happened), or any game of your own
 * whether and when it happened.
 *
 * <pre>{@code
 * GameArbitrary skips = LyngkArbitraries.games().with(EdgeCase.FORCED_SKIP);
 * OptionalInt ply = EdgeCase.FORCED_SKIP.firstPly(game);
 * }</pre>
 */
public enum EdgeCase {
    /** A LYNGK move of exactly two legs (F). */
    TWO_LEGS("a LYNGK move of two legs", Moment.BEFORE, (review, ply) -> review.legs(ply) == 2),

    /** A LYNGK move of exactly three legs (F). */
    THREE_LEGS("a LYNGK move of three legs", Moment.BEFORE, (review, ply) -> review.legs(ply) == 3),

    /** A LYNGK move of four legs or more (F, R10). */
    FOUR_LEGS("a LYNGK move of four legs or more", Moment.BEFORE, (review, ply) -> review.legs(ply) >= 4),

    /** A move after which the opponent cannot move and is passed over, while the mover can go on (E12, R6). */
    FORCED_SKIP("a forced skip", Moment.BEFORE, GameReview::skipsOpponent),

    /** A turn whose player can move only by claiming a colour first (E11, R5). */
    CLAIM_ONLY("a turn that needs a claim", Moment.BEFORE, GameReview::needsClaim),

    /** A stack of five formed under a colour nobody has claimed (E10; R13 in the six-stack game). */
    NEUTRAL_FIVE("a neutral stack of five", Moment.AFTER, (review, ply) -> review.formsNeutral(ply, 5)),

    /** The colour on top of a neutral stack of five is claimed (R4, R9; the house rule in the captures game). */
    NEUTRAL_FIVE_CLAIMED("a claim on a neutral five's colour", Moment.BEFORE, GameReview::claimsNeutralFive),

    /** A stack with two jokers or more is formed (E5). */
    TWO_JOKERS("a stack with two jokers", Moment.AFTER, (review, ply) -> review.jokersFormed(ply) >= 2),

    /** A stack with all three jokers is formed (E5). */
    THREE_JOKERS("a stack with three jokers", Moment.AFTER, (review, ply) -> review.jokersFormed(ply) >= 3),

    /** A game won at once by a stack of six (H4); six-stack game only. */
    SIX_STACK_WIN("a win by a stack of six", Moment.BEFORE, GameReview::winsAtOnce),

    /** A stack of six formed under a colour nobody has claimed (H5, R8); six-stack game only. */
    NEUTRAL_SIX("a neutral stack of six", Moment.AFTER, (review, ply) -> review.formsNeutral(ply, 6)),

    /** A game that ends with everything equal (G3, H6). */
    DRAW("a draw", Moment.AFTER, GameReview::endsInDraw);

    /** Whether a position shows the case best just before the move that brings it about or just after. */
    enum Moment {
        BEFORE,
        AFTER
    }

    /** Whether the case happens with the move at one ply of a game. */
    interface Sign {
        boolean seenAt(GameReview review, int ply);
    }

    private final String title;
    private final Moment moment;
    private final Sign sign;

    EdgeCase(String title, Moment moment, Sign sign) {
        this.title = title;
        this.moment = moment;
        this.sign = sign;
    }

    /**
     * Returns the case in a few words, for reports.
     *
     * @return a noun phrase such as "a forced skip"
     */
    public String title() {
        return title;
    }

    /**
     * Returns the variants in which the case can happen at all.
     *
     * @return at least one variant
     */
    public ImmutableSet<Variant> variants() {
        return this == SIX_STACK_WIN || this == NEUTRAL_SIX
                ? ImmutableSet.of(Variant.SIX_STACK)
                : ImmutableSet.copyOf(Variant.values());
    }

    /**
     * Tells whether the case happens anywhere in a game.
     *
     * @param game the game to look through
     * @return true if at least one of its moves brings the case about
     */
    public boolean happensIn(Game game) {
        return firstPly(game).isPresent();
    }

    /**
     * Finds the first move of a game that brings the case about.
     *
     * @param game the game to look through
     * @return the index of that move in {@link Game#moves()}, or nothing if the case does not happen
     */
    public OptionalInt firstPly(Game game) {
        return firstPly(new GameReview(requireNonNull(game, "game")));
    }

    /** The cases that can happen in a variant. */
    static ImmutableList<EdgeCase> in(Variant variant) {
        return Arrays.stream(values())
                .filter(edgeCase -> edgeCase.variants().contains(variant))
                .collect(ImmutableList.toImmutableList());
    }

    OptionalInt firstPly(GameReview review) {
        for (int ply = 0; ply < review.size(); ply++) {
            if (sign.seenAt(review, ply)) {
                return OptionalInt.of(ply);
            }
        }
        return OptionalInt.empty();
    }

    boolean happensAt(GameReview review, int ply) {
        return sign.seenAt(review, ply);
    }

    /** Whether the game is over once the case has happened. */
    boolean endsGame() {
        return this == SIX_STACK_WIN || this == DRAW;
    }

    Moment moment() {
        return moment;
    }
}
