package io.github.lyngk.core;

import io.github.lyngk.core.referee.Grid;
import io.github.lyngk.core.referee.Referee;
import io.github.lyngk.core.referee.State;
import io.github.lyngk.core.referee.Turn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.LongStream;

/** The bytes of a game as {@link Game#toBytes} documents them, worked out a second time with the referee's rules. */
final class DocumentedBytes {
    private static final String PIECES = "IBRGKJ";
    private static final int[] IN_GAME = {8, 8, 8, 8, 8, 3};

    private final List<BigInteger> digits = new ArrayList<>();
    private final List<BigInteger> radices = new ArrayList<>();

    private DocumentedBytes() {}

    static byte[] of(Game game) {
        DocumentedBytes bytes = new DocumentedBytes();
        State state = State.parse(game.start().toString());
        bytes.add(1, 8);
        bytes.add(List.of("", "six", "captures").indexOf(state.variant()), 8);
        if (game.start().isInitial()) {
            bytes.add(0, 2);
            bytes.digits.add(rank(state));
            bytes.radices.add(arrangements(IN_GAME));
        } else {
            bytes.add(1, 2);
            bytes.addSetup(state);
        }
        for (Move move : game.moves()) {
            List<Turn> turns = Referee.legalTurns(state);
            Turn turn = Turn.parse(move.toString());
            bytes.add(turns.indexOf(turn) + 1, turns.size() + 1);
            state = Referee.play(state, turn);
        }
        return bytes.toBytes();
    }

    private void add(long digit, long radix) {
        digits.add(BigInteger.valueOf(digit));
        radices.add(BigInteger.valueOf(radix));
    }

    private void addSetup(State state) {
        add(state.player() - 1, 2);
        add(state.winner(), 3);
        state.claims().forEach(colors -> addLetters(colors, 6));
        Grid.POINTS.forEach(point -> addLetters(state.board().getOrDefault(point, ""), 7));
        state.fives().forEach(fives -> add(fives, 1_000_000_000));
    }

    private void addLetters(String letters, int radix) {
        letters.chars().forEach(letter -> add(PIECES.indexOf(letter) + 1, radix));
        add(0, radix);
    }

    private static BigInteger rank(State start) {
        BigInteger rank = BigInteger.ZERO;
        int[] left = IN_GAME.clone();
        for (String point : Grid.POINTS) {
            int piece = PIECES.indexOf(start.board().get(point));
            for (int smaller = 0; smaller < piece; smaller++) {
                if (left[smaller] > 0) {
                    left[smaller]--;
                    rank = rank.add(arrangements(left));
                    left[smaller]++;
                }
            }
            left[piece]--;
        }
        return rank;
    }

    /** The number of orders of so many pieces of each kind. */
    private static BigInteger arrangements(int[] counts) {
        int sum = 0;
        BigInteger same = BigInteger.ONE;
        for (int count : counts) {
            sum += count;
            same = same.multiply(factorial(count));
        }
        return factorial(sum).divide(same);
    }

    private static BigInteger factorial(int n) {
        return LongStream.rangeClosed(1, n).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    private byte[] toBytes() {
        BigInteger number = BigInteger.ZERO;
        for (int i = digits.size() - 1; i >= 0; i--) {
            number = number.multiply(radices.get(i)).add(digits.get(i));
        }
        String hex = number.toString(16);
        return HexFormat.of().parseHex(hex.length() % 2 == 0 ? hex : "0" + hex);
    }
}
