package io.github.lyngk.notation.boardspace;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordBuilder;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.TextCut;
import java.util.Optional;
import java.util.Set;

/** Reads a game of the server in these steps: SGF, its main line, facts, replay, ending. */
public final class ServerGame {
    private static final String KEY = "BoardspaceKey";

    private ServerGame() {}

    /** Reads a game; {@return the game up to its first fault, empty if it has no start} */
    public static Optional<GameRecord> read(TextCut cut, DiagnosticList diagnostics) {
        if (cut.tooLong()) {
            diagnostics.add(DiagnosticList.WHOLE, Diagnostic.error(DiagnosticCode.LIMIT, TextCut.TOO_LONG));
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
        ActionReplay replay = new ActionReplay(facts.first(), record, diagnostics);
        replay.replay(line);
        record.tags(facts.tags());
        new Ending(facts, replay, record, diagnostics).write();
        return record.tag(KEY, Long.toString(facts.key())).build();
    }

    /** {@return the tags of a game that need no replay: all but result and termination} */
    public static ImmutableMap<String, String> tags(TextCut cut) {
        DiagnosticList unused = new DiagnosticList(cut, 1, Set.of());
        GameFacts facts = GameFacts.of(SgfParser.parse(cut.text(), unused).properties(), unused);
        ImmutableMap.Builder<String, String> tags = ImmutableMap.builder();
        tags.putAll(facts.tags());
        facts.start().ifPresent(start -> tags.put(KEY, Long.toString(facts.key())));
        return tags.build();
    }
}
