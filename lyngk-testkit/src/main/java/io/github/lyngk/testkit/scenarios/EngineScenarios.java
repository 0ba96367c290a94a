package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.scenarios.Scenario.Mode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The scenarios of an engine's check, one after the other: games, parts of games, positions built near rare events, and
 * positions that are easily mistaken for each other. The kinds alternate, so that a short check includes all of them.
 */
public final class EngineScenarios {

    private static final int MOST_MOVES = 12;
    private static final int MOST_REMEMBERED = 60;
    private static final int MOST_SIMILAR = 4;
    private static final int ENDING = 4;
    private static final int PART = 6;
    private static final int EARLY = 4;
    private static final int COMMON_TRIES = 12;

    private final ImmutableSet<Variant> variants;
    private final Predicate<Position> canSetUp;
    private final boolean setsUpAny;
    private final boolean statesAreImmutable;
    private final boolean refuses;
    private final boolean claimsSeparately;
    private final CheckGames games;
    private final Queue<Scenario> waiting = new ArrayDeque<>();
    private final List<Scenario> remembered = new ArrayList<>();
    private int round;

    /**
     * Creates the scenarios for an engine.
     *
     * @param canSetUp which positions the engine can be set up with
     */
    public EngineScenarios(Engine<?> engine, Predicate<Position> canSetUp, ImmutableSet<Variant> variants) {
        this.variants = variants;
        this.canSetUp = canSetUp;
        this.setsUpAny = engine.setsUpAnyPosition();
        this.statesAreImmutable = engine.statesAreImmutable();
        this.refuses = engine.refusesIllegalMoves();
        this.claimsSeparately = engine instanceof ClaimingEngine;
        this.games = new CheckGames(variants);
    }

    /** Whether a position may be sent: of a variant to try, without broken rules, and one that can be set up. */
    public boolean maySend(Position position) {
        return variants.contains(position.variant()) && canSetUp.test(position) && SentPositions.mayBeSent(position);
    }

    public Scenario next(SplittableRandom random) {
        while (waiting.isEmpty()) {
            RandomGenerator chance = random.split();
            round++;
            Game game = chance.nextInt(3) == 0 ? games.drawFinished(chance) : games.draw(chance);
            Stream<Scenario> drawn = setsUpAny ? anywhere(game, chance) : fromStarts(game, chance);
            drawn.flatMap(scenario -> fitting(scenario).stream()).forEach(waiting::add);
            if (refuses) {
                waiting.addAll(illegalMoves(game.prefix(chance.nextInt(game.size() + 1)), chance));
            }
        }
        return waiting.remove();
    }

    private Stream<Scenario> anywhere(Game game, RandomGenerator random) {
        int ply = random.nextInt(game.size() + 1);
        Position position = game.positions().get(ply);
        return switch (round % 16) {
            case 1 -> Stream.of(Scenario.part(game, ply, game.size()).in(Mode.TWICE));
            case 3, 11 -> Stream.of(Scenario.part(game, Math.max(0, game.size() - ENDING), game.size()));
            case 4 -> similarPositions(position, random);
            case 12 ->
                similarPositions(
                        random.nextBoolean() ? ConstructedEnds.draw(variants, random) : game.position(), random);
            case 5 -> manyMoves(Game.of(position), random);
            case 6 -> mixed(game, games.draw(random), random);
            case 7 -> comingBack(Scenario.of(game), random);
            case 8, 14 -> several(() -> ConstructedEnds.draw(variants, random), 6);
            case 9, 15 -> several(() -> Oddity.draw(variants, random), 5);
            case 10 ->
                Stream.of(
                        Scenario.of(CrowdedPositions.draw(variants, random)),
                        Scenario.of(LongChains.draw(variants, random)));
            default -> Stream.of(walk(game));
        };
    }

    private Stream<Scenario> fromStarts(Game game, RandomGenerator random) {
        return switch (round % 8) {
            case 1 -> Stream.of(Scenario.of(game).in(Mode.TWICE));
            case 3 -> manyMoves(game.prefix(random.nextInt(Math.min(EARLY, game.size() + 1))), random);
            case 5 -> comingBack(Scenario.of(game), random);
            default -> Stream.of(walk(game));
        };
    }

    private Scenario walk(Game game) {
        Scenario scenario = Scenario.of(game);
        if (statesAreImmutable && round % 2 == 0) {
            return scenario.in(Mode.RETURNING);
        }
        return round % 5 == 0 ? scenario.in(Mode.MOVES_FIRST) : scenario;
    }

