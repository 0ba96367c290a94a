package io.github.lyngk.notation;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;

/** Writes small Boardspace records for tests; a fixed key, so the moves below are legal from its start. */
final class SgfGame {
    /**
     * The header all of them share. Key 1 starts {@code K/KBIB/KGIKIRR/GBIRJJ/JBRGGGG/RGGBRK/BKIIKBR/IRIK/B}; h1-g2,
     * then f4-f3, then f6-e7 are legal.
     */
    static final String HEADER = "GM[lyngk]VV[1]SU[lyngk 2 1 100]P0[id \"ada\"]P1[id \"ben\"]";

    private final List<String> nodes = new ArrayList<>();
    private String header = HEADER;

    static SgfGame game() {
        return new SgfGame();
    }

    SgfGame header(String text) {
        header = text;
        return this;
    }

    SgfGame result(String text) {
        header += "RE[" + text + "]";
        return this;
    }

    /** Adds actions of the first seat. */
    SgfGame p0(String... actions) {
        return add("P0", actions);
    }

    /** Adds actions of the second seat. */
    SgfGame p1(String... actions) {
        return add("P1", actions);
    }

    SgfGame add(String seat, String... actions) {
        for (String action : actions) {
            nodes.add("; " + seat + "[" + action + "]TM[1]");
        }
        return this;
    }

    /** Adds text as it is. */
    SgfGame raw(String text) {
        nodes.add(text);
        return this;
    }

    String text() {
        return "(;\n" + header + "\n" + String.join("\n", nodes) + "\n)\n";
    }

    RecordResult read() {
        return read(text());
    }

    /** Reads the first game of a text. */
    static RecordResult read(String text) {
        return new BoardspaceReader(new StringReader(text)).next();
    }
}
