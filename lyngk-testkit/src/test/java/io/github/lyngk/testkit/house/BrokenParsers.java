package io.github.lyngk.testkit.house;

import static io.github.lyngk.testkit.house.BrokenNotation.moveParser;
import static io.github.lyngk.testkit.house.BrokenNotation.positionParser;
import static io.github.lyngk.testkit.house.BrokenNotation.refuseIf;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Parsers of positions, and of moves that need none, with one fault each. */
final class BrokenParsers {
    private static final Locale TURKISH = Locale.forLanguageTag("tr");
    private static final Pattern PIECES = Pattern.compile("\\([^)]*\\)|.");
    private static final int[] ROWS = {1, 4, 7, 6, 7, 6, 7, 4, 1};

    private BrokenParsers() {}

    static ImmutableList<BrokenNotation> all() {
        return ImmutableList.<BrokenNotation>builder()
                .addAll(lenientPositions())
                .addAll(wrongPositions())
                .addAll(moves())
                .build();
    }

    private static List<BrokenNotation> lenientPositions() {
        return List.of(
                reading("takes digits of any script", Leniently::digits),
                reading("takes anything with a numeric value for a digit", Leniently::numbers),
                reading("takes letters that become ASCII by their case", Leniently::letters),
                reading("takes fullwidth forms", Leniently::forms),
                reading("trims the line", String::strip),
                reading("takes any white space between parts", line -> line.replaceAll("\\s+", " ")),
                reading("takes hard blanks", line -> line.replace('\u00a0', ' ')),
                reading("takes a line end after the line", line -> line.replaceAll("\\n$", "")),
                reading("takes the digit 0", line -> inBoard(line, board -> board.replace("0", ""))),
                reading("takes two digits in a row", line -> inBoard(line, BrokenParsers::merged)),
                reading("fills up short columns", line -> inBoard(line, BrokenParsers::filledUp)),
                reading("takes a single piece in brackets", line -> line.replaceAll("\\((.)\\)", "$1")),
                reading("takes empty brackets for an empty point", line -> line.replace("()", "1")),
                reading("takes a plus before fives", line -> line.replaceAll("(?<=[ :])\\+(?=\\d)", "")),
                reading("takes zeros before fives", line -> line.replaceAll("(?<=[ :])0+(?=\\d)", "")),
                reading("takes the name of the standard game", line -> line.replaceAll(" standard$", "")),
                reading("takes a variant in any case", line -> inVariant(line, v -> v.toLowerCase(Locale.ROOT))),
                reading(
                        "takes any unknown variant for standard",
                        line -> inVariant(line, v -> v.matches("six(#[12])?|captures|#.*") ? v : "")),
                reading("ignores what follows the line", line -> line.replaceAll("^((\\S+ ){4}\\S+) .*", "$1")),
                reading(
                        "takes missing claims for none",
                        line -> line.replaceAll(" :", " -:").replaceAll(": ", ":- ")),
                reading("takes commas between claims", line -> line.replaceAll("(?<=[IBRGK]),(?=[IBRGK])", "")),
                reading("takes square brackets", line -> line.replace('[', '(').replace(']', ')')),
                reading("takes a backslash between columns", line -> line.replace('\\', '/')),
                reading("takes a slash after the last column", line -> line.replace("/ ", " ")),
                reading("drops characters of no width", line -> line.replaceAll("\\p{Cf}", "")));
    }

    private static BrokenNotation reading(String fault, UnaryOperator<String> mending) {
        return positionParser(fault, line -> {
            try {
                return Position.parse(line);
            } catch (IllegalArgumentException refused) {
                return Position.parse(mending.apply(line));
            }
        });
    }

    private static String inBoard(String line, UnaryOperator<String> change) {
        int end = Math.max(0, line.indexOf(' '));
        return change.apply(line.substring(0, end)) + line.substring(end);
    }

    private static String inVariant(String line, UnaryOperator<String> change) {
        Matcher parts = Pattern.compile("((?:\\S+ ){3}\\S+) (\\S+)").matcher(line);
        return parts.matches() ? (parts.group(1) + " " + change.apply(parts.group(2))).stripTrailing() : line;
    }

    private static String merged(String board) {
        String merged = board;
        for (Matcher two = pair(merged); two.find(); two = pair(merged)) {
            int sum = two.group().charAt(0) + two.group().charAt(1) - 2 * '0';
            merged = merged.substring(0, two.start()) + sum + merged.substring(two.end());
        }
        return merged;
    }

    private static Matcher pair(String board) {
        return Pattern.compile("[1-9][1-9]").matcher(board);
    }

    private static String filledUp(String board) {
        String[] columns = board.split("/", -1);
        for (int i = 0; i < columns.length && i < ROWS.length; i++) {
            int points = PIECES.matcher(columns[i])
                    .results()
                    .mapToInt(piece -> piece.group().matches("\\d") ? Integer.parseInt(piece.group()) : 1)
                    .sum();
            columns[i] += points < ROWS[i] ? "" + (ROWS[i] - points) : "";
        }
        return merged(String.join("/", columns));
    }

