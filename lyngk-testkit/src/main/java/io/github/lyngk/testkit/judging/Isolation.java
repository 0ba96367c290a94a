package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds out what somebody has to be asked before they go wrong in a visit that they make well by itself.
 *
 * <p>Ever more of what was asked before is asked again of a fresh one; then as much as possible is left out.
 */
final class Isolation {

    private static final ImmutableList<Integer> REACHES = ImmutableList.of(1, 2, 4, 10, 40, 200);

    private final Predicate<List<Visit>> isSeenAgain;
    private int triesLeft;

    /**
     * Prepares the search.
     *
     * @param isSeenAgain whether the fault comes again with the last of some visits
     * @param tries how often to ask that at most
     */
    Isolation(Predicate<List<Visit>> isSeenAgain, int tries) {
        this.isSeenAgain = isSeenAgain;
        this.triesLeft = tries;
    }

    /** The fewest visits, the one with the fault being the last, that bring it about; empty if it does not come again. */
    Optional<ImmutableList<Visit>> fewest(List<Visit> history) {
        int longest = 0;
        for (int reach : REACHES) {
            List<Visit> last = history.subList(Math.max(0, history.size() - reach), history.size());
            if (last.size() > longest && isAgain(last)) {
                return Optional.of(ImmutableList.copyOf(reduce(new ArrayList<>(last))));
            }
            longest = last.size();
        }
        return Optional.empty();
    }

    /** Leaves out halves, quarters, … and single visits, never the last one. */
    private List<Visit> reduce(List<Visit> visits) {
        List<Visit> fewest = visits;
        for (int run = Math.max(1, (visits.size() - 1) / 2); run > 0; run /= 2) {
            int at = 0;
            while (at + run < fewest.size()) {
                List<Visit> fewer = new ArrayList<>(fewest.subList(0, at));
                fewer.addAll(fewest.subList(at + run, fewest.size()));
                if (isAgain(fewer)) {
                    fewest = fewer;
                } else {
                    at += run;
                }
            }
        }
        return fewest;
    }

    private boolean isAgain(List<Visit> visits) {
        return triesLeft-- > 0 && isSeenAgain.test(visits);
    }
}
