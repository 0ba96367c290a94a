package io.github.lyngk.testkit;

import static io.github.lyngk.testkit.games.PlayingStyle.COVERED_COLORS;
import static io.github.lyngk.testkit.games.PlayingStyle.DRAWISH;
import static io.github.lyngk.testkit.games.PlayingStyle.HIGH_STACKS;
import static io.github.lyngk.testkit.games.PlayingStyle.JOKERS_TOGETHER;
import static io.github.lyngk.testkit.games.PlayingStyle.LATE_CLAIMS;
import static io.github.lyngk.testkit.games.PlayingStyle.LONG_ROUTES;
import static io.github.lyngk.testkit.games.PlayingStyle.MANY_FIVES;
import static io.github.lyngk.testkit.games.PlayingStyle.NEUTRAL_FIVES;
import static io.github.lyngk.testkit.games.PlayingStyle.NO_CLAIMS;
import static io.github.lyngk.testkit.games.PlayingStyle.OWN_SIXES;
import static io.github.lyngk.testkit.games.PlayingStyle.UNIFORM;
import static io.github.lyngk.testkit.games.RareEvent.after;
import static io.github.lyngk.testkit.games.RareEvent.before;
import static io.github.lyngk.testkit.games.Stage.FINISHED;
import static io.github.lyngk.testkit.games.Stage.ONGOING;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.games.GameReview;
import io.github.lyngk.testkit.games.RareEvent;
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
 *
 * <p>The list may grow in a minor version: have a default branch.
 */
public enum EdgeCase {
    /** A LYNGK move of exactly two legs (F). */
    TWO_LEGS(before("a LYNGK move of two legs", (game, ply) -> game.legs(ply) == 2)
            .likelyIn(LONG_ROUTES)),

    /** A LYNGK move of exactly three legs (F). */
    THREE_LEGS(before("a LYNGK move of three legs", (game, ply) -> game.legs(ply) == 3)
            .likelyIn(LONG_ROUTES)),

    /** A LYNGK move of four legs or more (F, R10). */
    FOUR_LEGS(before("a LYNGK move of four legs or more", (game, ply) -> game.legs(ply) >= 4)
            .likelyIn(LONG_ROUTES)),

    /** A move after which the opponent cannot move and is passed over, while the mover can go on (E12, R6). */
    FORCED_SKIP(before("a forced skip", GameReview::skipsOpponent).likelyIn(UNIFORM, NO_CLAIMS, LATE_CLAIMS)),

    /** A second move running after which the opponent is passed over (E12, R6). */
    SECOND_SKIP(before("a second skip running", GameReview::skipsAgain)),

    /** A move that gives the turn back to an opponent who was passed over just before (E12, R6). */
    TURN_AFTER_SKIP(before("a turn after a skip", GameReview::givesTurnBack)),

    /** An opponent is passed over, and the player whose turn comes back may claim a colour (R6). */
    CLAIM_AFTER_SKIP(after("a claim open after a skip", GameReview::offersClaimAfterSkip)
            .likelyIn(LATE_CLAIMS)
            .leaving(ONGOING)),

    /** A turn whose player can move only by claiming a colour first (E11, R5). */
    CLAIM_ONLY(before("a turn that needs a claim", GameReview::needsClaim).likelyIn(NO_CLAIMS, HIGH_STACKS)),

    /** The turn of a player who has claimed two colours and tops no stack, but still can move (E2, E11). */
    NO_OWN_STACK(after("a turn without a stack of one's own", GameReview::leavesNoOwnStack)
            .likelyIn(COVERED_COLORS)
            .leaving(ONGOING)),

    /** A stack of five formed under a colour nobody has claimed (E10; R13 in the six-stack game). */
    NEUTRAL_FIVE(after("a neutral stack of five", (game, ply) -> game.formsNeutral(ply, 5))
            .likelyIn(NO_CLAIMS, LATE_CLAIMS, HIGH_STACKS)),

