package io.github.lyngk.notation.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.Excerpt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("surroundings")
class ArgumentsTest {
    private static final ImmutableList<Option> OPTIONS = ImmutableList.of(
            Option.flag("--quiet", "say less").letter('q'),
            Option.flag("--json", "print JSON"),
            Option.valued("--jobs", "N", "use N threads").letter('j'),
            Option.valued("--seed", "N", "begin with N"),
            Option.valued("--color", "WHEN", "paint").letter('C').choices(ImmutableList.of("always", "never")));

    private static Arguments parse(String line) {
        return Arguments.parse(ImmutableList.copyOf(Splitter.on(' ').split(line)), OPTIONS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--quiet --jobs 4 x",
                "x --jobs=4 --quiet",
                "-q -j 4 x",
                "-q x -j4",
                "-qj4 x",
                "-qj 4 x",
                "-qqj9 -j4 x"
            })
    void everyWayToWriteTheSame(String line) {
        Arguments arguments = parse(line);
        assertThat(arguments.has("--quiet")).isTrue();
        assertThat(arguments.has("--json")).isFalse();
        assertThat(arguments.number("--jobs", 1, 9)).contains(4);
        assertThat(arguments.rest()).containsExactly("x");
    }

    @Test
    void standardInputPartsOfPositionsAndNegativeNumbersAreNoOptions() {
        assertThat(parse("- -:- -:K -7 -- -q --").rest()).containsExactly("-", "-:-", "-:K", "-7", "-q", "--");
    }

    @Test
    void theValueOfAnOptionMayBeginWithAHyphen() {
        assertThat(parse("--seed -7").seed("--seed")).contains(-7L);
        assertThat(parse("--seed=9223372036854775807").seed("--seed")).contains(Long.MAX_VALUE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--what           | unknown option --what",
                "--qiuet          | unknown option --qiuet; did you mean --quiet?",
                "--job=3          | unknown option --job; did you mean --jobs?",
                "-x               | unknown option -x",
                "-qx              | unknown option -x in -qx",
                "--json=yes       | --json takes no value",
                "--jobs           | --jobs needs a value",
                "-qj              | --jobs needs a value",
                "--color nevr     | --color: nevr is not one of always, never; did you mean never?",
                "-Cgreen          | --color: green is not one of always, never",
                "--\u001b[31m     | unknown option --\\u001B[31m"
            })
    void whatMakesNoSenseIsToldWithWhatMayHaveBeenMeant(String line, String message) {
        assertThatExceptionOfType(UsageException.class)
                .isThrownBy(() -> parse(line))
                .withMessage(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "", "1.5", "9223372036854775808", "0x7"})
    void aSeedIsAWholeNumberOf64Bits(String seed) {
        assertThatExceptionOfType(UsageException.class)
                .isThrownBy(() -> parse("--seed=" + seed).seed("--seed"))
                .withMessage("--seed must be a 64-bit integer, not " + Excerpt.ofArgument(seed));
    }

    @ParameterizedTest
    @CsvSource({"valdate, validate", "valdiate, validate", "vaildtae, validate", "sohw, show", "shw, show", "Show, show"
    })
    void aMistypedNameIsFound(String word, String name) {
        assertThat(Suggestion.of(word, ImmutableList.of("convert", "validate", "show")))
                .isEqualTo("; did you mean " + name + "?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fly", "", "shining", "validating-everything", "x"})
    void nothingIsSuggestedThatIsFarAway(String word) {
        assertThat(Suggestion.of(word, ImmutableList.of("convert", "validate", "show")))
                .isEmpty();
    }

    @Test
    void optionsAreListedInTwoColumnsWithinTheWidthOfATerminal() {
        String page = Help.of("Plays.", "", "play")
                .page(
                        "lyngk",
                        ImmutableList.of(
                                OPTIONS.get(0), OPTIONS.get(4), Option.flag("--long", ("word ".repeat(20)).strip())));
        assertThat(page).isEqualTo("""
                usage: lyngk play

                Plays.

                  -q, --quiet       say less
                  -C, --color WHEN  paint; WHEN: always, never
                      --long        word word word word word word word word word word word word
                                    word word word word word word word word
                """);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "9, 9", "000000009, 9", "07, 7"})
    void aNumberIsWithinItsBoundsAndHasAtMostNineDigits(String text, int number) {
        assertThat(parse("--jobs=" + text).number("--jobs", 1, 9)).contains(number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "10", "0000000009", "", "-1", "+1", "1.0", "\u0661"})
    void anythingElseIsNoSuchNumber(String text) {
        assertThatExceptionOfType(UsageException.class)
                .isThrownBy(() -> parse("--jobs=" + text).number("--jobs", 1, 9))
                .withMessage("--jobs must be a number from 1 to 9, not " + Excerpt.ofArgument(text));
    }

    @Test
    void theLargestNumberCanBeGiven() {
        assertThat(Arguments.number("N", "999999999", 0, Arguments.MOST)).isEqualTo(Arguments.MOST);
    }

    @Test
    void onlyTheFirstEqualsSignEndsTheNameOfAnOption() {
        assertThat(parse("--seed=a=b").values("--seed")).containsExactly("a=b");
        assertThat(parse("--seed=").values("--seed")).containsExactly("");
    }

    @Test
    void ofNamesThatAreEquallyNearTheFirstIsSuggested() {
        assertThat(Suggestion.of("hsow", ImmutableList.of("show", "hsew"))).contains("show");
        assertThat(Suggestion.of("hsow", ImmutableList.of("hseow2", "show"))).contains("show");
    }
}
