package io.github.lyngk.testkit.judging;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.comparing.Topic;
import io.github.lyngk.testkit.games.ConstructedEnds;
import io.github.lyngk.testkit.games.ContractGames;
import io.github.lyngk.testkit.games.CrowdedPositions;
import io.github.lyngk.testkit.games.LongChains;
import io.github.lyngk.testkit.games.OddPositions;
import io.github.lyngk.testkit.games.Twin;
import io.github.lyngk.testkit.games.Twins;
import io.github.lyngk.testkit.judging.Visit.Manner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * What an engine is walked through, round by round: games, parts of games, and positions that only a wrong memory takes
 * for one another.
 */
final class EngineScenarios {

    private static final int MOST_BRANCHES = 30;
    private static final int MOST_REMEMBERED = 60;
    private static final int ENDING = 4;
    private static final int PART = 6;
    private static final int EARLY = 4;
    private static final int COMMON_TRIES = 12;

    private final Predicate<Position> startsFrom;
    private final boolean startsAnywhere;
    private final boolean statesAreValues;
    private final ContractGames games;
    private final ConstructedEnds ends;
    private final CrowdedPositions crowded;
    private final OddPositions odd;
    private final LongChains chains;
    private final List<Visit> remembered = new ArrayList<>();
    private final Optional<Game> only;
    private int round;

    /**
     * Thinks of visits.
     *
     * @param only the one game to visit, if nothing else is wanted
     */
    EngineScenarios(Subject<?> engine, Settings settings, Optional<Game> only) {
        this.only = only;
        ImmutableSet<Variant> variants = Foreign.variants(engine.owner(), engine.variants(), settings);
        this.startsFrom = engine.startsFrom();
        only.ifPresent(game ->
                checkArgument(startsFrom.test(game.start()), "the engine cannot be set up with %s", game.start()));
        this.startsAnywhere = startsFrom.test(Position.parse("1/4/7/6/3(RI)B2/6/7/4/1 2 R:B 0:0"));
        this.statesAreValues = engine.statesAreValues();
        this.games = new ContractGames(variants, settings.events());
        this.ends = new ConstructedEnds(variants);
        this.crowded = new CrowdedPositions(variants);
        this.odd = new OddPositions(variants);
        this.chains = new LongChains(variants);
    }

    /** The visits of the next round. */
    ImmutableList<Visit> next(RandomGenerator random) {
        if (only.isPresent()) {
            return ImmutableList.of(Visit.of(only.get()), Visit.of(only.get()).asking(Manner.TWICE));
        }
        round++;
        Game game = random.nextInt(3) == 0 ? games.drawFinished(random) : games.draw(random);
        ImmutableList<Visit> visits = startsAnywhere ? anywhere(game, random) : fromStarts(game, random);
        return visits.stream().flatMap(visit -> fitting(visit).stream()).collect(ImmutableList.toImmutableList());
    }

    private ImmutableList<Visit> anywhere(Game game, RandomGenerator random) {
        int ply = random.nextInt(game.size() + 1);
        Position position = game.positions().get(ply);
        return switch (round % 16) {
            case 1 -> ImmutableList.of(Visit.rest(game, ply, game.size()).asking(Manner.TWICE));
            case 3, 11 -> ImmutableList.of(Visit.rest(game, Math.max(0, game.size() - ENDING), game.size()));
            case 4 -> twins(position, random);
            case 12 -> twins(random.nextBoolean() ? ends.draw(random) : game.position(), random);
            case 5 -> allMoves(game.prefix(ply), random);
            case 6 -> mixed(game, games.draw(random), random);
            case 7 -> comingBack(Visit.of(game), random);
            case 8 -> several(() -> ends.draw(random), 12);
            case 9 -> several(() -> odd.draw(random), 8);
            case 10 -> several(() -> random.nextBoolean() ? crowded.draw(random) : chains.draw(random), 3);
            default -> walk(game);
        };
    }

    private ImmutableList<Visit> fromStarts(Game game, RandomGenerator random) {
        return switch (round % 8) {
            case 1 -> ImmutableList.of(Visit.of(game).asking(Manner.TWICE));
            case 3 -> allMoves(game.prefix(random.nextInt(Math.min(EARLY, game.size() + 1))), random);
            case 5 -> comingBack(Visit.of(game), random);
            default -> walk(game);
        };
    }

