package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A bot with one fault.
 *
 * @param name what it does wrong, as a sentence without its subject
 * @param fresh makes a bot that has not been asked anything
 * @param deterministic whether it says it is
 * @param limit the time it says it keeps to
 * @param expected the fault that has to be reported
 */
public record BrokenBot(
        String name, Supplier<Bot> fresh, boolean deterministic, Optional<Duration> limit, Kind expected) {

    /** Every broken bot. */
    public static ImmutableList<BrokenBot> all() {
        return Stream.of(IllegalBots.all(), FailingBots.all(), UnsteadyBots.all())
                .flatMap(ImmutableList::stream)
                .collect(ImmutableList.toImmutableList());
    }

    static BrokenBot of(String name, Kind expected, Supplier<Bot> fresh) {
        return new BrokenBot(name, fresh, false, Optional.empty(), expected);
    }

    /** A legal move that depends on nothing but the position. */
    static Move sound(Position position) {
        return position.legalMove(Math.floorMod(position.hashCode(), position.legalMoveCount()));
    }

    /** Whether a position is one in so many, which depends on nothing else. */
    static boolean oneIn(int number, Position position) {
        return Long.remainderUnsigned(position.hash64(), number) == 0;
    }

    @Override
    public String toString() {
        return name;
    }
}
