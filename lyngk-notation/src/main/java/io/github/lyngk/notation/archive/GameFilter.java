package io.github.lyngk.notation.archive;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Turn;
import java.time.Duration;
import java.util.Set;

/**
 * Selects the records of an archive that meet all of some criteria. Criteria about tags are checked first, with {@link
 * RecordText#tags}. Moves are replayed only if there are other criteria and the tags meet theirs. For a faulty record,
 * its legal prefix is checked. A record without a possible start meets only criteria about tags and {@link #valid
 * valid(false)}.
 *
 * <pre>{@code
 * GameFilter filter = GameFilter.tag("Event", "Club evening").and(GameFilter.moves(0, 20));
 * }</pre>
 */
public final class GameFilter {
    /**
     * Whether a record meets a filter.
     *
     * <p>The list is complete: it will not grow.
     */
    public enum Answer {
        /** It meets all criteria. */
        YES,
        /** It does not meet all criteria. */
        NO,
        /** It has no possible start, so there is no game to check. */
        NO_START
    }

    private static final GameFilter ALL = new GameFilter(ImmutableList.of());

    private final ImmutableList<Criterion> criteria;

    private GameFilter(Iterable<Criterion> criteria) {
        this.criteria = ImmutableList.copyOf(criteria);
    }

    private static GameFilter of(Criterion criterion) {
        return new GameFilter(ImmutableList.of(criterion));
    }

    /** {@return the filter that every record passes} */
    public static GameFilter all() {
        return ALL;
    }

    /**
     * {@return the filter for records that have a tag}
     *
     * @param name its name, in its exact case
     */
    public static GameFilter tag(String name) {
        return of(new Criterion.TagPresent(name));
    }

    /**
     * {@return the filter for records that have a tag with a certain value}
     *
     * @param name its name, in its exact case
     * @param value its whole value, in its exact case
     */
    public static GameFilter tag(String name, String value) {
        return of(new Criterion.TagIs(name, value));
    }

    /**
     * {@return the filter for records that have a tag whose value contains a text; the case of letters does not matter}
     *
     * @param name its name, in its exact case
     * @param part the text
     */
    public static GameFilter tagContaining(String name, String part) {
        return of(new Criterion.TagContains(name, part));
    }

    /**
     * {@return the filter for games of a variant}
     *
     * @param variant the variant of the start
     */
    public static GameFilter variant(Variant variant) {
        return of(new Criterion.VariantIs(variant));
    }

    /**
     * {@return the filter for games with a result}
     *
     * @param result the result of the record; for a faulty record, the result at its last legal position
     */
    public static GameFilter result(Result result) {
        return of(new Criterion.ResultIs(result));
    }

    /**
     * {@return the filter for games whose number of moves is within bounds}
     *
     * @param least the minimum number of moves, without passes
     * @param most the maximum number of moves
     * @throws IllegalArgumentException if no number is within the bounds
     */
    public static GameFilter moves(int least, int most) {
        return of(new Criterion.Between(Measure.MOVES, least, most));
    }

    /**
     * {@return the filter for games whose number of colours claimed by both players at the end is within bounds}
     *
     * @param least the minimum number
     * @param most the maximum number
     * @throws IllegalArgumentException if no number is within the bounds
     */
    public static GameFilter claims(int least, int most) {
        return of(new Criterion.Between(Measure.CLAIMS, least, most));
    }

    /**
     * {@return the filter for games in which a player owns a colour at the end}
     *
     * @param player the player who claimed it
     * @param color the colour
     */
    public static GameFilter claimed(Player player, Color color) {
        return of(new Criterion.Claimed(player, color));
    }

    /**
     * {@return the filter for games in which an event happens}
     *
     * @param event the event
     */
    public static GameFilter event(GameEvent event) {
        return of(new Criterion.Happens(event));
    }

    /**
     * {@return the filter for games with a move for which the player took a time within bounds, by {@link
     * Turn#elapsed}}
     *
     * @param least the shortest such time
     * @param most the longest such time
     * @throws IllegalArgumentException if no time is within the bounds
     */
    public static GameFilter elapsed(Duration least, Duration most) {
        return of(new Criterion.Elapsed(least, most));
    }

    /**
     * {@return the filter for games with a move after which the player had a time within bounds left, by {@link
     * Turn#clock}}
     *
     * @param least the shortest such time
     * @param most the longest such time
     * @throws IllegalArgumentException if no time is within the bounds
     */
    public static GameFilter clock(Duration least, Duration most) {
        return of(new Criterion.Clock(least, most));
    }

    /**
     * {@return the filter for games that reach a position or one like it, the start included}
     *
     * @param position the position: everything in its line counts: the board, the player to move, claims, fives and
     *     variant
     * @param likeness which positions count as that one
     */
    public static GameFilter reaching(Position position, Likeness likeness) {
        return of(new Criterion.Reaches(likeness.form(requireNonNull(position, "position")), likeness));
    }

    /**
     * {@return the filter for valid or for invalid records}
     *
     * @param wanted true for valid records, false for invalid ones
     */
    public static GameFilter valid(boolean wanted) {
        return of(new Criterion.IsValid(wanted));
    }

    /**
     * {@return the filter for records that pass this filter and another}
     *
     * @param other another filter
     */
    public GameFilter and(GameFilter other) {
        return new GameFilter(Iterables.concat(criteria, other.criteria));
    }

    /**
     * {@return whether a record meets all criteria}
     *
     * @param text the text of the record; it is read only if it meets the criteria about tags and there are others
     * @param leniencies the faults to accept when it is read, none to be strict
     */
    public boolean test(RecordText text, Set<Leniency> leniencies) {
        return ask(text, leniencies) == Answer.YES;
    }

    /**
     * {@return whether a record meets all criteria, and if not, whether it lacks a possible start}
     *
     * @param text the text of the record; it is read only if it meets the criteria about tags and there are others
     * @param leniencies the faults to accept when it is read, none to be strict
     */
    public Answer ask(RecordText text, Set<Leniency> leniencies) {
        requireNonNull(leniencies, "leniencies");
        if (!meetsTags(text)) {
            return Answer.NO;
        }
        if (!Iterables.any(criteria, Criterion.OfGame.class::isInstance)) {
            return Answer.YES;
        }
        RecordResult result = text.read(leniencies);
        for (Criterion.OfGame criterion : Iterables.filter(criteria, Criterion.OfGame.class)) {
            if (!criterion.test(result)) {
                return result.record().isPresent() ? Answer.NO : Answer.NO_START;
            }
        }
        return Answer.YES;
    }

    /** Checks the tags; they are read only if there are criteria about them. */
    private boolean meetsTags(RecordText text) {
        requireNonNull(text, "text");
        Iterable<Criterion.OfTag> asked = Iterables.filter(criteria, Criterion.OfTag.class);
        if (Iterables.isEmpty(asked)) {
            return true;
        }
        ImmutableMap<String, String> tags = text.tags();
        for (Criterion.OfTag criterion : asked) {
            String value = tags.get(criterion.name());
            if (value == null || !criterion.test(value)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameFilter that && criteria.equals(that.criteria);
    }

    @Override
    public int hashCode() {
        // Hash the text, since the hash codes of enums differ between virtual machines.
        return toString().hashCode();
    }

    /** {@return the criteria, for people} */
    @Override
    @JsonValue
    public String toString() {
        return criteria.toString();
    }
}
