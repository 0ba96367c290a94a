package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** What must hold for every text that is read as a position line or as a move, and for the bytes of games. */
final class TextChecks {
    private static final int SUCCESSORS = 8;

    private TextChecks() {}

    static void position(byte[] input) {
        String line = new String(input, UTF_8);
        Object setup = read(line, Setup::parse);
        Object position = read(line, Position::parse);
        if (setup instanceof Setup read) {
            assertThat(Ascii.equalsIgnoreCase(read.toString(), line)).as(line).isTrue();
            assertThat(Setup.parse(read.toString())).isEqualTo(read);
            assertThat(position).isEqualTo(read(line, any -> Position.of(read)));
        } else {
            assertThat(position).isEqualTo(setup);
        }
        if (position instanceof Position read) {
            assertThat(read).hasToString(setup.toString());
            int moves = read.legalMoveCount();
            for (int i = 0; i < moves; i += moves / SUCCESSORS + 1) {
                Position next = read.play(read.legalMove(i));
                assertThat(Position.parse(next.toString())).isEqualTo(next).hasToString(next.toString());
            }
        }
    }

    /** The first line is a position, all others are moves. */
    static void moves(byte[] input) {
        List<String> lines = Splitter.on('\n').splitToList(new String(input, UTF_8));
        Position position =
                read(lines.get(0), Position::parse) instanceof Position read ? read : Position.parse(Records.START);
        for (String text : lines.subList(1, lines.size())) {
            Object plain = read(text, Move::parse);
            Object described = read(text, move -> MoveNotation.parse(position, move));
            if (plain instanceof Move move) {
                assertThat(Ascii.equalsIgnoreCase(move.toString(), text))
                        .as(text)
                        .isTrue();
                assertThat(described).isEqualTo(position.isLegal(move) ? move : position.check(move));
            }
            if (described instanceof Move move) {
                assertDescribes(text, position, move);
            }
        }
    }

    /** Bytes are refused, or are those of the game that they are read as. */
    static void gameBytes(byte[] input) {
        Game game;
        try {
            game = Game.ofBytes(input);
        } catch (IllegalArgumentException e) {
            return;
        }
        assertThat(game.toBytes()).isEqualTo(input);
        assertThat(Game.ofBase64(game.toBase64())).isEqualTo(game);
        assertThat(Game.parse(game.toString())).isEqualTo(game);
    }

    private static void assertDescribes(String text, Position position, Move move) {
        String canonical = MoveNotation.describe(position, move);
        assertThat(MoveNotation.parse(position, canonical)).isEqualTo(move);
        assertThat(canonical).matches("([IBRGK]:)?([a-i][1-7]-)+[a-i][1-7][+#]?");
        String unmarked = CharMatcher.anyOf("+#").trimTrailingFrom(text);
        assertThat(canonical).endsWith(text.substring(unmarked.length()));
        List<String> points = Splitter.on('-').splitToList(unmarked.replaceFirst("^.:", ""));
        assertThat(Ascii.equalsIgnoreCase(
                        unmarked.replaceFirst("[^:]*$", "") + points.get(0) + "-" + points.get(points.size() - 1),
                        move.toString()))
                .as("%s: %s", text, move)
                .isTrue();
        assertThat(points.size() == 2
                        || isRoute(
                                position,
                                move,
                                points.stream().map(Point::parse).toList()))
                .as("%s in %s", text, position)
                .isTrue();
    }

    /** The LYNGK rule once more, a leg at a time (E3, F1, F2, F5, R2). */
    private static boolean isRoute(Position position, Move move, List<Point> route) {
        Set<Point> empty = new HashSet<>(
                move.claim().map(position::capturedBy).map(Set::copyOf).orElse(Set.of()));
        empty.add(move.from());
        Optional<Color> color = position.topAt(move.from()).flatMap(top -> top.color());
        boolean owned =
                color.equals(move.claim()) || color.flatMap(position::owner).isPresent();
        List<Point> between = route.subList(1, route.size() - 1);
        return owned
                && Set.copyOf(between).size() == between.size()
                && between.stream()
                        .allMatch(point ->
                                !empty.contains(point) && position.topAt(point).equals(position.topAt(move.from())))
                && Stream.iterate(1, i -> i < route.size(), i -> i + 1)
                        .allMatch(i -> Stream.of(Direction.values())
                                .anyMatch(direction -> route.get(i - 1).ray(direction).stream()
                                        .filter(point -> position.heightAt(point) > 0 && !empty.contains(point))
                                        .findFirst()
                                        .equals(Optional.of(route.get(i)))));
    }

    /** What a text is read as, or why it is refused: nothing but the documented exceptions. */
    private static Object read(String text, Function<String, ?> parse) {
        try {
            return parse.apply(text);
        } catch (NotationException e) {
            assertThat(e.text()).isEqualTo(text);
            assertThat(e.index()).isBetween(0, text.length());
            return e.getMessage();
        } catch (IllegalSetupException e) {
            assertThat(e.impossibilities()).isNotEmpty();
            return e.getMessage();
        } catch (IllegalMoveException e) {
            return e.position().check(e.move());
        }
    }
}
