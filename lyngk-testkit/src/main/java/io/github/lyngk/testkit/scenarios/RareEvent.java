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
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import java.util.EnumSet;

/**
 * A {@link GameEvent} with the playing styles that lead to it.
 *
 * @param event the event
 * @param moment whether a position shows it best just before or just after its move
 * @param styles playing styles in which it is likely
 * @param aftermath whether the game is over afterwards, not over, or either
 */
public record RareEvent(GameEvent event, Moment moment, ImmutableList<PlayingStyle> styles, Stage aftermath) {
    private static final ImmutableMap<GameEvent, RareEvent> BY_EVENT =
            Maps.toMap(Sets.immutableEnumSet(EnumSet.allOf(GameEvent.class)), RareEvent::define);

    /** The entries of some events. */
    public static ImmutableSet<RareEvent> allOf(GameEvent first, GameEvent... more) {
        return Sets.immutableEnumSet(first, more).stream()
                .map(event -> requireNonNull(BY_EVENT.get(event)))
                .collect(ImmutableSet.toImmutableSet());
    }

    private static RareEvent define(GameEvent event) {
        return switch (event) {
            case TWO_LEGS, THREE_LEGS, FOUR_LEGS -> before(event, LONG_ROUTES);
            case FORCED_SKIP -> before(event, UNIFORM, NO_CLAIMS, LATE_CLAIMS);
            case SECOND_SKIP, TURN_AFTER_SKIP -> before(event, UNIFORM);
            case CLAIM_AFTER_SKIP -> after(event, LATE_CLAIMS).leaving(ONGOING);
            case CLAIM_ONLY -> before(event, NO_CLAIMS, HIGH_STACKS);
            case NO_OWN_STACK -> after(event, COVERED_COLORS).leaving(ONGOING);
            case NEUTRAL_FIVE -> after(event, NO_CLAIMS, LATE_CLAIMS, HIGH_STACKS);
            case NEUTRAL_FIVE_CLAIMED -> before(event, LATE_CLAIMS, HIGH_STACKS, NEUTRAL_FIVES);
            case NEUTRAL_FIVES_ALIKE -> after(event, NEUTRAL_FIVES).leaving(ONGOING);
            case FOUR_FIVES -> after(event, MANY_FIVES).leaving(ONGOING);
            case TWO_JOKERS, THREE_JOKERS -> after(event, JOKERS_TOGETHER);
            case SIX_STACK_WIN -> before(event, UNIFORM, OWN_SIXES).leaving(FINISHED);
            case CLAIMED_SIX_WIN -> before(event, HIGH_STACKS, OWN_SIXES).leaving(FINISHED);
            case NEUTRAL_SIX -> after(event, NO_CLAIMS, HIGH_STACKS);
            case NEUTRAL_SIX_CLAIMED -> before(event, HIGH_STACKS);
            case DRAW -> after(event, DRAWISH).leaving(FINISHED);
        };
    }

    /** Whether to show the position just before the move or just after it. */
    public enum Moment {
        BEFORE,
        AFTER
    }

    /** An event best shown by the position before its move. */
    private static RareEvent before(GameEvent event, PlayingStyle... likely) {
        return new RareEvent(event, Moment.BEFORE, ImmutableList.copyOf(likely), Stage.EITHER);
    }

    /** An event best shown by the position after its move. */
    private static RareEvent after(GameEvent event, PlayingStyle... likely) {
        return new RareEvent(event, Moment.AFTER, ImmutableList.copyOf(likely), Stage.EITHER);
    }

    private RareEvent leaving(Stage stage) {
        return new RareEvent(event, moment, styles, stage);
    }

    /** The events that can happen in a variant. */
    public static ImmutableList<RareEvent> in(Variant variant) {
        return BY_EVENT.values().stream()
                .filter(each -> each.event.isPossibleIn(variant))
                .collect(ImmutableList.toImmutableList());
    }

    /** The number of moves to the position that best shows the event of a ply. */
    int shownAfter(int ply) {
        return moment == Moment.BEFORE ? ply - 1 : ply;
    }

    /** Whether games of a stage, or positions that show it, can have the event. */
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
        return event.title();
    }
}
