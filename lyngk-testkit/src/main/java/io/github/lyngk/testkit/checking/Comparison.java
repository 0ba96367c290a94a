package io.github.lyngk.testkit.checking;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
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

    private final Game game;
    private final Position position;
    private final Answers answers;

    private Comparison(Game game, Answers answers) {
        this.game = game;
        this.position = game.position();
        this.answers = answers;
    }

    /**
     * What differs: the result, or else claims and moves, or else the position that the engine shows.
     *
     * @param duplicatesAllowed whether a move may be listed more than once
     */
    static ImmutableList<Disagreement> compare(Game game, Answers answers, boolean duplicatesAllowed) {
        Comparison comparison = new Comparison(game, answers);
        ImmutableList.Builder<Disagreement> found = ImmutableList.builder();
        boolean right = answers.result().equals(EngineResult.of(game.position()));
        if (!right) {
            found.add(comparison.wrongResult());
        }
        boolean contradicts = answers.result().isOver() && !answers.moves().isEmpty();
        if (right || contradicts) { // else the list follows the result
            answers.claims().ifPresent(claims -> found.addAll(comparison.wrongClaims(claims)));
            found.addAll(wrongMoves(game, expected(game.position(), answers), answers.moves(), duplicatesAllowed));
        }
        ImmutableList<Disagreement> all = found.build();
        return all.isEmpty() ? comparison.wrongBoard() : all;
    }

    /** The moves that an engine has to list: all, or those without a claim if it takes claims separately. */
    static ImmutableList<Move> expected(Position position, Answers answers) {
        return answers.claims().isEmpty()
                ? position.legalMoves()
                : position.legalMoves().stream()
                        .filter(move -> move.claim().isEmpty())
                        .collect(ImmutableList.toImmutableList());
    }

    private Disagreement wrongResult() {
        String sentence = "the engine says " + answers.result() + ", core says " + EngineResult.of(position);
        return Disagreement.of(game, resultFeatures(position, answers), sentence);
    }

    /** What may be behind a wrong result; the general rule last. */
    static ImmutableList<Feature> resultFeatures(Position position, Answers answers) {
        boolean saidOver = answers.result().isOver();
        if (position.isOver()) {
            return saidOver ? PositionFeatures.winner(position) : ImmutableList.of(PositionFeatures.over(position));
        }
        return saidOver ? PositionFeatures.goingOn(position) : PositionFeatures.turn(position);
    }

    /** Compares a list of moves with the legal ones: a disagreement for each set of features, missing moves first. */
    static ImmutableList<Disagreement> wrongMoves(
            Game game, List<Move> expected, List<Move> listed, boolean duplicatesAllowed) {
        if (Iterables.elementsEqual(expected, listed)) {
            return ImmutableList.of();
        }
        Position position = game.position();
        Set<Move> right = ImmutableSet.copyOf(expected);
        Set<Move> found = ImmutableSortedSet.copyOf(listed);
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
    private List<Disagreement> wrongClaims(List<Color> offered) {
        ImmutableSet<Color> expected =
                position.legalClaims().stream().map(Claim::color).collect(ImmutableSet.toImmutableSet());
        ImmutableSet<Color> found = ImmutableSet.copyOf(offered);
        List<Disagreement> wrong = new ArrayList<>();
        Sets.difference(expected, found).forEach(color -> {
            List<Move> moves = position.legalMoves().stream()
                    .filter(move -> move.claim().equals(Optional.of(color)))
                    .toList();
            boolean onTop = position.stacks().values().stream().anyMatch(stack -> stack.top() == color.piece());
            ImmutableList<Feature> features = ImmutableList.<Feature>builder()
                    .add(Feature.of(Kind.MISSING_CLAIM, onTop ? Rule.D3 : Rule.R12))
                    .addAll(MoveFeature.sharedBy(position, moves))
                    .build();
            wrong.add(Disagreement.of(game, features, "the engine does not offer to claim " + color));
        });
        Sets.difference(found, expected).forEach(color -> wrong.add(extraClaim(game, color, "")));
        if (wrong.isEmpty() && found.size() < offered.size()) {
            Feature twice = Feature.of(Kind.EXTRA_CLAIM, Rule.D3);
            wrong.add(Disagreement.of(game, twice, "the engine offers a claim more than once: " + offered));
        }
        return wrong;
    }

    /** What core has against the claim in any move; otherwise the claim leaves no move (R5). */
    private static Disagreement extraClaim(Game game, Color color, String when) {
        Rule rule = game.position()
                .check(Move.of(Point.A1, Point.B1).claiming(color))
                .rule()
                .filter(broken -> broken == Rule.G1 || broken == Rule.D3)
                .orElse(Rule.R5);
        return Disagreement.of(game, Feature.of(Kind.EXTRA_CLAIM, rule), "the engine offers to claim " + color + when);
    }

    /** D5: one claim a turn. */
    static ImmutableList<Disagreement> secondClaim(Game game, Color claimed, List<Color> offered) {
        String sentence = "after claiming " + claimed + " the engine offers another claim in the same turn: " + offered;
        return offered.isEmpty()
                ? ImmutableList.of()
                : ImmutableList.of(Disagreement.of(game, Feature.of(Kind.EXTRA_CLAIM, Rule.D5), sentence));
    }

    /** The position that the engine shows; whose turn it is in a finished game (R7) is not compared. */
    private ImmutableList<Disagreement> wrongBoard() {
        return answers.shown()
                .flatMap(shown -> difference(position, shown))
                .map(sentence ->
                        Disagreement.of(game, shownFeature(answers.shown().get()), "the engine " + sentence))
                .map(ImmutableList::of)
                .orElseGet(ImmutableList::of);
    }

    private Feature shownFeature(Setup shown) {
        if (!position.stacks().equals(shown.stacks()) || position.variant() != shown.variant()) {
            return Feature.of(Kind.WRONG_BOARD, Rule.C1, "the position was set up like this");
        }
        for (Player player : Player.values()) {
            if (position.fives(player) != shown.fives(player)) {
                return Feature.of(Kind.WRONG_CAPTURE, Rule.E9, "the position was set up like this");
            }
            if (!position.claims(player).equals(shown.claims(player))) {
                return Feature.of(Kind.WRONG_CLAIMS, Rule.D3, "the position was set up like this");
            }
        }
        return Feature.of(Kind.WRONG_SIDE_TO_MOVE, Rule.C3, "the position was set up like this");
    }

    /** How a position differs from the one an engine shows, as in "shows R on c3, core has nothing there". */
    static Optional<String> difference(Position position, Setup shown) {
        if (position.variant() != shown.variant()) {
            return Optional.of("shows the variant " + shown.variant() + ", core has " + position.variant());
        }
        for (Point point : Point.values()) {
            if (!position.stackAt(point).equals(shown.stackAt(point))) {
                return Optional.of("shows " + name(shown.stackAt(point)) + " on " + point + ", core has "
                        + name(position.stackAt(point)));
            }
        }
        for (Player player : Player.values()) {
            if (position.fives(player) != shown.fives(player)) {
                return Optional.of("shows " + shown.fives(player) + " scored stacks of player " + player.number()
                        + ", core has " + position.fives(player));
            }
            if (!position.claims(player).equals(shown.claims(player))) {
                return Optional.of("shows the claims " + shown.claims(player) + " of player " + player.number()
                        + ", core has " + position.claims(player));
            }
        }
        return position.isOver() || position.playerToMove() == shown.playerToMove()
                ? Optional.empty()
                : Optional.of("shows player " + shown.playerToMove().number() + " to move, core has player "
                        + position.playerToMove().number());
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
