package io.github.lyngk.testkit.house;

import static io.github.lyngk.testkit.house.BrokenNotation.recordParser;
import static io.github.lyngk.testkit.house.BrokenNotation.refuseIf;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import io.github.lyngk.notation.GameRecord;
import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parsers of records with one fault each: in tags, line ends and what surrounds a record. */
final class BrokenTagParsers {
    private static final Set<String> KNOWN = Set.of(
            "Event",
            "Site",
            "Date",
            "Round",
            "First",
            "Second",
            "Variant",
            "Position",
            "Result",
            "Termination",
            "Format");
    private static final Pattern VALUE = Pattern.compile("(?m)^(\\[\\w+ \")(.*)(\"\\])$");

    private BrokenTagParsers() {}

    static ImmutableList<BrokenNotation> all() {
        return ImmutableList.<BrokenNotation>builder()
                .addAll(lines())
                .addAll(tags())
                .addAll(values())
                .addAll(meanings())
                .build();
    }

    /** Reads what the library reads, and what it reads once mended. */
    static BrokenNotation mending(String fault, UnaryOperator<String> mending) {
        return recordParser(fault, text -> {
            try {
                return GameRecord.parse(text);
            } catch (IllegalArgumentException refused) {
                return GameRecord.parse(mending.apply(text));
            }
        });
    }

    /** Refuses what the library refuses, and more. */
    static BrokenNotation refusing(String fault, String regex) {
        Pattern pattern = Pattern.compile(regex);
        return recordParser(fault, text -> {
            refuseIf(pattern.matcher(text).find(), text);
            return GameRecord.parse(text);
        });
    }

    private static BrokenNotation losing(String fault, UnaryOperator<Map<String, String>> change) {
        return recordParser(fault, text -> RecordChange.ofTags(change).of(GameRecord.parse(text)));
    }

    private static List<BrokenNotation> lines() {
        return List.of(
                refusing("does not know CR", "\\r(?!\\n)"),
                refusing("does not know CRLF", "\\r\\n"),
                refusing("does not know a byte order mark", "^\\ufeff"),
                mending("skips byte order marks anywhere", text -> text.replace("\ufeff", "")),
                refusing("needs a line end after the result", "[^\\n\\r]$"),
                refusing("takes one line end at the end only", "\\n\\n$"),
                refusing("takes no blank line before the tags", "^\\n"),
                refusing("takes one blank line after the tags only", "\\]\\n\\n\\n"),
                refusing("takes no tabs between words", "\\t"),
                mending("needs no blank line after the tags", text -> text.replaceFirst("(\\]\\n)(?!\\[|\\n)", "$1\n")),
                mending("skips what stands before the tags", text -> text.substring(text.indexOf('['))),
                mending("skips lines that begin with %", text -> text.replaceAll("(?m)^%.*\n", "")),
                mending("reads the first of several records", text -> text.replaceAll("(?s)(\n\n.*?\n)\n\\[.*", "$1")),
                mending("reads the first of two joined records", text -> text.replaceAll("(?s)(\n\n.*?\n)\\[.*", "$1")),
                mending("takes any line separator", text -> text.replaceAll("\\R", "\n")),
                mending("takes form feeds for blanks", text -> text.replace('\f', ' ')),
                mending("takes hard blanks for blanks", text -> text.replace('\u00a0', ' ')),
                recordParser(
                        "ends a line at a line separator", text -> GameRecord.parse(text.replace('\u2028', '\n'))));
    }

