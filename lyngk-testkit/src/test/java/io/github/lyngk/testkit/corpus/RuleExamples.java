package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.stream.Stream;

/** Small boards made by hand, on each of which one or two rules decide; the page on the rules shows most of them. */
final class RuleExamples {
    private static final ImmutableList<String> LINES = ImmutableList.of(
            // D: jokers and claims
            "1/4/7/6/2(JG)JR2/3K2/7/4/1 1 -:- 0:0",
            "1/4/G6/I5/3B(KI)R1/6/7/4/1 1 R:G 0:0",
            "1/4/7/6/3IJ2/6/7/4/1 1 RB:GK 0:0",
            "1/4/7/6/3R(GB)2/6/7/4/1 2 B:- 0:0",
            // E: moving and landing
            "1/I3/7/6/KG1(GR)2B/3R2/7/3I/1 1 R:G 0:0",
            "1/4/7/2(GR)(KIR)2/1(JGBI)BR(GKI)2/3(JB)2/7/4/1 1 R:- 0:0",
            // E: stacks of five, and passing
            "1/4/7/6/3R(IBGK)2/6/7/(JG)(IBK)2/1 1 R:- 0:0",
            "1/G3/6I/5B/2K(IBGKR)B2/6/7/I2R/1 1 -:- 0:0",
            "I/2R1/7/6/G(GR)1I3/6/I6/4/1 1 RI:GB 0:0",
            "1/4/7/6/RJ1R1J1/6/7/4/1 1 -:GB 0:0",
            // F: the LYNGK rule
            "1/1I1J/7/6/(GR)2(BGR)3/6/7/1K1R/1 1 -:- 0:0",
            "1/4/1R5/6/R2R3/2B3/7/4/1 1 R:- 0:0",
            "1/4/7/6/G1R1R2/6/7/4/1 1 R:- 0:0",
            "1/2R1/4R1R/6/4R1R/G5/1R5/1R2/R 1 R:- 0:0",
            // G: the end
            "1/4/7/6/3R(IBGK)2/6/7/4/1 1 R:B 1:1",
            "(RI)/4/(RKB)6/6/3(RGKI)(RGKB)1(RGBKI)/6/7/4/(RI) 1 I:B 1:1",
            "1/4/R6/6/3(RI)(RB)2/6/7/4/1 2 I:B 1:1",
            // H: the six-stack variant
            "1/4/(BK)(IJRG)5/6/K(IBRGK)1K(JIBRG)2/6/K(IBRG)5/(KRG)(JBI)2/1 1 K:G 0:0 six",
            "1/4/7/2R(IJBKG)2/2(JI)(IBGRK)J2/6/7/4/1 1 R:G 0:0 six",
            "(JRGKBI)/4/(RGKB)6/6/3(RGKBI)(RGKIB)2/6/7/4/1 1 I:B 0:0 six",
            "1/4/(BK)(IJRG)5/6/K(IBRGK)2(JIBRGK)2/6/K(IBRG)5/(KRG)(JBI)2/1 2 K:G 0:0 six#1",
            // The house rule
            "1/G3/6I/5B/2K(IBGKR)B2/6/7/I2R/1 1 -:- 0:0 captures",
            "1/4/J6/6/3(IBGKR)1R1/6/7/4/1 1 -:- 0:0 captures");

    /** Starts, each with some moves. */
    private static final ImmutableList<ImmutableList<String>> PLAYS = ImmutableList.of(
            // D: a joker travels along; a claim counts at once
            ImmutableList.of("1/4/7/6/2(JG)JR2/3K2/7/4/1 1 -:- 0:0", "e3-e4"),
            ImmutableList.of("1/4/G6/I5/3B(KI)R1/6/7/4/1 1 R:G 0:0", "B:e4-e5"),
            // E: fives, own and neutral, and skips
            ImmutableList.of("1/4/7/6/3R(IBGK)2/6/7/(JG)(IBK)2/1 1 R:- 0:0", "e4-e5"),
            ImmutableList.of("1/4/7/6/3R(IBGK)2/6/7/(JG)(IBK)2/1 1 R:- 0:0", "h2-h1"),
            ImmutableList.of("1/4/7/6/3R(IBGK)2/6/7/(JG)(IBK)2/1 1 R:- 0:0", "K:h2-h1"),
            ImmutableList.of("1/G3/6I/5B/2K(IBGKR)B2/6/7/I2R/1 1 -:- 0:0", "R:h4-b1"),
            ImmutableList.of("I/2R1/7/6/G(GR)1I3/6/I6/4/1 1 RI:GB 0:0", "a1-b3", "e2-g1"),
            ImmutableList.of("1/4/7/6/RJ1R1J1/6/7/4/1 1 -:GB 0:0", "R:e1-e2", "I:e4-e6"),
            // F: a route in three legs
            ImmutableList.of("1/1I1J/7/6/(GR)2(BGR)3/6/7/1K1R/1 1 -:- 0:0", "R:e1-h2"),
            // G: the last move, and singles that decide
            ImmutableList.of("1/4/7/6/3R(IBGK)2/6/7/4/1 1 R:B 1:1", "e4-e5"),
            ImmutableList.of("1/4/I6/6/2RI1(RB)1/6/7/4/1 1 I:B 0:0", "e4-e3"),
            // H: sixes, own and neutral, and a player who can only move a five
            ImmutableList.of("1/4/(BK)(IJRG)5/6/K(IBRGK)1K(JIBRG)2/6/K(IBRG)5/(KRG)(JBI)2/1 1 K:G 0:0 six", "e4-e5"),
            ImmutableList.of("1/4/(BK)(IJRG)5/6/K(IBRGK)1K(JIBRG)2/6/K(IBRG)5/(KRG)(JBI)2/1 1 K:G 0:0 six", "h2-h1"),
            ImmutableList.of("1/4/(BK)(IJRG)5/6/K(IBRGK)1K(JIBRG)2/6/K(IBRG)5/(KRG)(JBI)2/1 1 K:G 0:0 six", "g1-g2"),
            ImmutableList.of("1/4/7/2R(IJBKG)2/2(JI)(IBGRK)J2/6/7/4/1 1 R:G 0:0 six", "e4-e5"),
            ImmutableList.of("1/4/B6/K5/3(RGKBI)J2/6/7/4/1 1 RG:IB 0:0 six", "d1-c1", "e4-e5"),
            // The house rule
            ImmutableList.of("1/G3/6I/5B/2K(IBGKR)B2/6/7/I2R/1 1 -:- 0:0 captures", "R:h4-b1"));

    private RuleExamples() {}

    static Stream<Position> positions() {
        return LINES.stream().map(Position::parse);
    }

    static Stream<Game> games() {
        return PLAYS.stream()
                .map(play -> Game.replay(
                        Position.parse(play.get(0)),
                        play.subList(1, play.size()).stream().map(Move::parse).toList()));
    }
}
