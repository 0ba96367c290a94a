package io.github.lyngk.notation.cli;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.collect.Range;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.archive.GameFilter;
import io.github.lyngk.notation.archive.Likeness;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Failures;
import java.time.Duration;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The criteria of {@code filter}: its options, and the filter made from them. */
final class Criteria {
    static final ImmutableList<Option> OPTIONS = ImmutableList.of(
            Option.valued(
                            "--tag",
                            "TAG",
                            "NAME, NAME=VALUE, or NAME~PART for a value that contains PART, ignoring case")
                    .letter('t'),
            Option.valued("--variant", "NAME", "games of this variant")
                    .choices(Lists.transform(Arrays.asList(Variant.values()), Variant::tag)),
            Option.valued("--result", "RESULT", "games with this result")
                    .choices(Lists.transform(Arrays.asList(Result.values()), Result::text)),
            Option.valued("--moves", "RANGE", "games with this many moves; RANGE is 30, 20..40, 20.. or ..40"),
            Option.valued(
                    "--claims", "RANGE", "games with this many colours claimed at the end, by both players together"),
            Option.valued("--claimed", "CLAIM", "games in which a player has a colour at the end: 1:R, 2:K"),
            Option.valued("--event", "EVENT", "games in which this happens")
                    .choices(Lists.transform(Arrays.asList(GameEvent.values()), GameEvent::tag)),
            Option.valued("--elapsed", "RANGE", "games with a move that took this many seconds"),
            Option.valued(
                    "--clock",
                    "RANGE",
                    "games with a move after which the clock of its player showed this many seconds"),
            Option.valued(
                    "--position", "POSITION", "games that reach this position; the whole position line is compared"),
            LikenessOption.UP_TO,
            Option.flag("--valid", "records without an error"),
            Option.flag("--invalid", "records with an error"));

    /**
     * The end of a range without an end: greater than any number that can be written, and than the 36,000,000 seconds
     * that a clock can show.
     */
    private static final int NO_END = 100_000_000;

    private static final Pattern RANGE =
            Pattern.compile("(?=.*[0-9])([0-9]{0,8})((?:\\.\\.|(?<=[0-9])-(?=[0-9]))([0-9]{0,8}))?");

    private Criteria() {}

    static GameFilter of(Arguments arguments) {
        GameFilter filter = GameFilter.all();
        for (String tag : arguments.values("--tag")) {
            filter = filter.and(tag(tag));
        }
        for (String variant : arguments.values("--variant")) {
            filter = filter.and(GameFilter.variant(Variant.parse(variant)));
        }
        for (String result : arguments.values("--result")) {
            filter = filter.and(GameFilter.result(Result.parse(result)));
        }
        for (String text : arguments.values("--moves")) {
            Range<Integer> range = range("--moves", text);
            filter = filter.and(GameFilter.moves(range.lowerEndpoint(), range.upperEndpoint()));
        }
        for (String text : arguments.values("--claims")) {
            Range<Integer> range = range("--claims", text);
            filter = filter.and(GameFilter.claims(range.lowerEndpoint(), range.upperEndpoint()));
        }
        for (String claim : arguments.values("--claimed")) {
            filter = filter.and(claim(claim));
        }
        for (String event : arguments.values("--event")) {
            filter = filter.and(GameFilter.event(GameEvent.parse(event)));
        }
        for (String text : arguments.values("--elapsed")) {
            Range<Integer> range = range("--elapsed", text);
            filter = filter.and(GameFilter.elapsed(Duration.ofSeconds(range.lowerEndpoint()), end(range)));
        }
        for (String text : arguments.values("--clock")) {
            Range<Integer> range = range("--clock", text);
            filter = filter.and(GameFilter.clock(Duration.ofSeconds(range.lowerEndpoint()), end(range)));
        }
        Likeness likeness = LikenessOption.of(arguments);
        for (String line : arguments.values("--position")) {
            filter = filter.and(GameFilter.reaching(position(line), likeness));
        }
        if (likeness != Likeness.EQUAL && !arguments.has("--position")) {
            throw new UsageException("--up-to needs --position");
        }
        if (arguments.has("--valid") && arguments.has("--invalid")) {
            throw new UsageException("--valid and --invalid exclude each other");
        }
        filter = arguments.has("--valid") ? filter.and(GameFilter.valid(true)) : filter;
        return arguments.has("--invalid") ? filter.and(GameFilter.valid(false)) : filter;
    }

    private static GameFilter tag(String text) {
        int end = CharMatcher.anyOf("=~").indexIn(text);
        String name = end < 0 ? text : text.substring(0, end);
        if (name.isEmpty()) {
            throw new UsageException("--tag must be NAME, NAME=VALUE or NAME~PART, not " + Excerpt.ofArgument(text));
        }
        if (end < 0) {
            return GameFilter.tag(name);
        }
        String value = text.substring(end + 1);
        return text.charAt(end) == '=' ? GameFilter.tag(name, value) : GameFilter.tagContaining(name, value);
    }

    private static Range<Integer> range(String option, String text) {
        Matcher range = RANGE.matcher(text);
        if (!range.matches()) {
            throw new UsageException(
                    option + " must be a number of at most 8 digits or a range such as 20..40, 20.. or ..40, not "
                            + Excerpt.ofArgument(text));
        }
        int least = number(range.group(1), 0);
        int most = range.group(2) == null ? least : number(range.group(3), NO_END);
        if (least > most) {
            throw new UsageException(option + ": " + least + " is greater than " + most + " in " + text);
        }
        return Range.closed(least, most);
    }

    /** Returns the greatest duration in a range of whole seconds; if the range has no end, the greatest of all. */
    private static Duration end(Range<Integer> seconds) {
        return seconds.upperEndpoint() == NO_END
                ? Duration.ofSeconds(Long.MAX_VALUE)
                : Duration.ofSeconds(seconds.upperEndpoint() + 1L).minusNanos(1);
    }

    private static int number(String digits, int whenEmpty) {
        return digits.isEmpty() ? whenEmpty : Integer.parseInt(digits);
    }

    private static GameFilter claim(String text) {
        for (Player player : Player.values()) {
            for (Color color : Color.values()) {
                if (text.equalsIgnoreCase(player.number() + ":" + color.letter())) {
                    return GameFilter.claimed(player, color);
                }
            }
        }
        throw new UsageException(
                "--claimed must be a player and a colour such as 1:R, not " + Excerpt.ofArgument(text));
    }

    private static Position position(String line) {
        try {
            return Position.parse(line);
        } catch (NotationException e) {
            throw new UsageException("--position: " + e.getMessage());
        } catch (IllegalSetupException e) {
            throw new UsageException("--position: " + Failures.ofSetup(e));
        }
    }
}
