package io.github.lyngk.testkit.house;

import static io.github.lyngk.testkit.house.BrokenBot.oneIn;
import static io.github.lyngk.testkit.house.BrokenBot.sound;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Bots that answer with a move that is not legal, some of them only seldom or only as an old object. */
final class IllegalBots {

    private IllegalBots() {}

    /** A move that a bot would rather make than a sound one. */
    private interface Temptation extends Function<Position, Optional<Move>> {}

    static ImmutableList<BrokenBot> all() {
        return ImmutableList.of(
                illegal("never claims", () -> position -> sound(position).withoutClaim()),
                tempted("claims a third colour", IllegalBots::thirdClaim),
                tempted("claims a taken colour now and then", IllegalBots::takenColor),
                tempted("moves the opponent's stacks late in the game", IllegalBots::opponentsStack),
                tempted("builds sixes in the standard game", IllegalBots::highest),
                tempted("jumps on an empty board", IllegalBots::jump),
                tempted("lands where its claim captures a five", IllegalBots::capturedPoint),
                tempted("moves jokers as the second player", IllegalBots::joker),
                tempted("lets neutral singles climb now and then", IllegalBots::climb),
                tempted("turns its answer round when there is little choice", IllegalBots::reversed),
                tempted("answers for the other player now and then", IllegalBots::otherPlayer),
                illegal("answers on the mirrored board", () -> position -> Symmetry.REFLECT_0.apply(sound(position))),
                illegal("mirrors the board for the second player", () -> IllegalBots::mirroredForSecond),
                illegal("answers the same again and again", AnswersAgain::new),
                illegal("answers with its last move every twentieth time", RepeatsItself::new),
                illegal("goes on with the last game when a new one begins", LastGame::new),
                illegal("believes that players take turns", TakesTurns::new),
                kept(
                        "keeps answers without the claims",
                        position -> List.of(position.variant(), position.stacks(), position.playerToMove())),
                kept(
                        "keeps answers without the turn",
                        position -> List.of(position.variant(), position.stacks(), position.claims())),
                illegal("keeps the highest answer without the variant", HighestKept::new),
                kept(
                        "keeps answers by heights",
                        position -> List.of(Maps.transformValues(position.stacks(), Stack::height), position.claims())),
                kept("keeps answers by twelve bits of a hash", position -> position.hash64() >>> 52),
                nothing("answers nothing when there is one move", position -> position.legalMoveCount() == 1),
                nothing("answers nothing when it must claim", Position::mustClaim),
                nothing("answers nothing without a stack of its own", IllegalBots::hasNothing),
                nothing(
                        "answers nothing when no move goes to a neighbour",
                        position -> position.legalMoves().stream()
                                .noneMatch(move -> move.from().neighbours().contains(move.to()))));
    }

    private static BrokenBot illegal(String name, Supplier<Bot> fresh) {
        return BrokenBot.of(name, Kind.ILLEGAL_ANSWER, fresh);
    }

    private static BrokenBot tempted(String name, Temptation temptation) {
        return illegal(name, () -> position -> temptation.apply(position).orElseGet(() -> sound(position)));
    }

    private static BrokenBot kept(String name, Function<Position, Object> key) {
        return illegal(name, () -> {
            Map<Object, Move> kept = new HashMap<>();
            return position -> kept.computeIfAbsent(key.apply(position), any -> sound(position));
        });
    }

    private static BrokenBot nothing(String name, Predicate<Position> lost) {
        return BrokenBot.of(name, Kind.NULL_ANSWER, () -> position -> lost.test(position) ? null : sound(position));
    }

    private static boolean hasNothing(Position position) {
        Player player = position.playerToMove();
        return position.claims(player).size() == 2
                && position.stacks().keySet().stream()
                        .noneMatch(point -> position.owner(point).equals(Optional.of(player)));
    }

    private static Optional<Move> thirdClaim(Position position) {
        return position.claims(position.playerToMove()).size() < 2
                ? Optional.empty()
                : position.unclaimed().stream()
                        .findFirst()
                        .map(color -> sound(position).withoutClaim().claiming(color));
    }

    private static Optional<Move> takenColor(Position position) {
        List<Color> taken = position.claims(position.playerToMove().opponent());
        return taken.isEmpty() || !oneIn(8, position)
                ? Optional.empty()
                : Optional.of(sound(position).withoutClaim().claiming(taken.get(0)));
    }

    /** Moves from one stack to its neighbour, by whatever rules. */
    private static Stream<Move> steps(Position position) {
        return position.stacks().keySet().stream()
                .flatMap(from -> from.neighbours().stream()
                        .filter(to -> position.heightAt(to) > 0)
                        .map(to -> Move.of(from, to)));
    }

    private static Optional<Move> opponentsStack(Position position) {
        Optional<Player> opponent = Optional.of(position.playerToMove().opponent());
        return position.stacks().size() > 14
                ? Optional.empty()
                : steps(position)
                        .filter(move -> position.owner(move.from()).equals(opponent))
                        .findFirst();
    }

