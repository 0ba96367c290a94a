package io.github.lyngk.notation.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordReader;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.Result;
import java.io.IOException;
import java.io.StringReader;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A small archive, its numbers and what filters say of it. */
class ArchiveExamplesTest {
    private static final String START = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";

    private static final String ADA = """
            [Event "Club Evening"]
            [First "Ada"]
            [Position "%s"]
            [Result "1-0"]
            [Termination "resignation"]

            1. d1-e1 f6-g7 2. f4-g4 R:e4-f3 3. g5-f5 1-0
            """.formatted(START);

    private static final String SIX = """
            [Position "%s six"]
            [Result "*"]

            *
            """.formatted(START);

    private static final String FAULTY = """
            [Position "%s"]
            [Result "*"]

            1. d1-e1 a1-a1 *
            """.formatted(START);

    private static final String NO_START = """
            [Event "Club"]
            [Result "*"]

            *
            """;

    private static ArchiveStats stats(String... texts) {
        ArchiveStats stats = ArchiveStats.EMPTY;
        try (RecordReader reader = new RecordReader(new StringReader(String.join("\n", texts)))) {
            while (reader.hasNext()) {
                stats = stats.plus(ArchiveStats.of(reader.next()));
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return stats;
    }

    @Test
    void theTableIsPinned() {
        assertThat(stats(ADA, SIX, FAULTY).toText()).isEqualTo("""
                3 records: 2 valid, 1 invalid
                                               standard        six        all
                games                                 1          1          2
                result 1-0                            1          0          1
                result *                              0          1          1
                termination normal                    0          1          1
                termination resignation               1          0          1
                moves, least                          5          0          0
                moves, median                         5          0          0
                moves, mean                         5.0        0.0        2.5
                moves, most                           5          0          5
                moves, 0 to 4                         0          1          1
                moves, 5 to 9                         1          0          1
                forced skips                          0          0          0
                games with skips                      0          0          0
                claims of first                       0          0          0
                claims of second                      1          0          1
                claimed at ply, least                 4          -          4
                claimed at ply, median                4          -          4
                claimed at ply, mean                4.0          -        4.0
                claimed at ply, most                  4          -          4
                claimed R                             1          0          1
                """);
        assertThat(stats(FAULTY).toText()).isEqualTo("1 record: 0 valid, 1 invalid\n");
        assertThat(stats().toText()).isEqualTo("0 records: 0 valid, 0 invalid\n");
    }

    @Test
    void numbersAreCountedByVariant() {
        ArchiveStats stats = stats(ADA, SIX, FAULTY, ADA);
        assertThat(stats.records()).isEqualTo(4);
        assertThat(stats.invalid()).isEqualTo(1);
        assertThat(stats.games(Variant.STANDARD)).isEqualTo(2);
        assertThat(stats.games(Variant.SIX_STACK)).isEqualTo(1);
        assertThat(stats.games(Variant.CLAIM_CAPTURES)).isZero();
        assertThat(stats.histogram(Measure.MOVES)).hasToString("{0=1, 5=2}");
        assertThat(stats.histogram(Measure.CLAIM_PLY)).hasToString("{4=2}");
        assertThat(stats.histogram(Variant.STANDARD, Measure.SECOND_CLAIMS)).hasToString("{1=2}");
        assertThat(stats.histogram(Variant.STANDARD, Measure.FIRST_CLAIMS)).hasToString("{0=2}");
        assertThat(stats).isNotEqualTo(stats(ADA, SIX, FAULTY));
    }

    private static GameFilter.Answer ask(GameFilter filter, String text) {
        RecordText record = RecordFormat.LYNGK.split(new StringReader(text)).next();
        GameFilter.Answer answer = filter.ask(record, Set.of());
        assertThat(filter.test(record, Set.of())).isEqualTo(answer == GameFilter.Answer.YES);
        return answer;
    }

    private static GameFilter filter(String words) {
        String[] word = words.split("=", 2);
        String[] numbers = word[1].split("\\.\\.");
        return switch (word[0]) {
            case "tag" -> GameFilter.tag(word[1]);
            case "first" -> GameFilter.tag("First", word[1]);
            case "event" -> GameFilter.tagContaining("Event", word[1]);
            case "variant" -> GameFilter.variant(Variant.parse(word[1]));
            case "result" -> GameFilter.result(Result.parse(word[1]));
            case "moves" -> GameFilter.moves(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
            case "claims" -> GameFilter.claims(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
            case "claimed" -> GameFilter.claimed(Player.SECOND, Color.valueOf(word[1]));
            case "valid" -> GameFilter.valid(Boolean.parseBoolean(word[1]));
            default -> throw new IllegalArgumentException(words);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "tag=First, YES, NO, NO, NO",
        "first=Ada, YES, NO, NO, NO",
        "first=ada, NO, NO, NO, NO",
        "event=EVE, YES, NO, NO, NO",
        "event=club, YES, NO, NO, YES",
        "variant=standard, YES, NO, YES, NO_START",
        "variant=six, NO, YES, NO, NO_START",
        "result=1-0, YES, NO, NO, NO_START",
        "result=*, NO, YES, YES, NO_START",
        "moves=5..5, YES, NO, NO, NO_START",
        "moves=0..4, NO, YES, YES, NO_START",
        "moves=6..9, NO, NO, NO, NO_START",
        "claims=1..1, YES, NO, NO, NO_START",
        "claims=0..0, NO, YES, YES, NO_START",
        "claimed=RED, YES, NO, NO, NO_START",
        "claimed=BLUE, NO, NO, NO, NO_START",
        "valid=true, YES, YES, NO, NO_START",
        "valid=false, NO, NO, YES, YES",
    })
    void filtersAnswer(
            String words,
            GameFilter.Answer ada,
            GameFilter.Answer six,
            GameFilter.Answer faulty,
            GameFilter.Answer noStart) {
        assertThat(ask(filter(words), ADA)).isEqualTo(ada);
        assertThat(ask(filter(words), SIX)).isEqualTo(six);
        assertThat(ask(filter(words), FAULTY)).isEqualTo(faulty);
        assertThat(ask(filter(words), NO_START)).isEqualTo(noStart);
    }

    @Test
    void filtersArePutTogether() {
        assertThat(ask(GameFilter.all(), NO_START)).isEqualTo(GameFilter.Answer.YES);
        assertThat(ask(filter("tag=First").and(filter("moves=5..5")), ADA)).isEqualTo(GameFilter.Answer.YES);
        assertThat(ask(filter("tag=First").and(filter("moves=4..4")), ADA)).isEqualTo(GameFilter.Answer.NO);
        assertThat(ask(filter("tag=None").and(filter("moves=5..5")), ADA)).isEqualTo(GameFilter.Answer.NO);
        assertThatIllegalArgumentException().isThrownBy(() -> GameFilter.moves(3, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> GameFilter.moves(-1, 2));
    }

    @Test
    void aPositionIsFoundAnywhereInAGame() {
        Position start = Position.parse(START);
        Position second = start.play(start.legalMoves().get(0));
        Position played = Position.parse(START).play(Move.parse("d1-e1"));
        for (Likeness likeness : Likeness.values()) {
            assertThat(ask(GameFilter.reaching(start, likeness), ADA)).isEqualTo(GameFilter.Answer.YES);
            assertThat(ask(GameFilter.reaching(played, likeness), ADA)).isEqualTo(GameFilter.Answer.YES);
            assertThat(ask(GameFilter.reaching(played, likeness), SIX)).isEqualTo(GameFilter.Answer.NO);
            assertThat(ask(GameFilter.reaching(second, likeness), SIX)).isEqualTo(GameFilter.Answer.NO);
        }
    }
}
