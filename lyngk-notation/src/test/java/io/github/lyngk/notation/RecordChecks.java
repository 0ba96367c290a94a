package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.primitives.Bytes;
import io.github.lyngk.notation.text.Utf8;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What must hold for every source that is read as records. */
final class RecordChecks {
    private static final String BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";

    private static final Pattern POINT = Pattern.compile("[a-i][1-7]");

    private static final byte[] NEXT = ("\n\n" + Records.open("1. d1-e1 *")).getBytes(UTF_8);

    private RecordChecks() {}

    /** Records in our own format. */
    static void lyngk(byte[] source) throws IOException {
        List<RecordText> texts = texts(RecordFormat.LYNGK, source);
        List<RecordResult> strict = read(RecordFormat.LYNGK, source);
        assertSlices(RecordFormat.LYNGK, source, Leniency.all());
        List<RecordResult> lenient =
                ImmutableList.copyOf(new RecordReader(new ByteArrayInputStream(source), Leniency.all()));
        lenient.stream().filter(result -> !strict.contains(result)).forEach(RecordChecks::assertLegal);
        for (int i = 0; i < texts.size(); i++) {
            RecordText text = texts.get(i);
            RecordResult result = strict.get(i);
            assertThat(result.diagnostics())
                    .allMatch(found -> found.excerpt().lines().count() == 2);
            RecordResult tolerated = text.read(Leniency.all());
            assertThat(moves(tolerated)).startsWith(moves(result));
            if (result.isValid()) {
                GameRecord record = result.record().orElseThrow();
                assertSameTags(text.tags(), record.tags());
                assertThat(text.text().contains(";") || skeleton(text.text()).equals(skeleton(record.toString())))
                        .as("%s became %s", text.text(), record)
                        .isTrue();
                assertThat(tolerated).isEqualTo(result);
                assertThat(lenient)
                        .anyMatch(other -> other.isValid()
                                && other.record().equals(result.record())
                                && other.location().firstLine()
                                        == result.location().firstLine());
            }
            assertFollows(moves(result), text.text());
        }
        List<RecordRange> halves = RecordRangeProperties.ranges(source, source.length / 2);
        assertThat(RecordRangeProperties.texts(source, halves, ImmutableSet.of()))
                .isEqualTo(texts);
        List<RecordResult> more =
                ImmutableList.copyOf(new RecordReader(new ByteArrayInputStream(Bytes.concat(source, NEXT))));
        assertThat(more.subList(0, strict.size())).isEqualTo(strict);
        assertThat(Iterables.getLast(more).diagnostics()).isEmpty();
        assertParsedAlone(Utf8.decode(source, 0, source.length), strict);
    }

    /** Records of Boardspace. */
    static void boardspace(byte[] source) throws IOException {
        List<RecordText> texts = texts(RecordFormat.BOARDSPACE, source);
        List<RecordResult> results = read(RecordFormat.BOARDSPACE, source);
        for (int i = 0; i < texts.size(); i++) {
            RecordResult result = results.get(i);
            assertFollows(moves(result), texts.get(i).text());
            if (result.isValid()) {
                assertThat(result.record().orElseThrow().tags())
                        .containsAllEntriesOf(texts.get(i).tags());
            }
        }
        byte[] half = Arrays.copyOf(source, source.length / 2);
        List<RecordResult> cut = ImmutableList.copyOf(new BoardspaceReader(new ByteArrayInputStream(half)));
        if (!cut.isEmpty()) {
            assertThat(moves(results.get(0))).startsWith(moves(cut.get(0)));
        }
    }

    /** The moves of a record as text, none if there is no record. */
    private static String moves(RecordResult result) {
        return result.record().map(GameRecord::moves).map(Joiner.on(' ')::join).orElse("");
    }

    private static ImmutableList<RecordText> texts(RecordFormat format, byte[] source) {
        return ImmutableList.copyOf(format.split(new ByteArrayInputStream(source)));
    }

    /** Reads strictly, in every way there is. */
    private static List<RecordResult> read(RecordFormat format, byte[] source) throws IOException {
        assertSlices(format, source, ImmutableSet.of());
        List<RecordResult> results = texts(format, source).stream()
                .map(text -> text.read(ImmutableSet.of()))
                .toList();
        PlaceCheck places = new PlaceCheck(source);
        ValidationSummary summary = ValidationSummary.EMPTY;
        for (int i = 0; i < results.size(); i++) {
            RecordResult result = results.get(i);
            assertThat(result.location().number()).isEqualTo(i + 1);
            places.check(result);
            assertLegal(result);
            summary = summary.plus(ValidationSummary.of(result));
        }
        if (!results.isEmpty()) {
            ValidationReport report =
                    RecordValidator.strict().reading(format).validate(new ByteArrayInputStream(source));
            assertThat(report.summary()).isEqualTo(summary);
            assertThat(report.diagnostics())
                    .containsExactlyElementsOf(
                            Iterables.concat(Iterables.transform(results, RecordResult::diagnostics)));
        }
        String text = new String(source, UTF_8);
        if (Arrays.equals(text.getBytes(UTF_8), source)) {
            assertThat(ImmutableList.copyOf(new RecordReader(format.split(new StringReader(text)), ImmutableSet.of())))
                    .isEqualTo(results);
        }
        return results;
    }

