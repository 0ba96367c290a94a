package io.github.lyngk.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordReader;
import io.github.lyngk.testkit.jqwik.providers.LyngkReportingFormat;
import java.io.StringReader;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.facades.TestingSupportFacade;

/** How counterexamples look in jqwik's reports. */
class ReportingFormatTest {
    private final LyngkReportingFormat format = new LyngkReportingFormat();

    @Example
    void aGameIsShownAsARecordThatCanBePasted() throws Exception {
        Game game = RandomGames.game(Variant.SIX_STACK, 3);
        String text = format.label(game).orElseThrow();
        assertThat(text).startsWith("\n[");
        try (RecordReader reader = new RecordReader(new StringReader(text))) {
            assertThat(reader.next().record().orElseThrow().game()).isEqualTo(game);
        }
    }

    @Example
    void aPositionIsShownAsItsLine() {
        Position position = RandomGames.game(Variant.STANDARD, 3).position();
        assertThat(format.label(position)).contains("\n" + position);
        assertThat(format.label(position.toSetup())).contains("\n" + position);
    }

    @Example
    void jqwikPrintsTheBoardBelow() {
        Game game = RandomGames.game(Variant.STANDARD, 3);
        for (Object value : List.of(game, game.position(), game.position().toSetup(), GameRecord.of(game))) {
            List<String> lines = TestingSupportFacade.implementation.multiLineReport(value);
            assertThat(lines).anyMatch(line -> line.contains("c7") && line.contains("e7"));
            assertThat(lines).anyMatch(line -> line.contains(game.position().toString()) || line.contains("[Position"));
        }
    }

    @Example
    void otherValuesAreLeftAlone() {
        assertThat(format.appliesTo("text")).isFalse();
    }
}
