package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A notable event of a game, such as a forced skip or a draw. Most events are rare in random games, and engines often
 * get them wrong.
 *
 * <pre>{@code
 * boolean skips = GameEvent.FORCED_SKIP.happensIn(game);
 * OptionalInt ply = GameEvent.FORCED_SKIP.firstPly(game);
 * }</pre>
 *
 * <p>Constants may be added in a minor version: use a default branch in a switch.
 */
public enum GameEvent {
    /** A LYNGK move of exactly two legs (F). */
    TWO_LEGS("a LYNGK move of two legs", step -> step.legs() == 2),

    /** A LYNGK move of exactly three legs (F). */
    THREE_LEGS("a LYNGK move of three legs", step -> step.legs() == 3),

    /** A LYNGK move of four legs or more (F, R10). */
    FOUR_LEGS("a LYNGK move of four legs or more", step -> step.legs() >= 4),

    /** A move after which the opponent cannot move and is skipped, and the same player moves again (E12, R6). */
    FORCED_SKIP("a forced skip", step -> step.skips),

    /** A second consecutive skip: the move after a forced skip skips the opponent again (E12, R6). */
    SECOND_SKIP("a second skip in a row", step -> step.followsSkip && step.skips),

    /** The move after a forced skip does not skip the opponent again, so the opponent moves next (E12, R6). */
    TURN_AFTER_SKIP("a turn after a skip", step -> step.followsSkip && !step.skips && !step.after.isOver()),

    /** The opponent is skipped, and the player who moves again may claim a colour (R6). */
    CLAIM_AFTER_SKIP(
            "a claim open after a skip",
            step -> step.skips && !step.after.legalClaims().isEmpty()),

    /** A turn in which every legal move claims a colour (E11, R5). */
    CLAIM_ONLY("a turn that needs a claim", GameStep::needsClaim),

    /** The player to move has claimed two colours but owns no stack, and can still move (E2, E11). */
    NO_OWN_STACK("a turn without a stack of one's own", GameStep::leavesNoOwnStack),

    /** A stack of five topped by an unclaimed colour is formed (E10; R13 in the six-stack game). */
    NEUTRAL_FIVE("a neutral stack of five", step -> step.formsNeutral(5)),

    /** The colour on top of a neutral stack of five is claimed (R4, R9; the house rule in the captures game). */
    NEUTRAL_FIVE_CLAIMED("a claim on a neutral five's colour", step -> step.claimsNeutral(5)),

    /** Several neutral stacks of five topped by the same colour, which the player to move may claim (R4, R9). */
    NEUTRAL_FIVES_ALIKE("neutral fives of one colour", GameStep::offersSeveralFives),

    /** A player has scored at least four stacks of five, and the game is not over (G1); not in the six-stack game. */
    FOUR_FIVES("four scored fives in a game that goes on", GameStep::goesOnAfterFourFives, Variant::fivesScored),

    /** A stack with two jokers or more is formed (E5). */
    TWO_JOKERS("a stack with two jokers", step -> step.jokers() >= 2),

    /** A stack with all three jokers is formed (E5). */
    THREE_JOKERS("a stack with three jokers", step -> step.jokers() >= 3),

    /** The game is won at once by a stack of six (H4); six-stack game only. */
    SIX_STACK_WIN("a win by a stack of six", GameStep::winsAtOnce, variant -> !variant.fivesScored()),

    /**
     * The game is won at once by a stack of six whose colour is claimed in the same turn (D4, H4); six-stack game only.
     */
    CLAIMED_SIX_WIN(
            "a win by a stack of six and its claim",
            step -> step.winsAtOnce() && step.claimsColorMoved(),
            variant -> !variant.fivesScored()),

    /** A stack of six topped by an unclaimed colour is formed (H5, R8); six-stack game only. */
    NEUTRAL_SIX("a neutral stack of six", step -> step.formsNeutral(6), variant -> !variant.fivesScored()),

