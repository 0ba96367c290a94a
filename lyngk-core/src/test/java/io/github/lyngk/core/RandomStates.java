package io.github.lyngk.core;

import io.github.lyngk.core.referee.Grid;
import io.github.lyngk.core.referee.Referee;
import io.github.lyngk.core.referee.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Possible positions that play would hardly reach: few stacks on an open board, many of one colour, any claims. They
 * are made with the referee's types alone.
 */
public final class RandomStates {
    private static final List<String> COLORS = List.of("I", "B", "R", "G", "K");

    private RandomStates() {}

    /** A possible position, decided by the seed. */
    public static Position position(Variant variant, long seed) {
        String tag = variant == Variant.STANDARD ? "" : variant.tag();
        return Position.parse(state(tag, seed).toString());
    }

    /** A possible position line, decided by the seed. */
    static State state(String variant, long seed) {
        Random random = new Random(seed);
        int most = variant.equals("six") ? 6 : 5;
        List<String> points = new ArrayList<>(Grid.POINTS);
        Collections.shuffle(points, random);
        Map<String, String> board = new HashMap<>();
        int count = 2 + random.nextInt(19);
        String favourite = COLORS.get(random.nextInt(5));
        for (String point : points.subList(0, count)) {
            board.put(point, stack(random, most, random.nextInt(3) == 0 ? favourite : ""));
        }
        List<String> claims = claims(random);
        List<Integer> fives = most == 6 ? List.of(0, 0) : List.of(random.nextInt(3), random.nextInt(3));
        State state = new State(variant, board, 1 + random.nextInt(2), claims, fives, 0);
        return Referee.breaksR11(state) ? state.withPlayer(3 - state.player()) : state;
    }

    private static String stack(Random random, int most, String top) {
        List<String> letters = new ArrayList<>(COLORS);
        Collections.shuffle(letters, random);
        letters.remove(top);
        int height = 1 + (random.nextBoolean() ? 0 : random.nextInt(most));
        StringBuilder stack = new StringBuilder();
        while (stack.length() < height - 1) {
            boolean joker = letters.size() <= 1 || random.nextInt(8) == 0;
            stack.append(joker ? "J" : letters.remove(0));
        }
        boolean loneJoker = height == 1 && random.nextInt(8) == 0;
        return stack.append(loneJoker ? "J" : top.isEmpty() ? letters.get(0) : top)
                .toString();
    }

    private static List<String> claims(Random random) {
        List<String> letters = new ArrayList<>(COLORS);
        Collections.shuffle(letters, random);
        String first = String.join("", letters.subList(0, random.nextInt(3)));
        String second = String.join("", letters.subList(2, 2 + random.nextInt(3)));
        return List.of(first, second);
    }
}
