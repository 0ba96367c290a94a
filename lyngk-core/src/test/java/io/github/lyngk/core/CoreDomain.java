package io.github.lyngk.core;

import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.domains.DomainContextBase;

/** The values for the properties. A game is a start and numbers that choose among the legal moves, so it shrinks. */
class CoreDomain extends DomainContextBase {
    /** A game of some length from a random start, finished or not. */
    @Provide
    Arbitrary<Game> games() {
        Arbitrary<List<Integer>> choices = Arbitraries.integers()
                .between(0, 9_999)
                .list()
                .ofMaxSize(42)
                .withSizeDistribution(RandomDistribution.uniform());
        return Combinators.combine(Arbitraries.of(Variant.class), Arbitraries.longs(), choices)
                .as(CoreDomain::play);
    }

    /** The current position of such a game, or a sparse position that play would hardly reach. */
    @Provide
    Arbitrary<Position> positions() {
        Arbitrary<Position> sparse = Combinators.combine(Arbitraries.of("", "six", "captures"), Arbitraries.longs())
                .as((variant, seed) ->
                        Position.parse(RandomStates.state(variant, seed).toString()));
        return Arbitraries.oneOf(games().map(Game::position), sparse);
    }

    @Provide
    Arbitrary<Move> moves() {
        return Arbitraries.integers().between(0, Move.COUNT - 1).map(Move::ofIndex);
    }

    private static Game play(Variant variant, long seed, List<Integer> choices) {
        Game game = Game.of(Position.initial(variant, new SplittableRandom(seed)));
        for (int choice : choices) {
            if (game.position().isOver()) {
                return game;
            }
            game = game.play(choose(game.position(), choice));
        }
        return game;
    }

    /** Claims rarely, so that colours are left after the first few moves. */
    private static Move choose(Position position, int choice) {
        List<Move> all = position.legalMoves();
        List<Move> plain = all.stream().filter(move -> move.claim().isEmpty()).toList();
        List<Move> from = plain.isEmpty() || choice % 8 == 0 ? all : plain;
        return from.get(choice % from.size());
    }
}