    private static List<BrokenNotation> wrongPositions() {
        return List.of(
                positionParser(
                        "reads letters in the Turkish way",
                        line -> Position.parse(inBoard(line, board -> board.toUpperCase(TURKISH)))),
                positionParser("hands the turn over where R6 would have", BrokenParsers::handingOver),
                positionParser("sorts the claims of a player", BrokenParsers::sortingClaims),
                positionParser("has one digit for scored fives", line -> {
                    refuseIf(line.matches("(?s).* .*\\d\\d.*"), line);
                    return Position.parse(line);
                }),
                positionParser("forgets who won by a stack of six", line -> {
                    try {
                        return Position.parse(line.replaceAll("#[12]$", ""));
                    } catch (IllegalArgumentException impossible) {
                        return Position.parse(line);
                    }
                }),
                positionParser("refuses a game that is over", line -> {
                    Position position = Position.parse(line);
                    refuseIf(position.isOver(), line);
                    return position;
                }),
                positionParser("refuses what no game can lead to", line -> {
                    Position position = Position.parse(line);
                    refuseIf(position.toSetup().problems().stream().anyMatch(BrokenParsers::isUnreachable), line);
                    return position;
                }),
                positionParser("reads capitals only in claims", line -> {
                    refuseIf(line.matches("(?s).* [IBRGK-]*[ibrgk]+.*:.*:.*"), line);
                    return Position.parse(line);
                }),
                positionParser("refuses jokers in stacks of six", line -> {
                    refuseIf(line.matches("(?s).*\\((?=[A-Z]{6}\\))[A-Z]*J[A-Z]*J.*"), line);
                    return Position.parse(line);
                }),
                positionParser(
                        "takes a variant that it does not know for none",
                        line -> Position.parse(line.endsWith(" captures") ? line.replace(" captures", "") : line)));
    }

    private static boolean isUnreachable(Problem problem) {
        return !problem.isImpossible();
    }

    private static Position handingOver(String line) {
        try {
            return Position.parse(line);
        } catch (IllegalArgumentException refused) {
            String other = line.contains(" 1 ") ? line.replace(" 1 ", " 2 ") : line.replace(" 2 ", " 1 ");
            return Position.parse(other);
        }
    }

    private static Position sortingClaims(String line) {
        Position read = Position.parse(line);
        String[] parts = line.split(" ", -1);
        parts[2] = Arrays.stream(parts[2].split(":", -1))
                .map(claims ->
                        claims.chars().sorted().mapToObj(Character::toString).collect(Collectors.joining()))
                .collect(Collectors.joining(":"));
        return read.claims().isEmpty() ? read : Position.parse(String.join(" ", parts));
    }

    private static List<BrokenNotation> moves() {
        return List.of(
                mending("takes digits of any script", Leniently::digits),
                mending("takes letters that become ASCII by their case", Leniently::letters),
                mending("takes fullwidth forms", Leniently::forms),
                mending("takes any dash", Leniently::dashes),
                mending("ignores blanks", text -> text.replace(" ", "")),
                mending("trims the text", String::trim),
                mending("takes a line end after the text", text -> text.replaceAll("\\R$", "")),
                mending("takes a comma after a claim", text -> text.replace(',', ':')),
                mending("takes a claim without a colon", text -> text.replaceAll("^([IBRGK])(?=[a-i]\\d)", "$1:")),
                mending("takes points without a hyphen", text -> text.replaceAll("(\\d)(?=[a-i])", "$1-")),
                mending("takes an x for a hyphen", text -> text.replace('x', '-')),
                mending("takes a mark", text -> text.replaceAll("[+#]$", "")),
                mending("takes a sign", text -> text.replaceAll("[!?]+$", "")),
                mending("takes a route", text -> text.replaceAll("-.*-", "-")),
                mending("takes a claim of the joker for none", text -> text.replaceAll("^[Jj]:", "")),
                mending("takes an empty claim", text -> text.replaceAll("^:", "")),
                mending("takes a number before the move", text -> text.replaceAll("^\\d+\\.+ ?", "")),
                mending("drops characters of no width", text -> text.replaceAll("\\p{Cf}", "")),
                moveParser("reads claims in the Turkish way", text -> {
                    refuseIf(text.startsWith("i:"), text);
                    return Move.parse(text);
                }),
                moveParser("reads points in small letters only", text -> {
                    refuseIf(text.matches(".*[A-I]\\d.*"), text);
                    return Move.parse(text);
                }));
    }

    private static BrokenNotation mending(String fault, UnaryOperator<String> mending) {
        return moveParser(fault, text -> {
            try {
                return Move.parse(text);
            } catch (IllegalArgumentException refused) {
                return Move.parse(mending.apply(text));
            }
        });
    }
}
