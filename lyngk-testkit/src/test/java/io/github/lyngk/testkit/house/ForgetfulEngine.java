package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.Engine;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * An engine that knows the rules but remembers wrongly: what it answers depends on what it was asked before.
 *
 * @param name what it does wrong, as a sentence without its subject
 * @param fresh makes an engine that has not been asked anything
 * @param rightAtFirst whether a new engine is right all through one game from its start, asked for the moves, the
 *     result and the position, in this order and once at each ply
 * @param needsValues whether it is wrong only if two states are alive at once
 * @param showsFromStarts whether it is wrong though only starts are set up
 */
public record ForgetfulEngine(
        String name,
        Supplier<? extends Engine<?>> fresh,
        boolean rightAtFirst,
        boolean needsValues,
        boolean showsFromStarts)
        implements FaultyEngine {

    /** Every forgetful engine. */
    public static ImmutableList<ForgetfulEngine> all() {
        return Stream.of(
                        CachingEngines.all(),
                        LeftoverEngines.all(),
                        SharingEngines.all(),
                        TouchyEngines.all(),
                        ForgetfulClaims.all())
                .flatMap(ImmutableList::stream)
                .collect(ImmutableList.toImmutableList());
    }

    /** An engine that is right at first, and wrong in later games that begin at the start. */
    static ForgetfulEngine of(String name, Supplier<? extends Engine<?>> fresh) {
        return new ForgetfulEngine(name, fresh, true, false, true);
    }

    /** The same engine, which may be wrong in its first game. */
    ForgetfulEngine wrongAtFirst() {
        return new ForgetfulEngine(name, fresh, false, needsValues, showsFromStarts);
    }

    /** The same engine, wrong only if two states are alive. */
    ForgetfulEngine amongValues() {
        return new ForgetfulEngine(name, fresh, rightAtFirst, true, showsFromStarts);
    }

    /** The same engine, wrong only if other positions than starts are set up. */
    ForgetfulEngine inSetUps() {
        return new ForgetfulEngine(name, fresh, rightAtFirst, needsValues, false);
    }

    @Override
    public Engine<?> engine() {
        return fresh.get();
    }

    @Override
    public String toString() {
        return name;
    }
}
