package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Generates positions that are not over and that random games hardly ever reach, each unusual in some way.
 *
 * <p>All oddities of a variant are equally likely. No position needs more pieces than the game has; most need fewer, so that
 * play cannot reach them.
 */
public final class OddPositions {
    private final ImmutableList<Variant> variants;

    public OddPositions(Set<Variant> variants) {
        this.variants = Sets.immutableEnumSet(variants).asList();
    }

    /** A position that is not over. */
    public Position draw(RandomGenerator random) {
        Variant variant = GameGenerator.pick(variants, random);
        return draw(GameGenerator.pick(Oddity.in(variant), random), variant, random);
    }

    /** A position with a given oddity, and possibly others. */
    static Position draw(Oddity oddity, Variant variant, RandomGenerator random) {
        while (true) {
            Optional<Position> drawn = oddity.attempt(variant, random).filter(oddity::isIn);
            if (drawn.isPresent()) {
                return drawn.get();
            }
        }
    }
}
