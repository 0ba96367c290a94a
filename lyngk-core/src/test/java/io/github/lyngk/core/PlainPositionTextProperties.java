package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.concurrent.Callable;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The short way to read a position line agrees with the long way by a set-up. */
@Domain(CoreDomain.class)
@Domain(DomainContext.Global.class)
class PlainPositionTextProperties {
    /** The characters of position lines, and some that never occur in them. */
    private static final String CHARACTERS = "IBRGKJibrgkj0123456789()/-:# sixcapture\0?é√";

    /** The position by the long way, or the message of the exception. */
    private static Object explained(String line) {
        return answer(() -> Position.of(Setup.parse(line)));
    }

    private static Object answer(Callable<Position> parse) {
        try {
            return parse.call();
        } catch (Exception e) {
            return e.toString();
        }
    }

    private static void assertSame(String line) {
        assertThat(answer(() -> Position.parse(line))).as(line).isEqualTo(explained(line));
    }

    /** Changes of a line: each replaces some characters at a place by a text. */
    private record Change(int place, int removed, String added) {
        String apply(String line) {
            int from = place % (line.length() + 1);
            int to = Math.min(from + removed, line.length());
            return line.substring(0, from) + added + line.substring(to);
        }
    }

    @Provide
    Arbitrary<Change> changes() {
        Arbitrary<String> added =
                Arbitraries.strings().withChars(CHARACTERS.toCharArray()).ofMaxLength(1);
        return Combinators.combine(
                        Arbitraries.integers().between(0, 9_999),
                        Arbitraries.integers().between(0, 1),
                        added)
                .as(Change::new);
    }

    @Property
    void possibleLinesAreReadTheShortWay(@ForAll Position position) {
        boolean rare = position.suddenDeathWinner().isPresent();
        Position plain = PlainPositionText.parse(position.toString());

        assertThat(plain).isEqualTo(rare ? null : position);
        assertSame(position.toString().toLowerCase(Locale.ROOT));
    }

    @Property(tries = 5_000, edgeCases = EdgeCasesMode.NONE)
    void changedLinesAreReadAlike(
            @ForAll Position position, @ForAll("changes") Change one, @ForAll("changes") Change other) {
        String once = one.apply(position.toString());

        assertSame(once);
        assertSame(other.apply(once));
    }

    @Property
    void impossibleLinesAreRefused(@ForAll Position position, @ForAll Variant variant, @ForAll Player player) {
        Setup changed = position.toSetup().toBuilder()
                .variant(variant)
                .playerToMove(player)
                .build();

        assertSame(changed.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1/(IBRGKJ)3/7/6/7/6/7/4/1 1 -:- 0:0",
                "1/(JIBRGKI)3/7/6/7/6/7/4/1 1 -:- 0:0 six",
                "1/(JIBRGKJ)3/7/6/7/6/7/4/1 1 -:- 0:0 six",
                "1/(JJJJJJK)3/7/6/7/6/7/4/1 1 -:- 0:0 six",
                "1/(II)3/7/6/7/6/7/4/1 1 -:- 0:0",
                "1/(IJ)3/7/6/7/6/7/4/1 1 -:- 0:0",
                "1/(I)3/7/6/7/6/7/4/1 1 -:- 0:0",
                "1/()3/7/6/7/6/7/4/1 1 -:- 0:0",
                "1/(IB/7/6/7/6/7/4/1 1 -:- 0:0",
                "1/22/7/6/7/6/7/4/1 1 -:- 0:0",
                "1/5/7/6/7/6/7/4/1 1 -:- 0:0",
                "1/4/7/6/7/6/7/4/2 1 -:- 0:0",
                "1/4/7/6/7/6/7/4/1 3 -:- 0:0",
                "1/4/7/6/7/6/7/4/1 0 -:- 0:0",
                "1/4/7/6/7/6/7/4/1 1 IBR:- 0:0",
                "1/4/7/6/7/6/7/4/1 1 I:I 0:0",
                "1/4/7/6/7/6/7/4/1 1 II:- 0:0",
                "1/4/7/6/7/6/7/4/1 1 J:- 0:0",
                "1/4/7/6/7/6/7/4/1 1 -:- 10:0",
                "1/4/7/6/7/6/7/4/1 1 -:- 01:0",
                "1/4/7/6/7/6/7/4/1 1 -:- 1:0 six",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 standard",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 sixes",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 ",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 #1",
                "1/R3/7/6/7/6/7/4/1 1 -:- 0:0 captures#1",
                "1/RB2/7/6/7/6/7/4/1 1 -:RB 0:0",
                ""
            })
    void oddLinesAreReadAlike(String line) {
        assertThat(PlainPositionText.parse(line)).isNull();
        assertSame(line);
    }
}
