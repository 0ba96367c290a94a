package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.comparing.Explanation;
import io.github.lyngk.testkit.comparing.Overheard;
import java.util.Optional;

/**
 * A fault as it is told in the end.
 *
 * @param explanation its kind, its rule and its cause
 * @param sentence what was said and what core says
 * @param games in how many games it was seen
 * @param barest the smallest play found that shows it, from whatever position
 * @param inPlay the shortest play found from the start of a game, where that is another one
 * @param before what had to be asked before, if the fault does not show by itself
 * @param remarks what else there is to say, a sentence each
 * @param thrown the first thing thrown, if any
 * @param overheard what was said besides, as far as it is worth telling
 */
public record Charge(
        Explanation explanation,
        String sentence,
        int games,
        Game barest,
        Optional<Game> inPlay,
        ImmutableList<Game> before,
        ImmutableList<String> remarks,
        Optional<Throwable> thrown,
        Overheard overheard) {

    /** The first line of a report, as in "missing move (F2): …". */
    public String headline() {
        return explanation.title() + ": " + sentence;
    }

    /** The same with more to say. */
    Charge remarking(ImmutableList<String> more) {
        return new Charge(
                explanation,
                sentence,
                games,
                barest,
                inPlay,
                before,
                ImmutableList.<String>builder().addAll(remarks).addAll(more).build(),
                thrown,
                overheard);
    }
}
