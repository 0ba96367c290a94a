package io.github.lyngk.testkit.house;

import static io.github.lyngk.testkit.house.BrokenNotation.recordParser;
import static io.github.lyngk.testkit.house.BrokenNotation.refuseIf;
import static io.github.lyngk.testkit.house.BrokenTagParsers.mending;
import static io.github.lyngk.testkit.house.BrokenTagParsers.refusing;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Player;
import io.github.lyngk.notation.Annotation;
import io.github.lyngk.notation.Comment;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.Nag;
import io.github.lyngk.notation.RecordReader;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.Turn;
import io.github.lyngk.notation.Variation;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Parsers of records with one fault each: in what follows the tags. */
final class BrokenRecordParsers {
    private BrokenRecordParsers() {}

    static ImmutableList<BrokenNotation> all() {
        return Stream.of(leniencies(), moves(), passes(), annotations(), comments(), variations(), results())
                .flatMap(List::stream)
                .collect(ImmutableList.toImmutableList());
    }

    private static List<BrokenNotation> leniencies() {
        return Arrays.stream(Leniency.values())
                .map(leniency -> recordParser("is lenient: " + leniency, text -> {
                    RecordReader reader = new RecordReader(new StringReader(text), Set.of(leniency));
                    RecordResult result = reader.next();
                    refuseIf(!result.isValid() || reader.hasNext(), text);
                    return result.record().orElseThrow();
                }))
                .toList();
    }

    private static BrokenNotation losing(String fault, UnaryOperator<List<Annotation>> change) {
        return recordParser(fault, text -> RecordChange.ofAnnotations(change).of(GameRecord.parse(text)));
    }

    private static List<BrokenNotation> moves() {
        return List.of(
                mending(
                        "takes a number without a blank",
                        text -> text.replaceAll("(?<=\\s|\\()(\\d+\\.+)(?=[A-Za-z-])", "$1 ")),
                mending("takes a blank before the dot", text -> text.replaceAll("(?<=\\s)(\\d+) +\\.", "$1.")),
                mending(
                        "takes the number of the second player after a comment",
                        text -> text.replaceAll("(\\} )\\d+\\.{3} ", "$1")),
                mending(
                        "takes the number of the second player anywhere",
                        text -> text.replaceAll("(?<!\\() \\d+\\.{3} ", " ")),
                mending("takes n. for n...", text -> text.replaceAll("(\n\n|\\()(\\d+)\\. ", "$1$2... ")),
                mending("takes zeros before numbers", text -> text.replaceAll("(?<=\\s|\\()0+(\\d+\\.)", "$1")),
                mending("takes two dots", text -> text.replaceAll("(\\d+)\\.\\.(?!\\.)", "$1...")),
                mending("takes an ellipsis of one character", text -> text.replace("…", "...")),
                mending("takes any dash", text -> inMovetext(text, Leniently::dashes)),
                mending("takes digits of any script", text -> inMovetext(text, Leniently::digits)),
                mending(
                        "ignores routes",
                        text -> inMovetext(text, moves -> moves.replaceAll("([a-i]\\d)-(?:[a-i]\\d-)+", "$1-"))),
                mending("ignores marks", text -> inMovetext(text, moves -> moves.replaceAll("(?<=[a-i]\\d)[+#]", ""))),
                refusing("needs routes where there are some", "\\n\\n1\\. c1-g6"),
                refusing("takes small letters only for points", "\\n\\n[^{;\\[]*[A-I][1-7]-"),
                refusing("takes one move to a line", "(?m)^\\d+\\. \\S+ \\d+\\."));
    }

    static String inMovetext(String text, UnaryOperator<String> change) {
        int start = text.indexOf("\n\n") + 2;
        return text.substring(0, start) + change.apply(text.substring(start));
    }

    private static List<BrokenNotation> passes() {
        return List.of(
                refusing("takes no pass after the last move", "--\\s+\\S+\\s*$"),
                mending(
                        "takes a pass after the end of the game",
                        text -> text.replaceAll("\\s--(?=\\s+(1-0|0-1|1/2-1/2)\\s*$)", "")),
                mending("takes a pass anywhere", text -> text.replaceAll("(?<=\\s)(\\d+\\.+ )?-- ", "")),
                mending(
                        "takes the word pass",
                        text -> text.replace(" pass ", " -- ").replace(" Pass ", " -- ")),
                mending(
                        "takes a long dash for a pass",
                        text -> text.replace('–', '-').replace("—", "--")),
                mending("drops annotations of passes", text -> text.replaceAll("--( ?\\$\\d+| [!?]+|[!?]+)", "--")),
                mending("drops variations of passes", text -> text.replaceAll("-- \\([^)]*\\)", "--")),
                recordParser("loses comments of passes", text -> withoutPassComments(GameRecord.parse(text))));
    }

