package io.github.lyngk.testkit.checking;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multiset;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Compares the answers of an engine in one position with core's. */
final class Comparison {

    private static final int SHOWN = 5;
    private static final String SET_UP = "the position was set up like this";

    private Comparison() {}

    /**
     * Returns the differences in the result, or else in claims and moves, or else in the position that the engine shows.
     *
     * @param duplicatesAllowed whether a move may be listed more than once
     */
    static ImmutableList<Disagreement> compare(Game game, Answers answers, boolean duplicatesAllowed) {
        Position position = game.position();
        ImmutableList.Builder<Disagreement> found = ImmutableList.builder();
        boolean right = answers.isResultRight(position);
        if (!right) {
            found.add(wrongResult(game, answers));
        }
        boolean contradicts = answers.result().isOver() && !answers.moves().isEmpty();
        if (right || contradicts) { // otherwise the list follows from the result
            answers.claims().ifPresent(claims -> found.addAll(wrongClaims(game, claims)));
            found.addAll(wrongMoves(game, answers.expected(position), answers.moves(), duplicatesAllowed));
        }
        ImmutableList<Disagreement> all = found.build();
        return all.isEmpty() ? shown(game, answers).stream().collect(ImmutableList.toImmutableList()) : all;
    }

    static Disagreement wrongResult(Game game, Answers answers) {
        Position position = game.position();
        boolean saidOver = answers.result().isOver();
        Kind ongoing = saidOver ? Kind.EARLY_END : Kind.WRONG_SIDE_TO_MOVE;
        Kind over = saidOver ? Kind.WRONG_WINNER : Kind.LATE_END;
        String message = "the engine says " + answers.result() + ", core says " + EngineResult.of(position);
        return Disagreement.of(game, PositionFeature.of(position, position.isOver() ? over : ongoing), message);
    }

    /** Compares a list of moves with the legal ones: a disagreement for each set of features, missing moves first. */
    static ImmutableList<Disagreement> wrongMoves(
            Game game, List<Move> expected, List<Move> listed, boolean duplicatesAllowed) {
        if (Iterables.elementsEqual(expected, listed)) {
            return ImmutableList.of();
        }
        Position position = game.position();
        Set<Move> right = ImmutableSet.copyOf(expected);
        Set<Move> found = ImmutableSet.copyOf(ImmutableList.sortedCopyOf(listed));
        if (found.equals(right)) {
            return duplicatesAllowed || found.size() == listed.size()
                    ? ImmutableList.of()
                    : ImmutableList.of(duplicate(game, listed));
        }
        Map<ImmutableList<Feature>, List<Move>> missing = new LinkedHashMap<>();
        Sets.difference(right, found).forEach(move -> add(missing, MoveFeature.of(position, move), move));
        Map<ImmutableList<Feature>, List<Move>> extra = new LinkedHashMap<>();
        Sets.difference(found, right).forEach(move -> add(extra, ExtraMove.features(position, move), move));
        ImmutableList.Builder<Disagreement> all = ImmutableList.builder();
        missing.forEach((features, moves) ->
                all.add(Disagreement.of(game, features, "the engine does not list " + some(moves))));
        extra.forEach((features, moves) -> all.add(Disagreement.of(
                game, features, "the engine lists " + some(moves) + "; " + position.check(moves.get(0)))));
        return all.build();
    }

    /** The features that make a missing move legal, or a listed move illegal. */
    static ImmutableList<Feature> moveFeatures(Position position, Move move) {
        return position.isLegal(move) ? MoveFeature.of(position, move) : ExtraMove.features(position, move);
    }

    private static void add(Map<ImmutableList<Feature>, List<Move>> moves, ImmutableList<Feature> features, Move move) {
        moves.computeIfAbsent(features, first -> new ArrayList<>()).add(move);
    }

    private static Disagreement duplicate(Game game, List<Move> listed) {
        Multiset<Move> counted = HashMultiset.create(listed);
        Move twice = counted.elementSet().stream()
                .filter(move -> counted.count(move) > 1)
                .sorted()
                .findFirst()
                .orElseThrow();
        return Disagreement.of(
                game,
                Feature.of(Kind.DUPLICATE_MOVE, Rule.R1),
                "the engine lists " + twice + " " + counted.count(twice) + " times");
    }

