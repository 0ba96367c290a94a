package io.github.lyngk.testkit.comparing;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Rule;
import java.util.List;
import java.util.Optional;

/**
 * One disagreement with core: where it was seen, and every explanation that fits, the most particular first.
 *
 * @param readings the explanations; none if nobody looked for them
 * @param game the play up to the position where they disagree, or up to the move that could not be made
 * @param topic what was asked about; empty if something was done, not asked
 * @param thrown what the engine or bot threw, if it did
 * @param overheard what it said besides
 */
public record Finding(
        ImmutableList<Reading> readings,
        Game game,
        Optional<Topic> topic,
        Optional<Throwable> thrown,
        Overheard overheard) {

    public static Finding of(Game game, Iterable<Reading> readings) {
        return new Finding(ImmutableList.copyOf(readings), game, Optional.empty(), Optional.empty(), Overheard.NOTHING);
    }

    public static Finding of(Game game, Difference difference, Rule rule, String sentence) {
        return of(game, ImmutableList.of(Reading.whole(difference, rule, "", sentence)));
    }

    public static Finding ofNoRule(Game game, Difference difference, String cause, String sentence) {
        return of(game, ImmutableList.of(Reading.ofNoRule(difference, cause, sentence)));
    }

    public Finding thrownBy(Throwable cause) {
        return new Finding(readings, game, topic, Optional.of(cause), overheard);
    }

    /** With what was said besides. */
    public Finding hearing(Overheard other) {
        return new Finding(readings, game, topic, thrown, other);
    }

    /** With further explanations, the least particular. */
    public Finding withParts(List<Reading> parts) {
        return new Finding(
                ImmutableList.<Reading>builder().addAll(readings).addAll(parts).build(),
                game,
                topic,
                thrown,
                overheard);
    }

    /** As a fault that shows only after other questions. */
    public Finding afterOthers() {
        return new Finding(
                readings.stream()
                        .map(reading ->
                                new Reading(reading.explanation().afterOthers(), reading.fit(), reading.sentence()))
                        .collect(ImmutableList.toImmutableList()),
                game,
                topic,
                thrown,
                overheard);
    }

    public Finding about(Topic asked) {
        return new Finding(readings, game, Optional.of(asked), thrown, overheard);
    }

    public Finding in(Game other) {
        return new Finding(readings, other, topic, thrown, overheard);
    }

    /** The most particular explanation. */
    public Reading first() {
        return readings.get(0);
    }

    /** How an explanation fits here, if it does. */
    public Optional<Reading> reading(Explanation explanation) {
        return readings.stream()
                .filter(reading -> reading.explanation().equals(explanation))
                .findFirst();
    }

    /** Whether the same fault may be behind another finding. */
    public boolean isLike(Finding other) {
        return readings.stream()
                .anyMatch(reading -> other.reading(reading.explanation()).isPresent());
    }
}
