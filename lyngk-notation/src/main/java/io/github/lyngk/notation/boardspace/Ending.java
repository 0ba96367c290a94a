package io.github.lyngk.notation.boardspace;

import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.reading.Vocabulary;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.Faults;
import io.github.lyngk.notation.text.ReportText;
import java.util.Optional;

/**
 * How an imported game ended: what the rules say of its last position, then what the players did, then what the server
 * declared, in this order.
 *
 * @param result the result the record gets
 * @param termination why it ended
 * @param serverResult what the server declared, where the record does not say the same
 */
record Ending(String result, String termination, Optional<String> serverResult) {
    static Ending of(GameFacts facts, ActionReplay replay, Faults faults) {
        return new Judge(facts, replay, faults).ending();
    }

    /** What is known about the end, while it is weighed. */
    private record Judge(GameFacts facts, ActionReplay replay, Faults faults) {
        Ending ending() {
            Position position = replay.position();
            return position.outcome()
                    .map(outcome -> checked(outcome.winner(), Vocabulary.NORMAL))
                    .orElseGet(() -> switch (replay.end()) {
                        case FAULT -> new Ending(Vocabulary.NO_RESULT, Vocabulary.UNFINISHED, declared());
                        case RESIGNED -> checked(Optional.of(replay.winner()), Vocabulary.RESIGNATION);
                        case TIME -> onTime();
                        case LAST_ACTION -> stopped(position);
                    });
        }

        /** The result is known from the record itself; the server should have declared the same. */
        private Ending checked(Optional<Player> winner, String termination) {
            String result = Vocabulary.result(winner);
            Optional<String> server = server();
            if (server.isPresent() && !server.get().equals(result)) {
                String sentence = "the server declared " + server.get() + ", but the game ended " + result;
                faults.error(facts.result().orElseThrow().fault(DiagnosticCode.RESULT_CONTRADICTED, sentence));
                return new Ending(result, termination, declared());
            }
            return new Ending(result, termination, Optional.empty());
        }

        private Ending onTime() {
            Optional<String> server = server().filter(result -> !result.equals(Vocabulary.DRAW));
            if (server.isPresent()) {
                return new Ending(server.get(), Vocabulary.TIME, Optional.empty());
            }
            Player winner = replay.winner();
            String sentence = "the server names no winner; on time the " + ReportText.name(winner) + " won";
            faults.warning(Fault.of(DiagnosticCode.TAG_MISSING, Fault.WHOLE, sentence));
            return new Ending(Vocabulary.result(Optional.of(winner)), Vocabulary.TIME, declared());
        }

        /** The actions ended though the game was not over: the referee stopped it early, or nobody finished it. */
        private Ending stopped(Position position) {
            boolean onlyByClaiming = position.mustClaim();
            Verdict verdict = Verdict.of(facts);
            Optional<String> server =
                    verdict == Verdict.NAMES_NOBODY && onlyByClaiming ? Optional.of(Vocabulary.DRAW) : server();
            if (server.isPresent()) {
                String why = onlyByClaiming ? "a claim unlocks a move" : "the player on turn has moves";
                Fault fault = facts.result()
                        .orElseThrow()
                        .fault(
                                DiagnosticCode.NOT_FINISHED,
                                "the server stopped the game with " + server.get() + ", although " + why);
                faults.warning(onlyByClaiming ? fault.by(Rule.R5) : fault);
                return new Ending(server.get(), Vocabulary.ADJUDICATION, Optional.empty());
            }
            if (verdict != Verdict.ABSENT) {
                SgfProperty text = facts.result().orElseThrow();
                faults.warning(text.fault(DiagnosticCode.TAG_VALUE, "cannot tell who won from " + text.quoted()));
            }
            return new Ending(Vocabulary.NO_RESULT, Vocabulary.UNFINISHED, declared());
        }

        private Optional<String> server() {
            Verdict verdict = Verdict.of(facts);
            return verdict == Verdict.DRAW
                    ? Optional.of(Vocabulary.DRAW)
                    : verdict.winner().map(seat -> Vocabulary.result(Optional.of(replay.player(seat))));
        }

        /** The server's result for a tag: as our notation writes it, or else the server's words. */
        private Optional<String> declared() {
            return server().or(() -> facts.result().map(SgfProperty::tagValue)).filter(text -> !text.isEmpty());
        }
    }
}
