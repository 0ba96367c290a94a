package io.github.lyngk.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The notation contract as a build runs it: what runs, what is skipped, and what failures tell. */
@Tag("slow")
class NotationContractTest {

    /** Overrides everything with the library's own. */
    static class Library implements NotationContract {
        @Override
        public String printPosition(Position position) {
            return position.toString();
        }

        @Override
        public Position parsePosition(String line) {
            return Position.parse(line);
        }

        @Override
        public String printMove(Move move) {
            return move.toString();
        }

        @Override
        public Move parseMove(String text) {
            return Move.parse(text);
        }

        @Override
        public String describeMove(Position position, Move move) {
            return MoveNotation.describe(position, move);
        }

        @Override
        public Move parseDescribedMove(Position position, String text) {
            return MoveNotation.parse(position, text);
        }

        @Override
        public String printRecord(GameRecord record) {
            return record.toString();
        }

        @Override
        public GameRecord parseRecord(String text) {
            return GameRecord.parse(text);
        }
    }

    /** Overrides one method, by way of another class, and returns null for what it cannot read. */
    static class NullForNoMove implements NotationContract {
        @Override
        public Move parseMove(String text) {
            try {
                return Move.parse(text);
            } catch (IllegalArgumentException refused) {
                return null;
            }
        }
    }

    /** Inherits the method it is tested by. */
    static class Heir extends NullForNoMove {}

    /** Takes digits of all scripts. */
    static class AnyDigits implements NotationContract {
        @Override
        public Move parseMove(String text) {
            StringBuilder digits = new StringBuilder();
            text.chars().forEach(c -> digits.append((char) (Character.isDigit(c) ? '0' + Character.digit(c, 10) : c)));
            return Move.parse(digits.toString());
        }
    }

    /** Recurses for every parenthesis, without a limit of its own. */
    static class Recursive implements NotationContract {
        @Override
        public GameRecord parseRecord(String text) {
            descend(text, 0);
            return GameRecord.parse(text);
        }

        private static int descend(String text, int at) {
            int open = text.indexOf('(', at);
            return open < 0 ? 0 : 1 + descend(text, open + 1);
        }
    }

    /** Has one exception for all it refuses: the library's for malformed text, or one of its own. */
    static class OneForAll implements NotationContract {
        private final Function<String, RuntimeException> refusal;

        OneForAll(Function<String, RuntimeException> refusal) {
            this.refusal = refusal;
        }

        @Override
        public Position parsePosition(String line) {
            return read(line, () -> Position.parse(line));
        }

        @Override
        public Move parseMove(String text) {
            return read(text, () -> Move.parse(text));
        }

        @Override
        public Move parseDescribedMove(Position position, String text) {
            return read(text, () -> MoveNotation.parse(position, text));
        }

        private <T> T read(String text, Supplier<T> library) {
            try {
                return library.get();
            } catch (IllegalArgumentException refused) {
                throw refusal.apply(text);
            }
        }
    }

    /** Writes nothing. */
    static class Silent implements NotationContract {
        @Override
        public String printMove(Move move) {
            throw new UnsupportedOperationException("moves are secret");
        }
    }

    @Test
    void theLibraryPasses() {
        ContractRun run = ContractRun.of(Library.class);

        assertThat(run.failures()).isEmpty();
        assertThat(run.skipped()).isEmpty();
        assertThat(run.names()).hasSize(NotationRun.names().size());
    }

    @Test
    void whatIsNotOverriddenIsSkipped() {
        ContractRun run = ContractRun.of(Heir.class);

        assertThat(run.failures()).containsOnlyKeys("oddMovesAreReadOrRefused");
        assertThat(run.skipped()).hasSize(NotationRun.names().size() - 2);
    }

    @Test
    void everyTestBelongsToOneMethod() {
        assertThat(NotationContractPowerTest.TESTS.values()).containsExactlyInAnyOrderElementsOf(NotationRun.names());
    }

    @Test
    void nullIsNeitherAValueNorARefusal() {
        assertThat(NotationRun.of(new NullForNoMove()).message()).contains("It does not refuse", "it returns null");
    }

    @Test
    void strangeCharactersAreMadeVisible() {
        String message = NotationRun.of(new AnyDigits()).message();

        assertThat(message).contains("\\u066", "It accepts", "the library throws a NotationException, and expects");
        assertThat(message.chars()).allMatch(c -> c < 0x7f);
    }

    @Test
    void anErrorIsNoRefusal() {
        assertThat(NotationRun.of(new Recursive()).failures().get("recordLimitsAreKept"))
                .contains("it throws java.lang.StackOverflowError", "nested");
    }

    @Test
    void anExceptionOfTheirOwnIsARefusal() {
        assertThat(NotationRun.of(new OneForAll(IllegalStateException::new)).failures())
                .isEmpty();
    }

    @Test
    void anExceptionOfTheLibraryHasToBeTheRightOne() {
        NotationRun run = NotationRun.of(new OneForAll(text -> new NotationException(text, 0, "something else")));

        assertThat(run.failures())
                .containsOnlyKeys(
                        "illegalMovesAreRefused",
                        "oddDescribedMovesAreReadOrRefused",
                        "oddPositionLinesAreReadOrRefused");
        assertThat(run.failures().get("illegalMovesAreRefused"))
                .contains(
                        "It refuses as something else",
                        "it throws a NotationException, and expects something else at index 0",
                        "the library throws io.github.lyngk.core.IllegalMoveException: ");
    }

    @Test
    void exceptionsComeWithTheirPlace() {
        assertThat(NotationRun.of(new Silent()).message())
                .contains("moves are secret at ", "Silent.printMove (NotationContractTest.java:");
    }
}
