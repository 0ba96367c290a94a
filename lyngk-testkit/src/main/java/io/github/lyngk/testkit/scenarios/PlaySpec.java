package io.github.lyngk.testkit.scenarios;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import java.util.Optional;

/**
 * The requirements on a game to draw: its variants, its length, its stage, and an event in it.
 *
 * @param variants the variants to draw from, at least one
 * @param minPlies the minimum number of moves
 * @param maxPlies the maximum number of moves
 * @param stage whether the game may or must be over
 * @param events rare events of which one must happen; none is required if empty
 * @param atMoment whether that event must happen with the very last move, so that the position shows it
 */
public record PlaySpec(
        ImmutableSet<Variant> variants,
        int minPlies,
        int maxPlies,
        Stage stage,
        ImmutableSet<RareEvent> events,
        boolean atMoment) {

    /**
     * The maximum number of moves in a game. A move leaves one stack fewer, scored ones counted; 43 pieces need at least
     * nine stacks of up to five, and in the six-stack game eight, as three jokers allow three stacks of six (H3).
     */
    public static final int LONGEST = 35;

    /** Any game in any variant. */
    public static final PlaySpec ANY =
            new PlaySpec(ImmutableSet.copyOf(Variant.values()), 0, LONGEST, Stage.EITHER, ImmutableSet.of(), false);

    public PlaySpec inVariants(Variant first, Variant... more) {
        ImmutableSet<Variant> wanted = Sets.immutableEnumSet(first, more);
        return new PlaySpec(wanted, minPlies, maxPlies, stage, events, atMoment).checked();
    }

    public PlaySpec plies(int min, int max) {
        checkArgument(0 <= min && min <= max, "plies need 0 <= min <= max, but were %s and %s", min, max);
        checkArgument(min <= LONGEST, "no game has more than %s moves, but at least %s were asked for", LONGEST, min);
        return new PlaySpec(variants, min, Math.min(max, LONGEST), stage, events, atMoment);
    }

    public PlaySpec inStage(Stage wanted) {
        return new PlaySpec(variants, minPlies, maxPlies, wanted, events, atMoment).checked();
    }

    public PlaySpec with(ImmutableSet<RareEvent> wanted) {
        return new PlaySpec(variants, minPlies, maxPlies, stage, wanted, atMoment).checked();
    }

    public PlaySpec endingAtMoment() {
        return new PlaySpec(variants, minPlies, maxPlies, stage, events, true);
    }

    /** The variants in which a required event can happen; all of them if none is required. */
    ImmutableList<Variant> usableVariants() {
        return variants.stream()
                .filter(variant -> events.isEmpty() || !usableEvents(variant).isEmpty())
                .collect(ImmutableList.toImmutableList());
    }

    ImmutableList<RareEvent> usableEvents(Variant variant) {
        return events.stream()
                .filter(wanted -> wanted.event().isPossibleIn(variant) && wanted.fits(stage, atMoment))
                .collect(ImmutableList.toImmutableList());
    }

    /** Whether a game fulfils all requirements. */
    public boolean accepts(Game game) {
        if (!variants.contains(game.start().variant()) || !fulfilsEvents(game)) {
            return false;
        }
        Game shown = shown(game);
        return minPlies <= shown.size() && shown.size() <= maxPlies && acceptsStage(shown);
    }

    /** The part of the game to return: without the last move if the event shows best before its move. */
    public Game shown(Game game) {
        return eventAtLastPly(game)
                .map(event -> game.prefix(event.shownAfter(game.size())))
                .orElse(game);
    }

    private boolean acceptsStage(Game game) {
        return stage == Stage.EITHER || game.position().isOver() == (stage == Stage.FINISHED);
    }

    private boolean fulfilsEvents(Game game) {
        if (events.isEmpty()) {
            return true;
        }
        if (atMoment) {
            return eventAtLastPly(game).isPresent();
        }
        return events.stream().anyMatch(wanted -> wanted.event().happensIn(game));
    }

    private Optional<RareEvent> eventAtLastPly(Game game) {
        if (!atMoment || events.isEmpty() || game.size() == 0) {
            return Optional.empty();
        }
        return events.stream()
                .filter(wanted -> wanted.event().happensAt(game, game.size()))
                .findFirst();
    }

    private PlaySpec checked() {
        checkArgument(!usableVariants().isEmpty(), "none of %s can happen in %s%s", events, variants, stage.words());
        return this;
    }
}
