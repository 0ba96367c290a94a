package io.github.lyngk.testkit.jqwik;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.arbitraries.ArbitraryDecorator;

/** Set-ups of the given kind and variants, as a jqwik arbitrary. */
final class RandomSetups extends ArbitraryDecorator<Setup> implements SetupArbitrary {

    /** The three kinds of set-up, and any of them. */
    private enum Kind {
        ANY,
        FINE,
        UNREACHABLE,
        IMPOSSIBLE;

        boolean fits(Setup setup) {
            return switch (this) {
                case ANY -> true;
                case FINE -> setup.problems().isEmpty();
                case UNREACHABLE -> setup.isPossible() && !setup.problems().isEmpty();
                case IMPOSSIBLE -> !setup.isPossible();
            };
        }
    }

    private final Kind kind;
    private final ImmutableSet<Variant> variants;

    private RandomSetups(Kind kind, ImmutableSet<Variant> variants) {
        this.kind = kind;
        this.variants = variants;
    }

    static SetupArbitrary all() {
        return new RandomSetups(Kind.ANY, ImmutableSet.copyOf(Variant.values()));
    }

    @Override
    public SetupArbitrary inVariant(Variant first, Variant... more) {
        return new RandomSetups(kind, Sets.immutableEnumSet(first, more));
    }

    @Override
    public SetupArbitrary withoutProblems() {
        return new RandomSetups(Kind.FINE, variants);
    }

    @Override
    public SetupArbitrary unreachable() {
        return new RandomSetups(Kind.UNREACHABLE, variants);
    }

    @Override
    public SetupArbitrary impossible() {
        return new RandomSetups(Kind.IMPOSSIBLE, variants);
    }

    @Override
    protected Arbitrary<Setup> arbitrary() {
        Arbitrary<Setup> played = RandomPlay.positions()
                .inVariant(variants.asList().get(0), variants.toArray(Variant[]::new))
                .map(Position::toSetup);
        return EditedSetups.of(played, variants).filter(kind::fits).withoutEdgeCases();
    }
}
