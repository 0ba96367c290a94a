package io.github.lyngk.testkit.house;

import static io.github.lyngk.testkit.house.BrokenBot.oneIn;
import static io.github.lyngk.testkit.house.BrokenBot.sound;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Bots that say they are deterministic and are not; all their answers are legal. */
final class UnsteadyBots {

    private UnsteadyBots() {}

    static ImmutableList<BrokenBot> all() {
        return ImmutableList.of(
                unsteady("rolls dice", () -> dicing(position -> true)),
                unsteady("rolls dice in one position of forty", () -> dicing(position -> oneIn(40, position))),
                unsteady(
                        "rolls dice with twenty stacks left",
                        () -> dicing(position -> position.stacks().size() <= 20)),
                unsteady("rolls dice when it must claim", () -> dicing(Position::mustClaim)),
                unsteady("rolls dice between equally high stacks", HighestByDice::new),
                unsteady("answers otherwise after its first answer", FirstAnswer::new),
                unsteady("answers otherwise after fifty answers", () -> new Tired(50)),
                unsteady("answers otherwise when it comes back to a position", ComesBack::new),
                unsteady("answers otherwise when it comes back after long", ComesBackLate::new),
                unsteady("is of another mind in every object", OwnMind::new),
                unsteady(
                        "answers by the clock",
                        () -> position ->
                                position.legalMove(Math.floorMod(System.nanoTime() / 100, position.legalMoveCount()))),
                unsteady("learns from the game before", Learns::new));
    }

    private static BrokenBot unsteady(String name, Supplier<Bot> fresh) {
        return new BrokenBot(name, fresh, true, Optional.empty(), Kind.UNSTEADY_ANSWER);
    }

    private static Bot dicing(Predicate<Position> where) {
        SplittableRandom dice = new SplittableRandom();
        return position -> where.test(position) ? position.randomMove(dice) : sound(position);
    }

    private static int height(Position position, Move move) {
        return position.heightAt(move.from()) + position.heightAt(move.to());
    }

    private static final class HighestByDice implements Bot {
        private final SplittableRandom dice = new SplittableRandom();

        @Override
        public Move choose(Position position) {
            int highest = position.legalMoves().stream()
                    .mapToInt(move -> height(position, move))
                    .max()
                    .orElseThrow();
            List<Move> best = position.legalMoves().stream()
                    .filter(move -> height(position, move) == highest)
                    .toList();
            return best.get(dice.nextInt(best.size()));
        }
    }

    private static Move last(Position position) {
        return position.legalMove(position.legalMoveCount() - 1);
    }

    private static final class FirstAnswer implements Bot {
        private boolean asked;

        @Override
        public Move choose(Position position) {
            Move answer = asked ? last(position) : position.legalMove(0);
            asked = true;
            return answer;
        }
    }

    private static final class Tired implements Bot {
        private final int enough;
        private int answers;

        Tired(int enough) {
            this.enough = enough;
        }

        @Override
        public Move choose(Position position) {
            answers++;
            return answers > enough ? last(position) : position.legalMove(0);
        }
    }

    /** A table of what it has searched before lets it search deeper. */
    private static final class ComesBack implements Bot {
        private final Map<Position, Integer> visits = new HashMap<>();

        @Override
        public Move choose(Position position) {
            int visit = visits.merge(position, 1, Integer::sum);
            return position.legalMove((visit - 1) % position.legalMoveCount());
        }
    }

    /** The same, but what it finds there is used only after forty other answers. */
    private static final class ComesBackLate implements Bot {
        private final Map<Position, Integer> firstVisits = new HashMap<>();
        private int answers;

        @Override
        public Move choose(Position position) {
            answers++;
            int first = firstVisits.computeIfAbsent(position, any -> answers);
            return answers - first > 40 ? last(position) : position.legalMove(0);
        }
    }

    /** As a set of objects without a hash code of their own. */
    private static final class OwnMind implements Bot {
        private final int mind = System.identityHashCode(this);

        @Override
        public Move choose(Position position) {
            return position.legalMove(Math.floorMod(mind, position.legalMoveCount()));
        }
    }

    /** Prefers the origin it answered with most often. */
    private static final class Learns implements Bot {
        private final Map<Object, Integer> liked = new HashMap<>();

        @Override
        public Move choose(Position position) {
            Move answer = sound(position);
            for (Move move : position.legalMoves()) {
                if (liked.getOrDefault(move.from(), 0) > liked.getOrDefault(answer.from(), 0)) {
                    answer = move;
                }
            }
            liked.merge(answer.from(), 1, Integer::sum);
            return answer;
        }
    }
}
