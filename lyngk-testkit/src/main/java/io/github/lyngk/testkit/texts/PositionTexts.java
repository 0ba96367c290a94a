package io.github.lyngk.testkit.texts;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Position lines: hard cases, and every small damage of a few short ones. */
public final class PositionTexts {

    /** A player to move with claims and fives, every variant, and a game won by a stack of six. */
    private static final ImmutableList<String> SHORT = ImmutableList.of(
            "R/4/7/6/3(IB)GJ1/6/7/4/K 1 RB:K 3:0",
            "1/4/(RJBG)6/6/7/6/7/JK2/1 1 GB:- 0:0 six",
            "1/4/7/6/7/6/7/(JKRJBG)3/1 2 GB:- 0:0 six#1",
            "1/4/7/6/4(IGR)2/6/7/1KI1/1 2 -:RI 0:12 captures");

    /** Starts, endings, set-ups that no game leads to, and impossible ones (R11, a joker on top, a stack too high …). */
    private static final ImmutableList<String> WHOLE = ImmutableList.of(
            "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0",
            "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 2 -:- 0:0 six",
            "1/1(JKGJRI)(RG)1/(BKR)1(RI)1(RB)K1/6/7/(JG)1(KG)(BGK)(IRG)1/RB(IRBK)1(IGB)(KI)I/1(BGK)BI/1 1 RB:K 0:0 six",
            "1/4/7/6/7/6/7/4/1 1 -:- 0:0",
            "1/4/7/6/7/6/7/4/1 2 IB:RG 4:4",
            "J/JJJJ/JJJJJJJ/JJJJJJ/JJJJJJJ/JJJJJJ/JJJJJJJ/JJJJ/J 1 -:- 0:0",
            "R/RRRR/RRRRRRR/RRRRRR/RRRRRRR/RRRRRR/RRRRRRR/RRRR/R 1 -:R 0:0",
            "I/3B/6R/5G/6K/5J/6I/3B/1 1 -:- 0:0",
            "1/R1B1/1R1G1K1/R1B1G1/1R1G1K1/R1B1G1/1R1G1K1/R1B1/I 1 -:- 0:0",
            "1/(JJJI)3/7/6/(GK)6/6/7/4/1 1 KG:RB 1:2",
            "1/(JJJI)3/7/6/(GK)6/6/7/4/1 2 KG:RB 1:2",
            "R/4/7/6/G6/6/7/4/1 1 RG:- 0:0",
            "R/4/7/6/G6/6/7/4/1 2 RG:- 0:0",
            "1/4/7/6/G6/I5/7/4/1 2 IG:- 0:0",
            "1/4/7/6/G6/I5/7/4/1 2 IG:- 0:0 captures",
            "1/4/7/6/G6/I5/7/4/1 1 -:IG 0:0 six",
            "1/R2(IRBGK)/7/6/7/6/7/4/1 2 R:- 0:0 captures",
            "1/R2(IBGK)/7/6/7/6/7/4/1 1 -:- 0:0 captures",
            "1/4/7/6/7/(JRGB)J4/7/2K1/1 2 B:RI 2:0 captures",
            "1/4/7/6/7/6/7/(JKRJBG)3/1 1 GB:- 0:0 six#2",
            "1/4/7/6/7/6/7/(JKRJBG)3/1 1 -:GB 0:0 six#2",
            "1/4/7/6/7/6/7/(JKRJBG)3/1 1 GB:- 0:0 six#1",
            "1/4/7/6/7/6/7/(JKRJBG)3/1 2 RB:G 0:0 six#1",
            "1/4/7/6/7/6/7/(JKRJBG)3/1 2 -:- 0:0 six",
            "1/4/7/6/7/6/7/(JKRJBG)3/1 2 GB:- 0:0 six",
            "1/4/7/6/7/6/7/(JKRJBG)3/1 2 GB:- 0:0",
            "1/4/7/6/7/6/7/(JKRJBG)3/1 2 GB:- 0:0 captures#1",
            "1/4/7/6/R6/K5/7/(JKRJBG)1(JRIBGK)1/1 1 K:G 0:0 six#2",
            "1/4/7/6/R6/K5/7/(JKRJBG)1(JRIBGK)1/1 2 K:G 0:0 six#1",
            "1/4/7/6/7/6/(RGBIK)6/4/1 2 -:- 0:0",
            "1/4/7/6/7/6/(RGBIK)6/4/1 2 K:- 0:0",
            "1/4/7/6/7/6/(RGBIK)6/4/1 2 K:- 0:0 captures",
            "1/4/7/6/7/6/(JJJRGB)6/4/1 1 -:- 0:0 six",
            "1/4/7/6/7/6/(JJJRGBI)6/4/1 1 -:- 0:0 six");

