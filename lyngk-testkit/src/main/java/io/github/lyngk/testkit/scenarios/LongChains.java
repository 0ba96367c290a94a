package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Generates positions with a legal move whose shortest route has six legs or more (F2, R10). The maximum is eight: from one
 * piece of a colour over the other seven.
 *
 * <p>A snake of stacks with the same colour on top is laid, each in straight sight of the one before, and the points around
 * it are filled so that there is no shorter route.
 */
final class LongChains {
    /** The minimum number of legs of the longest route. */
    static final int FEWEST_LEGS = 6;

    /** The number of legs of a route over all pieces of one colour. */
    static final int MOST_LEGS = 8;

    private static final ImmutableList<Point> POINTS = ImmutableList.copyOf(Point.values());
    private static final ImmutableList<Color> COLORS = ImmutableList.copyOf(Color.values());

    /** One in this many stacks has more than one piece. */
    private static final int HIGH_ONE_IN = 5;

    private static final double SPARSEST = 0.5;
    private static final double JUMP_CHANCE = 0.5;

    private LongChains() {}

    /** A position that is not over, with a legal move whose shortest route has at least six legs. */
    static Position draw(ImmutableSet<Variant> variants, RandomGenerator random) {
        while (true) {
            Snake snake = new Snake(random);
            int length = random.nextInt(FEWEST_LEGS, MOST_LEGS + 1);
            while (snake.points.size() < length && snake.grow()) {}
            Point head = snake.points.get(0);
            Optional<Position> position = around(snake, GameGenerator.pick(variants.asList(), random), random)
                    .position()
                    .filter(drawn -> longestRoute(drawn, head) >= FEWEST_LEGS);
            if (position.isPresent()) {
                return position.get();
            }
        }
    }

    /** The number of legs of the longest route among the legal moves of a stack. */
    static int longestRoute(Position position, Point from) {
        return position.legalMoves(from).stream()
                .mapToInt(move -> position.route(move).size() - 1)
                .max()
                .orElse(0);
    }

    private static Draft around(Snake snake, Variant variant, RandomGenerator random) {
        Draft draft = new Draft(variant);
        Color color = GameGenerator.pick(COLORS, random);
        Player player = GameGenerator.pick(ImmutableList.copyOf(Player.values()), random);
        draft.playerToMove(player);
        if (random.nextBoolean()) {
            draft.claims(player).add(color);
        }
        if (random.nextBoolean()) {
            draft.claims(player.opponent()).add(GameGenerator.pick(draft.unclaimed(), random));
        }
        snake.points.forEach(point -> put(draft, point, List.of(color.piece()), random));
        List<Piece> others = Arrays.stream(Piece.values())
                .filter(piece -> piece != color.piece())
                .toList();
        double density = random.nextDouble(SPARSEST, 1);
        POINTS.stream()
                .filter(point -> draft.isEmpty(point) && !snake.gaps.contains(point) && random.nextDouble() < density)
                .forEach(point -> put(draft, point, others, random));
        return draft;
    }

    /** R3: the height of a LYNGK point does not matter. */
    private static void put(Draft draft, Point point, List<Piece> tops, RandomGenerator random) {
        int height = random.nextInt(HIGH_ONE_IN) > 0
                ? 1
                : 1 + random.nextInt(draft.variant().maxHeight() - 1);
        RandomStacks.draw(draft, height, tops, random).ifPresent(stack -> draft.put(point, stack));
    }

    /**
     * Points of which each is in straight sight of the next over points that stay empty, and no two others are neighbours.
     */
    private static final class Snake {
        final List<Point> points = new ArrayList<>();
        final Set<Point> gaps = EnumSet.noneOf(Point.class);
        private final RandomGenerator random;

        Snake(RandomGenerator random) {
            this.random = random;
            points.add(GameGenerator.pick(POINTS, random));
        }

        /** Adds a point if there is one to add. */
        boolean grow() {
            Point last = points.get(points.size() - 1);
            List<ImmutableList<Point>> legs = Arrays.stream(Direction.values())
                    .map(last::ray)
                    .map(ray -> ray.subList(0, Math.min(ray.size(), jump())))
                    .filter(this::isFree)
                    .toList();
            if (legs.isEmpty()) {
                return false;
            }
            List<Point> leg = GameGenerator.pick(legs, random);
            gaps.addAll(leg.subList(0, leg.size() - 1));
            points.add(leg.get(leg.size() - 1));
            return true;
        }

        private int jump() {
            return IntStream.iterate(1, length -> length + 1)
                    .filter(length -> random.nextDouble() >= JUMP_CHANCE)
                    .findFirst()
                    .orElseThrow();
        }

        private boolean isFree(List<Point> leg) {
            if (leg.isEmpty() || leg.stream().anyMatch(points::contains)) {
                return false;
            }
            Point end = leg.get(leg.size() - 1);
            return !gaps.contains(end)
                    && points.subList(0, points.size() - 1).stream()
                            .noneMatch(point -> point.neighbours().contains(end));
        }
    }
}
