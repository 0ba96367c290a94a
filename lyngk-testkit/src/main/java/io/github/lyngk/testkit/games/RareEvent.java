package io.github.lyngk.testkit.games;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import java.util.Collection;
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
    public static RareEvent before(String title, Sign sign) {
        return of(title, Moment.BEFORE, sign);
    }

    /** An event best shown by the position after its move. */
    public static RareEvent after(String title, Sign sign) {
        return of(title, Moment.AFTER, sign);
    }

    private static RareEvent of(String title, Moment moment, Sign sign) {
        ImmutableSet<Variant> all = ImmutableSet.copyOf(Variant.values());
        return new RareEvent(title, moment, sign, all, ImmutableList.of(PlayingStyle.UNIFORM), Stage.EITHER);
    }

    public RareEvent likelyIn(PlayingStyle... likely) {
        return new RareEvent(title, moment, sign, variants, ImmutableList.copyOf(likely), aftermath);
    }

    public RareEvent onlyWhere(Predicate<Variant> possible) {
        ImmutableSet<Variant> where = variants.stream().filter(possible).collect(ImmutableSet.toImmutableSet());
        return new RareEvent(title, moment, sign, where, styles, aftermath);
    }

    public RareEvent leaving(Stage stage) {
        return new RareEvent(title, moment, sign, variants, styles, stage);
    }

    /** Those of some events that can happen in a variant. */
    public static ImmutableList<RareEvent> in(Variant variant, Collection<RareEvent> events) {
        return events.stream()
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
