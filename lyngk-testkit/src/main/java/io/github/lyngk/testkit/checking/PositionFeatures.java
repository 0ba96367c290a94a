package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.stream.Stream;

/** The rules by which a position goes on, is over or is won, and by which the last move was played. */
final class PositionFeatures {

    /** How the text of a feature begins that is about what a played move does. */
    static final String DEED = "the played move ";

    private static final int MANY_FIVES = 3;

    private PositionFeatures() {}

    /** Everything by which the result in a position may be wrong. */
    static ImmutableList<Feature> result(Position position) {
        ImmutableList.Builder<Feature> features = ImmutableList.builder();
        return position.isOver()
                ? features.addAll(winner(position)).add(over(position)).build()
                : features.addAll(goingOn(position)).addAll(turn(position)).build();
    }

    /** Why a game that is not over goes on; the general rule last. */
    static ImmutableList<Feature> goingOn(Position position) {
        ImmutableList.Builder<Feature> features = ImmutableList.builder();
        add(features, hasStack(position, 6, false), Kind.EARLY_END, Rule.H5, "a neutral stack of six wins nothing");
        add(features, hasStack(position, 6, true), Kind.EARLY_END, Rule.R8, "a six made neutral never wins");
        add(features, position.mustClaim(), Kind.EARLY_END, Rule.R5, "a claim gives the player a move");
        add(features, !opponentHasMove(position), Kind.EARLY_END, Rule.E12, "only the opponent has no move");
        boolean many = Stream.of(Player.values()).anyMatch(player -> position.fives(player) >= MANY_FIVES);
        add(features, many, Kind.EARLY_END, Rule.G1, "no number of fives ends a game");
        return features.add(Feature.of(Kind.EARLY_END, Rule.G1, "the player has a move"))
                .build();
    }

    /** Why it is the turn of the player to move; the general rule last. */
    static ImmutableList<Feature> turn(Position position) {
        ImmutableList.Builder<Feature> features = ImmutableList.builder();
        Kind kind = Kind.WRONG_SIDE_TO_MOVE;
        add(features, !opponentHasMove(position), kind, Rule.R6, "the other player has no move");
        add(features, position.mustClaim(), kind, Rule.R5, "a claim gives the player a move");
        add(features, position.toSetup().isInitial(), kind, Rule.C3, "the game starts like this");
        return features.add(Feature.of(kind, Rule.E11, "the player has a move")).build();
    }

    /** Why a game is over. */
    static Feature over(Position position) {
        return position.suddenDeathWinner().isPresent()
                ? Feature.of(Kind.LATE_END, Rule.H4, "a stack of six has won")
                : Feature.of(Kind.LATE_END, Rule.G1, "neither player has a move");
    }

    /** What decides who has won a finished game, and what must not; what decides comes last. */
    static ImmutableList<Feature> winner(Position position) {
        ImmutableList.Builder<Feature> features = ImmutableList.builder();
        boolean scored = position.variant().fivesScored();
        Kind kind = Kind.WRONG_WINNER;
        Outcome.Reason reason = position.outcome().orElseThrow().reason();
        if (reason == Outcome.Reason.SUDDEN_DEATH) {
            return ImmutableList.of(Feature.of(kind, Rule.H4, "a stack of six wins"));
        }
        add(features, scored && hasStack(position, 5, true), kind, Rule.R4, "a five on the board is never counted");
        add(features, scored && hasStack(position, 5, false), kind, Rule.E10, "a neutral five is never counted");
        add(
                features,
                hasStack(position, 6, true) || hasStack(position, 6, false),
                kind,
                Rule.R8,
                "a six is not counted");
        add(features, !scored && hasStack(position, 5, true), kind, Rule.R9, "fives count for their owners");
        Rule decides = switch (reason) {
            case FIVES -> scored ? Rule.G1 : Rule.R9;
            case ALL_EQUAL -> scored ? Rule.G3 : Rule.H6;
            default -> scored ? Rule.G2 : Rule.H6;
        };
        return features.add(Feature.of(kind, decides, decidedBy(reason))).build();
    }

    private static String decidedBy(Outcome.Reason reason) {
        return switch (reason) {
            case SUDDEN_DEATH -> "a stack of six decides";
            case FIVES -> "stacks of five decide";
            case FOURS -> "stacks of four decide";
            case THREES -> "stacks of three decide";
            case TWOS -> "stacks of two decide";
            case SINGLES -> "single pieces decide";
            case ALL_EQUAL -> "everything is equal";
        };
    }

    /** What the last move of a game did to stacks and claims, besides moving a stack; perhaps nothing. */
    static ImmutableList<Feature> played(Game game) {
        Move move = game.lastMove().orElseThrow();
        Effect effect = game.undo().position().effect(move);
        int height = effect.formed().height();
        boolean stays = height == 5 && !effect.scored();
        boolean scores = game.start().variant().fivesScored();
        ImmutableList.Builder<Feature> features = ImmutableList.builder();
        Kind kind = Kind.WRONG_CAPTURE;
        boolean meets = MoveFeature.meetsFives(effect.before(), move);
        add(features, meets, kind, Rule.R4, DEED + "claims the colour of a five");
        add(features, effect.scored(), kind, Rule.E9, DEED + "scores a stack of five");
        add(features, stays && scores, kind, Rule.E10, DEED + "makes a neutral five");
        add(features, stays && !scores, kind, Rule.H1, DEED + "makes a five, which stays");
        add(features, effect.wins(), Kind.LATE_END, Rule.H4, DEED + "wins by a stack of six");
        add(features, height == 6 && !effect.wins(), Kind.EARLY_END, Rule.H5, DEED + "makes a neutral six");
        add(features, move.claim().isPresent(), Kind.WRONG_CLAIMS, Rule.D3, DEED + "claims a colour");
        return features.build();
    }

    private static void add(
            ImmutableList.Builder<Feature> features, boolean present, Kind kind, Rule rule, String text) {
        if (present) {
            features.add(Feature.of(kind, rule, text));
        }
    }

    private static boolean hasStack(Position position, int height, boolean claimed) {
        return position.stacks().entrySet().stream()
                .anyMatch(entry -> entry.getValue().height() == height
                        && position.owner(entry.getKey()).isPresent() == claimed);
    }

    /** Whether the player who is not to move could move; what a player does with a neutral stack both can do. */
    private static boolean opponentHasMove(Position position) {
        boolean shared = position.legalMoves().stream()
                .takeWhile(move -> move.claim().isEmpty())
                .anyMatch(move -> position.owner(move.from()).isEmpty());
        return shared
                || position.toSetup().toBuilder()
                        .playerToMove(position.playerToMove().opponent())
                        .build()
                        .problems()
                        .stream()
                        .noneMatch(problem -> problem.kind() == Problem.Kind.TURN_NOT_PASSED);
    }
}
