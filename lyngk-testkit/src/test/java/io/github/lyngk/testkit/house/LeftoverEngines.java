package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Engines in which something of one game is left over in the next: what other languages keep in globals and statics is
 * kept here in the engine, so that a new engine starts clean.
 */
final class LeftoverEngines {

    private LeftoverEngines() {}

    static ImmutableList<ForgetfulEngine> all() {
        return ImmutableList.of(
                leftover("keeps the claims of the last game", LeftoverEngines::keepClaims),
                leftover("never resets the fives", LeftoverEngines::keepFives),
                leftover("keeps the turn of the last game", (last, setup) -> setup.playerToMove(last.playerToMove())),
                leftover("keeps the stacks of the last game", LeftoverEngines::keepStacks)
                        .inSetUps(),
                ForgetfulEngine.of("keeps the variant of the first game", FirstVariant::new),
                ForgetfulEngine.of("keeps the start of the first game", FirstStart::new),
                ForgetfulEngine.of("goes on with the game it knows", KnownGames::new),
                ForgetfulEngine.of("keeps who won by a six", WinnerStays::new),
                ForgetfulEngine.of("stays at the end of the first game", StaysOver::new),
                ForgetfulEngine.of("ends after so many moves of all games", () -> new MovesOfAllGames(60)),
                ForgetfulEngine.of("does not know its own second game", () -> new OneGameWrong(2)),
                ForgetfulEngine.of("does not know its own fifth game", () -> new OneGameWrong(5)),
                ForgetfulEngine.of("begins otherwise after a game with a skip", SkipStays::new),
                ForgetfulEngine.of("tires after five hundred lists", () -> new Tires(500)),
                ForgetfulEngine.of("lists the moves of the last game first", ListSurvivesSetUp::new),
                ForgetfulEngine.of("keeps its first list", () -> new StaleList(Clearing.NEVER))
                        .wrongAtFirst(),
                ForgetfulEngine.of("keeps its list when a colour is claimed", () -> new StaleList(Clearing.PLAIN_MOVES))
                        .wrongAtFirst(),
                ForgetfulEngine.of("keeps its list when the turn comes back", () -> new StaleList(Clearing.NEW_TURNS))
                        .wrongAtFirst(),
                ForgetfulEngine.of("knows the result only after listing the moves", ResultByMoves::new));
    }

    private static ForgetfulEngine leftover(String name, BiConsumer<Position, Setup.Builder> change) {
        return ForgetfulEngine.of(name, () -> new Leftover(change));
    }

    /** Those that can be claimed besides the new ones. */
    private static void keepClaims(Position last, Setup.Builder setup) {
        Setup next = setup.build();
        for (Player player : Player.values()) {
            int free = 2 - next.claims(player).size();
            List<Color> left = last.claims(player).stream()
                    .filter(color -> next.claims().stream().noneMatch(claim -> claim.color() == color))
                    .toList();
            left.stream().limit(free).forEach(color -> setup.claim(player, color));
        }
    }

    private static void keepFives(Position last, Setup.Builder setup) {
        Setup next = setup.build();
        for (Player player : Player.values()) {
            int fives = next.variant() == Variant.SIX_STACK ? 0 : next.fives(player) + last.fives(player);
            setup.fives(player, fives);
        }
    }

    /** On points that the new position leaves empty. */
    private static void keepStacks(Position last, Setup.Builder setup) {
        Setup next = setup.build();
        last.stacks().forEach((point, stack) -> {
            if (next.stackAt(point).isEmpty() && stack.height() <= 5) {
                setup.put(point, stack);
            }
        });
    }

    /** Core that knows the position it saw last, and how many games there were. */
    private abstract static class Historian extends CoreEngine {
        private Optional<Position> last = Optional.empty();
        private int games;

        final Optional<Position> last() {
            return last;
        }

        final int gamesPlayed() {
            return games;
        }

        /** What it makes of a position that is set up. */
        Position begin(Position position) {
            return position;
        }

        @Override
        public final Position setUp(Position position) {
            games++;
            Position begun = begin(position);
            last = Optional.of(begun);
            return begun;
        }

        @Override
        public Position play(Position position, Move move) {
            Position played = super.play(position, move);
            last = Optional.of(played);
            return played;
        }
    }

    /** Sets up with something of the last position, if that is possible. */
    private static final class Leftover extends Historian {
        private final BiConsumer<Position, Setup.Builder> change;

        Leftover(BiConsumer<Position, Setup.Builder> change) {
            this.change = change;
        }

        @Override
        Position begin(Position position) {
            Setup.Builder builder = position.toSetup().toBuilder();
            last().ifPresent(before -> change.accept(before, builder));
            Setup setup = builder.build();
            return setup.isPossible() ? Position.of(setup) : position;
        }
    }

    private static final class FirstVariant extends Historian {
        private Optional<Variant> first = Optional.empty();

        @Override
        Position begin(Position position) {
            first = Optional.of(first.orElse(position.variant()));
            Setup setup = position.toSetup().toBuilder().variant(first.get()).build();
            return setup.isPossible() ? Position.of(setup) : position;
        }
    }

