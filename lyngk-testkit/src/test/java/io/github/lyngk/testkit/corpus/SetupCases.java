package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The lines of {@code setups.tsv}: arrangements with everything that is wrong with them, and some that are right. */
final class SetupCases {
    static final List<String> HEAD = List.of("id", "labels", "setup", "verdict", "problems");
    private static final long SEED = 4;

    private static final ImmutableList<String> LINES = ImmutableList.of(
            // Stacks: too high, a colour twice, a joker on top
            "1/4/7/6/3(JIBRGK)3/6/7/4/1 1 -:- 0:0",
            "1/(JIBRGK)3/7/6/3RB2/6/7/4/1 1 R:- 0:0",
            "1/4/(JJIBRG)6/6/3RB2/6/7/4/1 2 R:B 0:0 captures",
            "1/4/7/6/3(JJIBRGK)3/6/7/4/1 1 -:- 0:0 six",
            "1/4/7/6/3(JJJIBRGK)1R1/6/7/4/1 1 R:- 0:0 six",
            "1/(JJIBRGK)3/7/6/3RB2/6/7/4/1 2 -:R 0:0 six",
            "1/4/7/6/3(RR)B2/6/7/4/1 1 -:- 0:0",
            "1/4/7/6/3(RIBR)B2/6/7/4/1 1 R:- 0:0 six",
            "1/4/7/6/3(JGKG)B2/6/7/4/1 1 -:- 0:0 captures",
            "1/4/7/6/3(GJ)R2/6/7/4/1 1 -:- 0:0",
            "1/4/7/6/3(JJ)R2/6/7/4/1 1 -:- 0:0",
            "1/4/7/6/3(IBRGJ)R2/6/7/4/1 1 R:- 0:0 six",
            // Claims
            "1/4/7/6/3RB2/6/7/4/1 1 R:R 0:0",
            "1/4/7/6/3RB2/6/7/4/1 1 RR:- 0:0",
            "1/4/7/6/3RB2/6/7/4/1 2 KR:BK 0:0 six",
            "1/4/7/6/3RB2/6/7/4/1 1 RBG:- 0:0",
            "1/4/7/6/3RB2/6/7/4/1 1 R:IGK 0:0 captures",
            "1/4/7/6/3RB2/6/7/4/1 1 RBGIK:- 0:0 six",
            // Fives and winners
            "1/4/7/6/3RB2/6/7/4/1 1 R:- 1:0 six",
            "1/4/7/6/3RB2/6/7/4/1 1 R:B 0:2 six",
            "1/4/7/6/3RB2/6/7/4/1 2 R:B 1:1 six",
            "1/4/7/6/3RB2/6/7/4/1 2 R:- 0:0 #1",
            "1/4/7/6/3(IBRGK)3/6/7/4/1 1 R:K 0:0 #2",
            "1/4/7/6/3RB2/6/7/4/1 2 R:B 1:0 captures#1",
            "1/4/7/6/3(JIBRGK)3/6/7/4/1 2 R:- 0:0 six#1",
            "1/4/7/6/3(JIBRK)3/6/7/4/1 2 K:- 0:0 six#1",
            "1/4/7/6/3(JIBRGK)3/6/7/4/1 1 K:- 0:0 six#2",
            "1/4/7/6/3(JIBRGK)3/6/7/4/1 1 K:- 0:0 six#1",
            "1/4/7/6/3(JIBRGK)1R1/6/7/4/1 2 R:K 0:0 six#2",
            "1/4/(JIBRKG)6/6/3RB2/6/7/4/1 1 G:R 0:0 six#1",
            "1/4/7/6/3(JIBRGK)3/6/7/4/1 2 K:- 0:0 six#1",
            // A turn that was not passed (R11)
            "1/4/7/6/RI5/6/7/4/1 2 RI:GB 0:0",
            "1/4/7/6/3R(GB)2/6/7/4/1 2 RB:IK 0:0",
            "1/4/7/6/3R(GB)2/6/7/4/1 1 IK:RB 0:0 captures",
            "1/4/7/6/3(IBGKR)J2/6/7/4/1 1 BG:R 0:0 six",
            "1/4/7/6/3(IBGKR)1R1/6/7/4/1 1 -:- 0:0 captures",
            // What the box does not hold (C1, C2)
            "R/RRRR/RRRR3/6/7/6/7/4/1 1 -:- 0:0",
            "J/JJ2/J6/2R3/7/6/7/4/1 1 -:- 0:0 six",
            "R/RRRR/RRRRB2/BBBB2/BBBBB2/6/7/4/1 1 -:- 0:0 captures",
            "R/RRRR/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0",
            // Scores
            "1/4/7/6/3RB2/6/7/4/1 1 -:- 1:0",
            "1/4/7/6/3RB2/6/7/4/1 1 R:- 0:2",
            "1/4/7/6/3RB2/6/7/4/1 2 -:B 3:1 captures",
            "1/4/7/6/3(IBGKR)1R1/6/B6/1I2/1 1 R:- 0:0 captures",
            "1/4/7/6/3(IBGKR)(IBRKG)R1/6/7/4/1 2 R:G 0:0 captures",
            "1/4/7/6/3(JJGKR)1R1/6/7/4/1 1 -:R 0:0 captures",
            // Several at once
            "1/4/(RR)6/6/7/6/7/(GJ)3/1 1 RR:RBG 0:0",
            "1/4/(JIBRGKI)6/6/7/6/7/(GJ)3/1 1 -:- 2:0 six#1",
            "1/4/7/6/7/6/7/4/1 1 -:- 0:0");

    private SetupCases() {}

    static ImmutableList<List<String>> all() {
        ImmutableList<Setup> setups = Stream.concat(
                        LINES.stream().map(Setup::parse),
                        Arrays.stream(Variant.values()).flatMap(SetupCases::drawn))
                .collect(ImmutableSet.toImmutableSet())
                .asList();
        return IntStream.range(0, setups.size())
                .mapToObj(n -> row("s%03d".formatted(n + 1), setups.get(n)))
                .collect(ImmutableList.toImmutableList());
    }

    /** Right ones, and with a tail that only other boards can have. */
    private static Stream<Setup> drawn(Variant variant) {
        Draw draw = new Draw(variant, SEED);
        return Stream.of(draw.starts(2), draw.late(3), draw.ends(1))
                .flatMap(positions -> positions)
                .map(Position::toString)
                .flatMap(line -> Stream.of(
                        line, line.replaceFirst("\\S+ \\d:\\d", "RBG:K 0:0"), line.replaceFirst("\\d:\\d", "1:0")))
                .map(Setup::parse);
    }

    private static List<String> row(String id, Setup setup) {
        ImmutableSet<Problem.Kind> kinds =
                setup.problems().stream().map(Problem::kind).collect(ImmutableSet.toImmutableSet());
        ImmutableSet<Rule> rules =
                kinds.stream().flatMap(SetupCases::rules).sorted().collect(ImmutableSet.toImmutableSet());
        String verdict = !setup.isPossible() ? "impossible" : kinds.isEmpty() ? "right" : "unreachable";
        return List.of(id, Tsv.join(rules), setup.toString(), verdict, Tsv.join(kinds));
    }

    /** C2: with a marker on the board there is a piece too many. */
    private static Stream<Rule> rules(Problem.Kind kind) {
        return switch (kind) {
            case TURN_NOT_PASSED -> Stream.of(kind.rule(), Rule.R11);
            case TOO_MANY_PIECES -> Stream.of(kind.rule(), Rule.C2);
            default -> Stream.of(kind.rule());
        };
    }
}
