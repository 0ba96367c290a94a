package io.github.lyngk.testkit.texts;

import static io.github.lyngk.testkit.texts.RecordFrame.record;
import static io.github.lyngk.testkit.texts.RecordFrame.tag;
import static io.github.lyngk.testkit.texts.RecordFrame.tagged;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import io.github.lyngk.notation.GameRecord;
import java.util.List;
import java.util.stream.Stream;

/** Records: drawn at random, with every small damage, and hard cases by what is hard about them. */
public final class RecordTexts {
    private static final int DRAWN = 300;
    private static final int DAMAGED_GAMES = 3;
    private static final String BLANK_LINE = "\n\n";

    /** Short turns with something of everything. */
    private static final String TURNS = "1. G:c1-c4-b2! $7 {x} (1. c1-b2) -- 2. e5-g6 -- *";

    private RecordTexts() {}

    /** Canonical texts of records drawn at random. */
    public static Stream<Probe> drawn() {
        return RandomRecords.records(DRAWN).map(record -> new Probe("a record drawn at random", record.toString()));
    }

    /** What a printer may get wrong; other texts stand for the same values. */
    public static Stream<Probe> printable() {
        return Stream.of(drawn(), LimitTexts.wrapped(), lines(), tags(), turns(), annotations(), endings(), limits())
                .flatMap(probes -> probes);
    }

    /** Every small damage of turns, and of tags, and of whole games. */
    public static Stream<Probe> damaged() {
        String start = RecordFrame.SKIPPING;
        return Stream.of(
                        games(),
                        Damages.ofCharacters(TURNS).map(probe -> probe.in(turns -> record(start, "*", turns))),
                        Damages.ofCharacters("1. c1-c4# 1-0")
                                .map(probe -> probe.in(turns -> record(RecordFrame.WINNING, "1-0", turns))),
                        Damages.ofCharacters("[X \"a\\\"b\"]")
                                .map(probe -> probe.in(tag -> tagged(tag + "\n", start, "*"))),
                        Damages.ofCharacters("[Result \"*\"]")
                                .map(probe -> probe.in(tag -> tag("Position", start) + tag + "\n\n*\n")))
                .flatMap(probes -> probes);
    }

    /** Whole games with a turn, number or pass left out, doubled, swapped with the next, replaced, or one too many. */
    private static Stream<Probe> games() {
        return RandomRecords.games(DAMAGED_GAMES).map(GameRecord::of).flatMap(record -> {
            String text = record.toString();
            int turns = text.indexOf(BLANK_LINE) + BLANK_LINE.length();
            List<String> words =
                    Splitter.on(CharMatcher.anyOf(" \n")).omitEmptyStrings().splitToList(text.substring(turns));
            return Damages.ofParts(words, " ", List.of("--", "12."))
                    .map(probe -> probe.in(damaged -> text.substring(0, turns) + damaged + "\n"));
        });
    }

    /** Line ends, blank lines, blanks, byte order marks, texts that are not one record. */
    public static Stream<Probe> lines() {
        return LineTexts.all();
    }

    /** Tags of every sort, and the position lines in them. */
    public static Stream<Probe> tags() {
        return TagTexts.all();
    }

    /** Numbers, moves, routes, marks and passes. */
    public static Stream<Probe> turns() {
        return TurnTexts.all();
    }

    /** Annotations, comments and variations. */
    public static Stream<Probe> annotations() {
        return AnnotationTexts.all();
    }

    /** Results, terminations, variants and versions. */
    public static Stream<Probe> endings() {
        return EndingTexts.all();
    }

    /** Records at the limits of what one may hold, and of a line. */
    public static Stream<Probe> limits() {
        return LimitTexts.all();
    }
}
