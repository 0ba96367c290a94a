package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.scenarios.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds the scenarios that a fresh instance must go through before it gives a wrong answer.
 *
 * <p>Repeats more and more of the earlier scenarios until the answer is wrong again, and then leaves out as many as
 * possible.
 */
final class Isolation {

    /** The maximum number of earlier scenarios. */
    static final int LONGEST = 200;

    private static final ImmutableList<Integer> REACHES = ImmutableList.of(1, 2, 4, 10, 40, LONGEST);

    private final Predicate<List<Scenario>> isSeenAgain;
    private int triesLeft;

    /**
     * Prepares the search.
     *
     * @param isSeenAgain whether the last of some scenarios gets the wrong answer again
     * @param tries the maximum number of attempts
     */
    Isolation(Predicate<List<Scenario>> isSeenAgain, int tries) {
        this.isSeenAgain = isSeenAgain;
        this.triesLeft = tries;
    }

    /** The shortest list found, whose last scenario gets the wrong answer; empty if the answer is not reproduced. */
    Optional<ImmutableList<Scenario>> fewest(List<Scenario> history) {
        int longest = 0;
        for (int reach : REACHES) {
            List<Scenario> last = history.subList(Math.max(0, history.size() - reach), history.size());
            if (last.size() > longest && isAgain(last)) {
                return Optional.of(ImmutableList.copyOf(reduce(last)));
            }
            longest = last.size();
        }
        return Optional.empty();
    }

    /** Leaves out halves, quarters, … and single scenarios, never the last one. */
    private List<Scenario> reduce(List<Scenario> scenarios) {
        List<Scenario> fewest = scenarios;
        for (int run = Math.max(1, (scenarios.size() - 1) / 2); run > 0; run /= 2) {
            int at = 0;
            while (at + run < fewest.size()) {
                List<Scenario> fewer = new ArrayList<>(fewest.subList(0, at));
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

    private boolean isAgain(List<Scenario> scenarios) {
        return triesLeft-- > 0 && isSeenAgain.test(scenarios);
    }
}
