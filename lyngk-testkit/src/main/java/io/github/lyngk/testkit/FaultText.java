package io.github.lyngk.testkit;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.testkit.checking.CheckRun;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Prints a {@link Fault}: at most 15 lines, and the board. */
final class FaultText {
    private static final int BEFORE_SHOWN = 2;
    private static final int EXCHANGES_SHOWN = 3;
    private static final int ERRORS_SHOWN = 2;
    private static final int FRAMES_SHOWN = 4;

    private FaultText() {}

    static String of(Fault fault) {
        Game game = fault.counterexample();
        StringBuilder text = new StringBuilder(fault.summary()).append('\n');
        fault.rule()
                .ifPresent(rule -> text.append(
                        "Rule " + rule + ": " + summary(rule, game.start().variant()) + ".\n"));
        text.append(fault.games() == 1 ? "Seen once." : "Seen in " + fault.games() + " " + unit(fault) + ".");
        fault.remarks().forEach(remark -> text.append(' ').append(remark));
        text.append('\n');
        fault.exception().ifPresent(thrown -> trace(text, thrown));
        list(text, "Last commands and answers:", last(fault.exchanges(), EXCHANGES_SHOWN));
        list(text, "Standard error ends with:", last(fault.errorOutput(), ERRORS_SHOWN));
        List<Game> before = fault.askedBefore();
        list(
                text,
                "Games checked earlier on the same instance:",
                before.stream().limit(BEFORE_SHOWN).toList());
        if (before.size() > BEFORE_SHOWN) {
            text.append("    and ").append(before.size() - BEFORE_SHOWN).append(" more\n");
        }
        String moves = game.size() == 1 ? "1 move" : game.size() + " moves";
        return text.append("Shortest play found (" + moves + "):\n    " + game + "\n\n")
                .append(BoardText.of(game.position()).caption(false))
                .toString();
    }

    /** A bot is asked in single positions; the messages of its faults, and no others, begin with "the bot". */
    private static String unit(Fault fault) {
        return fault.message().startsWith("the bot") ? "positions" : "games";
    }

    /** In the captures variant, its own rule replaces R4. */
    private static String summary(Rule rule, Variant variant) {
        return rule == Rule.R4 && variant.claimsCapture()
                ? "in this variant a claim removes the neutral fives of its colour, before the move, and scores them"
                : rule.summary();
    }

    /** Prints the innermost frame, then the frames outside the JDK and the check. */
    private static void trace(StringBuilder text, Throwable thrown) {
        List<StackTraceElement> frames = Arrays.stream(thrown.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().startsWith(CheckRun.class.getPackageName()))
                .toList();
        Stream.concat(
                        frames.stream().limit(1),
                        frames.stream()
                                .skip(1)
                                .filter(frame -> !frame.getClassName().startsWith("java.")))
                .limit(FRAMES_SHOWN)
                .forEach(frame -> text.append("    at ").append(frame).append('\n'));
    }

    private static List<String> last(List<String> lines, int count) {
        return lines.subList(Math.max(0, lines.size() - count), lines.size());
    }

    private static void list(StringBuilder text, String title, List<?> lines) {
        if (!lines.isEmpty()) {
            text.append(title).append('\n');
            lines.forEach(line -> text.append("    ").append(line).append('\n'));
        }
    }
}
