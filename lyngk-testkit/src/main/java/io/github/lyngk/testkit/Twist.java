package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Turns of events so rare that the engine contract goes looking for them: each tells one more mistake from right play.
 *
 * <p>The events users ask for by name are in {@link EdgeCase}; these go one step further.
 */
enum Twist {
    /** The opponent is skipped, and the turn goes back to the opponent after the very next move (E12, R6). */
    BACK_AFTER_SKIP(PlayingStyle.UNIFORM, GameReview::givesTurnBack),

    /** The opponent is skipped twice running (R6). */
    SKIPPED_AGAIN(
            PlayingStyle.UNIFORM,
            (review, ply) -> ply > 0 && review.skipsOpponent(ply - 1) && review.skipsOpponent(ply)),

    /** The opponent is skipped, and a claim is open in the turn that comes back (R6). */
    CLAIM_AFTER_SKIP(PlayingStyle.LATE_CLAIMS, GameReview::offersClaimAfterSkip),

    /** The turn goes to a player who can move only by claiming (R5). */
    CLAIM_OR_NOTHING(PlayingStyle.NO_CLAIMS, GameReview::leadsToClaimOnly),

    /** The turn goes to a player who has two colours and no stack to show for it, but still can move (E2, E11). */
    NOTHING_OWN(PlayingStyle.COVERED_COLORS, GameReview::leavesNothingOwn),

    /** A player scores many fives, and the game goes on (G1). */
    MANY_FIVES(PlayingStyle.MANY_FIVES, GameReview::goesOnAfterManyFives),

    /** A neutral stack of six stands and its colour is claimed (R8). */
    SIX_CLAIMED(PlayingStyle.HIGH_STACKS, GameReview::claimsSix),

    /** Several fives of one unclaimed colour stand, and the player to move may claim it (R4, R9). */
    FIVES_OF_A_COLOR(PlayingStyle.NEUTRAL_FIVES, GameReview::offersSeveralFives),

    /** The colour of a neutral five is claimed (R4, R9). */
    FIVE_CLAIMED(PlayingStyle.NEUTRAL_FIVES, GameReview::claimsNeutralFive),

    /** All three jokers can come together (E5). */
    JOKERS_TOGETHER(PlayingStyle.JOKERS_TOGETHER, (review, ply) -> review.jokersFormed(ply) > 2);

    private final PlayingStyle style;
    private final EdgeCase.Sign sign;

    Twist(PlayingStyle style, EdgeCase.Sign sign) {
        this.style = style;
        this.sign = sign;
    }

    /** The twists that can come about in a variant. */
    static ImmutableList<Twist> in(Variant variant) {
        return Arrays.stream(values())
                .filter(twist -> twist != (variant.fivesScored() ? SIX_CLAIMED : MANY_FIVES))
                .collect(ImmutableList.toImmutableList());
    }

    /** A style of play that leads there. */
    PlayingStyle style() {
        return style;
    }

    /** Whether it comes about with a move of a game, the first ones perhaps left out of account. */
    boolean happensIn(Game game, int firstPly) {
        GameReview review = new GameReview(game);
        return IntStream.range(firstPly, review.size()).anyMatch(ply -> sign.seenAt(review, ply));
    }
}
