package io.github.lyngk.testkit.house;

import static io.github.lyngk.testkit.house.BrokenNotation.recordPrinter;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.lyngk.core.Player;
import io.github.lyngk.notation.Annotation;
import io.github.lyngk.notation.Comment;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Nag;
import io.github.lyngk.notation.Variation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Printers of records with one fault each. */
final class BrokenRecordPrinters {
    private BrokenRecordPrinters() {}

    static ImmutableList<BrokenNotation> all() {
        return ImmutableList.<BrokenNotation>builder()
                .addAll(texts())
                .addAll(losses())
                .addAll(lines())
                .build();
    }

    private static List<BrokenNotation> texts() {
        return List.of(
                changing("prints CRLF", text -> text.replace("\n", "\r\n")),
                changing("prints no blank line after the tags", text -> text.replaceFirst("\n\n", "\n")),
                changing("prints a blank line at the end", text -> text + "\n"),
                changing("leaves backslashes as they are", text -> text.replace("\\\\", "\\")),
                changing("leaves quotes as they are", text -> text.replace("\\\"", "\"")),
                changing(
                        "prints a variation of the second player with one dot",
                        text -> text.replaceAll("(\\(\\d+)\\.{3}", "$1.")),
                recordPrinter(
                        "prints a start of the second player with one dot",
                        r -> r.start().playerToMove() == Player.FIRST
                                ? r.toString()
                                : r.toString().replaceFirst("(\n\n(?:\\{[^}]*\\} )?1)\\.{3}", "$1.")),
                changing(
                        "repeats the number after a comment",
                        text -> text.replaceAll("(?m)^(\\d+)\\. (\\S+ \\{[^}]*\\}) ([a-i])", "$1. $2 $1... $3")),
                changing("prints signs as numbers", text -> text.replaceAll("(?<=\\d)!(?=\\s)", " \\$1")),
                changing("prints a second sign at the move", text -> text.replaceAll("([!?]) ([!?])", "$1$2")),
                changing("prints signs after a blank", text -> text.replaceAll("(?<=\\d)([!?]{1,2})(?=[\\s)])", " $1")),
                changing(
                        "prints comments with a brace in braces",
                        text -> text.replaceAll("(?m)(^| ); (.*)$", "$1{$2}")),
                changing(
                        "prints blanks inside parentheses",
                        text -> text.replace("(1", "( 1").replaceAll("\\)(?=\\s)", " )")),
                changing("prints no pass after the last move", text -> text.replaceAll("\\s--(?=\\s+\\S+\n$)", "")),
                recordPrinter(
                        "prints a pass after the end of the game",
                        r -> r.end().isOver() && !r.turns().isEmpty()
                                ? r.toString().replaceAll("\\s(?=\\S+\n$)", " -- ")
                                : r.toString()),
                changing("prints no passes", text -> text.replaceAll("(?<=\\s)--\\s", "")),
                changing(
                        "prints moves without routes",
                        text -> text.replaceAll("(?<=\\s|[(])([A-Z]:)?([a-i]\\d)-(?:[a-i]\\d-)+", "$1$2-")));
    }

    private static BrokenNotation changing(String fault, UnaryOperator<String> change) {
        return recordPrinter(fault, record -> change.apply(record.toString()));
    }

    private static List<BrokenNotation> losses() {
        return List.of(
                losing("sorts tags", RecordChange.ofTags(ImmutableSortedMap::copyOf)),
                recordPrinter(
                        "prints the variant always",
                        r -> r.tag("Variant").isPresent()
                                ? r.toString()
                                : "[Variant \"" + r.variant().tag() + "\"]\n" + r),
                recordPrinter(
                        "prints no tag for a normal end", r -> r.toString().replace("[Termination \"normal\"]\n", "")),
                recordPrinter("prints no tag of the format", r -> r.toString().replaceAll("\\[Format .*\n", "")),
                recordPrinter("prints no empty tags", r -> r.toString().replaceAll("\\[\\w+ \"\"\\]\n", "")),
                losing("merges comments", RecordChange.ofAnnotations(BrokenRecordPrinters::merged)),
                losing(
                        "drops empty comments",
                        RecordChange.ofAnnotations(all -> all.stream()
                                .filter(annotation -> !annotation.equals(new Comment("")))
                                .toList())),
                losing("drops closing comments", RecordChange.ofComments(comments -> List.of())),
                losing(
                        "drops the annotation 0",
                        RecordChange.ofAnnotations(all -> all.stream()
                                .filter(annotation -> !annotation.equals(new Nag(0)))
                                .toList())),
                losing(
                        "prints annotations before comments",
                        RecordChange.ofAnnotations(all -> all.stream()
                                .sorted((a, b) -> Boolean.compare(!(a instanceof Nag), !(b instanceof Nag)))
                                .toList())),
                losing(
                        "drops empty variations",
                        RecordChange.ofAnnotations(all -> all.stream()
                                .filter(annotation -> !(annotation instanceof Variation variation
                                        && variation.turns().isEmpty()))
                                .toList())),
                losing(
                        "knows annotations up to 139",
                        RecordChange.ofAnnotations(all -> all.stream()
                                .filter(annotation -> !(annotation instanceof Nag nag && nag.number() > 139))
                                .toList())));
    }

    private static BrokenNotation losing(String fault, RecordChange change) {
        return recordPrinter(fault, record -> change.of(record).toString());
    }

    static List<Annotation> merged(List<Annotation> annotations) {
        List<Annotation> merged = new ArrayList<>();
        for (Annotation annotation : annotations) {
            int last = merged.size() - 1;
            if (annotation instanceof Comment more && last >= 0 && merged.get(last) instanceof Comment comment) {
                merged.set(last, new Comment(comment.text() + " " + more.text()));
            } else {
                merged.add(annotation);
            }
        }
        return merged;
    }

    private static List<BrokenNotation> lines() {
        return List.of(
                recordPrinter("wraps at 79 columns", r -> wrapped(r, 79, true)),
                recordPrinter("wraps at 81 columns", r -> wrapped(r, 81, true)),
                recordPrinter("counts surrogates twice", r -> wrapped(r, 80, false)),
                recordPrinter("never wraps", r -> wrapped(r, 1_000_000, true)));
    }

    /** Wraps the movetext anew, where no comment runs to the end of its line. */
    private static String wrapped(GameRecord record, int width, boolean byCodePoints) {
        String text = record.toString();
        int start = text.indexOf("\n\n") + 2;
        if (text.indexOf(';', start) >= 0) {
            return text;
        }
        StringBuilder lines = new StringBuilder();
        int column = 0;
        for (String word : text.substring(start).strip().split("[ \n](?![^{]*\\})", -1)) {
            int length = byCodePoints ? word.codePointCount(0, word.length()) : word.length();
            boolean fits = column + 1 + length <= width;
            lines.append(column == 0 ? "" : fits ? " " : "\n").append(word);
            column = column > 0 && fits ? column + 1 + length : length;
        }
        return text.substring(0, start) + lines + "\n";
    }
}
