package io.github.lyngk.notation;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.nio.file.Path;

/** All that pages show of boards. */
final class Pictures {
    static final Position START = Position.parse("I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0");

    /** A stack travels over seven LYNGK points in one turn. */
    static final Position LYNGK_BEFORE = Position.parse(
            "K/1(KIG)B(GR)/BJ1J3/KIBRJ(BR)/1(KI)G(BR)BG1/KK(GK)RGB/" + "I1KIR(GI)G/BR(IR)1/I 2 KG:BR 0:0");

    static final Move LYNGK_MOVE = Move.parse("d6-g3");

    /** The first player completes a stack of six (H4). */
    static final Position SIX_BEFORE = Position.parse("B/(GB)(IBKG)(BIG)1/5(RKI)(JKIR)/1(GJKR)3(IBKR)/"
            + "(KJIG)(RKB)1(IGR)3/6/4(KIGR)1B/(GRB)3/1 1 RB:GK 0:0 six");

    static final Move SIX_MOVE = Move.parse("c7-b1");

    private Pictures() {}

    /** What every file with a picture, or with boards in letters, should hold. */
    static ImmutableMap<Path, String> all() {
        RulesPage page = RulesPage.read();
        ImmutableMap.Builder<Path, String> all = ImmutableMap.builder();
        all.put(Path.of("pictures", "start.svg"), BoardSvg.of(START).toString());
        all.put(
                Path.of("pictures", "lyngk-move.svg"),
                BoardSvg.of(LYNGK_BEFORE.effect(LYNGK_MOVE)).toString());
        all.put(
                Path.of("pictures", "six-stack.svg"),
                BoardSvg.of(SIX_BEFORE.effect(SIX_MOVE)).toString());
        all.put(RulesPage.FILE, page.redrawn());
        for (RulesPage.Example example : page.examples()) {
            example.pictures()
                    .forEach(file -> all.put(
                            RulesPage.FILE.resolveSibling(file), example.drawn().toString()));
        }
        return all.buildOrThrow();
    }
}