    /** Columns of seven points for the middle of a board, right and wrong. */
    private static final ImmutableList<String> COLUMNS = ImmutableList.copyOf(
            ("7 61 16 34 0 07 70 8 9 6 67 77 6R R6 R5R RR5 R RR R7 RRRRRRR RRRRRRRR 2R1R2 2R2R1 3R11 R0R4R R1R1R1R 1111111"
                            + " 10 -7 +7 R.6 . / 6/1 _6R (RG)6 (RG)5 (R)6 ()6 ()7 6() ()RRRRRR RRR()RRR (RR)6 (RGR)6 (RJ)6 (J)6 (JR)6 (JJ)6 (JJR)6 (JJJRI)6"
                            + " (IBRGK)6 (JIBRGK)6 (IBRGKI)6 (JJIBRGK)6 (RG6 RG)5 ((RG))6 (R(G)B)6 (R1)6 (1R)6 (R,G)6 [RG]6 {RG}6 <RG>6"
                            + " 3(RG)3 (rg)6 (rG)6 (RG)(BI)5 (RG)(BI)4 (IB(RG)6 )RG(6 W6 X6 ?6 A6 E6 O6 *6")
                    .split(" "));

    private static final ImmutableList<String> CLAIMS = ImmutableList.copyOf(
            "- -- R- -R RB- I B R G K J IJ IBR IBRG II RR RBR r rb rB Rb 0 1 * . R,B R/B (RB) R-B RED none +"
                    .split(" "));

    private static final ImmutableList<String> FIVES = ImmutableList.copyOf(
            ("0 1 2 8 9 10 11 12 99 100 101 65535 65536 99999999 999999990 999999991 999999998 999999999 1000000000"
                            + " 2147483647 2147483648 4294967296 4294967297 9999999999 18446744073709551616 00 01 010 000 -0 -1 +0 +1"
                            + " 1.0 1. 1e1 0x1 1_0 1,0 - R 1: x")
                    .split(" "));

    private static final ImmutableList<String> VARIANTS = ImmutableList.copyOf(
            (";standard;Standard;STANDARD;six;Six;SIX;s\u0131x;S\u0130X;captures;Captures;CAPTURES;capture;sixstack;six-stack;claim"
                            + ";seven;default;0;1;six#1;six#2;six#0;six#3;six#;six##1;six#11;six#01;six#1#2;six#\u0661;six #1;six# 1;Six#1"
                            + ";captures#1;captures#2;standard#1;#1;#2;#;six six;six captures;captures six;six#1 captures;*;-;(six)")
                    .split(";", -1));

    private static final int DRAWN = 30;

    private PositionTexts() {}

    /** Every small damage of short lines. */
    public static Stream<Probe> damaged() {
        return SHORT.stream().flatMap(Damages::ofCharacters);
    }

    /** Hard cases, most of them wrong. */
    public static Stream<Probe> hard() {
        return Stream.of(
                        whole(),
                        SHORT.stream().map(line -> new Probe("a hard case", line)),
                        parts(),
                        columns(),
                        boards(),
                        claims(),
                        fives(),
                        variants())
                .flatMap(probes -> probes);
    }

    /** Positions that games drawn at random come to. */
    public static Stream<Probe> drawn() {
        return RandomRecords.games(DRAWN)
                .flatMap(game -> game.positions().stream())
                .map(position -> new Probe("a position drawn at random", position.toString()));
    }

    /** The whole lines among the hard cases. */
    static Stream<Probe> whole() {
        return WHOLE.stream().map(line -> new Probe("a hard case", line));
    }

    /** Some hard cases, for those who read lines inside other texts. */
    static Stream<Probe> some() {
        return Stream.of(
                        parts(),
                        columns(),
                        variants(),
                        fives().filter(probe -> probe.text().endsWith(":0")))
                .flatMap(probes -> probes);
    }

