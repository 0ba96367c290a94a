package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.Parts;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.text.TextCut;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Builds a new {@link GameRecord}. Turns and their annotations are added in the order of the text. Each turn is checked
 * when it is added; {@link #build} checks that tags, result and turns agree. A call that throws an exception leaves the
 * builder unchanged. To change an existing record, use the methods of {@link GameRecord}. Not thread-safe.
 *
 * <p>Tags are printed in the order in which they are first set. {@code Position} and {@code Result} follow the others
 * if you do not set them.
 */
public final class RecordBuilder {
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final ImmutableList.Builder<Comment> closingComments = ImmutableList.builder();
    private final TurnBuilder turns;

    RecordBuilder(Position start) {
        turns = new TurnBuilder(requireNonNull(start, "start"));
    }

    /**
     * Sets a tag. Setting {@code Result} and {@code Termination} is the same as calling {@link #result} and
     * {@link #termination}.
     *
     * @param name the name: an ASCII letter, then letters, digits and underscores
     * @param value the value: any text without control characters
     * @return this builder
     * @throws IllegalArgumentException if the name or value cannot be written
     */
    public RecordBuilder tag(String name, String value) {
        Tags.check(name, value);
        tags.put(name, value);
        return this;
    }

    /**
     * Sets several tags, in the order of the map.
     *
     * @param all names and values
     * @return this builder
     * @throws IllegalArgumentException if a name or value cannot be written
     */
    public RecordBuilder tags(Map<String, String> all) {
        ImmutableMap<String, String> checked = ImmutableMap.copyOf(all);
        checked.forEach(Tags::check);
        tags.putAll(checked);
        return this;
    }

    /**
     * Adds a turn with a move. If a player is skipped before it (R6), the pass is added first.
     *
     * @param move the move
     * @param annotations the annotations of the turn, in order
     * @return this builder
     * @throws io.github.lyngk.core.IllegalMoveException if the move is illegal
     * @throws IllegalArgumentException if a variation among the annotations does not start from the position before the
     *     move
     */
    public RecordBuilder play(Move move, Annotation... annotations) {
        return turn(Turn.of(move, annotations));
    }

    /**
     * Adds a forced pass. This is only needed to add comments to the pass; other passes are added automatically where
     * R6 requires them.
     *
     * @param comments the comments of the pass, in order
     * @return this builder
     * @throws IllegalArgumentException if R6 does not require a pass here
     */
    public RecordBuilder pass(Comment... comments) {
        return turn(Turn.pass(comments));
    }

    /**
     * Adds a turn.
     *
     * @param turn a move or a forced pass
     * @return this builder
     * @throws io.github.lyngk.core.IllegalMoveException if its move is illegal
     * @throws IllegalArgumentException if the turn is a pass that R6 does not require here, or if a variation does not
     *     start from the position before the turn
     */
    public RecordBuilder turn(Turn turn) {
        turns.add(requireNonNull(turn, "turn"));
        return this;
    }

    /**
     * Adds annotations to the last turn.
     *
     * @param annotations the annotations to add, in order
     * @return this builder
     * @throws IllegalStateException if there is no turn yet
     * @throws IllegalArgumentException if the last turn is a pass and an annotation is not a comment, or if a variation
     *     does not start from the position before the turn
     */
    public RecordBuilder annotate(Annotation... annotations) {
        turns.annotate(ImmutableList.copyOf(annotations));
        return this;
    }

    /**
     * Adds a comment to the last turn, or before the first one.
     *
     * @param text the text
     * @return this builder
     * @throws IllegalArgumentException if the text cannot be written
     */
    public RecordBuilder comment(String text) {
        turns.comment(new Comment(text));
        return this;
    }

    /**
     * Sets the time that the player has left after the last turn, as {@link Turn#withClock} does.
     *
     * @param left the time, at least zero and less than 10,000 hours
     * @return this builder
     * @throws IllegalStateException if there is no turn yet
     * @throws IllegalArgumentException if the time is negative or too long, or the comment would be too long
     */
    public RecordBuilder clock(Duration left) {
        turns.change(turn -> turn.withClock(left));
        return this;
    }

    /**
     * Sets the time that the player took for the last turn, as {@link Turn#withElapsed} does.
     *
     * @param spent the time, at least zero and less than 10,000 hours
     * @return this builder
     * @throws IllegalStateException if there is no turn yet
     * @throws IllegalArgumentException if the time is negative or too long, or the comment would be too long
     */
    public RecordBuilder elapsed(Duration spent) {
        turns.change(turn -> turn.withElapsed(spent));
        return this;
    }

    /**
     * Sets the evaluation of the position after the last turn, as {@link Turn#withEvaluation} does.
     *
     * @param value a number, positive if the first player is better; rounded to six decimals
     * @return this builder
     * @throws IllegalStateException if there is no turn yet
     * @throws IllegalArgumentException if the value is not a number or its absolute value is 10⁹ or more, or if the
     *     comment would be too long
     */
    public RecordBuilder evaluation(double value) {
        turns.change(turn -> turn.withEvaluation(value));
        return this;
    }

    /**
     * Adds a comment after the result.
     *
     * @param text the text
     * @return this builder
     * @throws IllegalArgumentException if the text cannot be written
     */
    public RecordBuilder closingComment(String text) {
        closingComments.add(new Comment(text));
        return this;
    }

    /**
     * Sets the result. By default, the result is the outcome of the last position, or {@code *} if the game is not
     * over.
     *
     * @param result the result
     * @return this builder
     */
    public RecordBuilder result(Result result) {
        return tag(Tags.RESULT, result.text());
    }

    /**
     * Sets why the game ended. By default, this is {@link Termination#NORMAL}.
     *
     * @param termination the termination
     * @return this builder
     */
    public RecordBuilder termination(Termination termination) {
        return tag(Tags.TERMINATION, termination.tag());
    }

    /** {@return the position after the turns so far} */
    public Position position() {
        return turns.position();
    }

    /**
     * {@return whether a player has been skipped (R6) and the pass has not been added yet, so that {@link #pass} is
     * allowed}
     */
    public boolean isPassDue() {
        return turns.isPassDue();
    }

    /**
     * Builds the record and leaves this builder unchanged. A missing forced pass is added after the last move.
     *
     * @return a record
     * @throws IllegalArgumentException if the tags contradict the start, the result contradicts the last position, or
     *     the record is larger than {@link Limits} allows
     */
    public GameRecord build() {
        return build(tags, turns.line(), position(), closingComments.build());
    }

    /**
     * Creates a record from turns that are known to be legal, and checks the rest.
     *
     * @param end the position after the turns of the main line
     */
    static GameRecord build(
            Map<String, String> tags, Variation main, Position end, ImmutableList<Comment> closingComments) {
        Map<String, String> all = new LinkedHashMap<>(tags);
        all.putIfAbsent(Tags.POSITION, main.start().toString());
        all.putIfAbsent(Tags.RESULT, Result.natural(end).text());
        RecordTags meaning = new RecordTags(all::get, (tag, index, diagnostic) -> {
            throw new IllegalArgumentException(diagnostic.message());
        });
        checkArgument(
                main.start().equals(requireNonNull(meaning.start(), "no start")), "the tag Position is not the start");
        all.put(Tags.POSITION, main.start().toString());
        Result result = requireNonNull(meaning.result(), "no result");
        Diagnostic contradiction = result.check(end, meaning.termination());
        if (contradiction != null) {
            throw new IllegalArgumentException(contradiction.message());
        }
        GameRecord record =
                new GameRecord(ImmutableMap.copyOf(all), main, closingComments, result, meaning.termination(), end);
        checkArgument(!Tags.areTooMany(record.tags().keySet()), Tags.TOO_MANY);
        checkArgument(main.parts() + closingComments.size() <= Limits.PARTS, Parts.TOO_MANY);
        checkArgument(RecordPrinter.fits(record), TextCut.TOO_LONG);
        return record;
    }
}