    /** Draws the start once. */
    private static final class FirstStart extends Historian {
        private final Map<Variant, Position> starts = new HashMap<>();

        @Override
        Position begin(Position position) {
            return position.toSetup().isInitial()
                    ? starts.computeIfAbsent(position.variant(), any -> position)
                    : position;
        }
    }

    /** A position set up twice in a row goes on where the first of the two games has got to. */
    private static final class KnownGames extends Historian {
        private Optional<Position> start = Optional.empty();

        @Override
        Position begin(Position position) {
            boolean known = start.filter(position::equals).isPresent();
            start = Optional.of(position);
            return known ? last().orElseThrow() : position;
        }
    }

    private static final class WinnerStays extends Historian {
        private Optional<Player> winner = Optional.empty();

        @Override
        public Position play(Position position, Move move) {
            Position played = super.play(position, move);
            winner = played.suddenDeathWinner().or(() -> winner);
            return played;
        }

        @Override
        public EngineResult result(Position position) {
            return winner.filter(player -> position.variant() == Variant.SIX_STACK)
                    .map(EngineResult::won)
                    .orElseGet(() -> super.result(position));
        }
    }

    private static final class StaysOver extends Historian {
        private Optional<EngineResult> end = Optional.empty();

        @Override
        public EngineResult result(Position position) {
            EngineResult result = super.result(position);
            end = result.isOver() ? end.or(() -> Optional.of(result)) : end;
            return end.orElse(result);
        }
    }

    private static final class MovesOfAllGames extends Historian {
        private final int enough;
        private int plies;

        MovesOfAllGames(int enough) {
            this.enough = enough;
        }

        @Override
        public Position play(Position position, Move move) {
            plies++;
            return super.play(position, move);
        }

        @Override
        public Collection<Move> moves(Position position) {
            return plies < enough ? super.moves(position) : List.of();
        }
    }

    private static final class OneGameWrong extends Historian {
        private final int game;

        OneGameWrong(int game) {
            this.game = game;
        }

        @Override
        public Collection<Move> moves(Position position) {
            Collection<Move> moves = super.moves(position);
            return gamesPlayed() == game ? moves.stream().skip(1).toList() : moves;
        }
    }

    /** A flag set by a skip makes the other player begin the next game. */
    private static final class SkipStays extends Historian {
        private boolean skipped;

        @Override
        Position begin(Position position) {
            Setup setup = position.toSetup().toBuilder()
                    .playerToMove(skipped ? position.playerToMove().opponent() : position.playerToMove())
                    .build();
            skipped = false;
            return setup.isPossible() ? Position.of(setup) : position;
        }

        @Override
        public Position play(Position position, Move move) {
            skipped |= position.effect(move).skipsOpponent();
            return super.play(position, move);
        }
    }

    private static final class Tires extends Historian {
        private final int lists;
        private int listed;

        Tires(int lists) {
            this.lists = lists;
        }

        @Override
        public Collection<Move> moves(Position position) {
            Collection<Move> moves = super.moves(position);
            return listed++ < lists ? moves : moves.stream().skip(1).toList();
        }
    }

    /** The list is made anew after a move, but not for a new game. */
    private static final class ListSurvivesSetUp extends Historian {
        private Optional<Collection<Move>> listed = Optional.empty();

        @Override
        public Collection<Move> moves(Position position) {
            Collection<Move> moves = listed.orElseGet(() -> super.moves(position));
            listed = Optional.of(moves);
            return moves;
        }

        @Override
        public Position play(Position position, Move move) {
            listed = Optional.empty();
            return super.play(position, move);
        }
    }

    /** After what a list is made anew. */
    private enum Clearing {
        NEVER,
        PLAIN_MOVES,
        NEW_TURNS
    }

    private static final class StaleList extends Historian {
        private final Clearing clearing;
        private Optional<Collection<Move>> listed = Optional.empty();

        StaleList(Clearing clearing) {
            this.clearing = clearing;
        }

        @Override
        Position begin(Position position) {
            listed = Optional.empty();
            return position;
        }

        @Override
        public Collection<Move> moves(Position position) {
            Collection<Move> moves = listed.orElseGet(() -> super.moves(position));
            listed = Optional.of(moves);
            return moves;
        }

        @Override
        public Position play(Position position, Move move) {
            Position played = super.play(position, move);
            boolean clears = switch (clearing) {
                case NEVER -> false;
                case PLAIN_MOVES -> move.claim().isEmpty();
                case NEW_TURNS -> played.playerToMove() != position.playerToMove();
            };
            listed = clears ? Optional.empty() : listed;
            return played;
        }
    }

    /** Whether the game is over is noted when moves are looked for. */
    private static final class ResultByMoves extends Historian {
        private Optional<EngineResult> noted = Optional.empty();

        @Override
        public Collection<Move> moves(Position position) {
            noted = Optional.of(super.result(position));
            return super.moves(position);
        }

        @Override
        public EngineResult result(Position position) {
            return noted.orElseGet(() -> super.result(position));
        }
    }
}