    private static GameRecord withoutPassComments(GameRecord record) {
        var changed = GameRecord.builder(record.start()).tags(record.tags());
        record.comments().forEach(comment -> changed.comment(comment.text()));
        record.turns().forEach(turn -> changed.turn(turn.isPass() ? Turn.pass() : turn));
        record.closingComments().forEach(comment -> changed.closingComment(comment.text()));
        return changed.build();
    }

    private static List<BrokenNotation> annotations() {
        return List.of(
                refusing("knows annotations up to 127", "\\$(12[89]|1[3-9]\\d|2\\d\\d)"),
                refusing("knows annotations up to 139", "\\$(1[4-9]\\d|2\\d\\d)"),
                refusing("knows annotations up to 254", "\\$255"),
                refusing("knows annotations from 1", "\\$0+\\b"),
                refusing("takes no zeros before annotations", "\\$0\\d"),
                mending("takes annotations beyond 255", text -> text.replaceAll("\\$\\d{3,}", "\\$255")),
                mending("takes annotations of four digits", text -> text.replaceAll("\\$0+(?=\\d{1,3})", "\\$")),
                mending(
                        "takes three signs",
                        text -> text.replaceAll("!!!", "!!").replaceAll("\\?\\?\\?", "??")),
                refusing("takes signs at the move only", "[\\d+#] [!?]"),
                refusing("takes signs after a blank only", "[a-i][1-7][+#]?[!?]"),
                refusing("takes signs at marked moves after a blank only", "[a-i][1-7][+#][!?]"),
                mending("takes a number glued to a move", text -> text.replaceAll("(?<=[a-i]\\d)\\$", " \\$")),
                losing(
                        "keeps an annotation once",
                        all -> all.stream().distinct().toList()),
                losing(
                        "moves comments behind annotations",
                        all -> all.stream()
                                .sorted((a, b) -> Boolean.compare(a instanceof Comment, b instanceof Comment))
                                .toList()),
                losing(
                        "drops the annotation 0",
                        all -> all.stream()
                                .filter(annotation -> !annotation.equals(new Nag(0)))
                                .toList()),
                losing(
                        "keeps one annotation a move",
                        all -> all.stream().limit(1).toList()));
    }

    private static List<BrokenNotation> comments() {
        return List.of(
                losing("merges comments", BrokenRecordPrinters::merged),
                losing(
                        "drops empty comments",
                        all -> all.stream()
                                .filter(annotation -> !annotation.equals(new Comment("")))
                                .toList()),
                recordParser("drops comments after the result", text -> {
                    GameRecord record = GameRecord.parse(text);
                    return record.closingComments().isEmpty()
                            ? record
                            : new RecordChange(
                                            UnaryOperator.identity(),
                                            all -> all.equals(record.closingComments()) ? List.of() : all,
                                            UnaryOperator.identity())
                                    .of(record);
                }),
                recordParser("keeps one comment before the moves", text -> {
                    GameRecord record = GameRecord.parse(text);
                    return RecordChange.ofComments(all -> all.stream().limit(1).toList())
                            .of(record);
                }),
                losing(
                        "makes one blank of several",
                        all -> all.stream()
                                .map(one -> one instanceof Comment comment
                                        ? new Comment(comment.text().replaceAll("\\s+", " "))
                                        : one)
                                .toList()),
                refusing("knows no comments to the end of a line", "\\n\\n[^{]*;"),
                refusing("takes no brace in a comment to the end of a line", ";[^\\n]*\\}"),
                refusing("takes no brace inside braces", "\\{[^}]*\\{"),
                refusing("takes no parentheses in comments", "\\{[^}\\n]*[()]"),
                refusing("takes a semicolon in braces for a comment", "\\{[^}\\n]*;"),
                refusing("needs a blank around comments", "\\S\\{|\\}[^\\s)]"),
                mending(
                        "takes comments over several lines",
                        text -> inMovetext(text, moves -> moves.replaceAll("(\\{[^}\\n]*)\\n([^}\\n]*\\})", "$1 $2"))),
                mending(
                        "takes braces inside braces",
                        text -> text.replaceAll("\\{([^{}]*)\\{([^{}]*)\\}([^{}]*)\\}", "{$1$2$3}")),
                mending("takes a comment that nobody closes", text -> text.replaceAll("\\{([^}\\n]*)\\n", "{$1}\n")),
                mending("takes comments of any length", text -> text.replaceAll("([{;].{65536})[^}\\n]+", "$1")),
                refusing("has comments of at most 65535 characters", "\\{[^}]{65536,}"),
                recordParser("counts chars in comments", text -> {
                    GameRecord record = GameRecord.parse(text);
                    refuseIf(
                            Stream.concat(
                                            record.comments().stream(),
                                            record.turns().stream().flatMap(turn -> turn.comments().stream()))
                                    .anyMatch(comment -> comment.text().length() > 65536),
                            text);
                    return record;
                }));
    }

