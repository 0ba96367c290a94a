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
 * A filter that selects records by one or more criteria, all of which must be met. Static methods create a filter with
 * one criterion; {@link #and} combines filters.
 *
 * <p>Criteria about tags are checked first, with {@link RecordText#tags}. Moves are replayed only if there are other
 * criteria and those about tags are met. For a faulty record, the legal prefix is checked. A record without a possible
 * start position meets only criteria about tags and {@link #valid valid(false)}.
 *
 * <pre>{@code
 * GameFilter filter = GameFilter.tag("Event", "Club evening").and(GameFilter.moves(0, 20));
 * }</pre>
 */
public final class GameFilter {
    /**
     * The answer to whether a record meets a filter.
     *
     * <p>No constants will be added.
     */
    public enum Answer {
        /** The record meets all criteria. */
        YES,
        /** The record does not meet all criteria. */
        NO,
        /** The record does not meet all criteria, because it has no possible start position and so no game to check. */
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

    /** {@return a filter without criteria, which every record meets} */
    public static GameFilter all() {
        return ALL;
    }

    /**
     * {@return a filter for records that have a tag}
     *
     * @param name the name of the tag, in its exact case
     */
    public static GameFilter tag(String name) {
        return of(new Criterion.TagPresent(name));
    }

    /**
     * {@return a filter for records that have a tag with a certain value}
     *
     * @param name the name of the tag, in its exact case
     * @param value the whole value of the tag, in its exact case
     */
    public static GameFilter tag(String name, String value) {
        return of(new Criterion.TagIs(name, value));
    }

    /**
     * {@return a filter for records that have a tag whose value contains a text; the case of letters does not matter}
     *
     * @param name the name of the tag, in its exact case
     * @param part the text that the value must contain
     */
    public static GameFilter tagContaining(String name, String part) {
        return of(new Criterion.TagContains(name, part));
    }

    /**
     * {@return a filter for games of a given variant}
     *
     * @param variant the variant of the start
     */
    public static GameFilter variant(Variant variant) {
        return of(new Criterion.VariantIs(variant));
    }

    /**
     * {@return a filter for games with a given result}
     *
     * @param result the result of the record; for a faulty record, the result of its legal prefix
     */
    public static GameFilter result(Result result) {
        return of(new Criterion.ResultIs(result));
    }

    /**
     * {@return a filter for games whose number of moves is in a range}
     *
     * @param least the minimum number of moves, without passes, at least 0
     * @param most the maximum number of moves, at least {@code least}; {@link Integer#MAX_VALUE} for no maximum
     * @throws IllegalArgumentException if {@code least} is negative or greater than {@code most}
     */
    public static GameFilter moves(int least, int most) {
        return of(new Criterion.Between(Measure.MOVES, least, most));
    }

    /**
     * {@return a filter for games in which the total number of colours claimed by the two players is in a range}
     *
     * @param least the minimum number, at least 0
     * @param most the maximum number, at least {@code least}
     * @throws IllegalArgumentException if {@code least} is negative or greater than {@code most}
     */
    public static GameFilter claims(int least, int most) {
        return of(new Criterion.Between(Measure.CLAIMS, least, most));
    }

    /**
     * {@return a filter for games in which a player owns a colour at the end}
     *
     * @param player the player who claimed it
     * @param color the colour
     */
    public static GameFilter claimed(Player player, Color color) {
        return of(new Criterion.Claimed(player, color));
    }

    /**
     * {@return a filter for games in which an event happens}
     *
     * @param event the event
     */
    public static GameFilter event(GameEvent event) {
        return of(new Criterion.Happens(event));
    }

    /**
     * {@return a filter for games with at least one move whose {@linkplain Turn#elapsed elapsed time} is in a range}
     *
     * @param least the minimum time, at least zero
     * @param most the maximum time, at least {@code least}
     * @throws IllegalArgumentException if {@code least} is negative or greater than {@code most}
     */
    public static GameFilter elapsed(Duration least, Duration most) {
        return of(new Criterion.Elapsed(least, most));
    }

    /**
     * {@return a filter for games with at least one move after which the player's {@linkplain Turn#clock clock} is in a
     * range}
     *
     * @param least the minimum time, at least zero
     * @param most the maximum time, at least {@code least}
     * @throws IllegalArgumentException if {@code least} is negative or greater than {@code most}
     */
    public static GameFilter clock(Duration least, Duration most) {
        return of(new Criterion.Clock(least, most));
    }

    /**
     * {@return a filter for games that reach a position, or one that is equal under a likeness; the start position
     * counts}
     *
     * @param position the position, which is compared completely: board, player to move, claims, fives and variant
     * @param likeness how positions are compared
     */
    public static GameFilter reaching(Position position, Likeness likeness) {
        return of(new Criterion.Reaches(likeness.form(requireNonNull(position, "position")), likeness));
    }

    /**
     * {@return a filter for valid or for invalid records}
     *
     * @param wanted true for valid records, false for invalid ones
     */
    public static GameFilter valid(boolean wanted) {
        return of(new Criterion.IsValid(wanted));
    }

    /**
     * {@return a filter for records that meet this filter and another}
     *
     * @param other another filter
     */
    public GameFilter and(GameFilter other) {
        return new GameFilter(Iterables.concat(criteria, other.criteria));
    }

    /**
     * {@return whether a record meets all criteria}
     *
     * @param text the text of the record; it is replayed only if it meets the criteria about tags and there are others
     * @param leniencies the faults to accept, none to be strict
     */
    public boolean test(RecordText text, Set<Leniency> leniencies) {
        return ask(text, leniencies) == Answer.YES;
    }

    /**
     * {@return whether a record meets all criteria, and if not, whether this is because it has no possible start
     * position}
     *
     * @param text the text of the record; it is replayed only if it meets the criteria about tags and there are others
     * @param leniencies the faults to accept, none to be strict
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

    /** {@return the criteria, in a form for logs} */
    @Override
    @JsonValue
    public String toString() {
        return criteria.toString();
    }
}
