package io.github.lyngk.testkit.jqwik;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.Annotation;
import io.github.lyngk.notation.Comment;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Nag;
import io.github.lyngk.notation.RecordBuilder;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.Turn;
import io.github.lyngk.notation.Variation;
import java.util.List;
import java.util.Map;

/** Makes a record of a game with tags, remarks and an ending; remarks that find no place are left out. */
final class RecordWithRemarks {
    /** The kinds of remark. */
    enum Kind {
        COMMENT,
        NAG,
        VARIATION,
        NESTED_VARIATION,
        CLOSING_COMMENT
    }

    /**
     * A comment, annotation or variation in a record.
     *
     * @param ply the ply that it follows; 0 is before the first
     * @param kind its kind
     * @param text its text, if it has any
     * @param number a number that selects the annotation or the other move
     */
    record Remark(int ply, Kind kind, String text, int number) {}

    /** A possible ending of an unfinished game. */
    private record Ending(Termination termination, Result result) {}

    private static final ImmutableList<Ending> ENDINGS = ImmutableList.of(
            new Ending(Termination.UNFINISHED, Result.NONE),
            new Ending(Termination.RESIGNATION, Result.FIRST_WINS),
            new Ending(Termination.TIME, Result.SECOND_WINS),
            new Ending(Termination.AGREEMENT, Result.DRAW),
            new Ending(Termination.ADJUDICATION, Result.DRAW));

    private final Game game;
    private final List<Remark> remarks;
    private final RecordBuilder builder;

    private RecordWithRemarks(Game game, List<Remark> remarks) {
        this.game = game;
        this.remarks = remarks;
        this.builder = GameRecord.builder(game.start());
    }

    /**
     * Makes a record.
     *
     * @param tags tags without a meaning to the library
     * @param ending a number that selects the ending and optional tags; 0 is the simplest
     */
    static GameRecord of(Map<String, String> tags, List<Remark> remarks, int ending, Game game) {
        return new RecordWithRemarks(game, remarks).record(tags, ending);
    }

    private GameRecord record(Map<String, String> tags, int ending) {
        builder.tags(tags);
        end(ending);
        commentsAfter(0).forEach(comment -> builder.comment(comment.text()));
        ImmutableList<Move> moves = game.moves();
        for (int ply = 1; ply <= moves.size(); ply++) {
            if (builder.isPassDue()) {
                builder.pass(commentsAfter(ply - 1).toArray(Comment[]::new));
            }
            builder.play(moves.get(ply - 1), annotations(ply));
        }
        remarks.stream()
                .filter(remark -> remark.kind() == Kind.CLOSING_COMMENT)
                .forEach(remark -> builder.closingComment(remark.text()));
        return builder.build();
    }

    private void end(int number) {
        if (!game.position().isOver() && number > 0) {
            Ending ending = ENDINGS.get(number % ENDINGS.size());
            builder.termination(ending.termination()).result(ending.result());
        }
        if (number % 2 == 1) {
            builder.tag("Variant", game.start().variant().tag());
        }
    }

    private List<Comment> commentsAfter(int ply) {
        return remarks.stream()
                .filter(remark -> remark.ply() == ply && remark.kind() == Kind.COMMENT)
                .map(remark -> new Comment(remark.text()))
                .toList();
    }

    private Annotation[] annotations(int ply) {
        return remarks.stream()
                .filter(remark -> remark.ply() == ply && remark.kind() != Kind.CLOSING_COMMENT)
                .map(remark -> annotation(remark, game.prefix(ply - 1).position()))
                .toArray(Annotation[]::new);
    }

    private static Annotation annotation(Remark remark, Position before) {
        return switch (remark.kind()) {
            case COMMENT, CLOSING_COMMENT -> new Comment(remark.text());
            case NAG -> new Nag(remark.number() % (Nag.MAX + 1));
            case VARIATION -> variation(before, remark.number());
            case NESTED_VARIATION -> nested(before, remark);
        };
    }

    /** One to three other moves. */
    private static Variation variation(Position before, int number) {
        Game play = Game.of(before);
        for (int ply = 1; ply <= 1 + number % 3 && !play.position().isOver(); ply++) {
            play = play.play(play.position().legalMove(number % play.position().legalMoveCount()));
        }
        return Variation.replay(before, play.moves());
    }

    /** A variation with a comment in front and another variation inside. */
    private static Variation nested(Position before, Remark remark) {
        ImmutableList<Turn> turns = variation(before, remark.number()).turns();
        Turn first = Turn.of(turns.get(0).move().orElseThrow(), variation(before, remark.number() + 1), new Nag(1));
        return Variation.of(
                before,
                List.of(new Comment(remark.text())),
                ImmutableList.<Turn>builder()
                        .add(first)
                        .addAll(turns.subList(1, turns.size()))
                        .build());
    }
}
