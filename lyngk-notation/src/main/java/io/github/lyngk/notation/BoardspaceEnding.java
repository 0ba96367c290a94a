package io.github.lyngk.notation;

import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import java.util.Optional;

/**
 * How an imported game ended: what the rules say of its last position, then what the players did, then what the server
 * declared, in this order.
 *
 * @param result the result the record gets
 * @param termination why it ended
 * @param serverResult what the server declared, where the record does not say the same
 */
record BoardspaceEnding(Result result, Termination termination, Optional<String> serverResult) {
    static BoardspaceEnding of(BoardspaceHeader header, BoardspaceReplay replay, BoardspaceLog log) {
        return new Judge(header, replay, log).ending();
    }

    /** What is known about the end, while it is weighed. */
    private record Judge(BoardspaceHeader header, BoardspaceReplay replay, BoardspaceLog log) {
        BoardspaceEnding ending() {
            Position position = replay.position();
            if (position.isOver()) {
                return checked(ResultCheck.natural(position), Termination.NORMAL);
            }
            return switch (replay.end()) {
                case FAULT -> new BoardspaceEnding(Result.NONE, Termination.UNFINISHED, declared());
                case RESIGNED -> checked(Result.wonBy(replay.winner()), Termination.RESIGNATION);
                case TIME -> onTime();
                case LAST_ACTION -> stopped(position);
            };
        }

        /** The result is known from the record itself; the server should have declared the same. */
        private BoardspaceEnding checked(Result result, Termination termination) {
            Optional<Result> server = server();
            if (server.isPresent() && server.get() != result) {
                log.error(
                        header.result().orElseThrow(),
                        DiagnosticCode.RESULT_CONTRADICTED,
                        "the server declared " + server.get().text() + ", but the game ended " + result.text());
                return new BoardspaceEnding(result, termination, declared());
            }
            return new BoardspaceEnding(result, termination, Optional.empty());
        }

        private BoardspaceEnding onTime() {
            Optional<Result> server = server().filter(Result::isDecisive);
            if (server.isPresent()) {
                return new BoardspaceEnding(server.get(), Termination.TIME, Optional.empty());
            }
            Player winner = replay.winner();
            log.warning(
                    DiagnosticCode.TAG_MISSING,
                    "the server names no winner; on time the " + Wording.name(winner) + " won");
            return new BoardspaceEnding(Result.wonBy(winner), Termination.TIME, declared());
        }

        /** The actions ended though the game was not over: the referee stopped it early, or nobody finished it. */
        private BoardspaceEnding stopped(Position position) {
            boolean onlyByClaiming = position.mustClaim();
            BoardspaceVerdict verdict = BoardspaceVerdict.of(header);
            Optional<Result> server =
                    verdict == BoardspaceVerdict.NAMES_NOBODY && onlyByClaiming ? Optional.of(Result.DRAW) : server();
            if (server.isPresent()) {
                String why = onlyByClaiming ? "a claim unlocks a move" : "the player on turn has moves";
                Diagnostic warning = Diagnostic.warning(
                        DiagnosticCode.NOT_FINISHED,
                        "the server stopped the game with " + server.get().text() + ", although " + why);
                SgfPlace place = header.result().orElseThrow().place();
                log.add(place, onlyByClaiming ? warning.withRule(Rule.R5) : warning);
                return new BoardspaceEnding(server.get(), Termination.ADJUDICATION, Optional.empty());
            }
            if (verdict != BoardspaceVerdict.ABSENT) {
                SgfProperty text = header.result().orElseThrow();
                log.warning(
                        text,
                        DiagnosticCode.TAG_VALUE,
                        "cannot tell who won from " + BoardspaceLog.quote(text.value()));
            }
            return new BoardspaceEnding(Result.NONE, Termination.UNFINISHED, declared());
        }

        private Optional<Result> server() {
            BoardspaceVerdict verdict = BoardspaceVerdict.of(header);
            return verdict == BoardspaceVerdict.DRAW
                    ? Optional.of(Result.DRAW)
                    : verdict.winner().map(replay::player).map(Result::wonBy);
        }

        /** The server's result for a tag: as our notation writes it, or else the server's words. */
        private Optional<String> declared() {
            return server().map(Result::text)
                    .or(() -> header.result().map(SgfProperty::value).map(BoardspaceHeader::tagValue))
                    .filter(text -> !text.isEmpty());
        }
    }
}
