package io.github.lyngk.notation.boardspace;

import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.RecordBuilder;
import io.github.lyngk.notation.text.DiagnosticList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Replays the actions of a Boardspace record under the rules of the game. Legal turns are added to the record; the
 * first illegal or unreadable action ends the replay with an error.
 */
final class ActionReplay {
    /** Why the actions ended. */
    enum End {
        /** There are no more actions. */
        LAST_ACTION,
        /** A player resigned. */
        RESIGNED,
        /** A player's time ran out; the seat of the action is the winner's. */
        TIME,
        /** An action could not be replayed; see the diagnostics. */
        FAULT
    }

    private final Seat first;
    private final RecordBuilder record;
    private final DiagnosticList diagnostics;
    private final TurnInProgress turn = new TurnInProgress();
    private final Clocks clocks = new Clocks();

    /** The number of the next move. */
    private int ply = 1;

    private Seat onTurn = Seat.P0;
    private @Nullable SgfProperty last;
    private @Nullable Seat passed;
    private boolean resigning;
    private @Nullable End end;
    private Seat winner = Seat.P0;

    ActionReplay(Seat first, RecordBuilder record, DiagnosticList diagnostics) {
        this.first = first;
        this.record = record;
        this.diagnostics = diagnostics;
    }

    /** Replays all actions of a game. If the text is incomplete, its end is not the end of the game. */
    void replay(SgfParser.MainLine line) {
        for (SgfProperty malformed : clocks.read(line.properties())) {
            warn(malformed, "TM " + malformed.quoted() + " is not a number of milliseconds, and is left out");
        }
        for (SgfProperty property : line.properties()) {
            Optional<Seat> seat = Seat.ofProperty(property.name());
            if (seat.isPresent() && end == null) {
                act(property, seat.get(), Action.parse(property.value()));
                end = diagnostics.isFull() ? End.FAULT : end;
            }
        }
        if (end == null && !line.isComplete()) {
            end = End.FAULT;
        } else if (end == null && resigning) {
            end = End.RESIGNED;
        } else if (end == null && last != null && turn.move().isPresent()) {
            endUnfinishedTurn(last);
        }
    }

    End end() {
        return end == null ? End.LAST_ACTION : end;
    }

    /** The winner by resignation or on time, according to the actions. */
    Player winner() {
        return player(winner);
    }

    Player player(Seat seat) {
        return seat == first ? Player.FIRST : Player.SECOND;
    }

    private void act(SgfProperty where, Seat seat, Action action) {
        if (action == Action.Word.FACT) {
            return;
        }
        if (action instanceof Action.Word word) {
            word(where, seat, word);
        } else if (action instanceof Action.Start start) {
            start(where, start.seat());
        } else if (action instanceof Action.Unknown unknown) {
            unknown(where, unknown);
        } else {
            build(where, seat, action);
        }
        last = where;
    }

    private void word(SgfProperty where, Seat seat, Action.Word word) {
        switch (word) {
            case DONE -> done(where, seat);
            case PASS -> {
                pass(where, seat);
                passed = seat;
            }
            case RESIGN -> {
                resigning = true;
                winner = seat.other();
                turn.clear();
            }
            case WIN_ON_TIME -> endOnTime(seat);
            case LOSE_ON_TIME -> endOnTime(seat.other());
            case EDIT -> stop(where, "the board was edited: the rest of the record is not play");
            case FACT -> {}
        }
    }

    private void unknown(SgfProperty where, Action.Unknown unknown) {
        String text = where.quoted();
        if (unknown.numbered()) {
            stop(where, "expected an action, not " + text);
        } else {
            warn(where, text + " is neither an action nor a known fact, and is left out");
        }
    }

    private void endOnTime(Seat seat) {
        end = End.TIME;
        winner = seat;
    }

    private void start(SgfProperty where, Seat seat) {
        if (seat != first || ply > 1 || !turn.isEmpty()) {
            stop(where, "the game starts a second time");
        }
    }

    /** A claim or a move, or a part of one. */
    private void build(SgfProperty where, Seat seat, Action action) {
        if (resigning) {
            warn(where, "a resignation was not confirmed, and play went on");
            resigning = false;
        }
        passed = null;
        if (last != null && turn.move().isPresent() && (seat != onTurn || turn.beginsNewTurn(action))) {
            endUnfinishedTurn(last);
        }
        if (seat != onTurn && !turn.isEmpty()) {
            stop(where, seat + " acts in the middle of the opponent's turn");
        }
        if (end != null) {
            return;
        }
        onTurn = seat;
        turn.accept(action, seat).ifPresent(fault -> stop(where, fault));
    }

    private void endUnfinishedTurn(SgfProperty where) {
        warn(where, "the turn is not ended by Done");
        play(where, onTurn);
    }

    private void done(SgfProperty where, Seat seat) {
        if (seat == passed) {
            // The turn of the Pass action ends here: it must not be passed twice.
            passed = null;
        } else if (resigning) {
            end = End.RESIGNED;
        } else if (turn.move().isPresent()) {
            play(where, onTurn);
        } else if (turn.isEmpty()) {
            pass(where, seat);
        } else {
            String message = "the turn ends with a claim or a stack in hand, but without a move";
            stop(where, DiagnosticCode.WRONG_PASS, Rule.R5, message);
        }
    }

    private void play(SgfProperty where, Seat seat) {
        Move move = turn.move().orElseThrow();
        Position position = record.position();
        turn.clear();
        if (!position.isOver() && player(seat) != position.playerToMove()) {
            String message = move + " is played by " + seat + ", but it is the opponent's turn";
            stop(where, DiagnosticCode.ILLEGAL_MOVE, Rule.R6, message);
            return;
        }
        Legality legality = position.check(move);
        if (!legality.isLegal()) {
            stop(where, DiagnosticCode.ILLEGAL_MOVE, legality.rule().orElseThrow(), legality.message());
            return;
        }
        if (record.isPassDue()) {
            String message = "the forced pass before " + move + " is not recorded";
            diagnostics.add(
                    where.index(),
                    Diagnostic.warning(DiagnosticCode.MISSING_PASS, message)
                            .withRule(Rule.R6)
                            .withPly(ply));
        }
        record.play(move);
        clocks.spent(where, seat).ifPresent(record::elapsed);
        ply++;
    }

    private void pass(SgfProperty where, Seat seat) {
        Position position = record.position();
        boolean isNext = player(seat) == position.playerToMove();
        if (!turn.isEmpty()) {
            stop(where, DiagnosticCode.WRONG_PASS, Rule.R6, seat + " passes in the middle of a turn");
        } else if (record.isPassDue() && !isNext) {
            record.pass();
            clocks.spent(where, seat);
        } else if (!position.isOver()) {
            String reason = isNext ? "has a move" : "is not on turn";
            stop(where, DiagnosticCode.WRONG_PASS, Rule.R6, seat + " passes, but " + reason);
        }
    }

    private void warn(SgfProperty where, String message) {
        diagnostics.add(where.index(), Diagnostic.warning(DiagnosticCode.SYNTAX, message));
    }

    private void stop(SgfProperty where, String message) {
        stop(where, Diagnostic.error(DiagnosticCode.SYNTAX, message));
    }

    private void stop(SgfProperty where, DiagnosticCode code, Rule rule, String message) {
        stop(where, Diagnostic.error(code, message).withRule(rule));
    }

    private void stop(SgfProperty where, Diagnostic error) {
        diagnostics.add(where.index(), error.withPly(ply));
        end = End.FAULT;
    }
}
