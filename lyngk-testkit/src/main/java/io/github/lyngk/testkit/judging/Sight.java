package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.comparing.Finding;

/**
 * A finding and how it came about.
 *
 * @param visit the visit in which it was seen
 * @param before what else had to be asked first; empty for a fault that shows by itself
 * @param comesAgain whether it was seen again when the same was asked again
 * @param inPlay whether it was seen in a game played from a start
 */
record Sight(Finding finding, Visit visit, ImmutableList<Visit> before, boolean comesAgain, boolean inPlay) {

    /** A fault that shows whenever the visit is made. */
    static Sight plain(Finding finding, Visit visit) {
        return new Sight(
                finding,
                visit,
                ImmutableList.of(),
                true,
                finding.game().start().toSetup().isInitial());
    }

    /** A fault that shows only after other visits. */
    static Sight remembered(Finding finding, Visit visit, ImmutableList<Visit> before) {
        return new Sight(finding, visit, before, true, false);
    }

    /** A fault that did not come again. */
    static Sight unrepeated(Finding finding, Visit visit) {
        return new Sight(finding, visit, ImmutableList.of(), false, false);
    }

    /** Whether it comes again when nothing but its visit is made. */
    boolean showsByItself() {
        return comesAgain && before.isEmpty();
    }

    /** Faults that show by themselves come first, then short plays, then bare boards. */
    boolean isSmallerThan(Sight other) {
        if (comesAgain != other.comesAgain) {
            return comesAgain;
        }
        int byContext = Integer.compare(before.size(), other.before.size());
        int byLength =
                Integer.compare(finding.game().size(), other.finding().game().size());
        int byStacks = Integer.compare(stacks(), other.stacks());
        return byContext < 0 || byContext == 0 && (byLength < 0 || byLength == 0 && byStacks < 0);
    }

    private int stacks() {
        return finding.game().start().stacks().size();
    }

    Sight seenInPlay(boolean seen) {
        return new Sight(finding, visit, before, comesAgain, seen);
    }
}
