package io.github.lyngk.notation.boardspace;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.RecordBuilder;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.TextCut;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a game of the server. The way to a record: SGF, its main line, facts, replay, ending, tags. */
public final class ServerGame {
    private ServerGame() {}

    /** Reads a game; {@return it, or its legal prefix, empty if there is no start} */
    public static Optional<GameRecord> read(TextCut cut, DiagnosticList diagnostics) {
        if (cut.tooLong()) {
            String sentence = "the record is longer than " + Limits.RECORD + " characters";
            diagnostics.add(DiagnosticList.WHOLE, Diagnostic.error(DiagnosticCode.LIMIT, sentence));
            return Optional.empty();
        }
        SgfParser.MainLine line = SgfParser.parse(cut.text(), diagnostics);
        if (line.properties().isEmpty() && !diagnostics.isEmpty()) {
            return Optional.empty();
        }
        GameFacts facts = GameFacts.of(line.properties(), diagnostics);
        return facts.variant().map(variant -> read(line, facts, variant, diagnostics));
    }

    private static GameRecord read(
            SgfParser.MainLine line, GameFacts facts, Variant variant, DiagnosticList diagnostics) {
        Position start = KeyedStart.position(variant, facts.key());
        RecordBuilder record = GameRecord.builder(start);
        ActionReplay replay = new ActionReplay(record, diagnostics);
        replay.replay(line);
        record.tags(tags(facts, replay.first())).tags(startTags(variant, start));
        new Ending(facts, replay, record, diagnostics).write();
        return record.tags(keyTag(facts)).build();
    }

    /** {@return the tags of a game that need no replay: all but how it ended} */
    public static ImmutableMap<String, String> tags(TextCut cut) {
        DiagnosticList unused = new DiagnosticList(cut, 1, Set.of());
        List<SgfProperty> properties = SgfParser.parse(cut.text(), unused).properties();
        GameFacts facts = GameFacts.of(properties, unused);
        ImmutableMap.Builder<String, String> tags = ImmutableMap.builder();
        tags.putAll(tags(facts, first(properties)));
        facts.variant()
                .ifPresent(variant -> tags.putAll(startTags(variant, KeyedStart.position(variant, facts.key())))
                        .putAll(keyTag(facts)));
        return tags.build();
    }

    /** {@return the seat that moves first, by what comes before the first move} */
    private static Seat first(List<SgfProperty> properties) {
        Seat first = Seat.P0;
        for (SgfProperty property : properties) {
            if (Seat.ofProperty(property.name()).isPresent()) {
                Action action = Action.parse(property.value());
                if (action instanceof Action.Start start) {
                    first = start.seat();
                } else if (!(action instanceof Action.Word) && !(action instanceof Action.Unknown)) {
                    break;
                }
            }
        }
        return first;
    }

    private static ImmutableMap<String, String> tags(GameFacts facts, Seat first) {
        ImmutableMap.Builder<String, String> tags = ImmutableMap.builder();
        facts.gameName().ifPresent(name -> tags.put("Event", name));
        facts.date().ifPresent(date -> tags.put("Date", date));
        facts.name(first).ifPresent(name -> tags.put("First", name));
        facts.name(first.other()).ifPresent(name -> tags.put("Second", name));
        return tags.build();
    }

    private static ImmutableMap<String, String> startTags(Variant variant, Position start) {
        return ImmutableMap.of(Tags.VARIANT, variant.tag(), Tags.POSITION, start.toString());
    }

    private static ImmutableMap<String, String> keyTag(GameFacts facts) {
        return ImmutableMap.of("BoardspaceKey", Long.toString(facts.key()));
    }
}
