package io.github.lyngk.notation.protocol;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.util.SplittableRandom;

/** Lines that clients in their right mind send, those that others send, and many in between. */
final class HostileLines {
    private static final String ODD =
            "\u0000\t\r\u001b\u007f\u0085\u2028\u2029\u202e\u2066\ufeff\u00e9\u0130\u0131\u0661\ud83c\udfb2 /:-#()0123456789";

    private final SplittableRandom random;
    /** Some position of the session's past or future, so that many moves fit the server's. */
    private Position position;

    HostileLines(long seed) {
        random = new SplittableRandom(seed);
        position = RandomGames.game(Variant.STANDARD, seed).start();
    }

    /** A position in which many of the moves to come are legal. */
    Position position() {
        return position;
    }

    /** The next line. */
    String next() {
        String line = sane();
        int damages = random.nextInt(6) - 2;
        for (int i = 0; i < damages; i++) {
            line = damaged(line);
        }
        return line;
    }

    private String sane() {
        return switch (random.nextInt(24)) {
            case 0 -> "lyngk " + (random.nextInt(4) > 0 ? 1 : random.nextInt(3));
            case 1 -> "initial " + variant().tag() + " " + random.nextLong();
            case 2, 3 -> "position " + anotherPosition();
            case 4 -> "moves";
            case 5 -> "moves " + point();
            case 6, 7, 8, 9 -> "play " + move();
            case 10, 11 -> "undo";
            case 12 -> "check " + move();
            case 13 -> (random.nextBoolean() ? "route " : "effect ") + move();
            case 14 -> "perft " + random.nextInt(-1, 45);
            case 15 -> (random.nextBoolean() ? "choose " : "solve ") + random.nextInt(-1, 100);
            case 16 -> random.nextBoolean() ? "claims" : "claim R";
            case 17 -> garbage(random.nextInt(300));
            default -> {
                String[] words = {"result", "outcome", "show", "hash", "count", "choose", ""};
                yield words[random.nextInt(words.length)];
            }
        };
    }

    private Variant variant() {
        return Variant.values()[random.nextInt(Variant.values().length)];
    }

    private Point point() {
        return Point.values()[random.nextInt(Point.COUNT)];
    }

    private Position anotherPosition() {
        ImmutableList<Position> positions =
                RandomGames.game(variant(), random.nextLong()).positions();
        position = positions.get(random.nextInt(positions.size()));
        return position;
    }

    private Move move() {
        if (position.isOver() || random.nextInt(4) == 0) {
            return Move.ofIndex(random.nextInt(Move.COUNT));
        }
        Move move = position.randomMove(random);
        position = random.nextBoolean() ? position.play(move) : position;
        return move;
    }

    private String garbage(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(random.nextInt(8) == 0 ? random.nextInt(0x110000) : ' ' + random.nextInt(95));
        }
        return text.toString();
    }

    /** Leaves out, puts in, repeats or cuts off something. */
    private String damaged(String line) {
        int at = random.nextInt(line.length() + 1);
        int to = Math.min(line.length(), at + random.nextInt(4));
        String before = line.substring(0, at);
        return switch (random.nextInt(6)) {
            case 0 -> before + line.substring(to);
            case 1 -> before + ODD.charAt(random.nextInt(ODD.length())) + line.substring(at);
            case 2 -> before + ODD.charAt(random.nextInt(ODD.length())) + line.substring(to);
            case 3 -> before + line.substring(at, to).repeat(random.nextInt(100)) + line.substring(to);
            case 4 -> before;
            default -> before + garbage(random.nextInt(3)) + line.substring(to);
        };
    }
}
