package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.START;
import static io.github.lyngk.notation.Records.codes;
import static io.github.lyngk.notation.Records.only;
import static io.github.lyngk.notation.Records.open;
import static io.github.lyngk.notation.Records.read;
import static io.github.lyngk.notation.Records.rebuilt;
import static io.github.lyngk.notation.Records.record;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.tuple;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many tags, turns, comments, annotations and variations a record may have: the same for readers and factories. */
class RecordPartsTest {
    private static final Position POSITION = Position.parse(START);
    private static final Move MOVE = Move.parse("d1-e1");

    private static String tags(int count) {
        StringBuilder tags = new StringBuilder("[Position \"" + START + "\"]\n");
        for (int i = 0; i < count; i++) {
            tags.append("[T").append(i).append(" \"\"]\n");
        }
        return tags.toString();
    }

    @Test
    void tags() {
        String result = "[Result \"*\"]\n";
        assertThat(codes(tags(Limits.TAGS) + result + "\n*\n")).isEmpty();
        Diagnostic found = only(tags(Limits.TAGS + 1) + result + "\n1. d1-e1 *\n");
        assertThat(found.code()).isEqualTo(DiagnosticCode.LIMIT);
        assertThat(found.line()).isEqualTo(Limits.TAGS + 2);
        assertThat(found.column()).isEqualTo(2);
    }

    @Test
    void theTagsBeforeTheLimitAreKeptAndCanBeReadAgain() {
        GameRecord prefix =
                read(tags(Limits.TAGS + 1) + "\n1. d1-e1 *\n").record().orElseThrow();
        assertThat(prefix.tags()).hasSize(Limits.TAGS + 2).containsKey("Result").doesNotContainKey("T" + Limits.TAGS);
        assertThat(prefix.moves()).hasSize(1);
        assertThat(GameRecord.parse(prefix.toString())).isEqualTo(prefix);
        assertThat(rebuilt(prefix)).isEqualTo(prefix);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> prefix.withTag("More", ""))
                .withMessageContaining("more than 1000 tags");
    }

    /** The text without parts before and after the repeated text, and the number of parts before it and in it. */
    @ParameterizedTest
    @CsvSource({
        "'', '{} ', '*', 0, 1",
        "'* ', '{} ', '', 0, 1",
        "1. d1-e1, ' {x}', ' *', 1, 1",
        "1. d1-e1, ' $1', ' *', 1, 1",
        "1. d1-e1, ' ()', ' *', 1, 1",
        "1. d1-e1, ' (1. d1-e1!)', ' *', 1, 3",
        "1. d1-e1 (1. d1-e1 (1. d1-e1, ' (1. d1-e1)', ')) *', 5, 2",
    })
    @Tag("not-for-mutation")
    void parts(String before, String repeated, String after, int already, int each) {
        int most = (Limits.PARTS - already) / each;
        GameRecord largest =
                read(open(before + repeated.repeat(most) + after)).record().orElseThrow();
        assertThat(codes(largest.toString())).isEmpty();
        assertThat(rebuilt(largest)).isEqualTo(largest);

        RecordResult beyond = read(open(before + repeated.repeat(3 * most) + " x" + after));
        assertThat(beyond.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.LIMIT);
        GameRecord prefix = beyond.record().orElseThrow();
        assertThat(GameRecord.parse(prefix.toString())).isEqualTo(prefix);
        assertThat(rebuilt(prefix)).isEqualTo(prefix);
    }

    @Test
    void theLimitIsToldWhereItIsPassed() {
        Diagnostic found = only(open("1. d1-e1\n" + "{}".repeat(Limits.PARTS - 1) + "\n $3 {} *"));
        assertThat(found.line()).isEqualTo(6);
        assertThat(found.column()).isEqualTo(2);
        assertThat(found.message()).contains("more than 30000 turns, comments, annotations and variations");
    }

    @Test
    void aForcedPassCountsWithItsMove() {
        assertThat(turnsAfterComments(Limits.PARTS - 3)).isEqualTo(3);
        // Now the second move, which skips a player, would have no room for the pass after it.
        assertThat(turnsAfterComments(Limits.PARTS - 2)).isEqualTo(1);
    }

    private static int turnsAfterComments(int comments) {
        String moves = "1. g7-e6-a1 d1-c1+ 2. -- {one too many} *";
        GameRecord prefix = read(record(Records.SKIPPING, "*", "{} ".repeat(comments) + moves))
                .record()
                .orElseThrow();
        assertThat(GameRecord.parse(prefix.toString())).isEqualTo(prefix);
        return prefix.turns().size();
    }

    @Test
    @Tag("not-for-mutation")
    void valuesInABoardspaceGame() {
        String start = "(;GM[lyngk]SU[lyngk 2 505];P0[0 start p0]";
        String most = start + "C" + "[]".repeat(Limits.PARTS - 3);
        assertThat(boardspace(most + ")").diagnostics()).isEmpty();
        RecordResult beyond = boardspace(most + "[]".repeat(1_000_000) + ")");
        assertThat(beyond.diagnostics())
                .extracting(Diagnostic::code, Diagnostic::column)
                .containsExactly(tuple(DiagnosticCode.LIMIT, most.length() + 1L));
        assertThat(beyond.record().orElseThrow().tag("BoardspaceKey")).contains("505");
    }

    private static RecordResult boardspace(String text) {
        return RecordFormat.BOARDSPACE.split(new StringReader(text)).next().read(Set.of());
    }

    @Test
    void buildersRefuseMore() {
        RecordBuilder builder = GameRecord.builder(POSITION).play(MOVE);
        for (int i = 1; i < Limits.PARTS; i++) {
            builder.annotate(new Nag(1));
        }
        GameRecord largest = builder.build();
        assertThat(GameRecord.parse(largest.toString())).isEqualTo(largest);
        builder.closingComment("one more");
        assertThatIllegalArgumentException().isThrownBy(builder::build).withMessageContaining("more than 30000 turns");
    }

    @Test
    void variationsRefuseMore() {
        List<Annotation> nags = new ArrayList<>(Collections.nCopies(Limits.PARTS - 1, new Nag(1)));
        Turn largest = Turn.of(MOVE).withAnnotations(nags);
        Variation variation = Variation.of(POSITION, List.of(), List.of(largest));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Variation.of(POSITION, List.of(new Comment("")), List.of(largest)))
                .withMessageContaining("more than 30000 turns");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Variation.of(POSITION, List.of(), List.of(Turn.of(MOVE, variation))));
    }

    @Test
    void whatIsSharedCountsWhereverItStands() {
        // Printed, the last of these would have 2 to the 63rd turns; counting them one by one would never end.
        assertThatIllegalArgumentException()
                .isThrownBy(() -> {
                    Variation variation = Variation.of(POSITION, List.of(), List.of(Turn.of(MOVE)));
                    for (int depth = 1; depth < Limits.NESTING; depth++) {
                        variation = Variation.of(POSITION, List.of(), List.of(Turn.of(MOVE, variation, variation)));
                    }
                })
                .withMessageContaining("more than 30000 turns");
    }
}