    private static int height(Position position, Move move) {
        return position.heightAt(move.from()) + position.heightAt(move.to());
    }

    /** Plays the standard game as the six-stack one, and always builds as high as it can. */
    private static Optional<Move> highest(Position position) {
        Setup six = position.toSetup().toBuilder()
                .variant(Variant.SIX_STACK)
                .fives(Player.FIRST, 0)
                .fives(Player.SECOND, 0)
                .build();
        return six.isPossible()
                ? Position.of(six).legalMoves().stream().max(Comparator.comparing(move -> height(position, move)))
                : Optional.empty();
    }

    private static Optional<Move> jump(Position position) {
        return position.stacks().size() > 16
                ? Optional.empty()
                : position.legalMoves().stream()
                        .filter(move -> move.from().directionTo(move.to()).isPresent())
                        .flatMap(move -> behind(position, move).stream())
                        .findFirst();
    }

    /** The same move, but onto the stack behind. */
    private static Optional<Move> behind(Position position, Move move) {
        Direction direction = move.from().directionTo(move.to()).orElseThrow();
        return move.to().ray(direction).stream()
                .filter(point -> position.heightAt(point) > 0)
                .findFirst()
                .map(point -> Move.of(move.from(), point));
    }

    private static Optional<Move> capturedPoint(Position position) {
        return position.legalMoves().stream()
                .filter(move -> move.claim().isPresent())
                .flatMap(move -> position.capturedBy(move.claim().get()).stream()
                        .filter(point -> point != move.from())
                        .map(point -> Move.of(move.from(), point)
                                .claiming(move.claim().get())))
                .findFirst();
    }

    private static Optional<Move> joker(Position position) {
        return position.playerToMove() == Player.FIRST || !oneIn(4, position)
                ? Optional.empty()
                : steps(position)
                        .filter(move -> position.topAt(move.from()).equals(Optional.of(Piece.JOKER)))
                        .findFirst();
    }

    private static Optional<Move> climb(Position position) {
        return !oneIn(4, position)
                ? Optional.empty()
                : steps(position)
                        .filter(move -> position.heightAt(move.from()) == 1 && position.heightAt(move.to()) > 1)
                        .filter(move -> position.owner(move.from()).isEmpty())
                        .findFirst();
    }

    private static Optional<Move> reversed(Position position) {
        Move move = sound(position);
        return position.legalMoveCount() > 2 ? Optional.empty() : Optional.of(Move.of(move.to(), move.from()));
    }

    private static Optional<Move> otherPlayer(Position position) {
        Setup other = position.toSetup().toBuilder()
                .playerToMove(position.playerToMove().opponent())
                .build();
        return oneIn(4, position) && other.isPossible()
                ? Optional.of(Position.of(other)).filter(turn -> !turn.isOver()).map(BrokenBot::sound)
                : Optional.empty();
    }

    private static Move mirroredForSecond(Position position) {
        Move move = sound(position);
        return position.playerToMove() == Player.FIRST ? move : Symmetry.REFLECT_180.apply(move);
    }

    private static final class AnswersAgain implements Bot {
        private Optional<Move> answer = Optional.empty();

        @Override
        public Move choose(Position position) {
            answer = Optional.of(answer.orElse(sound(position)));
            return answer.get();
        }
    }

    /** A move onto five pieces is legal in one variant only. */
    private static final class HighestKept implements Bot {
        private final Map<Object, Move> kept = new HashMap<>();

        @Override
        public Move choose(Position position) {
            return kept.computeIfAbsent(
                    List.of(position.stacks(), position.playerToMove(), position.claims()),
                    any -> position.legalMoves().stream()
                            .max(Comparator.comparing(move -> height(position, move)))
                            .orElseThrow());
        }
    }

    private static final class RepeatsItself implements Bot {
        private Optional<Move> last = Optional.empty();
        private int answers;

        @Override
        public Move choose(Position position) {
            answers++;
            last = Optional.of(last.filter(move -> answers % 20 == 0).orElse(sound(position)));
            return last.get();
        }
    }

    /** A board that fills up again is taken for a mistake of whoever asks. */
    private static final class LastGame implements Bot {
        private Optional<Position> last = Optional.empty();

        @Override
        public Move choose(Position position) {
            boolean back = last.filter(
                            before -> before.stacks().size() < position.stacks().size())
                    .isPresent();
            Position believed = back ? last.get() : position;
            last = Optional.of(position);
            return sound(believed);
        }
    }

    /** Looks at the position as the player whose turn it would be if nobody were ever skipped. */
    private static final class TakesTurns implements Bot {
        private Optional<Position> last = Optional.empty();

        @Override
        public Move choose(Position position) {
            boolean skipped = last.filter(before -> before.playerToMove() == position.playerToMove()
                            && before.stacks().size() == position.stacks().size() + 1
                            && before.variant() == position.variant())
                    .isPresent();
            last = Optional.of(position);
            Point from = sound(position).from();
            return skipped ? Move.of(sound(position).to(), from) : sound(position);
        }
    }
}
