package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import java.util.Locale;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

/** The notation contract as a build runs it: printers and parsers with one fault each have to fail there only. */
class NotationContractTest {

    /** Overrides nothing. */
    static class Library implements NotationContract {}

    /** Prints the claims of the second player first. */
    static class SwapsClaims implements NotationContract {
        @Override
        public String printPosition(Position position) {
            return position.toString().replaceAll("([A-Z-]+):([A-Z-]+)", "$2:$1");
        }
    }

    /** Reads a line with blanks around it, which the format does not have. */
    static class Trims implements NotationContract {
        @Override
        public Position parsePosition(String line) {
            return Position.parse(line.replace(" \t", " ").strip());
        }
    }

    /** Reads capital letters only. */
    static class CapitalsOnly implements NotationContract {
        @Override
        public Move parseMove(String text) {
            if (!text.toUpperCase(Locale.ROOT).startsWith(text.substring(0, 1)) && text.contains(":")) {
                throw new IllegalArgumentException("a claim is a capital letter");
            }
            return Move.parse(text);
        }
    }

    /** Leaves the marks off. */
    static class NoMarks implements NotationContract {
        @Override
        public String describeMove(Position position, Move move) {
            return MoveNotation.describe(position, move).replaceAll("[+#]", "");
        }
    }

    /** Takes a wrong mark for a right one. */
    static class IgnoresMarks implements NotationContract {
        @Override
        public Move parseDescribedMove(Position position, String text) {
            return MoveNotation.parse(position, text.replaceAll("[+#]$", ""));
        }
    }

    /** Forgets the final line break. */
    static class NoFinalLineBreak implements NotationContract {
        @Override
        public String printRecord(GameRecord record) {
            return record.toString().stripTrailing();
        }
    }

    /** Returns null for what it cannot read. */
    static class Null implements NotationContract {
        @Override
        public GameRecord parseRecord(String text) {
            return null;
        }
    }

    private static SortedMap<String, String> failures(Class<? extends NotationContract> contract) {
        return ContractRun.of(contract).failures();
    }

    @Test
    void theLibraryPasses() {
        assertThat(failures(Library.class)).isEmpty();
    }

    @Test
    void printedPositionsAreCompared() {
        SortedMap<String, String> failures = failures(SwapsClaims.class);

        assertThat(failures).containsOnlyKeys("position isPrintedCanonically");
        assertThat(failures.values().iterator().next()).startsWith("The printer writes the position line");
    }

    @Test
    void lenientPositionsAreRefused() {
        assertThat(ContractRun.ofProperty(Trims.class, "position_isRefusedWhenMalformed")
                        .failures())
                .isNotEmpty();
    }

    @Test
    void eitherCaseIsRead() {
        assertThat(failures(CapitalsOnly.class)).containsOnlyKeys("move isRefusedWhenMalformed");
    }

    @Test
    void missingMarksAreNotCanonical() {
        assertThat(failures(NoMarks.class)).containsOnlyKeys("describedMove isPrintedCanonically");
    }

    @Test
    void wrongMarksAreRefused() {
        assertThat(ContractRun.ofProperty(IgnoresMarks.class, "describedMove_isRefusedWhenMalformed")
                        .failures())
                .isNotEmpty();
    }

    @Test
    void printedRecordsAreCompared() {
        assertThat(failures(NoFinalLineBreak.class)).containsOnlyKeys("record isPrintedCanonically");
    }

    @Test
    void nullIsNeitherAValueNorARefusal() {
        assertThat(failures(Null.class)).containsOnlyKeys("record isReadBack", "record isRefusedWhenMalformed");
    }
}
