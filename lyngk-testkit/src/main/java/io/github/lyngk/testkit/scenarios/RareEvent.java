package io.github.lyngk.testkit.scenarios;

import static io.github.lyngk.testkit.scenarios.PlayingStyle.COVERED_COLORS;
import static io.github.lyngk.testkit.scenarios.PlayingStyle.DRAWISH;
import static io.github.lyngk.testkit.scenarios.PlayingStyle.HIGH_STACKS;
import static io.github.lyngk.testkit.scenarios.PlayingStyle.JOKERS_TOGETHER;
import static io.github.lyngk.testkit.scenarios.PlayingStyle.LATE_CLAIMS;
import static io.github.lyngk.testkit.scenarios.PlayingStyle.LONG_ROUTES;
import static io.github.lyngk.testkit.scenarios.PlayingStyle.MANY_FIVES;
import static io.github.lyngk.testkit.scenarios.PlayingStyle.NEUTRAL_FIVES;
import static io.github.lyngk.testkit.scenarios.PlayingStyle.NO_CLAIMS;
import static io.github.lyngk.testkit.scenarios.PlayingStyle.OWN_SIXES;
import static io.github.lyngk.testkit.scenarios.PlayingStyle.UNIFORM;
import static io.github.lyngk.testkit.scenarios.Stage.FINISHED;
import static io.github.lyngk.testkit.scenarios.Stage.ONGOING;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EdgeCase;
import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Something that random play seldom shows and engines often get wrong, with a way of playing that leads there.
 *
 * @param title a noun phrase such as "a forced skip"
 * @param moment whether a position shows it best just before or just after its move
 * @param sign whether it happens with a move
 * @param variants where it can happen
 * @param styles ways of playing in which it is likely
 * @param aftermath what it leaves: a game that goes on, one that is over, or either
 */