    private static List<BrokenNotation> tags() {
        return List.of(
                mending("keeps the first of two equal tags", text -> withoutTwins(text, true)),
                mending("keeps the second of two equal tags", text -> withoutTwins(text, false)),
                losing("drops unknown tags", tags -> Maps.filterKeys(tags, KNOWN::contains)),
                losing("sorts tags", ImmutableSortedMap::copyOf),
                losing("puts the seven usual tags first", BrokenTagParsers::rostered),
                mending(
                        "knows names in any case",
                        text -> text.replaceAll("(?i)\\[position ", "[Position ")
                                .replaceAll("(?i)\\[result ", "[Result ")),
                mending(
                        "takes blanks inside the brackets",
                        text -> text.replaceAll("(?m)^\\[ +", "[").replaceAll("(?m) +\\]$", "]")),
                mending("takes blanks after a tag", text -> text.replaceAll("(?m)\\][ \\t]+$", "]")),
                mending("takes blanks before a tag", text -> text.replaceAll("(?m)^[ \\t]+\\[", "[")),
                mending("takes a tab after a name", text -> text.replaceAll("(?m)^(\\[\\w+)\\s+\"", "$1 \"")),
                mending("needs no blank after a name", text -> text.replaceAll("(?m)^(\\[\\w+)\"", "$1 \"")),
                refusing("takes one blank after a name only", "(?m)^\\[\\w+  +\""),
                mending("takes hyphens in names", text -> text.replaceAll("(?m)^\\[(\\w+)-(\\w+) ", "[$1$2 ")),
                mending(
                        "takes letters of any script in names",
                        text -> text.replaceAll("(?m)^\\[(\\w*)[\\p{L}&&[^a-zA-Z]](\\w*) .*\n", "")),
                refusing("takes no digits in names", "(?m)^\\[[A-Za-z_]*\\d"),
                mending("takes two tags on a line", text -> text.replaceAll("\\] ?\\[", "]\n[")),
                refusing("has names of at most 32 characters", "(?m)^\\[\\w{33,} "),
                mending("has names of any length", text -> text.replaceAll("(?m)^\\[(\\w{64})\\w+ ", "[$1 ")));
    }

    private static String withoutTwins(String text, boolean first) {
        Map<String, String> tags = new LinkedHashMap<>();
        int end = text.indexOf("\n\n");
        for (String line : text.substring(0, end).split("\n", -1)) {
            String name = line.split(" ", 2)[0];
            if (first) {
                tags.putIfAbsent(name, line);
            } else {
                tags.put(name, line);
            }
        }
        return String.join("\n", tags.values()) + text.substring(end);
    }

    private static Map<String, String> rostered(Map<String, String> tags) {
        Map<String, String> rostered = new LinkedHashMap<>();
        List.of("Event", "Site", "Date", "Round", "First", "Second", "Result").stream()
                .filter(tags::containsKey)
                .forEach(name -> rostered.put(name, tags.get(name)));
        tags.forEach(rostered::putIfAbsent);
        return rostered;
    }

    private static List<BrokenNotation> values() {
        return List.of(
                losing("trims values", tags -> Maps.transformValues(tags, String::strip)),
                losing(
                        "leaves escapes in values",
                        tags -> Maps.transformValues(tags, value -> value.replace("\\", "\\\\"))),
                mending("takes any character after a backslash", text -> text.replaceAll("\\\\([^\"\\\\])", "$1")),
                mending("takes a backslash for itself", text -> text.replaceAll("\\\\(?![\"\\\\])", "\\\\\\\\")),
                mending(
                        "takes quotes inside values",
                        text -> VALUE.matcher(text)
                                .replaceAll(tag -> Matcher.quoteReplacement(tag.group(1)
                                        + tag.group(2).replaceAll("(?<!\\\\)\"", "\\\\\"")
                                        + tag.group(3)))),
                refusing("takes no brackets inside values", "(?m)^\\[\\w+ \"[^\"\\n]*\\]"),
                refusing("takes no empty values", "(?m) \"\"\\]$"),
                mending("drops control characters", text -> text.replaceAll("[\\p{Cntrl}&&[^\\n\\r\\t]]", "")),
                mending("drops controls beyond ASCII", text -> text.replaceAll("[\\x7f-\\x9f]", "")),
                mending("takes tabs in values and comments", text -> text.replace('\t', ' ')),
                mending("takes half a character for a question mark", BrokenTagParsers::withoutHalves),
                recordParser(
                        "composes characters",
                        text -> GameRecord.parse(Normalizer.normalize(text, Normalizer.Form.NFC))),
                refusing("takes ASCII only in values", "(?m)^\\[\\w+ \".*[^\\x00-\\x7f].*\"\\]"),
                recordParser("takes no characters of two chars", text -> {
                    refuseIf(text.length() > text.codePointCount(0, text.length()), text);
                    return GameRecord.parse(text);
                }),
                refusing("has values of at most 4095 characters", "(?m)^\\[\\w+ \"[^\"]{4096,}\"\\]"),
                recordParser("counts chars in values", text -> {
                    refuseIf(
                            VALUE.matcher(text)
                                    .results()
                                    .anyMatch(tag -> tag.group(2).length() > 4096),
                            text);
                    return GameRecord.parse(text);
                }),
                mending(
                        "has values of any length",
                        text -> text.replaceAll("(?m)^(\\[\\w+ \".{4096}).+(\"\\])$", "$1$2")));
    }

