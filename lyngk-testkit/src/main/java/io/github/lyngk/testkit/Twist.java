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
    BACK_AFTER_SKIP(Style.UNIFORM, Scene::givesTurnBack),

    /** The opponent is skipped twice running (R6). */
    SKIPPED_AGAIN(Style.UNIFORM, (scene, ply) -> ply > 0 && scene.skipsOpponent(ply - 1) && scene.skipsOpponent(ply)),

    /** The opponent is skipped, and a claim is open in the turn that comes back (R6). */
    CLAIM_AFTER_SKIP(Style.TARDY, Scene::offersClaimAfterSkip),

    /** The turn goes to a player who can move only by claiming (R5). */
    CLAIM_OR_NOTHING(Style.RESERVED, Scene::leadsToClaimOnly),

    /** The turn goes to a player who has two colours and no stack to show for it, but still can move (E2, E11). */
    NOTHING_OWN(Style.SMOTHERER, Scene::leavesNothingOwn),

    /** A player scores many fives, and the game goes on (G1). */
    MANY_FIVES(Style.SCORER, Scene::goesOnAfterManyFives),

    /** A neutral stack of six stands and its colour is claimed (R8). */
    SIX_CLAIMED(Style.STACKER, Scene::claimsSix),

    /** Several fives of one unclaimed colour stand, and the player to move may claim it (R4, R9). */
    FIVES_OF_A_COLOR(Style.MASON, Scene::offersSeveralFives),

    /** The colour of a neutral five is claimed (R4, R9). */
    FIVE_CLAIMED(Style.MASON, Scene::claimsNeutralFive),

    /** All three jokers can come together (E5). */
    JOKERS_TOGETHER(Style.HOARDER, (scene, ply) -> scene.jokersFormed(ply) > 2);

    private final Style style;
    private final EdgeCase.Sign sign;

    Twist(Style style, EdgeCase.Sign sign) {
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
    Style style() {
        return style;
    }

    /** Whether it comes about with a move of a game, the first ones perhaps left out of account. */
    boolean happensIn(Game game, int firstPly) {
        Scene scene = new Scene(game);
        return IntStream.range(firstPly, scene.size()).anyMatch(ply -> sign.seenAt(scene, ply));
    }
}
