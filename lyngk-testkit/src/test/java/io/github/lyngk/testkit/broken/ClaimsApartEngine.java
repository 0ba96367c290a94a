package io.github.lyngk.testkit.broken;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Variant;
import java.util.Set;

/** The slow engine with claims as actions of their own, set up with any position of any variant. */
public class ClaimsApartEngine extends StartOnlyEngine {

    /** Such an engine with the right rules. */
    public ClaimsApartEngine() {
        this(new Rules());
    }

    ClaimsApartEngine(Rules rules) {
        super(rules, Variant.STANDARD);
    }

    @Override
    public Set<Variant> variants() {
        return ImmutableSet.copyOf(Variant.values());
    }

    @Override
    public boolean setsUpAnyPosition() {
        return true;
    }
}
