package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import io.github.lyngk.core.Player;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every Boardspace file replays to what independent implementations made of it. */
class BoardspaceFixturesTest {
    static Stream<BoardspaceFixtures.Expected> games() {
        return BoardspaceFixtures.all();
    }

    @Test
    void everyFileHasAnExpectation() {
        assertThat(games().map(BoardspaceFixtures.Expected::file))
                .containsExactlyInAnyOrderElementsOf(BoardspaceFixtures.files());
    }

    @ParameterizedTest
    @MethodSource("games")
    void theTurnsAreReplayed(BoardspaceFixtures.Expected expected) throws IOException {
        GameRecord record = read(expected).record().orElseThrow();
        assertThat(record.start()).hasToString(expected.start());
        assertThat(turns(record)).isEqualTo(expected.turns());
        assertThat(record.end()).hasToString(expected.end());
    }

    @ParameterizedTest
    @MethodSource("games")
    void theResultIsTheServersUnlessItPassedWrongly(BoardspaceFixtures.Expected expected) throws IOException {
        RecordResult result = read(expected);
        GameRecord record = result.record().orElseThrow();
        String server = server(expected);
        if (expected.remark().startsWith("passes")) {
            assertThat(record.result()).isEqualTo(Result.NONE);
            assertThat(record.tag("ServerResult")).contains(server);
            assertThat(result.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.WRONG_PASS);
        } else {
            assertThat(record.result().text()).isEqualTo(server);
            assertThat(record.tag("ServerResult")).isEmpty();
            assertThat(result.isValid()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theTerminationTellsWhatHappened(BoardspaceFixtures.Expected expected) throws IOException {
        RecordResult result = read(expected);
        Termination termination = result.record().orElseThrow().termination();
        if (expected.remark().startsWith("stopped early")) {
            assertThat(termination).isEqualTo(Termination.ADJUDICATION);
            assertThat(result.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.NOT_FINISHED);
        } else if (expected.remark().equals("resignation")) {
            assertThat(termination).isEqualTo(Termination.RESIGNATION);
        } else if (expected.remark().isEmpty()) {
            assertThat(termination).isEqualTo(Termination.NORMAL);
            assertThat(result.diagnostics()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theConversionIsAcceptedByOurOwnValidator(BoardspaceFixtures.Expected expected) throws IOException {
        GameRecord record = read(expected).record().orElseThrow();
        ValidationReport report = RecordValidator.strict().validate(record.toString());
        assertThat(report.diagnostics()).isEmpty();
        assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
    }

    private static String server(BoardspaceFixtures.Expected expected) {
        return expected.winner().equals("draw")
                ? Result.DRAW.text()
                : Result.wonBy(Player.ofNumber(Integer.parseInt(expected.winner())))
                        .text();
    }

    private static String turns(GameRecord record) {
        List<String> turns = record.turns().stream()
                .map(turn -> turn.move().map(Object::toString).orElse("--"))
                .toList();
        return Joiner.on(' ').join(turns);
    }

    private static RecordResult read(BoardspaceFixtures.Expected expected) throws IOException {
        try (BoardspaceReader reader = new BoardspaceReader(Files.newInputStream(expected.file()))) {
            RecordResult result = reader.next();
            assertThat(reader.hasNext()).isFalse();
            return result;
        }
    }
}