    private static Stream<Scenario> several(Supplier<Position> positions, int count) {
        return Stream.generate(positions).limit(count).map(Scenario::of);
    }

    /** A position, then positions similar to it, each followed by the first one again, with a move that is legal in both. */
    private Stream<Scenario> similarPositions(Position position, RandomGenerator random) {
        List<Position> others = new ArrayList<>(SimilarPositions.of(position, random));
        others.removeIf(other -> !maySend(other));
        Stream.Builder<Scenario> scenarios = Stream.builder();
        scenarios.add(Scenario.of(position));
        for (int n = 0; n < MOST_SIMILAR && !others.isEmpty(); n++) {
            Position other = others.remove(random.nextInt(others.size()));
            Optional<Move> move = commonMove(position, other, random);
            scenarios.add(with(other, move)).add(with(position, move));
        }
        return scenarios.build();
    }

    private static Scenario with(Position position, Optional<Move> move) {
        Game game = Game.of(position);
        return Scenario.of(move.map(game::play).orElse(game));
    }

    private static Optional<Move> commonMove(Position position, Position other, RandomGenerator random) {
        return position.isOver()
                ? Optional.empty()
                : Stream.generate(() -> position.randomMove(random))
                        .limit(COMMON_TRIES)
                        .filter(other::isLegal)
                        .findFirst();
    }

    /** Many moves of one position, each played from a new set-up. */
    private static Stream<Scenario> manyMoves(Game game, RandomGenerator random) {
        ImmutableList<Move> moves = game.position().legalMoves();
        int step = Math.max(1, moves.size() / MOST_MOVES);
        int first = random.nextInt(step);
        return Stream.iterate(first, n -> n < moves.size(), n -> n + step)
                .map(n -> Scenario.of(game.play(moves.get(n))).in(Mode.AT_THE_END));
    }

    /** Two games alternately, in parts, each part set up where the last one ended. */
    private static Stream<Scenario> mixed(Game one, Game other, RandomGenerator random) {
        Stream.Builder<Scenario> scenarios = Stream.builder();
        int at = 0;
        while (at < Math.max(one.size(), other.size())) {
            int to = at + 1 + random.nextInt(PART);
            for (Game game : ImmutableList.of(one, other)) {
                if (at < game.size()) {
                    scenarios.add(Scenario.part(game, at, Math.min(to, game.size())));
                }
            }
            at = to;
        }
        return scenarios.build();
    }

    /** A game, an earlier one, the game again, and another game with the same start. */
    private Stream<Scenario> comingBack(Scenario scenario, RandomGenerator random) {
        Scenario old = remembered.isEmpty() ? scenario : remembered.get(random.nextInt(remembered.size()));
        if (remembered.size() < MOST_REMEMBERED) {
            remembered.add(scenario);
        } else {
            remembered.set(random.nextInt(MOST_REMEMBERED), scenario);
        }
        Scenario other = scenario.with(RandomGames.playOut(scenario.game().start(), random));
        return Stream.of(scenario, old, scenario, other, scenario.in(Mode.AT_THE_END));
    }

    /** One illegal move for every violation in a position. */
    private ImmutableList<Scenario> illegalMoves(Game game, RandomGenerator random) {
        Game start = setsUpAny ? Game.of(game.position()) : game;
        RefusedMoves refused = RefusedMoves.of(game.position());
        ImmutableList.Builder<Scenario> scenarios = ImmutableList.builder();
        for (Violation violation : refused.violations()) {
            ImmutableList<Move> moves = refused.committing(violation);
            Move move = moves.get(random.nextInt(moves.size()));
            Move tried = claimsSeparately ? move.withoutClaim() : move;
            if (!game.position().isLegal(tried)) {
                fitting(Scenario.of(start).trying(tried)).ifPresent(scenarios::add);
            }
        }
        return scenarios.build();
    }

    /** The scenario if the engine can be set up with it, without scored fives if it cannot set them up. */
    private Optional<Scenario> fitting(Scenario scenario) {
        Position start = scenario.game().start();
        if (maySend(start)) {
            return Optional.of(scenario);
        }
        Setup.Builder builder = start.toSetup().toBuilder();
        for (Player player : Player.values()) {
            builder.fives(player, 0);
        }
        Setup setup = builder.build();
        if (!setsUpAny || !setup.isPossible()) {
            return Optional.empty();
        }
        Position unscored = Position.of(setup);
        return maySend(unscored)
                ? Optional.of(
                        scenario.with(Game.replay(unscored, scenario.game().moves())))
                : Optional.empty();
    }
}