    private ImmutableList<Visit> walk(Game game) {
        Visit visit = Visit.of(game);
        if (statesAreValues && round % 2 == 0) {
            return ImmutableList.of(visit.asking(Manner.BRANCHING));
        }
        return ImmutableList.of(round % 5 == 0 ? visit.about(Topic.MOVES) : visit);
    }

    private static ImmutableList<Visit> several(Supply positions, int count) {
        ImmutableList.Builder<Visit> visits = ImmutableList.builder();
        for (int n = 0; n < count; n++) {
            visits.add(Visit.of(positions.next()));
        }
        return visits.build();
    }

    private interface Supply {
        Position next();
    }

    /** A position, positions that look like it, and the position again, each with a move that is legal in both. */
    private static ImmutableList<Visit> twins(Position position, RandomGenerator random) {
        ImmutableList.Builder<Visit> visits = ImmutableList.builder();
        visits.add(Visit.of(position));
        for (Twin twin : Twins.of(position, random)) {
            Optional<Move> move = common(position, twin.position(), random);
            visits.add(visit(twin.position(), move), visit(position, move));
        }
        return visits.build();
    }

    private static Visit visit(Position position, Optional<Move> move) {
        return Visit.of(move.map(next -> Game.of(position).play(next)).orElseGet(() -> Game.of(position)));
    }

    private static Optional<Move> common(Position position, Position twin, RandomGenerator random) {
        return position.isOver()
                ? Optional.empty()
                : Stream.generate(() -> position.randomMove(random))
                        .limit(COMMON_TRIES)
                        .filter(twin::isLegal)
                        .findFirst();
    }

    /** Every move of a position, or many, each from a fresh start: what perft counts, looked at closely. */
    private ImmutableList<Visit> allMoves(Game game, RandomGenerator random) {
        ImmutableList<Move> moves = game.position().legalMoves();
        int step = Math.max(1, moves.size() / MOST_BRANCHES);
        Game from = startsAnywhere ? Game.of(game.position()) : game;
        ImmutableList.Builder<Visit> visits = ImmutableList.builder();
        for (int n = random.nextInt(step); n < moves.size(); n += step) {
            visits.add(Visit.of(from.play(moves.get(n))).asking(Manner.AT_THE_END));
        }
        return visits.build();
    }

    /** Two games in turns, each set up again where it was left. */
    private static ImmutableList<Visit> mixed(Game one, Game other, RandomGenerator random) {
        ImmutableList.Builder<Visit> visits = ImmutableList.builder();
        int at = 0;
        while (at < Math.max(one.size(), other.size())) {
            int to = at + 1 + random.nextInt(PART);
            for (Game game : ImmutableList.of(one, other)) {
                if (at < game.size()) {
                    visits.add(Visit.rest(game, at, Math.min(to, game.size())));
                }
            }
            at = to;
        }
        return visits.build();
    }

    /** A game, one made long ago, and the game again; it may be come back to itself. */
    private ImmutableList<Visit> comingBack(Visit visit, RandomGenerator random) {
        Visit old = remembered.isEmpty() ? visit : remembered.get(random.nextInt(remembered.size()));
        if (remembered.size() < MOST_REMEMBERED) {
            remembered.add(visit);
        } else {
            remembered.set(random.nextInt(MOST_REMEMBERED), visit);
        }
        Visit other = visit.in(playOut(visit.game().start(), random));
        return ImmutableList.of(visit, old, visit, other, visit.asking(Manner.AT_THE_END));
    }

    private static Game playOut(Position start, RandomGenerator random) {
        Game game = Game.of(start);
        while (!game.isOver()) {
            game = game.play(game.position().randomMove(random));
        }
        return game;
    }

    /** The visit as the engine can make it: without scored fives for those who cannot set them up. */
    private Optional<Visit> fitting(Visit visit) {
        if (startsFrom.test(visit.game().start())) {
            return Optional.of(visit);
        }
        Setup.Builder builder = visit.game().start().toSetup().toBuilder();
        for (Player player : Player.values()) {
            builder.fives(player, 0);
        }
        Setup setup = builder.build();
        if (!startsAnywhere || !setup.isPossible()) {
            return Optional.empty();
        }
        return Optional.of(visit.in(Game.replay(Position.of(setup), visit.game().moves())))
                .filter(other -> startsFrom.test(other.game().start()));
    }
}