public record RareEvent(
        String title,
        Moment moment,
        Sign sign,
        ImmutableSet<Variant> variants,
        ImmutableList<PlayingStyle> styles,
        Stage aftermath) {

    private static final ImmutableMap<EdgeCase, RareEvent> BY_CASE =
            Maps.toMap(Sets.immutableEnumSet(EnumSet.allOf(EdgeCase.class)), RareEvent::define);

    /** The event behind a case. */
    public static RareEvent of(EdgeCase edgeCase) {
        return requireNonNull(BY_CASE.get(edgeCase));
    }

    /** The events behind some cases. */
    public static ImmutableSet<RareEvent> allOf(EdgeCase first, EdgeCase... more) {
        return Sets.immutableEnumSet(first, more).stream().map(RareEvent::of).collect(ImmutableSet.toImmutableSet());
    }

    private static RareEvent define(EdgeCase edgeCase) {
        return switch (edgeCase) {
            case TWO_LEGS ->
                before("a LYNGK move of two legs", (game, ply) -> game.legs(ply) == 2)
                        .likelyIn(LONG_ROUTES);
            case THREE_LEGS ->
                before("a LYNGK move of three legs", (game, ply) -> game.legs(ply) == 3)
                        .likelyIn(LONG_ROUTES);
            case FOUR_LEGS ->
                before("a LYNGK move of four legs or more", (game, ply) -> game.legs(ply) >= 4)
                        .likelyIn(LONG_ROUTES);
            case FORCED_SKIP ->
                before("a forced skip", GameReview::skipsOpponent).likelyIn(UNIFORM, NO_CLAIMS, LATE_CLAIMS);
            case SECOND_SKIP -> before("a second skip running", GameReview::skipsAgain);
            case TURN_AFTER_SKIP -> before("a turn after a skip", GameReview::givesTurnBack);
            case CLAIM_AFTER_SKIP ->
                after("a claim open after a skip", GameReview::offersClaimAfterSkip)
                        .likelyIn(LATE_CLAIMS)
                        .leaving(ONGOING);
            case CLAIM_ONLY ->
                before("a turn that needs a claim", GameReview::needsClaim).likelyIn(NO_CLAIMS, HIGH_STACKS);
            case NO_OWN_STACK ->
                after("a turn without a stack of one's own", GameReview::leavesNoOwnStack)
                        .likelyIn(COVERED_COLORS)
                        .leaving(ONGOING);
            case NEUTRAL_FIVE ->
                after("a neutral stack of five", (game, ply) -> game.formsNeutral(ply, 5))
                        .likelyIn(NO_CLAIMS, LATE_CLAIMS, HIGH_STACKS);
            case NEUTRAL_FIVE_CLAIMED ->
                before("a claim on a neutral five's colour", (game, ply) -> game.claimsNeutral(ply, 5))
                        .likelyIn(LATE_CLAIMS, HIGH_STACKS, NEUTRAL_FIVES);
            case NEUTRAL_FIVES_ALIKE ->
                after("neutral fives of one colour", GameReview::offersSeveralFives)
                        .likelyIn(NEUTRAL_FIVES)
                        .leaving(ONGOING);
            case FOUR_FIVES ->
                after("four scored fives in a game that goes on", GameReview::goesOnAfterFourFives)
                        .likelyIn(MANY_FIVES)
                        .onlyWhere(Variant::fivesScored)
                        .leaving(ONGOING);
            case TWO_JOKERS ->
                after("a stack with two jokers", (game, ply) -> game.jokersFormed(ply) >= 2)
                        .likelyIn(JOKERS_TOGETHER);
            case THREE_JOKERS ->
                after("a stack with three jokers", (game, ply) -> game.jokersFormed(ply) >= 3)
                        .likelyIn(JOKERS_TOGETHER);
            case SIX_STACK_WIN ->
                before("a win by a stack of six", GameReview::winsAtOnce)
                        .likelyIn(UNIFORM, OWN_SIXES)
                        .onlyWhere(variant -> !variant.fivesScored())
                        .leaving(FINISHED);
            case CLAIMED_SIX_WIN ->
                before("a win by a stack of six and its claim", GameReview::winsByClaiming)
                        .likelyIn(HIGH_STACKS, OWN_SIXES)
                        .onlyWhere(variant -> !variant.fivesScored())
                        .leaving(FINISHED);
            case NEUTRAL_SIX ->
                after("a neutral stack of six", (game, ply) -> game.formsNeutral(ply, 6))
                        .likelyIn(NO_CLAIMS, HIGH_STACKS)
                        .onlyWhere(variant -> !variant.fivesScored());
            case NEUTRAL_SIX_CLAIMED ->
                before("a claim on a neutral six's colour", (game, ply) -> game.claimsNeutral(ply, 6))
                        .likelyIn(HIGH_STACKS)
                        .onlyWhere(variant -> !variant.fivesScored());
            case DRAW ->
                after("a draw", GameReview::endsInDraw).likelyIn(DRAWISH).leaving(FINISHED);
        };
    }

    /** Just before the move or just after it. */
    public enum Moment {
        BEFORE,
        AFTER
    }

    /** Whether an event happens with the move at a ply of a game. */
    public interface Sign {
        boolean seenAt(GameReview review, int ply);
    }

    /** An event best shown by the position before its move. */
    private static RareEvent before(String title, Sign sign) {
        return of(title, Moment.BEFORE, sign);
    }

    /** An event best shown by the position after its move. */
    private static RareEvent after(String title, Sign sign) {
        return of(title, Moment.AFTER, sign);
    }

    private static RareEvent of(String title, Moment moment, Sign sign) {
        ImmutableSet<Variant> all = ImmutableSet.copyOf(Variant.values());
        return new RareEvent(title, moment, sign, all, ImmutableList.of(PlayingStyle.UNIFORM), Stage.EITHER);
    }

    private RareEvent likelyIn(PlayingStyle... likely) {
        return new RareEvent(title, moment, sign, variants, ImmutableList.copyOf(likely), aftermath);
    }

    private RareEvent onlyWhere(Predicate<Variant> possible) {
        ImmutableSet<Variant> where = variants.stream().filter(possible).collect(ImmutableSet.toImmutableSet());
        return new RareEvent(title, moment, sign, where, styles, aftermath);
    }

    private RareEvent leaving(Stage stage) {
        return new RareEvent(title, moment, sign, variants, styles, stage);
    }

    /** Those that can happen in a variant. */
    public static ImmutableList<RareEvent> in(Variant variant) {
        return BY_CASE.values().stream()
                .filter(event -> event.variants.contains(variant))
                .collect(ImmutableList.toImmutableList());
    }

    boolean happensAt(GameReview review, int ply) {
        return sign.seenAt(review, ply);
    }

    /** The first ply, counted from 1, whose move brings it about. */
    public OptionalInt firstPly(Game game) {
        return firstPly(new GameReview(game), 1);
    }

    /** The same, looking only from a ply on. */
    public OptionalInt firstPly(GameReview review, int from) {
        return IntStream.rangeClosed(from, review.size())
                .filter(ply -> happensAt(review, ply))
                .findFirst();
    }

    /** How many moves lead to the position that shows the event of a ply best. */
    int shownAfter(int ply) {
        return moment == Moment.BEFORE ? ply - 1 : ply;
    }

    /** Whether it can be had in games, or in positions that show it, of a stage. */
    boolean fits(Stage stage, boolean shown) {
        boolean shownBefore = shown && moment == Moment.BEFORE;
        return switch (stage) {
            case EITHER -> true;
            case ONGOING -> shownBefore || aftermath != Stage.FINISHED;
            case FINISHED -> !shown || !shownBefore && aftermath != Stage.ONGOING;
        };
    }

    @Override
    public String toString() {
        return title;
    }
}
