package io.github.lyngk.notation.boardspace;

import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.RecordBuilder;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.ReportText;
import java.util.Optional;

/**
 * Finds how an imported game ended: by the rules in its last position, else by the players' actions, else by the
 * server's declared result.
 */
final class Ending {
    private final GameFacts facts;
    private final ActionReplay replay;
    private final RecordBuilder record;
    private final DiagnosticList diagnostics;
    private final Verdict verdict;

    Ending(GameFacts facts, ActionReplay replay, RecordBuilder record, DiagnosticList diagnostics) {
        this.facts = facts;
        this.replay = replay;
        this.record = record;
        this.diagnostics = diagnostics;
        verdict = Verdict.of(facts);
    }

    /** Sets the result and termination of the record, and the server's result if it differs. */
    void write() {
        Optional<Outcome> outcome = record.position().outcome();
        if (outcome.isPresent()) {
            check(Result.of(outcome.get()), Termination.NORMAL);
            return;
        }
        switch (replay.end()) {
            case FAULT -> unfinished();
            case RESIGNED -> check(Result.wonBy(replay.winner()), Termination.RESIGNATION);
            case TIME -> endOnTime();
            case LAST_ACTION -> endEarly();
        }
    }

    /** Sets the result that the last position shows; reports a different declared one. */
    private void check(Result result, Termination termination) {
        end(result, termination);
        Optional<Result> server = server();
        if (server.isPresent() && server.get() != result) {
            String message = "the server declared " + server.get().text() + ", but the game ended " + result.text();
            add(Diagnostic.error(DiagnosticCode.RESULT_CONTRADICTED, message));
            keepDeclared();
        }
    }

    private void endOnTime() {
        Optional<Result> server = server().filter(result -> result != Result.DRAW);
        end(server.orElse(Result.wonBy(replay.winner())), Termination.TIME);
        if (server.isEmpty()) {
            String message = "the server names no winner; on time the " + ReportText.name(replay.winner()) + " won";
            diagnostics.add(DiagnosticList.WHOLE, Diagnostic.warning(DiagnosticCode.TAG_MISSING, message));
            keepDeclared();
        }
    }

    /** The actions ended though the game was not over: the referee stopped it early, or the players left it. */
    private void endEarly() {
        boolean onlyByClaiming = record.position().mustClaim();
        Optional<Result> server =
                verdict == Verdict.NO_PLAYER_NAMED && onlyByClaiming ? Optional.of(Result.DRAW) : server();
        if (server.isPresent()) {
            String why = onlyByClaiming ? "a claim unlocks a move" : "the player on turn has moves";
            Diagnostic warning = Diagnostic.warning(
                    DiagnosticCode.NOT_FINISHED,
                    "the server stopped the game with " + server.get().text() + ", although " + why);
            add(onlyByClaiming ? warning.withRule(Rule.R5) : warning);
            end(server.get(), Termination.ADJUDICATION);
            return;
        }
        if (verdict != Verdict.ABSENT) {
            String quoted = facts.result().orElseThrow().quoted();
            add(Diagnostic.warning(DiagnosticCode.TAG_VALUE, "cannot tell who won from " + quoted));
        }
        unfinished();
    }

    private void unfinished() {
        end(Result.NONE, Termination.UNFINISHED);
        keepDeclared();
    }

    private void end(Result result, Termination termination) {
        record.result(result);
        if (termination != Termination.NORMAL) {
            record.termination(termination);
        }
    }

    /** Adds the server's result, in our notation if possible, else in the server's words. */
    private void keepDeclared() {
        server().map(Result::text)
                .or(() -> facts.result().map(SgfProperty::tagValue))
                .filter(text -> !text.isEmpty())
                .ifPresent(text -> record.tag("ServerResult", text));
    }

    private Optional<Result> server() {
        return verdict == Verdict.DRAW
                ? Optional.of(Result.DRAW)
                : verdict.winner().map(seat -> Result.wonBy(replay.player(seat)));
    }

    /** Adds a diagnostic about the declared result. */
    private void add(Diagnostic diagnostic) {
        diagnostics.add(facts.result().orElseThrow().index(), diagnostic);
    }
}