    /** The colour on top of a neutral stack of five is claimed (R4, R9; the house rule in the captures game). */
    NEUTRAL_FIVE_CLAIMED(before("a claim on a neutral five's colour", (game, ply) -> game.claimsNeutral(ply, 5))
            .likelyIn(LATE_CLAIMS, HIGH_STACKS, NEUTRAL_FIVES)),

    /** Several neutral stacks of five under one colour, which the player to move may claim (R4, R9). */
    NEUTRAL_FIVES_ALIKE(after("neutral fives of one colour", GameReview::offersSeveralFives)
            .likelyIn(NEUTRAL_FIVES)
            .leaving(ONGOING)),

    /** A player has scored four stacks of five or more, and the game goes on (G1); not in the six-stack game. */
    FOUR_FIVES(after("four scored fives in a game that goes on", GameReview::goesOnAfterFourFives)
            .likelyIn(MANY_FIVES)
            .onlyWhere(Variant::fivesScored)
            .leaving(ONGOING)),

    /** A stack with two jokers or more is formed (E5). */
    TWO_JOKERS(after("a stack with two jokers", (game, ply) -> game.jokersFormed(ply) >= 2)
            .likelyIn(JOKERS_TOGETHER)),

    /** A stack with all three jokers is formed (E5). */
    THREE_JOKERS(after("a stack with three jokers", (game, ply) -> game.jokersFormed(ply) >= 3)
            .likelyIn(JOKERS_TOGETHER)),

    /** A game won at once by a stack of six (H4); six-stack game only. */
    SIX_STACK_WIN(before("a win by a stack of six", GameReview::winsAtOnce)
            .likelyIn(UNIFORM, OWN_SIXES)
            .onlyWhere(variant -> !variant.fivesScored())
            .leaving(FINISHED)),

    /** A game won at once by a stack of six whose colour is claimed in the same turn (D4, H4); six-stack game only. */
    CLAIMED_SIX_WIN(before("a win by a stack of six and its claim", GameReview::winsByClaiming)
            .likelyIn(HIGH_STACKS, OWN_SIXES)
            .onlyWhere(variant -> !variant.fivesScored())
            .leaving(FINISHED)),

    /** A stack of six formed under a colour nobody has claimed (H5, R8); six-stack game only. */
    NEUTRAL_SIX(after("a neutral stack of six", (game, ply) -> game.formsNeutral(ply, 6))
            .likelyIn(NO_CLAIMS, HIGH_STACKS)
            .onlyWhere(variant -> !variant.fivesScored())),

    /** The colour on top of a neutral stack of six is claimed (R8); six-stack game only. */
    NEUTRAL_SIX_CLAIMED(before("a claim on a neutral six's colour", (game, ply) -> game.claimsNeutral(ply, 6))
            .likelyIn(HIGH_STACKS)
            .onlyWhere(variant -> !variant.fivesScored())),

    /** A game that ends with everything equal (G3, H6). */
    DRAW(after("a draw", GameReview::endsInDraw).likelyIn(DRAWISH).leaving(FINISHED));

    private static final ImmutableList<RareEvent> EVENTS =
            Arrays.stream(values()).map(edgeCase -> edgeCase.event).collect(ImmutableList.toImmutableList());

    private final RareEvent event;

    EdgeCase(RareEvent event) {
        this.event = event;
    }

    /** {@return the case in a few words, as in "a forced skip"} */
    public String title() {
        return event.title();
    }

    /** {@return the variants in which the case can happen at all} */
    public ImmutableSet<Variant> variants() {
        return event.variants();
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
     * @return the ply of that move, counted from 1, or nothing if the case does not happen
     */
    public OptionalInt firstPly(Game game) {
        return event.firstPly(requireNonNull(game, "game"));
    }

    RareEvent event() {
        return event;
    }

    /** All cases, for those who draw games. */
    static ImmutableList<RareEvent> events() {
        return EVENTS;
    }

    static ImmutableSet<RareEvent> events(EdgeCase first, EdgeCase... more) {
        return Sets.immutableEnumSet(first, more).stream().map(EdgeCase::event).collect(ImmutableSet.toImmutableSet());
    }
}