    private static List<BrokenNotation> variations() {
        return List.of(
                losing(
                        "loses nested variations",
                        all -> all.stream()
                                .map(one -> one instanceof Variation variation ? flat(variation) : one)
                                .toList()),
                losing(
                        "drops empty variations",
                        all -> all.stream()
                                .filter(one -> !(one instanceof Variation variation
                                        && variation.turns().isEmpty()))
                                .toList()),
                losing(
                        "loses comments before a variation",
                        all -> all.stream()
                                .map(one -> one instanceof Variation variation
                                        ? Variation.of(variation.start(), List.of(), variation.turns())
                                        : one)
                                .toList()),
                losing("keeps one variation a move", BrokenRecordParsers::oneVariation),
                nesting("nests at most 63 deep", 63),
                nesting("nests at most 10 deep", 10),
                mending("has no limit for nesting", BrokenRecordParsers::unnested),
                mending("drops variations that are illegal", text -> text.replaceAll(" \\([^()]*\\)", "")),
                mending("closes variations at the end", text -> text.replaceAll("\\s+(\\S+\\s*)$", ") $1")),
                mending(
                        "ignores a parenthesis too many",
                        text -> text.replaceAll("\\)\\)", ")").replaceAll("(?<!\\([^()]{0,99})\\)", "")),
                mending("takes a result in a variation", text -> text.replaceAll(" (\\*|1-0|0-1)\\)", ")")),
                refusing("takes no blanks inside parentheses", "\\( | \\)"),
                refusing("needs blanks around parentheses", "\\S\\(|\\)[^\\s)]"),
                mending(
                        "takes a variation before the first move",
                        text -> text.replaceAll("\n\n\\([^()]*\\) ", "\n\n")));
    }

    private static Variation flat(Variation variation) {
        return Variation.of(
                variation.start(),
                variation.comments(),
                variation.turns().stream()
                        .map(turn -> turn.withAnnotations(turn.annotations().stream()
                                .filter(annotation -> !(annotation instanceof Variation))
                                .toList()))
                        .toList());
    }

    private static List<Annotation> oneVariation(List<Annotation> all) {
        long[] seen = {0};
        return all.stream()
                .filter(one -> !(one instanceof Variation) || seen[0]++ == 0)
                .toList();
    }

    private static BrokenNotation nesting(String fault, int most) {
        return recordParser(fault, text -> {
            GameRecord record = GameRecord.parse(text);
            refuseIf(depth(record.turns()) > most, text);
            return record;
        });
    }

    private static int depth(List<Turn> turns) {
        return turns.stream()
                .flatMap(turn -> turn.variations().stream())
                .mapToInt(variation -> 1 + depth(variation.turns()))
                .max()
                .orElse(0);
    }

    /** Drops what is nested deepest. */
    private static String unnested(String text) {
        return text.contains("((") ? text : text.replaceFirst(" \\([^()]*\\)(?=\\)+)", "");
    }

    private static List<BrokenNotation> results() {
        return List.of(
                mending(
                        "ignores what follows the result",
                        text -> text.replaceAll("(?s)(\n\n.*?\\s(?:1-0|0-1|1/2-1/2|\\*))\\s.*$", "$1\n")),
                mending("takes no result for *", text -> text.stripTrailing() + " *\n"),
                mending("takes 1/2 for a draw", text -> text.replaceAll("1/2(?!-)", "1/2-1/2")),
                mending("takes a result in capitals of another script", text -> inMovetext(text, Leniently::forms)),
                mending(
                        "takes an early result",
                        text -> text.replace("\"*\"", "\"1-0\"").isEmpty()
                                ? text
                                : text.replaceFirst("\\[Result", "[Termination \"adjudication\"]\n[Result")),
                recordParser("takes a draw for a win", text -> {
                    GameRecord record = GameRecord.parse(text);
                    refuseIf(
                            record.end()
                                    .outcome()
                                    .filter(outcome -> outcome.isDraw())
                                    .isPresent(),
                            text);
                    return record;
                }),
                recordParser("takes no win of the second player", text -> {
                    GameRecord record = GameRecord.parse(text);
                    refuseIf(
                            record.end()
                                    .outcome()
                                    .flatMap(outcome -> outcome.winner())
                                    .filter(Player.SECOND::equals)
                                    .isPresent(),
                            text);
                    return record;
                }));
    }
}