    private static String withoutHalves(String text) {
        StringBuilder whole = new StringBuilder();
        text.codePoints().map(c -> c >= 0xd800 && c <= 0xdfff ? '?' : c).forEach(whole::appendCodePoint);
        return whole.toString();
    }

    private static List<BrokenNotation> meanings() {
        return List.of(
                mending("ignores the tag of the variant", text -> text.replaceAll("\\[Variant .*\n", "")),
                mending(
                        "takes a variant in any case",
                        text -> text.replaceAll("\\[Variant \"(?i:standard)\"\\]", "[Variant \"standard\"]")
                                .replaceAll("\\[Variant \"(?i:six)\"\\]", "[Variant \"six\"]")),
                mending("ignores the tag of the format", text -> text.replaceAll("\\[Format .*\n", "")),
                mending("takes 01 for the format 1", text -> text.replaceAll("\\[Format \"0*1\"\\]", "[Format \"1\"]")),
                refusing("does not know the tag of the format", "\\[Format "),
                mending("takes unknown terminations", text -> text.replaceAll("\\[Termination .*\n", "")),
                mending(
                        "takes terminations in any case",
                        text -> text.replaceAll("\\[Termination \"(?i:normal)\"\\]", "[Termination \"normal\"]")
                                .replaceAll("\\[Termination \"(?i:time)\"\\]", "[Termination \"time\"]")),
                refusing("knows no adjudication", "\\[Termination \"adjudication\""),
                mending(
                        "takes the termination Time forfeit",
                        text -> text.replace("Time forfeit", "time").replace("time forfeit", "time")),
                mending(
                        "believes the tag of the result",
                        text -> text.replaceAll("(?s)(.*\\[Result \"(.*?)\"\\].*\\s)(\\S+)(\n*)$", "$1$2$4")),
                mending(
                        "believes the result after the moves",
                        text -> text.replaceAll("(?s)(.*\\[Result \").*?(\"\\].*\\s)(\\S+)(\n*)$", "$1$3$2$3$4")),
                mending("trims results", text -> text.replaceAll("(\\[Result \") *(.*?) *(\"\\])", "$1$2$3")),
                mending("takes ½-½", text -> text.replace("½-½", "1/2-1/2")),
                mending(
                        "takes a position in the tag Setup",
                        text -> text.replaceAll("\\[(Setup|FEN|Start) ", "[Position ")),
                mending(
                        "takes a tag Position with a blank at its end",
                        text -> text.replaceAll("(\\[Position \".*?) +\"", "$1\"")),
                refusing("takes a start of the first player only", "\\[Position \"\\S+ 2 "),
                refusing("takes an initial start only", "\\[Position \"[^\"]*[0-9(][^\"]* [12] "),
                refusing("takes no result of a start that is over", "\\n\\n(1-0|0-1|1/2-1/2)\\s*$"));
    }
}
