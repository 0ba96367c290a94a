package io.github.lyngk.testkit.house;

import io.github.lyngk.notation.Annotation;
import io.github.lyngk.notation.Comment;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordBuilder;
import io.github.lyngk.notation.Turn;
import io.github.lyngk.notation.Variation;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * What becomes of a record in the hands of a parser that loses something.
 *
 * @param tags what becomes of its tags
 * @param comments of the comments before the first turn and after the result
 * @param annotations of what stands after a turn, in variations first
 */
record RecordChange(
        UnaryOperator<Map<String, String>> tags,
        UnaryOperator<List<Comment>> comments,
        UnaryOperator<List<Annotation>> annotations) {

    static RecordChange ofTags(UnaryOperator<Map<String, String>> tags) {
        return new RecordChange(tags, UnaryOperator.identity(), UnaryOperator.identity());
    }

    static RecordChange ofComments(UnaryOperator<List<Comment>> comments) {
        return new RecordChange(UnaryOperator.identity(), comments, UnaryOperator.identity());
    }

    static RecordChange ofAnnotations(UnaryOperator<List<Annotation>> annotations) {
        return new RecordChange(UnaryOperator.identity(), UnaryOperator.identity(), annotations);
    }

    GameRecord of(GameRecord record) {
        RecordBuilder changed = GameRecord.builder(record.start());
        changed.tags(tags.apply(record.tags()));
        comments.apply(record.comments()).forEach(comment -> changed.comment(comment.text()));
        record.turns().forEach(turn -> changed.turn(of(turn)));
        comments.apply(record.closingComments()).forEach(comment -> changed.closingComment(comment.text()));
        return changed.build();
    }

    private Turn of(Turn turn) {
        return turn.withAnnotations(annotations.apply(turn.annotations().stream()
                .map(annotation -> annotation instanceof Variation variation ? of(variation) : annotation)
                .toList()));
    }

    private Variation of(Variation variation) {
        return Variation.of(
                variation.start(),
                variation.comments(),
                variation.turns().stream().map(this::of).toList());
    }
}