    private static Stream<Probe> parts() {
        List<String> strangers = List.of("1", "2", "0", "3", "-", ":", "-:-", "0:0", "", "six", "captures", "w", "x");
        return SHORT.stream()
                .limit(2)
                .flatMap(line -> Damages.ofParts(Arrays.asList(line.split(" ")), " ", strangers))
                .map(probe -> new Probe("a part of the line: " + probe.sort(), probe.text()));
    }

    private static Stream<Probe> columns() {
        Stream<Probe> one = COLUMNS.stream()
                .map(column -> new Probe("the column " + column, "I/4/" + column + "/6/R6/6/7/4/1 1 -:- 0:0"));
        Stream<Probe> six = COLUMNS.stream()
                .map(column -> new Probe("the column " + column, "I/4/7/6/R6/6/" + column + "/4/1 2 -:- 0:0 six"));
        Stream<Probe> letters = IntStream.rangeClosed('!', '~')
                .mapToObj(Character::toString)
                .map(piece -> new Probe("the piece " + piece, "I/4/" + piece + "6/6/R6/6/7/4/1 1 -:- 0:0"));
        return Stream.of(one, six, letters).flatMap(probes -> probes);
    }

    private static Stream<Probe> boards() {
        List<String> empty = List.of("I", "R3", "7", "6", "7", "6", "7", "4", "1");
        return Stream.concat(
                        Damages.ofParts(empty, "/", List.of("1", "4", "6", "7", "", "R", "3R", "0", "8")),
                        Stream.of(
                                        "I/R3/7/6/7/6/7/4/1/",
                                        "/I/R3/7/6/7/6/7/4/1",
                                        "IR376767",
                                        "I R3 7 6 7 6 7 4 1",
                                        "startpos")
                                .map(board -> new Probe("the board " + board, board)))
                .map(probe -> probe.in(board -> board + " 1 -:- 0:0"));
    }

    /** All claims that two players can have made, in every order, and some that they cannot. */
    private static Stream<Probe> claims() {
        List<String> possible = new ArrayList<>(List.of("-"));
        for (String first : "I B R G K".split(" ")) {
            possible.add(first);
            for (String second : "I B R G K".split(" ")) {
                possible.add(first + second);
            }
        }
        Stream<String> pairs =
                possible.stream().flatMap(one -> possible.stream().map(other -> one + ":" + other));
        Stream<String> strange =
                CLAIMS.stream().flatMap(claims -> Stream.of(claims + ":-", "-:" + claims, "R:" + claims));
        Stream<String> whole = Stream.of(":", "-", "R", "RB", "R:B:-", "R::B", "RB:GK:I", "R;B", "R/B", "-;-");
        return Stream.of(pairs, strange, whole)
                .flatMap(claims -> claims)
                .map(claims -> new Probe(
                        "the claims " + claims.replaceAll("[IBRGK]", "R"),
                        "I/1BR1/7/6/3(IK)3/GK4/7/4/1 1 " + claims + " 0:0"));
    }

    private static Stream<Probe> fives() {
        Stream<String> pairs =
                FIVES.stream().flatMap(fives -> Stream.of(fives + ":0", "0:" + fives, fives + ":" + fives));
        Stream<String> whole = Stream.of(":", "0", "0:", ":0", "0::0", "0:0:0", "0-0", "0;0", "-:-", "0/0", "1:2:");
        return Stream.concat(pairs, whole)
                .flatMap(fives -> Stream.of("", " six", " captures")
                        .map(variant ->
                                new Probe("the fives " + fives, "I/1BR1/7/6/7/6/7/4/1 2 R:B " + fives + variant)));
    }

    private static Stream<Probe> variants() {
        List<String> lines = List.of(
                "I/1BR1/7/6/7/6/7/4/1 1 -:- 0:0",
                "1/4/7/6/7/6/7/(JKRJBG)3/1 2 GB:R 0:0",
                "1/4/7/6/R6/K5/7/(JKRJBG)3/1 1 R:GB 0:0");
        return lines.stream()
                .flatMap(line -> VARIANTS.stream()
                        .flatMap(variant -> Stream.of(line + " " + variant, line + variant, line + "  " + variant)
                                .map(text -> new Probe("the variant " + Visible.quote(variant), text))));
    }
}
