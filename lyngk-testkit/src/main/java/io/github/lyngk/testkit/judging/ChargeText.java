package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.GameRecord;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A {@link Charge} as people read it: what is wrong, by which rule, and a play to replay. */
public final class ChargeText {
    private static final int BEFORE_SHOWN = 3;
    private static final int FRAMES_SHOWN = 5;

    private ChargeText() {}

    /**
     * What is wrong and a record that shows it, in less than 40 lines.
     *
     * @param drawn whether the board is drawn as well
     */
    public static String of(Charge charge, boolean drawn) {
        StringBuilder text = new StringBuilder(charge.headline()).append('\n');
        charge.explanation().rule().ifPresent(rule -> text.append(rule(rule, charge.barest())));
        text.append(seenIn(charge.games()));
        charge.remarks().forEach(remark -> text.append(' ').append(remark));
        text.append('\n');
        charge.thrown().ifPresent(thrown -> trace(text, thrown));
        list(text, "Said last:", charge.overheard().exchanges());
        list(text, "Standard error ends with:", charge.overheard().errorOutput());
        before(text, charge.before());
        text.append("Shortest play found (")
                .append(moves(charge.barest()))
                .append("):\n\n")
                .append(GameRecord.of(charge.barest()));
        charge.inPlay()
                .ifPresent(game -> text.append("\nThe same in play (")
                        .append(moves(game))
                        .append("): ")
                        .append(game)
                        .append('\n'));
        if (drawn) {
            text.append('\n').append(BoardText.of(charge.barest().position()).caption(false));
        }
        return text.toString();
    }

    private static String rule(Rule rule, Game game) {
        return "Rule " + rule + ": " + summary(rule, game.start().variant()) + ".\n";
    }

    /** In the game in which claims capture, that rule stands in the place of R4. */
    private static String summary(Rule rule, Variant variant) {
        return rule == Rule.R4 && variant.claimsCapture()
                ? "in this variant a claim removes the neutral fives of its colour, before the move, and scores them"
                : rule.summary();
    }

    private static String seenIn(int games) {
        return games == 1 ? "Seen once." : "Seen in " + games + " games.";
    }

    /** Where it was thrown: the innermost frame, and then those that are neither the JDK's nor this library's. */
    private static void trace(StringBuilder text, Throwable thrown) {
        List<StackTraceElement> frames = Arrays.stream(thrown.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().startsWith(ChargeText.class.getPackageName()))
                .toList();
        Stream.concat(
                        frames.stream().limit(1),
                        frames.stream()
                                .skip(1)
                                .filter(frame -> !frame.getClassName().startsWith("java.")))
                .limit(FRAMES_SHOWN)
                .forEach(frame -> text.append("    at ").append(frame).append('\n'));
    }

    private static void list(StringBuilder text, String title, ImmutableList<String> lines) {
        if (!lines.isEmpty()) {
            text.append(title).append('\n');
            lines.forEach(line -> text.append("    ").append(line).append('\n'));
        }
    }

    private static void before(StringBuilder text, ImmutableList<Game> before) {
        if (before.isEmpty()) {
            return;
        }
        text.append("Asked before of the same object:\n");
        before.stream()
                .limit(BEFORE_SHOWN)
                .forEach(game -> text.append("    ").append(game).append('\n'));
        if (before.size() > BEFORE_SHOWN) {
            text.append("    and ").append(before.size() - BEFORE_SHOWN).append(" more\n");
        }
    }

    private static String moves(Game game) {
        return game.size() == 1 ? "1 move" : game.size() + " moves";
    }
}
