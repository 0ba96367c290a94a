package io.github.lyngk.notation.archive;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Finds games that occur more than once in an archive. Games are compared by their {@link GameKey}s. The index stores
 * only the key and the place of each record, about 145 bytes a record. Not thread-safe.
 *
 * <pre>{@code
 * DuplicateIndex index = new DuplicateIndex();
 * index.add(GameKey.of(record, Likeness.SYMMETRIC), new RecordPlace("club.lyngk", text.location()));
 * index.forEachGroup(places -> System.out.println(places));
 * }</pre>
 */
public final class DuplicateIndex {
    /** The first place of each game, in the order added. */
    private final Map<GameKey, RecordPlace> firstPlaces = new LinkedHashMap<>();

    /** All places of each game that has more than one: a list for every game would take too much memory. */
    private final Map<GameKey, List<RecordPlace>> repeated = new HashMap<>();

    private int size;

    /** Creates an empty index. */
    public DuplicateIndex() {}

    /**
     * Adds a record.
     *
     * @param key the key of its game
     * @param place the place of the record
     */
    public void add(GameKey key, RecordPlace place) {
        RecordPlace first = firstPlaces.putIfAbsent(requireNonNull(key, "key"), requireNonNull(place, "place"));
        if (first != null) {
            repeated.computeIfAbsent(key, unused -> new ArrayList<>(List.of(first)))
                    .add(place);
        }
        size++;
    }

    /** {@return the number of records added} */
    public int size() {
        return size;
    }

    /**
     * Performs an action for each game that occurs at least twice.
     *
     * @param groups receives the places of one game at a time, in the order in which they were added; games are in the
     *     order of their first places
     */
    public void forEachGroup(Consumer<? super ImmutableList<RecordPlace>> groups) {
        requireNonNull(groups, "groups");
        for (GameKey key : firstPlaces.keySet()) {
            List<RecordPlace> places = repeated.get(key);
            if (places != null) {
                groups.accept(ImmutableList.copyOf(places));
            }
        }
    }
}