    /** D3, R5: the free colours whose claim leaves the player a move. */
    private static List<Disagreement> wrongClaims(Game game, List<Color> offered) {
        Position position = game.position();
        ImmutableSet<Color> expected =
                position.legalClaims().stream().map(Claim::color).collect(ImmutableSet.toImmutableSet());
        ImmutableSet<Color> found = ImmutableSet.copyOf(offered);
        List<Disagreement> wrong = new ArrayList<>();
        for (Color color : Sets.difference(expected, found)) {
            Rule rule = MoveFeature.tops(position, color, 0) ? Rule.D3 : Rule.R12;
            Feature missing = Feature.of(Kind.MISSING_CLAIM, rule);
            wrong.add(Disagreement.of(game, missing, "the engine does not offer to claim " + color));
        }
        for (Color color : Sets.difference(found, expected)) {
            Rule rule = position.check(
                            Move.of(Point.A1, Point.B1).claiming(color)) // core's objection to the claim itself
                    .rule()
                    .filter(broken -> broken == Rule.G1 || broken == Rule.D3)
                    .orElse(Rule.R5);
            Feature extra = Feature.of(Kind.EXTRA_CLAIM, rule);
            wrong.add(Disagreement.of(game, extra, "the engine offers to claim " + color));
        }
        if (wrong.isEmpty() && found.size() < offered.size()) {
            Feature twice = Feature.of(Kind.EXTRA_CLAIM, Rule.D3);
            wrong.add(Disagreement.of(game, twice, "the engine offers a claim more than once: " + offered));
        }
        return wrong;
    }

    /** D5: one claim a turn. */
    static Optional<Disagreement> secondClaim(Game game, Color claimed, List<Color> offered) {
        String message = "after claiming " + claimed + " the engine offers another claim in the same turn: " + offered;
        Feature feature = Feature.of(Kind.EXTRA_CLAIM, Rule.D5);
        return offered.isEmpty() ? Optional.empty() : Optional.of(Disagreement.of(game, feature, message));
    }

    /** How the position that an engine shows differs; whose turn it is in a finished game (R7) is not compared. */
    static Optional<Disagreement> shown(Game game, Answers answers) {
        if (answers.shown().isEmpty()) {
            return Optional.empty();
        }
        Position position = game.position();
        Setup shown = answers.shown().get();
        if (position.variant() != shown.variant()) {
            return differs(game, Kind.WRONG_BOARD, Rule.C1, shown.variant(), position.variant());
        }
        for (Point point : Point.values()) {
            if (!position.stackAt(point).equals(shown.stackAt(point))) {
                String seen = name(shown.stackAt(point)) + " on " + point;
                return differs(game, Kind.WRONG_BOARD, Rule.C1, seen, name(position.stackAt(point)));
            }
        }
        for (Player player : Player.values()) {
            String whose = " of player " + player.number();
            if (position.fives(player) != shown.fives(player)) {
                String seen = shown.fives(player) + " scored fives" + whose;
                return differs(game, Kind.WRONG_CAPTURE, Rule.E9, seen, position.fives(player));
            }
            if (!position.claims(player).equals(shown.claims(player))) {
                String seen = "the claims " + shown.claims(player) + whose;
                return differs(game, Kind.WRONG_CLAIMS, Rule.D3, seen, position.claims(player));
            }
        }
        String seen = "player " + shown.playerToMove().number() + " to move";
        return position.isOver() || position.playerToMove() == shown.playerToMove()
                ? Optional.empty()
                : differs(game, Kind.WRONG_SIDE_TO_MOVE, Rule.C3, seen, "the other player");
    }

    private static Optional<Disagreement> differs(Game game, Kind kind, Rule rule, Object shown, Object right) {
        String message = "the engine shows " + shown + ", core has " + right;
        return Optional.of(Disagreement.of(game, Feature.of(kind, rule, SET_UP), message));
    }

    private static String name(Optional<Stack> stack) {
        return stack.map(Stack::toString).orElse("nothing");
    }

    /** The first of some moves, and how many more there are. */
    static String some(Collection<Move> moves) {
        String shown = moves.stream().limit(SHOWN).map(Move::toString).collect(joining(", "));
        return moves.size() <= SHOWN ? shown : shown + " and " + (moves.size() - SHOWN) + " more";
    }
}
