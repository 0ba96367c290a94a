package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Outcome.Reason;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The rules about turns, the end and the winner, as features of positions; of each kind the most general last. */
enum PositionFeature {
    NEUTRAL_SIX(Kind.EARLY_END, Rule.H5, "a neutral stack of six wins nothing", has(6, false)),
    CLAIMED_SIX(Kind.EARLY_END, Rule.R8, "a six made neutral never wins", has(6, true)),
    CLAIM_GIVES_MOVE(Kind.EARLY_END, Rule.R5, "a claim gives the player a move", Position::mustClaim),
    OPPONENT_STUCK(Kind.EARLY_END, Rule.E12, "only the opponent has no move", position -> !opponentHasMove(position)),
    MANY_FIVES(Kind.EARLY_END, Rule.G1, "no number of fives ends a game", PositionFeature::hasManyFives),
    GOES_ON(Kind.EARLY_END, Rule.G1, "the player has a move", position -> true),

    SKIPPED(Kind.WRONG_SIDE_TO_MOVE, Rule.R6, "the other player has no move", position -> !opponentHasMove(position)),
    CLAIM_KEEPS_TURN(Kind.WRONG_SIDE_TO_MOVE, Rule.R5, "a claim gives the player a move", Position::mustClaim),
    START(Kind.WRONG_SIDE_TO_MOVE, Rule.C3, "the game starts like this", Position::isInitial),
    TURN(Kind.WRONG_SIDE_TO_MOVE, Rule.E11, "the player has a move", position -> true),

    WON(Kind.LATE_END, Rule.H4, "a stack of six has won", wonBySix()),
    OVER(Kind.LATE_END, Rule.G1, "neither player has a move", wonBySix().negate()),

    WINNING_SIX(Kind.WRONG_WINNER, Rule.H4, "a stack of six wins", wonBySix()),
    CLAIMED_FIVE(Kind.WRONG_WINNER, Rule.R4, "a five on the board is never counted", scored().and(has(5, true))),
    NEUTRAL_FIVE(Kind.WRONG_WINNER, Rule.E10, "a neutral five is never counted", scored().and(has(5, false))),
    SIX(
            Kind.WRONG_WINNER,
            Rule.R8,
            "a six is not counted",
            wonBySix().negate().and(has(6, true).or(has(6, false)))),
    FIVE_ON_BOARD(
            Kind.WRONG_WINNER,
            Rule.R9,
            "fives count for their owners",
            counted().and(has(5, true))),
    BY_FIVES(Kind.WRONG_WINNER, Rule.G1, "scored fives decide", scored().and(by(Reason.FIVES))),
    BY_FIVES_ON_BOARD(
            Kind.WRONG_WINNER, Rule.R9, "stacks of five decide", counted().and(by(Reason.FIVES))),
    DRAW(Kind.WRONG_WINNER, Rule.G3, "everything is equal", scored().and(by(Reason.ALL_EQUAL))),
    BY_SMALL(
            Kind.WRONG_WINNER,
            Rule.G2,
            "stacks lower than five decide",
            scored().and(by(Reason.FIVES, Reason.ALL_EQUAL).negate())),
    BY_HEIGHTS(
            Kind.WRONG_WINNER,
            Rule.H6,
            "the stacks on the board decide",
            counted().and(by(Reason.FIVES).negate()));

    private static final ImmutableList<PositionFeature> ALL = ImmutableList.copyOf(values());
    private static final int MANY = 3;

    private final Feature feature;
    private final Predicate<Position> test;

    PositionFeature(Kind kind, Rule rule, String text, Predicate<Position> test) {
        this.feature = Feature.of(kind, rule, text);
        this.test = test;
    }

    /** The possible causes of a wrong result of some kind in a position. */
    static ImmutableList<Feature> of(Position position, Kind kind) {
        return ALL.stream()
                .filter(each -> each.feature.kind() == kind && each.test.test(position))
                .map(each -> each.feature)
                .collect(ImmutableList.toImmutableList());
    }

    /** All possible causes of a wrong result in a position. */
    static ImmutableList<Feature> ofResult(Position position) {
        Stream<Kind> kinds = position.isOver()
                ? Stream.of(Kind.LATE_END, Kind.WRONG_WINNER)
                : Stream.of(Kind.EARLY_END, Kind.WRONG_SIDE_TO_MOVE);
        return kinds.flatMap(kind -> of(position, kind).stream()).collect(ImmutableList.toImmutableList());
    }

    private static Predicate<Position> has(int height, boolean claimed) {
        return position -> position.stacks().entrySet().stream()
                .anyMatch(entry -> entry.getValue().height() == height
                        && position.owner(entry.getKey()).isPresent() == claimed);
    }

    private static Predicate<Position> wonBySix() {
        return position -> position.suddenDeathWinner().isPresent();
    }

    /** A variant in which stacks of five are scored during the game. */
    private static Predicate<Position> scored() {
        return position -> position.variant().fivesScored();
    }

    /** A game in which fives are counted at the end, without a winning six. */
    private static Predicate<Position> counted() {
        return scored().or(wonBySix()).negate();
    }

    private static Predicate<Position> by(Reason... reasons) {
        return position -> position.outcome()
                .filter(outcome -> Stream.of(reasons).anyMatch(reason -> reason == outcome.reason()))
                .isPresent();
    }

    private static boolean hasManyFives(Position position) {
        return Stream.of(Player.values()).anyMatch(player -> position.fives(player) >= MANY);
    }

    /** Whether the player not to move could move. Both players can make the same moves with neutral stacks. */
    private static boolean opponentHasMove(Position position) {
        boolean shared = position.legalMovesWithoutClaim().stream()
                .anyMatch(move -> position.owner(move.from()).isEmpty());
        Player opponent = position.playerToMove().opponent();
        return shared
                || position.toSetup().toBuilder().playerToMove(opponent).build().problems().stream()
                        .noneMatch(problem -> problem.kind() == Problem.Kind.TURN_NOT_PASSED);
    }
}
