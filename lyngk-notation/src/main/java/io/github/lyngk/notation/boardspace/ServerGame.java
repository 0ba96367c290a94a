package io.github.lyngk.notation.boardspace;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.RecordBuilder;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.TextCut;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a game of the server. The way to a record: SGF, its main line, facts, replay, ending. */
public final class ServerGame {
    private static final String KEY = "BoardspaceKey";

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
        return facts.start().map(start -> read(line, facts, start, diagnostics));
    }

    private static GameRecord read(
            SgfParser.MainLine line, GameFacts facts, Position start, DiagnosticList diagnostics) {
        RecordBuilder record = GameRecord.builder(start);
        ActionReplay replay = new ActionReplay(record, diagnostics);
        replay.replay(line);
        record.tags(facts.tags(replay.first()));
        new Ending(facts, replay, record, diagnostics).write();
        return record.tag(KEY, Long.toString(facts.key())).build();
    }

    /** {@return the tags of a game that need no replay: all but how it ended} */
    public static ImmutableMap<String, String> tags(TextCut cut) {
        DiagnosticList unused = new DiagnosticList(cut, 1, Set.of());
        List<SgfProperty> properties = SgfParser.parse(cut.text(), unused).properties();
        GameFacts facts = GameFacts.of(properties, unused);
        ImmutableMap.Builder<String, String> tags = ImmutableMap.builder();
        tags.putAll(facts.tags(first(properties)));
        facts.start().ifPresent(start -> tags.put(KEY, Long.toString(facts.key())));
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
}
