package io.github.lyngk.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The notation contract as a build runs it: which tests run or are skipped, and the messages of failures. */
@Tag("not-for-mutation")
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

    static class OmitsTheVariant implements NotationContract {
        @Override
        public String printPosition(Position position) {
            return position.toString().replaceFirst(" [a-z]+(#[12])?$", "");
        }
    }

    static class TrimsTheLine implements NotationContract {
        @Override
        public Position parsePosition(String line) {
            return Position.parse(line.trim());
        }
    }

    static class ClaimsInSmallLetters implements NotationContract {
        @Override
        public String printMove(Move move) {
            return Ascii.toLowerCase(move.toString());
        }
    }

    static class AnyDigits implements NotationContract {
        @Override
        public Move parseMove(String text) {
            StringBuilder digits = new StringBuilder();
            text.chars().forEach(c -> digits.append((char) (Character.isDigit(c) ? '0' + Character.digit(c, 10) : c)));
            return Move.parse(digits.toString());
        }
    }

    static class OmitsRoutes implements NotationContract {
        @Override
        public String describeMove(Position position, Move move) {
            return move.toString();
        }
    }

    static class IgnoresMarks implements NotationContract {
        @Override
        public Move parseDescribedMove(Position position, String text) {
            return MoveNotation.parse(position, text.replaceFirst("[+#]$", ""));
        }
    }

    static class PrintsCarriageReturns implements NotationContract {
        @Override
        public String printRecord(GameRecord record) {
            return record.toString().replace("\n", "\r\n");
        }
    }

    static class CutsComments implements NotationContract {
        @Override
        public GameRecord parseRecord(String text) {
            return GameRecord.parse(text.replaceAll("\\{[^}]*\\}", ""));
        }
    }

    static class NullIfRefused implements NotationContract {
        @Override
        public Move parseMove(String text) {
            try {
                return Move.parse(text);
            } catch (NotationException refused) {
                return null;
            }
        }
    }

    static class ErrorIfRefused implements NotationContract {
        @Override
        public GameRecord parseRecord(String text) {
            try {
                return GameRecord.parse(text);
            } catch (NotationException refused) {
                throw new StackOverflowError("too deep");
            }
        }
    }

    static class CallsIllegalMovesMalformed implements NotationContract {
        @Override
        public Move parseDescribedMove(Position position, String text) {
            try {
                return MoveNotation.parse(position, text);
            } catch (IllegalMoveException illegal) {
                throw new NotationException(text, 0, "a legal move");
            }
        }
    }

    /** Has an exception of its own for everything. */
    static class OwnException implements NotationContract {
        @Override
        public Position parsePosition(String line) {
            try {
                return Position.parse(line);
            } catch (IllegalArgumentException refused) {
                throw new IllegalStateException(refused);
            }
        }
    }

    /** Inherits the method that is tested. */
    static class Heir extends OwnException {}

    /**
     * A notation that fails.
     *
     * @param test the only test of a table that fails
     * @param message what the failure says
     */
    record Broken(Class<?> notation, String test, ImmutableList<String> message) {
        Broken(Class<?> notation, String test, String... message) {
            this(notation, test, ImmutableList.copyOf(message));
        }
    }

    static ImmutableList<Broken> broken() {
        return ImmutableList.of(
                new Broken(OmitsTheVariant.class, "positionsArePrinted", "OmitsTheVariant.printPosition: ", "0:0 six"),
                new Broken(TrimsTheLine.class, "positionsAreRead", "refused as malformed"),
                new Broken(
                        ClaimsInSmallLetters.class,
                        "movesArePrinted",
                        "ClaimsInSmallLetters.printMove: ",
                        "right:    "),
                new Broken(AnyDigits.class, "movesAreRead", "moves.tsv:", "\\u", "refused as malformed"),
                new Broken(OmitsRoutes.class, "movesAreDescribed", "\" in 1/1B2/"),
                new Broken(IgnoresMarks.class, "describedMovesAreRead", "refused as malformed"),
                new Broken(PrintsCarriageReturns.class, "recordsArePrinted", "\\u{d}\\n"),
                new Broken(CutsComments.class, "recordsAreRead", "CutsComments.parseRecord: "),
                new Broken(NullIfRefused.class, "movesAreRead", "answered: null"),
                new Broken(
                        ErrorIfRefused.class,
                        "recordsAreRead",
                        "answered: java.lang.StackOverflowError",
                        "refused as invalid"),
                new Broken(
                        CallsIllegalMovesMalformed.class,
                        "describedMovesAreRead",
                        "answered: io.github.lyngk.core.NotationException",
                        "right:    refused as illegal"));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void faultsAreFoundAndShown(Broken broken) {
        Map<String, String> failures = ContractRun.of(broken.notation()).failures();

        assertThat(failures).containsKey(broken.test());
        assertThat(failures.keySet()).isSubsetOf(broken.test(), "drawnGamesAreReadBack");
        assertThat(failures.get(broken.test())).contains(broken.message());
        assertThat(failures.get(broken.test()).lines()).hasSizeLessThan(30);
    }

    @Test
    void theLibraryPasses() {
        ContractRun run = ContractRun.of(Library.class);

        assertThat(run.failures()).isEmpty();
        assertThat(run.skipped()).isEmpty();
        assertThat(run.names()).hasSize(9);
    }

    @Test
    void anExceptionOfItsOwnIsARefusalAndWhatIsNotOverriddenIsSkipped() {
        ContractRun run = ContractRun.of(Heir.class);

        assertThat(run.failures()).isEmpty();
        assertThat(run.skipped()).hasSize(7).doesNotContain("positionsAreRead");
    }

    /** Overloads one method and misspells another. */
    static class Slips implements NotationContract {
        public Move parseMove(CharSequence text) {
            return null;
        }

        public String printPositions(Position position) {
            return position.toString();
        }
    }

    @Test
    void whatOverridesNothingIsSkipped() {
        ContractRun run = ContractRun.of(Slips.class);

        assertThat(run.skipped()).isEqualTo(run.names()).hasSize(9);
    }
}
