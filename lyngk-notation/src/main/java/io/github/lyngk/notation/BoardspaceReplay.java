package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Replays the actions of a Boardspace record under the rules of the game. What is legal is kept; the first thing that is
 * not stops the replay and is logged.
 */
final class BoardspaceReplay {
    /** Why the actions ended. */
    enum End {
        /** There were no more. */
        LAST_ACTION,
        /** A player resigned. */
        RESIGNED,
        /** A player's time ran out: the seat is the one the action says has won. */
        TIME,
        /** Something could not be replayed; the log tells what. */
        FAULT
    }

    private final BoardspaceLog log;
    private final BoardspaceHand hand = new BoardspaceHand();
    private final ImmutableList.Builder<Move> moves = ImmutableList.builder();
    private Position position;
    private int plies;
    private BoardspaceSeat first = BoardspaceSeat.P0;
    private boolean passDue;
    private BoardspaceSeat onTurn = BoardspaceSeat.P0;
    private @Nullable SgfProperty last;
    private @Nullable BoardspaceSeat passed;
    private boolean resigning;
    private @Nullable End end;
    private BoardspaceSeat winner = BoardspaceSeat.P0;

    BoardspaceReplay(Position start, BoardspaceLog log) {
        this.position = start;
        this.log = log;
    }

