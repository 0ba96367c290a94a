package io.github.lyngk.notation.boardspace;

import com.google.common.primitives.Longs;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The time that each player has taken so far. A node with an action may have it in milliseconds, in the property
 * {@code TM}.
 */
final class Clocks {
    private static final String TIME = "TM";

    /** What a comment can hold: less than 10,000 hours. */
    private static final long LONGEST = Duration.ofHours(10_000).toMillis() - 1;

    private static final long UNKNOWN = -1;

    private final Map<Integer, Long> times = new HashMap<>();
    private final Map<Seat, Long> before = new EnumMap<>(Seat.class);

    /** Reads the times of all nodes; {@return those that are malformed} */
    List<SgfProperty> read(List<SgfProperty> properties) {
        List<SgfProperty> malformed = new ArrayList<>(0);
        for (SgfProperty property : properties) {
            if (property.name().equals(TIME)) {
                Long time = Longs.tryParse(property.value().strip());
                if (time != null && time >= 0 && time <= LONGEST) {
                    times.put(property.node(), time);
                } else {
                    malformed.add(property);
                }
            }
        }
        return malformed;
    }

    /**
     * Ends a turn.
     *
     * @param where the action that ends it
     * @return the time that the player took since the last turn, empty if the times of the two turns do not show it
     */
    Optional<Duration> spent(SgfProperty where, Seat seat) {
        long time = times.getOrDefault(where.node(), UNKNOWN);
        Long last = before.put(seat, time);
        long start = last == null ? 0 : last;
        return time == UNKNOWN || start == UNKNOWN || time < start
                ? Optional.empty()
                : Optional.of(Duration.ofMillis(time - start));
    }
}
