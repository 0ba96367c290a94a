package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.testkit.EngineResult;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Engines that keep answers under too small a key, so that a position gets the answer of another.
 *
 * <p>Most are core with a cache in front of it. In one game no two positions look alike, since each has a stack less.
 */
final class CachingEngines {

    private CachingEngines() {}

    /** What a position is taken for. */
    private interface Key extends Function<Position, Object> {}

    private static final Key BOARD = Position::stacks;
    private static final Key TURN = Position::playerToMove;
    private static final Key CLAIMS = Position::claims;
    private static final Key VARIANT = Position::variant;
    private static final Key FIVES = position -> List.of(position.fives(Player.FIRST), position.fives(Player.SECOND));
    private static final Key TOPS = position -> Maps.transformValues(position.stacks(), Stack::top);
    private static final Key HEIGHTS = position -> Maps.transformValues(position.stacks(), Stack::height);
    private static final Key POINTS = position -> position.stacks().keySet();
    private static final Key COUNT = position -> position.stacks().size();
    private static final Key TAKEN = Position::unclaimed;
    private static final Key UP_TO_SYMMETRY = Symmetry::canonical;

    /** A number of colours and jokers, in which a joker looks like ivory. */
    private static final Key PIECE_NUMBERS = position -> Maps.transformValues(
            position.stacks(),
            stack -> stack.pieces().stream()
                    .map(piece -> piece.color().map(Color::ordinal).orElse(0))
                    .toList());

    static ImmutableList<ForgetfulEngine> all() {
        return ImmutableList.of(
                moves("keeps moves without the claims", VARIANT, BOARD, TURN).inSetUps(),
                moves("keeps moves without whose claims they are", VARIANT, BOARD, TURN, TAKEN)
                        .inSetUps(),
                moves("keeps moves without the turn", VARIANT, BOARD, CLAIMS).inSetUps(),
                moves("keeps moves without the variant", BOARD, TURN, CLAIMS),
                moves("keeps moves by tops and heights", VARIANT, TOPS, HEIGHTS, TURN, CLAIMS)
                        .inSetUps(),
                moves("keeps moves by tops", VARIANT, TOPS, TURN, CLAIMS).inSetUps(),
                moves("keeps moves by heights", VARIANT, HEIGHTS, TURN, CLAIMS),
                moves("keeps moves by pieces, with jokers for ivory", VARIANT, PIECE_NUMBERS, TURN, CLAIMS),
                moves("keeps moves by sixteen bits of a hash", hash(16)),
                moves("keeps moves by twenty bits of a hash", hash(20)),
                moves("keeps moves by the number of stacks", VARIANT, COUNT),
                moves("keeps moves up to symmetry", UP_TO_SYMMETRY),
                result("keeps results without the fives", VARIANT, BOARD, TURN, CLAIMS)
                        .inSetUps(),
                result("keeps results without the claims", VARIANT, BOARD, TURN, FIVES)
                        .inSetUps(),
                result("keeps results without the turn", VARIANT, BOARD, CLAIMS, FIVES)
                        .inSetUps(),
                result("keeps results without the variant", BOARD, TURN, CLAIMS, FIVES)
                        .inSetUps(),
                result("keeps results by tops and heights", VARIANT, TOPS, HEIGHTS, TURN, CLAIMS, FIVES)
                        .inSetUps(),
                result("keeps results by the number of stacks and the turn", COUNT, TURN),
                next("keeps successors without the claims", VARIANT, BOARD, TURN)
                        .inSetUps(),
                next("keeps successors without the fives", VARIANT, BOARD, TURN, CLAIMS)
                        .inSetUps(),
                next("keeps successors without the variant", BOARD, TURN, CLAIMS),
                next("keeps successors by occupied points", VARIANT, POINTS, TURN, CLAIMS),
                next("keeps successors by twelve bits of a hash", hash(12)),
                ForgetfulEngine.of("keeps who can move without the claims", () -> new HouseEngine(keepsHavingMoves()))
                        .inSetUps(),
                ForgetfulEngine.of(
                        "keeps what is reached by occupied points", () -> new HouseEngine(keepsDestinations())),
                ForgetfulEngine.of("keeps clashes by tops and heights", () -> new HouseEngine(keepsClashes()))
                        .wrongAtFirst());
    }

    private static Key hash(int bits) {
        return position -> position.hash64() >>> Long.SIZE - bits;
    }

    private static Key all(Key... parts) {
        return position ->
                List.of(parts).stream().map(part -> part.apply(position)).toList();
    }

    private static ForgetfulEngine moves(String name, Key... parts) {
        return ForgetfulEngine.of(name, () -> new KeepsMoves(all(parts)));
    }

    private static ForgetfulEngine result(String name, Key... parts) {
        return ForgetfulEngine.of(name, () -> new KeepsResults(all(parts)));
    }

    private static ForgetfulEngine next(String name, Key... parts) {
        return ForgetfulEngine.of(name, () -> new KeepsSuccessors(all(parts)));
    }

    private static final class KeepsMoves extends CoreEngine {
        private final Key key;
        private final Map<Object, Collection<Move>> kept = new HashMap<>();

        KeepsMoves(Key key) {
            this.key = key;
        }

        @Override
        public Collection<Move> moves(Position position) {
            return kept.computeIfAbsent(key.apply(position), any -> super.moves(position));
        }
    }

    private static final class KeepsResults extends CoreEngine {
        private final Key key;
        private final Map<Object, EngineResult> kept = new HashMap<>();

        KeepsResults(Key key) {
            this.key = key;
        }

        @Override
        public EngineResult result(Position position) {
            return kept.computeIfAbsent(key.apply(position), any -> super.result(position));
        }
    }

    private static final class KeepsSuccessors extends CoreEngine {
        private final Key key;
        private final Map<Object, Position> kept = new HashMap<>();

        KeepsSuccessors(Key key) {
            this.key = key;
        }

        @Override
        public Position play(Position position, Move move) {
            return kept.computeIfAbsent(List.of(key.apply(position), move), any -> super.play(position, move));
        }
    }

    private static Rules keepsHavingMoves() {
        Rules rules = new Rules();
        Map<Object, Boolean> kept = new HashMap<>();
        var right = rules.hasMove;
        rules.hasMove = (table, player) ->
                kept.computeIfAbsent(List.of(table.variant(), table.board(), player), any -> right.test(table, player));
        return rules;
    }

    /** By which points are occupied, but not by what stands there. */
    private static Rules keepsDestinations() {
        Rules rules = new Rules();
        Map<Object, Collection<Point>> kept = new HashMap<>();
        var right = rules.destinations;
        rules.destinations = (table, from) -> kept.computeIfAbsent(
                List.of(from, table.board().keySet(), rules.mayTravel.test(table, table.top(from))),
                any -> right.of(table, from));
        return rules;
    }

    private static Rules keepsClashes() {
        Rules rules = new Rules();
        Map<Object, Boolean> kept = new HashMap<>();
        var right = rules.coloursDiffer;
        rules.coloursDiffer = (moving, target) -> kept.computeIfAbsent(
                List.of(Table.top(moving), moving.size(), Table.top(target), target.size()),
                any -> right.test(moving, target));
        return rules;
    }
}
