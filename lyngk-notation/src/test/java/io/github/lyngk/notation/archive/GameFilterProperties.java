package io.github.lyngk.notation.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Turn;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** A filter picks what a plain loop picks. */
class GameFilterProperties {
    private static RecordText text(String record) {
        return RecordFormat.LYNGK.split(new StringReader(record)).next();
    }

    @Property(tries = 40)
    void everyCriterionAsksWhatItSays(@ForAll long seed, @ForAll @IntRange(max = 40) int length) {
        GameRecord record = Archives.record(seed);
        ImmutableMap.Builder<GameFilter, Predicate<GameRecord>> all = ImmutableMap.builder();
        all.put(GameFilter.tag("First"), any -> true);
        all.put(GameFilter.tag("first"), any -> false);
        all.put(GameFilter.tag("First", "Player 1"), each -> seed % 3 == 1);
        all.put(GameFilter.tagContaining("Event", "cLuB e"), each -> seed % 2 == 0);
        all.put(GameFilter.moves(length, 42), each -> each.moves().size() >= length);
        all.put(GameFilter.moves(0, length), each -> each.moves().size() <= length);
        all.put(GameFilter.claims(2, 3), each -> each.game().claims().size() / 2 == 1);
        for (GameEvent event : GameEvent.values()) {
            all.put(GameFilter.event(event), each -> event.happensIn(each.game()));
        }
        all.put(GameFilter.valid(true), any -> true);
        all.put(GameFilter.valid(false), any -> false);
        for (Variant variant : Variant.values()) {
            all.put(GameFilter.variant(variant), each -> each.variant() == variant);
        }
        for (Result result : Result.values()) {
            all.put(GameFilter.result(result), each -> each.result() == result);
        }
        for (Player player : Player.values()) {
            for (Color color : Color.values()) {
                all.put(
                        GameFilter.claimed(player, color),
                        each -> each.end().owner(color).filter(player::equals).isPresent());
            }
        }
        GameFilter every = GameFilter.all();
        boolean expected = true;
        for (var entry : all.build().entrySet()) {
            assertThat(entry.getKey().test(text(record.toString()), Set.of()))
                    .as("%s of %s", entry.getKey(), record)
                    .isEqualTo(entry.getValue().test(record));
            if (entry.getValue().test(record) || seed % 5 == 0) {
                every = every.and(entry.getKey());
                expected &= entry.getValue().test(record);
            }
        }
        assertThat(every.test(text(record.toString()), Set.of())).isEqualTo(expected);
    }

    @Property(tries = 20)
    void positionsAreFoundWhateverTheyLookLike(
            @ForAll long seed, @ForAll Symmetry symmetry, @ForAll long names, @ForAll Likeness likeness) {
        Game game = Archives.game(seed);
        RecordText text = text(GameRecord.of(game).toString());
        Game image = Archives.image(game, symmetry, Archives.names(names));
        List<Position> targets = image.positions();
        Position target = targets.get((int) Long.remainderUnsigned(seed, targets.size()));
        boolean expected = game.positions().stream()
                .anyMatch(position -> Archives.alike(Game.of(position), Game.of(target), likeness));

        assertThat(GameFilter.reaching(target, likeness).test(text, Set.of())).isEqualTo(expected);
        assertThat(likeness != Likeness.RECOLORED || expected).isTrue();
    }

    @Example
    void tagsAloneNeedNoGame() {
        GameFilter tags = GameFilter.tag("A").and(GameFilter.tag("B", "1"));
        RecordText text = text("[A \"\"]\n[B \"1\"]\n\nno moves at all");
        assertThat(tags.ask(text, Set.of())).isEqualTo(GameFilter.Answer.YES);
        assertThat(tags.and(GameFilter.moves(1, 2)).ask(text, Set.of())).isEqualTo(GameFilter.Answer.NO_START);
        assertThat(tags.and(GameFilter.tag("C")).ask(text, Set.of())).isEqualTo(GameFilter.Answer.NO);
    }

    @Example
    void theLegalPrefixOfAFaultyRecordDecides() {
        Game game = Archives.game(4);
        String faulty = GameRecord.of(game.prefix(3)).toString().replace("*\n", "a1-a1 *\n");
        assertThat(GameFilter.moves(3, 3).and(GameFilter.valid(false)).test(text(faulty), Set.of()))
                .isTrue();
        RecordText noStart = text("[Result \"1-0\"]\n\n1-0\n");
        assertThat(GameFilter.result(Result.FIRST_WINS).test(noStart, Set.of())).isFalse();
        assertThat(GameFilter.valid(false).test(noStart, Set.of())).isTrue();
    }

    @Example
    void leniencyDecidesWhatIsReplayed() {
        RecordText text = text(GameRecord.of(Archives.game(4)).toString().replaceFirst("1\\. ", "7. "));
        assertThat(GameFilter.valid(true).test(text, Set.of())).isFalse();
        assertThat(GameFilter.valid(true).test(text, Set.of(Leniency.MOVE_NUMBERS)))
                .isTrue();
    }

    @Example
    void noNumberIsBelowNothing() {
        assertThatIllegalArgumentException().isThrownBy(() -> GameFilter.moves(-1, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> GameFilter.claims(3, 2));
    }

    @Example
    void timesAreComparedWithBothBounds() {
        RecordText text = text(GameRecord.builder(Position.parse("I/1R2/7/6/7/6/7/1G2/R 1 -:- 0:0"))
                .turn(Turn.of(Move.parse("a1-b2"))
                        .withElapsed(Duration.ofMillis(7500))
                        .withClock(Duration.ofSeconds(60)))
                .turn(Turn.of(Move.parse("i1-h2")).withElapsed(Duration.ofSeconds(30)))
                .build()
                .toString());
        Duration seven = Duration.ofMillis(7500);
        assertThat(GameFilter.elapsed(seven, seven).test(text, Set.of())).isTrue();
        assertThat(GameFilter.elapsed(seven.plusNanos(1), Duration.ofSeconds(29))
                        .test(text, Set.of()))
                .isFalse();
        assertThat(GameFilter.elapsed(Duration.ZERO, seven.minusNanos(1)).test(text, Set.of()))
                .isFalse();
        assertThat(GameFilter.clock(Duration.ZERO, Duration.ofMinutes(1)).test(text, Set.of()))
                .isTrue();
        assertThat(GameFilter.clock(Duration.ZERO, seven).test(text, Set.of())).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameFilter.clock(seven, Duration.ZERO))
                .withMessage("no time is from PT7.5S to PT0S");
        assertThatIllegalArgumentException().isThrownBy(() -> GameFilter.elapsed(seven.negated(), seven));
    }

    @Example
    void timesOfPassesAreNotThoseOfMoves() {
        RecordText text = text(GameRecord.builder(Position.parse("1/2(RB)G/7/5I/7/6/7/2K1/1 1 B:RI 3:0"))
                .turn(Turn.of(Move.parse("K:h3-d6")))
                .turn(Turn.pass().withElapsed(Duration.ZERO).withClock(Duration.ZERO))
                .build()
                .toString());
        Duration hour = Duration.ofHours(1);
        assertThat(GameFilter.elapsed(Duration.ZERO, hour).test(text, Set.of())).isFalse();
        assertThat(GameFilter.clock(Duration.ZERO, hour).test(text, Set.of())).isFalse();
    }
}