    /** Replays all actions among the properties of a game; an incomplete text proves nothing by ending. */
    void replay(ImmutableList<SgfProperty> properties, boolean complete) {
        for (SgfProperty property : properties) {
            Optional<BoardspaceSeat> seat = BoardspaceSeat.ofProperty(property.name());
            if (seat.isPresent() && end == null && log.isFull()) {
                stop(property, DiagnosticCode.LIMIT, Findings.tooMany());
            } else if (seat.isPresent() && end == null) {
                act(property, seat.get(), BoardspaceAction.parse(property.value()));
            }
        }
        if (end == null && !complete) {
            end = End.FAULT;
        }
        if (end == null && resigning) {
            end = End.RESIGNED;
        }
        if (end == null && last != null && hand.move().isPresent()) {
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
        return position;
    }

    BoardspaceSeat first() {
        return first;
    }

    End end() {
        return end == null ? End.LAST_ACTION : end;
    }

    /** Who won by resignation or on time, as far as the actions tell. */
    Player winner() {
        return player(winner);
    }

    Player player(BoardspaceSeat seat) {
        return seat == first ? Player.FIRST : Player.SECOND;
    }

    private void act(SgfProperty where, BoardspaceSeat seat, BoardspaceAction action) {
        if (action == BoardspaceAction.Word.FACT) {
            return;
        }
        if (action instanceof BoardspaceAction.Word word) {
            word(where, seat, word);
        } else if (action instanceof BoardspaceAction.Start start) {
            start(where, start.seat());
        } else if (action instanceof BoardspaceAction.Unknown unknown) {
            unknown(where, unknown);
        } else {
            build(where, seat, action);
        }
        last = where;
    }

    private void word(SgfProperty where, BoardspaceSeat seat, BoardspaceAction.Word word) {
        switch (word) {
            case DONE -> done(where, seat);
            case PASS -> {
                pass(where, seat);
                passed = seat;
            }
            case RESIGN -> {
                resigning = true;
                winner = seat.other();
                hand.clear();
            }
            case WIN_ON_TIME -> endOnTime(seat);
            case LOSE_ON_TIME -> endOnTime(seat.other());
            case EDIT -> stop(where, DiagnosticCode.SYNTAX, "the board was edited: the rest of the record is not play");
            case FACT -> {}
        }
    }

    private void unknown(SgfProperty where, BoardspaceAction.Unknown unknown) {
        String text = BoardspaceLog.quote(where.value());
        if (unknown.numbered()) {
            stop(where, DiagnosticCode.SYNTAX, "expected an action, not " + text);
        } else {
            log.warning(where, DiagnosticCode.SYNTAX, text + " is neither an action nor a known fact, and is left out");
        }
    }

    private void endOnTime(BoardspaceSeat seat) {
        end = End.TIME;
        winner = seat;
    }

    private void start(SgfProperty where, BoardspaceSeat seat) {
        if (plies > 0 || !hand.isEmpty()) {
            stop(where, DiagnosticCode.SYNTAX, "play begins anew in the middle of a game");
        }
        first = seat;
    }

    /** A claim or a move, or a part of one. */
    private void build(SgfProperty where, BoardspaceSeat seat, BoardspaceAction action) {
        if (resigning) {
            log.warning(where, DiagnosticCode.SYNTAX, "a resignation was not confirmed, and play went on");
            resigning = false;
        }
        passed = null;
        if (last != null && hand.move().isPresent() && (seat != onTurn || hand.beginsNewTurn(action))) {
            endUnfinishedTurn(last);
        }
        if (seat != onTurn && !hand.isEmpty()) {
            stop(where, DiagnosticCode.SYNTAX, seat + " acts in the middle of the opponent's turn");
        }
        if (end != null) {
            return;
        }
        onTurn = seat;
        hand.accept(action, seat).ifPresent(fault -> stop(where, DiagnosticCode.SYNTAX, fault));
    }

    private void endUnfinishedTurn(SgfProperty where) {
        log.warning(where, DiagnosticCode.SYNTAX, "the turn is not ended by Done");
        play(where, onTurn);
    }

    private void done(SgfProperty where, BoardspaceSeat seat) {
        if (seat == passed) {
            // The turn that Pass was made in ends; it is not passed twice.
            passed = null;
        } else if (resigning) {
            end = End.RESIGNED;
        } else if (hand.move().isPresent()) {
            play(where, onTurn);
        } else if (hand.isEmpty()) {
            pass(where, seat);
        } else {
            stop(
                    where,
                    DiagnosticCode.WRONG_PASS,
                    Rule.R5,
                    "the turn ends with a claim or a stack in hand, but without a move");
        }
    }

    private void play(SgfProperty where, BoardspaceSeat seat) {
        Move move = hand.move().orElseThrow();
        hand.clear();
        if (!position.isOver() && player(seat) != position.playerToMove()) {
            stop(
                    where,
                    DiagnosticCode.ILLEGAL_MOVE,
                    Rule.R6,
                    move + " is played by " + seat + ", but it is the opponent's turn");
            return;
        }
        Legality legality = position.check(move);
        if (!legality.isLegal()) {
            stop(where, DiagnosticCode.ILLEGAL_MOVE, legality.rule().orElseThrow(), legality.sentence());
            return;
        }
        if (passDue) {
            String sentence = "the forced pass before " + move + " is not recorded";
            log.add(
                    where.place(),
                    Diagnostic.warning(DiagnosticCode.MISSING_PASS, sentence)
                            .withRule(Rule.R6)
                            .withPly(plies + 1));
        }
        moves.add(move);
        plies++;
        Effect effect = position.effect(move);
        position = effect.after();
        passDue = effect.skipsOpponent();
    }

    private void pass(SgfProperty where, BoardspaceSeat seat) {
        if (!hand.isEmpty()) {
            stop(where, DiagnosticCode.WRONG_PASS, Rule.R6, seat + " passes in the middle of a turn");
        } else if (passDue && player(seat) != position.playerToMove()) {
            passDue = false;
        } else if (!position.isOver()) {
            String reason = player(seat) == position.playerToMove() ? "has a move" : "is not on turn";
            stop(where, DiagnosticCode.WRONG_PASS, Rule.R6, seat + " passes, but " + reason);
        }
    }

    private void stop(SgfProperty where, DiagnosticCode code, String sentence) {
        log.add(where.place(), Diagnostic.error(code, sentence).withPly(plies + 1));
        end = End.FAULT;
    }

    private void stop(SgfProperty where, DiagnosticCode code, Rule rule, String sentence) {
        log.add(
                where.place(),
                Diagnostic.error(code, sentence).withPly(plies + 1).withRule(rule));
        end = End.FAULT;
    }
}
