package io.github.lyngk.testkit.providers;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EdgeCase;
import io.github.lyngk.testkit.Finished;
import io.github.lyngk.testkit.InVariant;
import io.github.lyngk.testkit.Ongoing;
import io.github.lyngk.testkit.PlayArbitrary;
import io.github.lyngk.testkit.Plies;
import io.github.lyngk.testkit.WithEdgeCase;
import java.lang.annotation.Annotation;
import java.util.Arrays;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.configurators.ArbitraryConfigurator;
import net.jqwik.api.providers.TypeUsage;
import org.jspecify.annotations.Nullable;

/** Gives the annotations on a {@code @ForAll} game, record or position their meaning. */
public final class LyngkArbitraryConfigurator implements ArbitraryConfigurator {
    /** Creates the configurator; jqwik does so by itself. */
    public LyngkArbitraryConfigurator() {}

    @Override
    @SuppressWarnings("unchecked") // narrowing a PlayArbitrary keeps its type
    public <T extends @Nullable Object> Arbitrary<T> configure(Arbitrary<T> arbitrary, TypeUsage targetType) {
        if (!(arbitrary instanceof PlayArbitrary<?, ?> play)) {
            return arbitrary;
        }
        PlayArbitrary<?, ?> narrowed = play;
        for (Annotation annotation : targetType.getAnnotations()) {
            narrowed = narrow(narrowed, annotation);
        }
        return (Arbitrary<T>) narrowed;
    }

    private static PlayArbitrary<?, ?> narrow(PlayArbitrary<?, ?> play, Annotation annotation) {
        if (annotation instanceof Plies plies) {
            return play.plies(plies.min(), plies.max());
        }
        if (annotation instanceof InVariant in) {
            Variant[] variants = in.value();
            checkArgument(variants.length > 0, "@InVariant names no variant");
            return play.inVariant(variants[0], Arrays.copyOfRange(variants, 1, variants.length));
        }
        if (annotation instanceof WithEdgeCase with) {
            EdgeCase[] cases = with.value();
            checkArgument(cases.length > 0, "@WithEdgeCase names no edge case");
            return play.with(cases[0], Arrays.copyOfRange(cases, 1, cases.length));
        }
        if (annotation instanceof Ongoing) {
            return play.ongoing();
        }
        return annotation instanceof Finished ? play.finished() : play;
    }
}
