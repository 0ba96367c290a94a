package io.github.lyngk.notation.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Bot;
import io.github.lyngk.notation.text.InputLine;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Refused requests: their messages, and that they change nothing. */
@Tag("surroundings")
class RefusalTest {
    private static final String START = "G/BIKK/IGGRIRR/RGJIRB/BRBIBIG/KGJIRJ/BBGKKKK/RIGB/K 1 -:- 0:0";

    /** Every command as it is written, with words that do for each. */
    static Stream<String> commands() {
        return Stream.of(Verb.values())
                .map(verb -> verb.usage()
                        .replace("VERSION", "1")
                        .replace("LINE", START)
                        .replace("VARIANT SEED", "six 1")
                        .replace("[FROM]", "a1")
                        .replace("MOVE", "a1-b2")
                        .replace("DEPTH", "1")
                        .replace("[MILLISECONDS]", "5")
                        .replace("COLOR", "R"));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void beforeTheGreetingOnlyLyngkAndQuitAreUnderstood(String command) {
        Session session = Session.begun();
        if (!command.startsWith("lyngk ") && !command.equals("quit")) {
            assertThat(session.say(command)).startsWith("no the first command is lyngk 1, not \"" + command.charAt(0));
            assertThat(session.say("fly")).isEqualTo("no the first command is lyngk 1, not \"fly\"");
        }
    }

    @ParameterizedTest
    @EnumSource
    void beforeAPositionNothingIsToldOfIt(Verb verb) {
        String word = verb.word();
        String command = commands()
                .filter(each -> Verb.first(each).equals(word))
                .findFirst()
                .orElseThrow();
        String refused = "no " + word + " needs a position: set one up first, with position or initial";
        if (verb.stage() == Verb.Stage.SET_UP) {
            assertThat(Session.greeted().say(command)).isEqualTo(refused);
            assertThat(Session.greeted().after("initial six 1").say(command)).isNotEqualTo(refused);
        } else {
            assertThat(Session.greeted().say(command)).isNotEqualTo(refused).doesNotStartWith("no");
        }
    }

    @ParameterizedTest
    @EnumSource
    void wordsTooManyOrTooFewAreRefused(Verb verb) {
        String refused = "no expected \"" + verb.usage() + "\", with single blanks, found \"" + verb.word();
        Session session = Session.at(START);
        if (!verb.takes(0)) {
            assertThat(session.say(verb.word())).isEqualTo(refused + "\"");
        }
        if (verb != Verb.POSITION) {
            assertThat(session.say(verb.word() + " 1 1 1")).isEqualTo(refused + " 1 1 1\"");
            assertThat(session.say(verb.word() + " 1".repeat(10_000)))
                    .startsWith(refused + " 1 1 1 ")
                    .endsWith("…\"");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"moves ", "moves  a1", "play a1-b2 ", "play  a1-b2", "result ", "quit ", "position  x"})
    void wordsAreSplitBySingleBlanks(String line) {
        assertThat(Session.at(START).say(line)).startsWith("no ");
    }

    @ParameterizedTest
    @CsvSource({
        "fly, 'no unknown command \"fly\"'",
        "MOVES, 'no unknown command \"MOVES\"'",
        "'moves\ta1', 'no unknown command \"moves\\u0009a1\"'",
        "'\uFEFFmoves', 'no unknown command \"\\uFEFFmoves\"'",
        "'', 'no a command begins with its name, and this line is empty or begins with a blank'",
        "' ', 'no a command begins with its name, and this line is empty or begins with a blank'",
        "' moves', 'no a command begins with its name, and this line is empty or begins with a blank'",
    })
    void everyOtherLineIsRefusedTooTheBlankOneIncluded(String line, String answer) {
        assertThat(Session.at(START).say(line)).isEqualTo(answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "0", "01", "1.0", "x", "", "\u0661"})
    void anotherVersionIsRefused(String version) {
        Session session = Session.begun();
        assertThat(session.say("lyngk " + version))
                .isEqualTo("no this server speaks version 1 of the protocol, not \"" + version + "\"");
        assertThat(session.say("result")).startsWith("no the first command is lyngk 1");
    }

    @Test
    void anotherVersionLaterChangesNothing() {
        Session session = Session.at(START);
        assertThat(session.say("lyngk 2")).startsWith("no ");
        assertThat(session.say("show")).isEqualTo("ok " + START);
    }

    @Test
    void aBadPositionLineIsToldWithThePlaceAndThePositionStays() {
        Session session = Session.at(START);
        assertThat(session.say("position " + START.replace("GJIRJ", "GXIRJ")))
                .isEqualTo(
                        "no \"G/BIKK/IGGRIRR/RGJIRB/BRBIBIG/KGXIRJ/BBGKKKK/RIGB/K 1 -:- 0:0\", character 33: expected a piece,"
                                + " a stack in parentheses or a digit from 1 to 4 for column f, found 'XIRJ/BBG…'");
        assertThat(session.say("show")).isEqualTo("ok " + START);
    }

    @Test
    void anImpossiblePositionIsToldWithItsFirstProblems() {
        Session session = Session.at(START);
        assertThat(session.say("position (RR)/4/7/6/7/6/7/4/(KJ) 1 -:- 0:0"))
                .isEqualTo(
                        "no impossible set-up: the stack on a1 holds red twice (E5); a joker tops the stack on i1 (D1)");
        assertThat(session.say("position (RR)/(BB)(GG)(KK)(II)/7/6/7/6/7/4/(KJ) 1 -:- 0:0"))
                .endsWith("the stack on b2 holds green twice (E5); and 3 more");
        assertThat(session.say("show")).isEqualTo("ok " + START);
    }

    @Test
    void aSentenceQuotesAtMost80Characters() {
        String letters = "x".repeat(1 << 20);
        for (String before : new String[] {"", "play ", "moves ", "position ", "choose ", "initial six "}) {
            String answer = Session.at(START).say(before + letters);
            assertThat(answer).startsWith("no ").hasSizeLessThan(250).contains("x".repeat(40) + "…");
            assertThat(answer.chars().filter(c -> c == 'x').count()).isBetween(40L, 83L); // "expected" has one too
        }
        assertThat(Session.begun().say("lyngk " + letters)).hasSizeLessThan(120);
        assertThat(Session.begun().say(letters)).hasSizeLessThan(120);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0000",
                "\t",
                "\r",
                "\u001b[31m",
                "\u007f",
                "\u0085",
                "\u009b",
                "\u2028",
                "\u2029",
                "\u202e",
                "\u2066",
                "\u200f",
                "\u061c",
                "\ufeff",
                "\ud800",
                "\udc00",
                "\ud83c",
                "\udb40\udc01"
            })
    void aSentenceIsOneLineWithoutControlCharacters(String odd) {
        for (String line : new String[] {odd, odd + "x".repeat(50), "play " + odd, "position " + odd, "perft " + odd}) {
            String answer = Session.at(START).say(line);
            assertThat(answer).startsWith("no ").contains("\\u").doesNotContain(odd);
            assertThat(answer.getBytes(UTF_8)).doesNotContain((byte) '\n', (byte) '\r');
        }
    }

