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
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.Result;
import java.util.Set;

/**
 * Picks records out of an archive: those that meet all of some criteria. Criteria about tags are asked of what
 * {@link RecordText#tags} tells, and a record that fails them is not read any further; if there are no others, no move is
 * replayed. The others are asked of the game; of a faulty record its legal prefix decides, and one without a possible
 * start meets none of them but {@link #valid valid(false)}.
 *
 * <pre>{@code
 * GameFilter filter = GameFilter.tag("Event", "Club evening").and(GameFilter.moves(0, 20));
 * }</pre>
 */
public final class GameFilter {
    /**
     * What a filter says of a record.
     *
     * <p>The list is complete: it will not grow.
     */
    public enum Answer {
        /** It meets all criteria. */
        YES,
        /** It does not meet all. */
        NO,
        /** It does not, since it has no possible start: there is no game that could be asked. */
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

    /** {@return the filter that lets every record pass} */
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
     * {@return the filter for records that have a tag whose value holds some text; the case of letters does not matter}
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
     * {@return the filter for games that ended so}
     *
     * @param result the result of the record; that of a faulty one is what its last legal position tells
     */
    public static GameFilter result(Result result) {
        return of(new Criterion.ResultIs(result));
    }

    /**
     * {@return the filter for games of a certain length}
     *
     * @param least how many moves they have at least, passes not counted
     * @param most how many moves they have at most
     * @throws IllegalArgumentException if there is no such number
     */
    public static GameFilter moves(int least, int most) {
        return of(new Criterion.Between(Measure.MOVES, least, most));
    }

    /**
     * {@return the filter for games in which so many colours are claimed at the end, by both players together}
     *
     * @param least how many at least
     * @param most how many at most
     * @throws IllegalArgumentException if there is no such number
     */
    public static GameFilter claims(int least, int most) {
        return of(new Criterion.Between(Measure.CLAIMS, least, most));
    }

    /**
     * {@return the filter for games in which a player has a colour at the end}
     *
     * @param player who has claimed it
     * @param color the colour
     */
    public static GameFilter claimed(Player player, Color color) {
        return of(new Criterion.Claimed(player, color));
    }

    /**
     * {@return the filter for games in which a position, or one that is like it, was reached, be it the start}
     *
     * @param position the position: all that its line says counts, the player to move, claims, fives and variant too
     * @param likeness which positions count as that one
     */
    public static GameFilter reaching(Position position, Likeness likeness) {
        return of(new Criterion.Reaches(likeness.form(requireNonNull(position, "position")), likeness));
    }

    /**
     * {@return the filter for records that are valid, or for those that are not}
     *
     * @param wanted whether they shall be valid
     */
    public static GameFilter valid(boolean wanted) {
        return of(new Criterion.IsValid(wanted));
    }

    /**
     * {@return the filter for records that pass both}
     *
     * @param other another filter
     */
    public GameFilter and(GameFilter other) {
        return new GameFilter(Iterables.concat(criteria, other.criteria));
    }

    /**
     * {@return whether a record meets all criteria}
     *
     * @param text the text of the record; it is read only if it meets those about tags, and there are others
     * @param leniencies the faults to accept when it is read, none to be strict
     */
    public boolean test(RecordText text, Set<Leniency> leniencies) {
        return ask(text, leniencies) == Answer.YES;
    }

    /**
     * {@return whether a record meets all criteria, and if not, whether that is for want of a game}
     *
     * @param text the text of the record; it is read only if it meets those about tags, and there are others
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

    /** Asks the tags; they are read only if there is something to ask. */
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
        // By the text, since the hash codes of enums differ between virtual machines.
        return toString().hashCode();
    }

    /** {@return the criteria, for people} */
    @Override
    @JsonValue
    public String toString() {
        return criteria.toString();
    }
}
