package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * The mistakes that engines make when they count a finished game (G, H6, R4, R8, R9).
 *
 * <p>Games in which a mistake leads to another winner than core's are good test cases: an engine that names this winner may
 * make the mistake.
 */
public enum CountingMistake {
    SINGLES_FIRST(count -> count.ranked(1, 2, 3, 4, 5)),
    FOURS_BEFORE_FIVES(count -> count.ranked(4, 5, 3, 2, 1)),
    THREES_BEFORE_FOURS(count -> count.ranked(5, 3, 4, 2, 1)),
    TWOS_BEFORE_THREES(count -> count.ranked(5, 4, 2, 3, 1)),
    SINGLES_BEFORE_TWOS(count -> count.ranked(5, 4, 3, 1, 2)),
    NO_FOURS(count -> count.ranked(5, 3, 2, 1)),
    NO_THREES(count -> count.ranked(5, 4, 2, 1)),
    NO_TWOS(count -> count.ranked(5, 4, 3, 1)),
    NO_SINGLES(count -> count.ranked(5, 4, 3, 2)),
    STACKS_FOR_TIE_BREAK(count -> first(count.fives(), count.weighed(stack -> 1))),
    PIECES_FOR_TIE_BREAK(count -> first(count.fives(), count.weighed(Stack::height))),
    DRAW_FOR_FIRST(count -> first(count.fives(), count.below(), 1)),
    DRAW_FOR_SECOND(count -> first(count.fives(), count.below(), -1)),
    NEUTRALS_FOR_FIRST(neutralsFor(Player.FIRST)),
    NEUTRALS_FOR_SECOND(neutralsFor(Player.SECOND)),
    JOKERS_FOR_FIRST(jokersFor(Player.FIRST)),
    JOKERS_FOR_SECOND(jokersFor(Player.SECOND)),
    BY_BOTTOM(count -> count.rankedBy(stack -> stack.pieces().get(0).color().flatMap(count.position()::owner))),
    FIRST_CLAIM_ONLY(count ->
            count.rankedBy(stack -> count.owner(stack).filter(player -> isFirstClaim(count, player, stack.top())))),

    OWN_FIVES_FOR_NOTHING(In.FIVES, count -> first(count.captured(), count.below())),
    STANDING_FIVES(In.STANDARD, count -> first(count.fives() + count.standing(5), count.below())),
    STANDING_FIVES_FOR_TIE_BREAK(In.STANDARD, count -> first(count.fives(), count.standing(5), count.below())),
    NEUTRAL_FIVES_SCORED(In.FIVES, count -> first(count.fives() + count.madeNeutral(), count.below())),
    CAPTURES_FOR_NOTHING(In.CAPTURES, count -> first(count.fives() - count.captured(), count.below())),
    CAPTURES_FOR_OPPONENT(In.CAPTURES, count -> first(count.fives() - 2 * count.captured(), count.below())),

    NO_FIVES_ON_BOARD(In.SIXES, LeadCounter::below),
    NO_FIVES_MADE_NEUTRAL(In.SIXES, count -> first(count.fives() - count.madeNeutralStanding(), count.below())),
    SIXES_FIRST(In.SIXES, count -> first(count.standing(6), count.fives(), count.below())),
    SIXES_AS_FIVES(In.SIXES, count -> first(count.fives() + count.standing(6), count.below()));

    /** The variants in which a mistake can be made. */
    private static final class In {
        static final Predicate<Variant> ALL = variant -> true;
        static final Predicate<Variant> FIVES = Variant::fivesScored;
        static final Predicate<Variant> CAPTURES = Variant::claimsCapture;
        static final Predicate<Variant> STANDARD = FIVES.and(CAPTURES.negate());
        static final Predicate<Variant> SIXES = FIVES.negate();
    }

    private final Predicate<Variant> variants;
    private final ToIntFunction<LeadCounter> lead;

    CountingMistake(ToIntFunction<LeadCounter> lead) {
        this(In.ALL, lead);
    }

    CountingMistake(Predicate<Variant> variants, ToIntFunction<LeadCounter> lead) {
        this.variants = variants;
        this.lead = lead;
    }

    /** The mistakes that can be made in any variant. */
    static ImmutableList<CountingMistake> general() {
        return Arrays.stream(values())
                .filter(mistake -> mistake.variants == In.ALL)
                .collect(ImmutableList.toImmutableList());
    }

    /** The mistakes that can be made in a variant, but not in every one. */
    static ImmutableList<CountingMistake> peculiarTo(Variant variant) {
        return Arrays.stream(values())
                .filter(mistake -> mistake.variants != In.ALL && mistake.variants.test(variant))
                .collect(ImmutableList.toImmutableList());
    }

    /** The mistakes that only the last tie-breaks reveal. */
    static ImmutableList<CountingMistake> subtle() {
        return ImmutableList.of(SINGLES_BEFORE_TWOS, NO_SINGLES, JOKERS_FOR_FIRST, JOKERS_FOR_SECOND);
    }

    /** Whether only lone jokers reveal it. */
    boolean needsLoneJoker() {
        return this == JOKERS_FOR_FIRST || this == JOKERS_FOR_SECOND;
    }

    /** The winner of a finished game with this mistake; a win by a stack of six needs no counting. */
    public Optional<Player> winner(Game game) {
        Outcome outcome = game.outcome().orElseThrow();
        if (outcome.reason() == Outcome.Reason.SUDDEN_DEATH) {
            return outcome.winner();
        }
        int sign = lead.applyAsInt(new LeadCounter(game));
        return sign == 0 ? Optional.empty() : Optional.of(sign > 0 ? Player.FIRST : Player.SECOND);
    }

    /** Whether this mistake changes the result of a game. */
    public boolean shows(Game game) {
        return !winner(game).equals(game.outcome().orElseThrow().winner());
    }

    private static int first(int... leads) {
        return LeadCounter.first(Arrays.stream(leads));
    }

    private static ToIntFunction<LeadCounter> neutralsFor(Player player) {
        return count -> count.rankedBy(stack -> count.owner(stack).or(() -> Optional.of(player)));
    }

    private static ToIntFunction<LeadCounter> jokersFor(Player player) {
        return count -> count.rankedBy(stack -> stack.top() == Piece.JOKER ? Optional.of(player) : count.owner(stack));
    }

    private static boolean isFirstClaim(LeadCounter count, Player player, Piece top) {
        return count.position().claims(player).get(0).piece() == top;
    }
}
