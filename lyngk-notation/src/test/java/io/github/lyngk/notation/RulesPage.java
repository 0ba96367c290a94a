package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page with the rules for programmers, taken apart into what it claims. */
final class RulesPage {
    static final Path FILE = Path.of("..", "lyngk-core", "RULES.md");

    private static final Pattern DRAWN = Pattern.compile("(```lyngk\n(.+)\n```\n\n```text\n)(?:.*\n)*?(?=```\n)");
    private static final Pattern EXAMPLE = Pattern.compile("(?m)^### Example (\\d+)\n((?:(?!##).*\n)*)");
    private static final Pattern LINE = Pattern.compile("```lyngk\n(.+)\n```\n");
    private static final Pattern PICTURE = Pattern.compile("!\\[[^]]+]\\((pictures/[\\w-]+\\.svg)\\)");
    private static final Pattern ENTRY = Pattern.compile("(?m)^- \\*\\*([A-Z]\\d+)\\*\\* ");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private static final Pattern POINT = Pattern.compile("[a-i]\\d");
    private static final Pattern TURN =
            Pattern.compile("\\| `(.+)` \\| (legal|illegal|route legal|route illegal) \\| (\\w+) \\| [^|]+ \\|");
    private static final Pattern AFTER = Pattern.compile("After (`.+`): `(.+)`");
    private static final Pattern ALL_TURNS = Pattern.compile("All legal turns: (`.+`)");
    private static final Pattern COUNTS = Pattern.compile("Turns from here: `(\\d+)`; sequences of two: `(\\d+)`\\.");
    private static final Pattern REFUSED = Pattern.compile("Refused: `(\\w+)` \\((\\w+)\\)");

    /** How lines begin that claim something about an example. */
    private static final Pattern CLAIM = Pattern.compile("(\\| `|After `|All legal|Turns from|Refused).*");

    private final String text;

    RulesPage(String text) {
        this.text = text;
    }

    static RulesPage read() {
        try {
            return new RulesPage(Files.readString(FILE, UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same page with the text boards drawn again. */
    String redrawn() {
        return DRAWN.matcher(text)
                .replaceAll(drawn ->
                        Matcher.quoteReplacement(drawn.group(1) + BoardText.of(Position.parse(drawn.group(2)))));
    }

    List<Example> examples() {
        return all(EXAMPLE, text).stream()
                .map(example -> Example.of(example.group(1), example.group(2)))
                .toList();
    }

    /** The rules on the page, in its order. */
    List<Rule> rules() {
        return all(ENTRY, text).stream()
                .map(entry -> Rule.valueOf(entry.group(1)))
                .toList();
    }

    private static List<MatchResult> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().toList();
    }

    private static List<String> codes(String text) {
        return all(CODE, text).stream().map(code -> code.group(1)).toList();
    }

    /** A row such as <code>| `e4-e5` | illegal | E6 | why |</code>. */
    record Turn(String text, String verdict, Rule rule) {
        /** The points it names, in order; its claim and marks are left out. */
        List<Point> points() {
            return all(POINT, text).stream()
                    .map(point -> Point.parse(point.group()))
                    .toList();
        }
    }

    /** The turns after which the page shows a position. */
    record After(List<String> turns, String line) {}

    /** An example: its position line, its pictures, and the page's statements about it. */
    record Example(
            String number,
            String line,
            List<String> pictures,
            List<Turn> turns,
            List<After> afters,
            List<List<String>> allTurns,
            List<Long> counts,
            List<String> refusals) {

        static Example of(String number, String text) {
            Matcher line = LINE.matcher(text);
            if (!line.find()) {
                throw new AssertionError("Example " + number + " has no line");
            }
            Example example = new Example(
                    number,
                    line.group(1),
                    all(PICTURE, text).stream().map(picture -> picture.group(1)).toList(),
                    new ArrayList<>(),
                    new ArrayList<>(),
                    new ArrayList<>(),
                    new ArrayList<>(),
                    new ArrayList<>());
            text.lines().filter(claim -> CLAIM.matcher(claim).matches()).forEach(example::add);
            return example;
        }

        private void add(String claim) {
            Matcher turn = TURN.matcher(claim);
            Matcher after = AFTER.matcher(claim);
            Matcher all = ALL_TURNS.matcher(claim);
            Matcher count = COUNTS.matcher(claim);
            Matcher refused = REFUSED.matcher(claim);
            if (turn.matches()) {
                turns.add(new Turn(turn.group(1), turn.group(2), Rule.valueOf(turn.group(3))));
            } else if (after.matches()) {
                afters.add(new After(codes(after.group(1)), after.group(2)));
            } else if (all.matches()) {
                allTurns.add(codes(all.group(1)));
            } else if (count.matches()) {
                counts.add(Long.valueOf(count.group(1)));
                counts.add(Long.valueOf(count.group(2)));
            } else if (refused.matches()) {
                refusals.add(refused.group(1) + " " + refused.group(2));
            } else {
                throw new AssertionError("Example " + number + " claims what no test reads: " + claim);
            }
        }

        Position position() {
            return Position.parse(line);
        }

        /** The position as a picture, with arrows along the first turn of several legs, if there is one. */
        BoardSvg drawn() {
            BoardSvg picture = BoardSvg.of(position()).width(480);
            List<Point> way = turns.stream()
                    .map(Turn::points)
                    .filter(points -> points.size() > 2)
                    .findFirst()
                    .orElse(List.of());
            for (int leg = 1; leg < way.size(); leg++) {
                picture = picture.arrow(way.get(leg - 1), way.get(leg));
            }
            return picture;
        }

        @Override
        public String toString() {
            return "Example " + number;
        }
    }
}
