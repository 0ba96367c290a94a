package io.github.lyngk.notation.boardspace;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.reading.Replay;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.Faults;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Replays the actions of a Boardspace record under the rules of the game. What is legal is kept; the first thing that is
 * not stops the replay and is told.
 */
final class ActionReplay {
    /** Why the actions ended. */
    enum End {
        /** There were no more. */
        LAST_ACTION,
        /** A player resigned. */
        RESIGNED,
        /** A player's time ran out: the seat is the one the action says has won. */
        TIME,
        /** Something could not be replayed; the faults tell what. */
        FAULT
    }

    private final Faults faults;
    private final Replay replay;
    private final TurnInProgress turn = new TurnInProgress();
    private final ImmutableList.Builder<Move> moves = ImmutableList.builder();
    private Seat first = Seat.P0;
    private Seat onTurn = Seat.P0;
    private @Nullable SgfProperty last;
    private @Nullable Seat passed;
    private boolean resigning;
    private @Nullable End end;
    private Seat winner = Seat.P0;

    ActionReplay(Position start, Faults faults) {
        this.replay = Replay.from(start);
        this.faults = faults;
    }

    /** Replays all actions among the properties of a game; an incomplete text proves nothing by ending. */
    void replay(ImmutableList<SgfProperty> properties, boolean complete) {
        for (SgfProperty property : properties) {
            Optional<Seat> seat = Seat.ofProperty(property.name());
            if (seat.isPresent() && end == null && faults.isFull()) {
                stop(faults.tooMany(property.index()));
            } else if (seat.isPresent() && end == null) {
                act(property, seat.get(), Action.parse(property.value()));
            }
        }
        if (end == null && !complete) {
            end = End.FAULT;
        }
        if (end == null && resigning) {
            end = End.RESIGNED;
        }
        if (end == null && last != null && turn.move().isPresent()) {
            endUnfinishedTurn(last);
        }
        if (end == null) {
            end = End.LAST_ACTION;
        }
    }

    ImmutableList<Move> moves() {
        return moves.build();
    }

    Position position() {
        return replay.position();
    }

    Seat first() {
        return first;
    }

    End end() {
        return end == null ? End.LAST_ACTION : end;
    }

    /** Who won by resignation or on time, as far as the actions tell. */
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
            case EDIT ->
                stop(where.fault(DiagnosticCode.SYNTAX, "the board was edited: the rest of the record is not play"));
            case FACT -> {}
        }
    }

    private void unknown(SgfProperty where, Action.Unknown unknown) {
        String text = where.quoted();
        if (unknown.numbered()) {
            stop(where.fault(DiagnosticCode.SYNTAX, "expected an action, not " + text));
        } else {
            faults.warning(where.fault(
                    DiagnosticCode.SYNTAX, text + " is neither an action nor a known fact, and is left out"));
        }
    }

    private void endOnTime(Seat seat) {
        end = End.TIME;
        winner = seat;
    }

    private void start(SgfProperty where, Seat seat) {
        if (replay.nextPly() > 1 || !turn.isEmpty()) {
            stop(where.fault(DiagnosticCode.SYNTAX, "play begins anew in the middle of a game"));
        }
        first = seat;
    }

    /** A claim or a move, or a part of one. */
    private void build(SgfProperty where, Seat seat, Action action) {
        if (resigning) {
            faults.warning(where.fault(DiagnosticCode.SYNTAX, "a resignation was not confirmed, and play went on"));
            resigning = false;
        }
        passed = null;
        if (last != null && turn.move().isPresent() && (seat != onTurn || turn.beginsNewTurn(action))) {
            endUnfinishedTurn(last);
        }
        if (seat != onTurn && !turn.isEmpty()) {
            stop(where.fault(DiagnosticCode.SYNTAX, seat + " acts in the middle of the opponent's turn"));
        }
        if (end != null) {
            return;
        }
        onTurn = seat;
        turn.accept(action, seat).ifPresent(fault -> stop(where.fault(DiagnosticCode.SYNTAX, fault)));
    }

    private void endUnfinishedTurn(SgfProperty where) {
        faults.warning(where.fault(DiagnosticCode.SYNTAX, "the turn is not ended by Done"));
        play(where, onTurn);
    }

    private void done(SgfProperty where, Seat seat) {
        if (seat == passed) {
            // The turn that Pass was made in ends; it is not passed twice.
            passed = null;
        } else if (resigning) {
            end = End.RESIGNED;
        } else if (turn.move().isPresent()) {
            play(where, onTurn);
        } else if (turn.isEmpty()) {
            pass(where, seat);
        } else {
            stop(where.fault(
                            DiagnosticCode.WRONG_PASS,
                            "the turn ends with a claim or a stack in hand, but without a move")
                    .by(Rule.R5));
        }
    }

    private void play(SgfProperty where, Seat seat) {
        Move move = turn.move().orElseThrow();
        turn.clear();
        if (!position().isOver() && player(seat) != position().playerToMove()) {
            stop(where.fault(
                            DiagnosticCode.ILLEGAL_MOVE,
                            move + " is played by " + seat + ", but it is the opponent's turn")
                    .by(Rule.R6));
            return;
        }
        Legality legality = position().check(move);
        if (!legality.isLegal()) {
            stop(where.fault(DiagnosticCode.ILLEGAL_MOVE, legality.sentence())
                    .by(legality.rule().orElseThrow()));
            return;
        }
        if (replay.isPassDue()) {
            String sentence = "the forced pass before " + move + " is not recorded";
            faults.warning(where.fault(DiagnosticCode.MISSING_PASS, sentence)
                    .by(Rule.R6)
                    .atPly(replay.nextPly()));
            replay.pass();
        }
        replay.move(move);
        moves.add(move);
    }

    private void pass(SgfProperty where, Seat seat) {
        if (!turn.isEmpty()) {
            stop(where.fault(DiagnosticCode.WRONG_PASS, seat + " passes in the middle of a turn")
                    .by(Rule.R6));
        } else if (replay.isPassDue() && player(seat) != position().playerToMove()) {
            replay.pass();
        } else if (!position().isOver()) {
            String reason = player(seat) == position().playerToMove() ? "has a move" : "is not on turn";
            stop(where.fault(DiagnosticCode.WRONG_PASS, seat + " passes, but " + reason)
                    .by(Rule.R6));
        }
    }

    private void stop(Fault fault) {
        faults.error(fault.atPly(replay.nextPly()));
        end = End.FAULT;
    }
}