    /** There is a record or an error, and the record can be printed and read again without an error. */
    private static void assertLegal(RecordResult result) {
        assertThat(result.record().isPresent() || !result.isValid()).isTrue();
        int moves = result.record().map(record -> record.moves().size()).orElse(0);
        assertThat(ValidationSummary.of(result).moves()).isEqualTo(moves);
        result.record().ifPresent(record -> {
            GameRecord again = GameRecord.parse(record.toString());
            assertThat(again).isEqualTo(record).hasToString(record.toString());
            assertThat(again.moves()).isEqualTo(record.moves());
        });
    }

    /** Tags that are read alone are as they are written, which may be a position line in small letters. */
    private static void assertSameTags(Map<String, String> written, Map<String, String> read) {
        assertThat(Ascii.toLowerCase(written.toString())).isEqualTo(Ascii.toLowerCase(read.toString()));
    }

    /** The points of all moves of a record are in its text, in this order. */
    private static void assertFollows(String moves, String text) {
        String written = CharMatcher.whitespace().or(CharMatcher.is('\\')).removeFrom(Ascii.toLowerCase(text));
        int at = 0;
        for (Matcher point = POINT.matcher(moves); point.find(); at++) {
            at = written.indexOf(point.group(), at);
            assertThat(at).as("%s in %s", moves, text).isNotNegative();
        }
    }

    /** What may be written in several ways, written in one: all else in a valid record is printed as it was read. */
    private static String skeleton(String text) {
        String one = Ascii.toLowerCase(text)
                .replaceAll("[0-9]+[.]+", "")
                .replaceAll("([a-i][1-7])(-[a-i][1-7])*(-[a-i][1-7])[+#]?", "$1$3")
                .replaceAll("\\$0*([0-9])", "\\$$1")
                .replace("!!", "$3")
                .replace("??", "$4")
                .replace("!?", "$5")
                .replace("?!", "$6")
                .replace("!", "$1")
                .replace("?", "$2");
        return CharMatcher.forPredicate(Character::isWhitespace)
                .or(CharMatcher.is('\ufeff'))
                .removeFrom(one);
    }

    private static void assertParsedAlone(String text, List<RecordResult> results) {
        try {
            GameRecord record = GameRecord.parse(text);
            assertThat(results).singleElement().matches(RecordResult::isValid);
            assertThat(results.get(0).record()).contains(record);
        } catch (RecordException e) {
            assertThat(results.size() != 1 || !results.get(0).isValid()).isTrue();
            assertThat(e.index()).isBetween(0, text.length());
            assertThat(e.diagnostics()).anyMatch(Diagnostic::isError);
        }
    }

    /** Records are slices of their source, with nothing but blanks, line ends and byte order marks between them. */
    private static void assertSlices(RecordFormat format, byte[] source, Set<Leniency> leniencies) throws IOException {
        String rest = new String(source, ISO_8859_1);
        for (RecordText text : ImmutableList.copyOf(format.split(new ByteArrayInputStream(source), leniencies))) {
            if (!text.isWhole()) {
                return;
            }
            ByteArrayOutputStream target = new ByteArrayOutputStream();
            text.writeTo(target);
            String bytes = target.toString(ISO_8859_1);
            boolean marked = rest.startsWith(BYTE_ORDER_MARK) && !bytes.startsWith(BYTE_ORDER_MARK);
            int at = rest.indexOf(bytes, marked ? BYTE_ORDER_MARK.length() : 0);
            while (at > 0 && !isBlank(format, rest.substring(0, at))) {
                at = rest.indexOf(bytes, at + 1);
            }
            assertThat(at).as("%s: %s in %s", text, bytes, rest).isNotNegative();
            rest = rest.substring(at + bytes.length());
            byte[] withMark = (BYTE_ORDER_MARK + bytes).getBytes(ISO_8859_1);
            assertThat(texts(format, withMark).get(0).text()).isEqualTo(text.text());
        }
        assertThat(isBlank(format, rest)).as(rest).isTrue();
    }

    private static boolean isBlank(RecordFormat format, String between) {
        CharMatcher blank =
                format == RecordFormat.LYNGK ? CharMatcher.anyOf(" \t\r\n") : CharMatcher.inRange('\0', ' ');
        return blank.matchesAllOf(between.replace(BYTE_ORDER_MARK, ""));
    }
}
