package io.github.lyngk.notation;

import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.Optional;

/** One Boardspace record from text to {@link RecordResult}: main line, facts, replay, ending, tags. */
final class BoardspaceGame {
    private BoardspaceGame() {}

    static RecordResult read(SgfSplitter.Game game, RecordLocation location) {
        BoardspaceLog log = new BoardspaceLog(game, location.number());
        if (game.tooLong()) {
            log.error(DiagnosticCode.LIMIT, "the record is longer than " + Limits.RECORD + " characters");
            return RecordResult.withoutRecord(log.diagnostics(), location);
        }
        SgfParser.Result sgf = SgfParser.parse(game, Limits.NESTING);
        sgf.faults().forEach(log::fault);
        if (sgf.mainLine().isEmpty() && !sgf.faults().isEmpty()) {
            return RecordResult.withoutRecord(log.diagnostics(), location);
        }
        BoardspaceHeader header = BoardspaceHeader.of(sgf.mainLine(), log);
        Optional<Variant> variant = header.variant();
        if (variant.isEmpty()) {
            return RecordResult.withoutRecord(log.diagnostics(), location);
        }
        Position start = BoardspaceStart.of(variant.get(), header.key());
        BoardspaceReplay replay = new BoardspaceReplay(start, log);
        replay.replay(sgf.mainLine(), sgf.isComplete());
        GameRecord record = record(start, header, replay, BoardspaceEnding.of(header, replay, log));
        return RecordResult.of(record, log.diagnostics(), location);
    }

    private static GameRecord record(
            Position start, BoardspaceHeader header, BoardspaceReplay replay, BoardspaceEnding ending) {
        RecordBuilder record = GameRecord.builder(start);
        header.gameName().ifPresent(name -> record.tag("Event", name));
        header.date().ifPresent(date -> record.tag("Date", BoardspaceDate.convert(date)));
        header.name(replay.first()).ifPresent(name -> record.tag("First", name));
        header.name(replay.first().other()).ifPresent(name -> record.tag("Second", name));
        record.tag(Tags.VARIANT, start.variant().tag());
        record.tag(Tags.POSITION, start.toString());
        record.result(ending.result());
        if (ending.termination() != Termination.NORMAL) {
            record.termination(ending.termination());
        }
        ending.serverResult().ifPresent(result -> record.tag("ServerResult", result));
        record.tag("BoardspaceKey", Long.toString(header.key()));
        replay.moves().forEach(record::play);
        return record.build();
    }
}
