package io.github.lyngk.testkit.jqwik.providers;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.testkit.jqwik.Finished;
import io.github.lyngk.testkit.jqwik.InVariant;
import io.github.lyngk.testkit.jqwik.Ongoing;
import io.github.lyngk.testkit.jqwik.PlayArbitrary;
import io.github.lyngk.testkit.jqwik.Plies;
import io.github.lyngk.testkit.jqwik.SetupArbitrary;
import io.github.lyngk.testkit.jqwik.WithEvent;
import java.lang.annotation.Annotation;
import java.util.Arrays;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.configurators.ArbitraryConfigurator;
import net.jqwik.api.providers.TypeUsage;
import org.jspecify.annotations.Nullable;

/**
 * Applies the annotations on a {@code @ForAll} game, record, position, outcome or set-up, and refuses them elsewhere, since
 * a property with an ignored annotation would test other values than it declares.
 */
public final class LyngkArbitraryConfigurator implements ArbitraryConfigurator {
    private static final ImmutableSet<Class<? extends Annotation>> OURS =
            ImmutableSet.of(Plies.class, InVariant.class, WithEvent.class, Ongoing.class, Finished.class);

    /** Before jqwik's own configurators, which may wrap the arbitrary in another that cannot be restricted. */
    private static final int EARLY = 50;

    /** Creates the configurator; called by jqwik. */
    public LyngkArbitraryConfigurator() {}

    @Override
    public int order() {
        return EARLY;
    }

    @Override
    @SuppressWarnings("unchecked") // narrowing an arbitrary keeps its type
    public <T extends @Nullable Object> Arbitrary<T> configure(Arbitrary<T> arbitrary, TypeUsage targetType) {
        checkArgument(
                !(targetType.isAnnotated(Ongoing.class) && targetType.isAnnotated(Finished.class)),
                "@Ongoing and @Finished contradict each other on %s",
                name(targetType));
        Arbitrary<?> narrowed = arbitrary;
        for (Annotation annotation : targetType.getAnnotations()) {
            if (OURS.contains(annotation.annotationType())) {
                narrowed = narrow(narrowed, annotation, targetType);
            }
        }
        return (Arbitrary<T>) narrowed;
    }

    private static Arbitrary<?> narrow(Arbitrary<?> arbitrary, Annotation annotation, TypeUsage type) {
        if (arbitrary instanceof PlayArbitrary<?> play) {
            return narrow(play, annotation);
        }
        if (arbitrary instanceof SetupArbitrary setups && annotation instanceof InVariant in) {
            return setups.inVariant(first(in), more(in));
        }
        throw new IllegalArgumentException(refusal(annotation, type));
    }

    private static PlayArbitrary<?> narrow(PlayArbitrary<?> play, Annotation annotation) {
        if (annotation instanceof Plies plies) {
            return play.plies(plies.min(), plies.max());
        }
        if (annotation instanceof InVariant in) {
            return play.inVariant(first(in), more(in));
        }
        if (annotation instanceof WithEvent with) {
            GameEvent[] events = with.value();
            checkArgument(events.length > 0, "@WithEvent names no event");
            return play.with(events[0], Arrays.copyOfRange(events, 1, events.length));
        }
        return annotation instanceof Ongoing ? play.ongoing() : play.finished();
    }

    private static Variant first(InVariant in) {
        checkArgument(in.value().length > 0, "@InVariant names no variant");
        return in.value()[0];
    }

    private static Variant[] more(InVariant in) {
        return Arrays.copyOfRange(in.value(), 1, in.value().length);
    }

    private static String refusal(Annotation annotation, TypeUsage type) {
        String name = "@" + annotation.annotationType().getSimpleName();
        return name + " cannot narrow this " + name(type) + ": it narrows the testkit's own values of "
                + fitting(annotation) + ", also inside a container, as in List<" + name
                + " Position>, but not mapped or filtered ones";
    }

    private static String fitting(Annotation annotation) {
        if (annotation instanceof Ongoing) {
            return "Game, GameRecord and Position";
        }
        return "Game, GameRecord, Position"
                + (annotation instanceof InVariant ? ", Outcome and Setup" : " and Outcome");
    }

    /** A type without packages and annotations, such as {@code List<Position>}. */
    private static String name(TypeUsage type) {
        String arguments = type.getTypeArguments().stream()
                .map(LyngkArbitraryConfigurator::name)
                .collect(joining(", "));
        return type.getRawType().getSimpleName() + (arguments.isEmpty() ? "" : "<" + arguments + ">");
    }
}