    /** The colour on top of a neutral stack of six is claimed (R8); six-stack game only. */
    NEUTRAL_SIX_CLAIMED(
            "a claim on a neutral six's colour", step -> step.claimsNeutral(6), variant -> !variant.fivesScored()),

    /** The game ends in a draw (G3, H6). */
    DRAW("a draw", step -> step.after.outcome().filter(Outcome::isDraw).isPresent());

    private static final ImmutableList<GameEvent> CONSTANTS = ImmutableList.copyOf(values());

    private final String title;

    /** Tests whether the event happens at a move. */
    private final Predicate<GameStep> sign;

    private final Predicate<Variant> variants;

    GameEvent(String title, Predicate<GameStep> sign) {
        this(title, sign, variant -> true);
    }

    GameEvent(String title, Predicate<GameStep> sign, Predicate<Variant> variants) {
        this.title = title;
        this.sign = sign;
        this.variants = variants;
    }

    /** {@return the name in lower case with hyphens, such as {@code forced-skip}} */
    @JsonValue
    public String tag() {
        return Ascii.toLowerCase(name()).replace('_', '-');
    }

    /** {@return a short description of the event, such as "a forced skip"} */
    public String title() {
        return title;
    }

    /**
     * {@return whether the event can happen in games of a variant}
     *
     * @param variant the variant
     */
    public boolean isPossibleIn(Variant variant) {
        return variants.test(requireNonNull(variant, "variant"));
    }

    /**
     * {@return whether the event happens at any move of a game}
     *
     * @param game the game, finished or not
     */
    public boolean happensIn(Game game) {
        return firstPly(game).isPresent();
    }

    /**
     * {@return the number, from 1, of the first move at which the event happens; empty if there is none}
     *
     * @param game the game, finished or not
     */
    public OptionalInt firstPly(Game game) {
        requireNonNull(game, "game");
        return isPossibleIn(game.position().variant())
                ? IntStream.rangeClosed(1, game.size())
                        .filter(ply -> happensAt(game, ply))
                        .findFirst()
                : OptionalInt.empty();
    }

    /**
     * {@return all events that happen in a game} This is faster than checking each event.
     *
     * @param game the game, finished or not
     */
    public static ImmutableSet<GameEvent> allIn(Game game) {
        Set<GameEvent> found = EnumSet.noneOf(GameEvent.class);
        for (int ply = 1; ply <= game.size(); ply++) {
            GameStep step = new GameStep(game.prefix(ply));
            for (GameEvent event : CONSTANTS) {
                if (!found.contains(event) && event.isPossibleIn(step.before.variant()) && event.sign.test(step)) {
                    found.add(event);
                }
            }
        }
        return Sets.immutableEnumSet(found);
    }

    /**
     * {@return whether the event happens at a move of a game}
     *
     * @param game the game, finished or not
     * @param ply the number of the move, from 1
     * @throws IndexOutOfBoundsException if the game has no such move
     */
    public boolean happensAt(Game game, int ply) {
        Objects.checkIndex(ply - 1, game.size());
        return sign.test(new GameStep(game.prefix(ply)));
    }

    /**
     * Returns the event with the given name.
     *
     * @param tag a name such as {@code forced-skip}
     * @return the event, empty if no event has this name
     */
    public static Optional<GameEvent> find(String tag) {
        requireNonNull(tag, "tag");
        return Arrays.stream(values()).filter(event -> event.tag().equals(tag)).findFirst();
    }

    /**
     * Parses the name of an event.
     *
     * @param text a name such as {@code forced-skip}
     * @return the event
     * @throws NotationException if the text is not exactly the name of an event
     */
    @JsonCreator
    public static GameEvent parse(String text) {
        return find(text)
                .orElseThrow(() -> new NotationException(
                        text,
                        0,
                        Arrays.stream(values())
                                .map(GameEvent::tag)
                                .collect(Collectors.joining(", ", "an event (", ")"))));
    }
}