    @Test
    void whatIsPlainStaysAsItIs() {
        assertThat(Session.at(START).say("zu\u0308ge\u4e2d\ud83c\udfb2"))
                .isEqualTo("no unknown command \"zu\u0308ge\u4e2d\ud83c\udfb2\"");
    }

    private static Bot failing(Throwable failure) {
        return position -> {
            if (failure instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) failure;
        };
    }

    private static Optional<String> choiceOf(Throwable failure) {
        RulesServer server = new RulesServer("1", failing(failure), false);
        for (String line : new String[] {"lyngk 1", "position " + START}) {
            server.answer(InputLine.of(line));
        }
        Optional<String> answer = server.answer(InputLine.of("choose"));
        assertThat(server.answer(InputLine.of("show"))).contains("ok " + START);
        return answer;
    }

    @Test
    void aFailureInsideIsToldAndDoesNotEndTheSession() {
        assertThat(choiceOf(new IllegalStateException("a\nb")))
                .contains("no internal error, please report it: IllegalStateException \"a\\u000Ab\"");
        assertThat(choiceOf(new StackOverflowError()))
                .contains("no internal error, please report it: StackOverflowError");
        assertThat(choiceOf(new AssertionError("x")))
                .hasValueSatisfying(no -> assertThat(no).startsWith("no "));
        assertThat(choiceOf(new OutOfMemoryError())).contains("no not enough memory; give Java more with -Xmx");
    }
}
