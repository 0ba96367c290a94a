package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.text.FreeText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** What a builder refuses leaves no trace. */
@Tag("not-for-mutation")
class RecordBuilderProperties {
    private static final Position SKIPPING = Position.parse(Records.SKIPPING);

    @Property(tries = 300)
    void callsThatThrowChangeNothing(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RecordBuilder tried = GameRecord.builder(SKIPPING);
        List<Consumer<RecordBuilder>> good = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            Consumer<RecordBuilder> call = call(random, tried.position());
            try {
                call.accept(tried);
                good.add(call);
            } catch (IllegalArgumentException | IllegalStateException e) {
                // Refused: the builder that is never asked must become the same record.
            }
        }
        RecordBuilder untroubled = GameRecord.builder(SKIPPING);
        good.forEach(call -> call.accept(untroubled));
        assertThat(tried.position()).isEqualTo(untroubled.position());
        assertThat(tried.isPassDue()).isEqualTo(untroubled.isPassDue());
        assertThat(tried.build()).isEqualTo(untroubled.build());
    }

    @Property(tries = 300)
    void freeTextIsRefusedOrKept(@ForAll String text) {
        try {
            GameRecord record = GameRecord.builder(SKIPPING)
                    .tag("Event", text)
                    .comment(text)
                    .build();
            assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
        } catch (IllegalArgumentException e) {
            assertThat(FreeText.indexOfFault(text)).isNotNegative();
        }
    }

    /** Most are refused in most positions. */
    private static Consumer<RecordBuilder> call(SplittableRandom random, Position now) {
        Move move = random.nextInt(3) == 0 || now.isOver()
                ? Move.ofIndex(random.nextInt(Move.COUNT))
                : now.randomMove(random);
        Position start = random.nextBoolean() ? now : SKIPPING;
        Comment comment = new Comment("c" + random.nextInt(99));
        Map<String, String> tags =
                ImmutableMap.of("A" + random.nextInt(4), comment.text(), random.nextBoolean() ? "B" : "no name", "x");
        return switch (random.nextInt(9)) {
            case 0 -> builder -> builder.turn(Turn.of(move, comment, Variation.of(start, List.of(), List.of())));
            case 1 -> builder -> builder.turn(Turn.of(move, comment, new Nag(7), comment));
            case 2 -> builder -> builder.pass(comment);
            case 3 -> builder -> builder.annotate(Variation.of(start, List.of(), List.of()));
            case 4 -> builder -> builder.annotate(new Nag(3));
            case 5 -> builder -> builder.tags(tags);
            case 6 -> builder -> builder.comment("a" + comment.text() + (move.index() % 2 == 0 ? "\n" : ""));
            case 7 -> builder -> builder.closingComment(comment.text() + (move.index() % 2 == 0 ? "\n" : ""));
            default -> builder -> builder.play(move);
        };
    }
}
