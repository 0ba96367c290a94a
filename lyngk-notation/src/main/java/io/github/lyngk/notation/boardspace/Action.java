package io.github.lyngk.notation.boardspace;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Point;
import java.util.List;
import java.util.Optional;

/**
 * One action of a player, as a Boardspace record writes it: an optional sequence number, a keyword in any case, and its
 * arguments.
 */
sealed interface Action {
    /** The start of play; the seat moves first. */
    record Start(Seat seat) implements Action {}

    /** A colour is picked up, to claim it. */
    record PickColor(Color color) implements Action {}

    /** The claim of a seat is picked up again. */
    record PickClaim(Seat seat) implements Action {}

    /** The colour in hand is dropped at a seat, which claims it. */
    record DropClaim(Seat seat) implements Action {}

    /** The colour in hand is put back. */
    record DropColor(Color color) implements Action {}

    /** A claim by a robot. */
    record ClaimColor(Color color, Seat seat) implements Action {}

    /** A stack is picked up. */
    record PickStack(Point point) implements Action {}

    /** The stack in hand is put down. */
    record DropStack(Point point) implements Action {}

    /** A move by a robot. */
    record MoveStack(Point from, Point to) implements Action {}

    /** An action without arguments. */
    enum Word implements Action {
        DONE,
        PASS,
        RESIGN,
        WIN_ON_TIME,
        LOSE_ON_TIME,
        EDIT,
        /** A fact about the player, such as a name or a clock, not an action. */
        FACT
    }

    /**
     * A text that is no known action.
     *
     * @param numbered whether it has a sequence number or a known keyword, so that it must be an action
     */
    record Unknown(boolean numbered) implements Action {}

    /** Reads the value of a player's property. */
    static Action parse(String value) {
        List<String> words =
                Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().splitToList(Ascii.toLowerCase(value));
        boolean numbered = !words.isEmpty() && CharMatcher.inRange('0', '9').matchesAllOf(words.get(0));
        int first = numbered ? 1 : 0;
        if (words.size() == first) {
            return new Unknown(numbered);
        }
        return parse(words.get(first), ImmutableList.copyOf(words.subList(first + 1, words.size())), numbered);
    }

    private static Action parse(String keyword, ImmutableList<String> rest, boolean numbered) {
        return switch (keyword) {
            case "start" -> orUnknown(seat(rest, 0).map(Start::new));
            case "pick" ->
                orUnknown(color(rest, 0)
                        .<Action>map(PickColor::new)
                        .or(() -> side(rest, 0).map(PickClaim::new)));
            case "drop" ->
                orUnknown(side(rest, 0)
                        .<Action>map(DropClaim::new)
                        .or(() -> color(rest, 0).map(DropColor::new)));
            case "claim" ->
                orUnknown(color(rest, 0).flatMap(color -> side(rest, 1).map(side -> new ClaimColor(color, side))));
            case "pickb" -> orUnknown(point(rest, 0).map(PickStack::new));
            case "dropb" -> orUnknown(point(rest, 0).map(DropStack::new));
            case "move" ->
                orUnknown(point(rest, 0).flatMap(from -> point(rest, 2).map(to -> new MoveStack(from, to))));
            case "done" -> Word.DONE;
            case "pass" -> Word.PASS;
            case "resign" -> Word.RESIGN;
            case "winontime" -> Word.WIN_ON_TIME;
            case "loseontime" -> Word.LOSE_ON_TIME;
            case "edit" -> Word.EDIT;
            case "id", "time", "ranking", "country" -> Word.FACT;
            default -> new Unknown(numbered);
        };
    }

    private static Action orUnknown(Optional<? extends Action> action) {
        return action.isPresent() ? action.get() : new Unknown(true);
    }

    private static Optional<Seat> seat(ImmutableList<String> words, int index) {
        return index < words.size() ? Seat.ofProperty(words.get(index)) : Optional.empty();
    }

    private static Optional<Seat> side(ImmutableList<String> words, int index) {
        return index < words.size() ? Seat.ofSide(words.get(index)) : Optional.empty();
    }

    private static Optional<Color> color(ImmutableList<String> words, int index) {
        if (index >= words.size()) {
            return Optional.empty();
        }
        return switch (words.get(index)) {
            case "n" -> Optional.of(Color.BLACK);
            case "r" -> Optional.of(Color.RED);
            case "b" -> Optional.of(Color.BLUE);
            case "g" -> Optional.of(Color.GREEN);
            case "i" -> Optional.of(Color.IVORY);
            default -> Optional.empty();
        };
    }

    private static Optional<Point> point(ImmutableList<String> words, int index) {
        if (index + 1 >= words.size()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Point.parse(words.get(index) + words.get(index + 1)));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }
}
