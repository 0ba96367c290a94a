package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.Size;

/** What holds for every record. */
@Tag("surroundings")
@Tag("not-for-mutation")
class RecordProperties {
    @Provide
    Arbitrary<GameRecord> records() {
        return RecordArbitraries.records();
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void printedRecordsAreReadBack(@ForAll("records") GameRecord first, @ForAll("records") GameRecord second)
            throws IOException {
        String text = first + "\n" + second;
        List<RecordResult> read = Records.readAll(text);
        assertThat(read).extracting(result -> result.record().orElseThrow()).containsExactly(first, second);
        assertThat(read).extracting(RecordResult::diagnostics).allMatch(List::isEmpty);
        assertThat(read.get(0).record().orElseThrow()).hasSameHashCodeAs(first).hasToString(first.toString());
        RecordChecks.lyngk(text.getBytes(UTF_8));
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void joinedRecordsAreReadLikeThoseThatAreNot(
            @ForAll("records") GameRecord first, @ForAll("records") GameRecord second) {
        List<RecordResult> joined = Records.readAll(first.toString() + second, Leniency.JOINED_RECORDS);
        assertThat(joined).extracting(result -> result.record().orElseThrow()).containsExactly(first, second);
        assertThat(joined.get(1).diagnostics())
                .extracting(Diagnostic::toString)
                .singleElement()
                .asString()
                .contains("warning: JOINED_RECORDS");
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void linesAreAtMost80ColumnsUnlessACommentIsLonger(@ForAll("records") GameRecord record) {
        String text = record.toString();
        text.substring(text.indexOf("\n\n") + 2)
                .lines()
                .forEach(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(80));
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void whatIsWrittenIsRead(@ForAll @Size(max = 4) List<@net.jqwik.api.From("records") GameRecord> records)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (RecordWriter writer = new RecordWriter(bytes)) {
            for (GameRecord record : records) {
                writer.write(record);
            }
        }
        RecordReader reader = new RecordReader(new ByteArrayInputStream(bytes.toByteArray()));
        assertThat(ImmutableList.copyOf(reader))
                .extracting(result -> result.record().orElseThrow())
                .containsExactlyElementsOf(records);
    }

    @Property(tries = 60)
    void describedMovesAreReadBack(@ForAll Variant variant, @ForAll long seed) {
        Game game = RandomGames.game(variant, seed);
        for (int ply = 0; ply < game.size(); ply += 5) {
            Position position = game.positions().get(ply);
            for (Move move : position.legalMoves()) {
                String text = MoveNotation.describe(position, move);
                assertThat(MoveNotation.parse(position, text)).isEqualTo(move);
            }
        }
    }
}
