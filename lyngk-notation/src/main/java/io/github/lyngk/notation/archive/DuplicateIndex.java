package io.github.lyngk.notation.archive;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.RecordLocation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/**
 * Finds games that stand more than once in an archive. It keeps the {@link GameKey} and the place of each record, not the
 * records. That takes 32 bytes a record; looking for duplicates takes 6 to 12 bytes more, and up to 20 for each
 * duplicate: about 40 bytes a record in all. Whether games are alike is decided by their keys alone. Belongs to one
 * thread.
 *
 * <pre>{@code
 * DuplicateIndex index = new DuplicateIndex();
 * index.add(GameKey.of(record, Likeness.SYMMETRIC), new RecordPlace("club.lyngk", text.location()));
 * index.forEachGroup(places -> System.out.println(places));
 * }</pre>
 */
public final class DuplicateIndex {
    /** The numbers kept of a record: both halves of its key, its first line, and its number with how many lines follow. */
    private static final int WIDTH = 4;

    /** So many bits of the last are for the lines: a record has no more than {@link Limits#RECORD}. */
    private static final int LINE_BITS = 23;

    /** So many records share an array: growing copies nothing, so that the index never takes twice its size. */
    private static final int CHUNK = 1 << 12;

    /** The most records, so that a table of them is still an array. */
    private static final int MOST = 1 << 29;

    private final List<long[]> chunks = new ArrayList<>();
    private final List<String> files = new ArrayList<>();

    /** How many records were there when each file began. */
    private final List<Integer> begins = new ArrayList<>();

    private int size;

    /** Creates an index of nothing. */
    public DuplicateIndex() {}

    /**
     * Adds a record.
     *
     * @param key what stands for its game
     * @param place where it stands; the records of a file come one after the other
     * @throws IllegalArgumentException if it has more than 2<sup>23</sup> lines or a number from 2<sup>40</sup> on
     * @throws IllegalStateException if it would be too many, 2<sup>29</sup>
     */
    public void add(GameKey key, RecordPlace place) {
        checkState(size < MOST, "the index holds %s records already", MOST);
        RecordLocation location = place.location();
        long lines = location.lastLine() - location.firstLine();
        checkArgument(
                lines >> LINE_BITS == 0 && location.number() <= Long.MAX_VALUE >> LINE_BITS,
                "no record in an archive has such lines or such a number: %s",
                location);
        if (files.isEmpty() || !files.get(files.size() - 1).equals(place.file())) {
            files.add(place.file());
            begins.add(size);
        }
        if (size == chunks.size() * CHUNK) {
            chunks.add(new long[CHUNK * WIDTH]);
        }
        long[] chunk = chunks.get(size / CHUNK);
        int at = size % CHUNK * WIDTH;
        chunk[at] = key.high();
        chunk[at + 1] = key.low();
        chunk[at + 2] = location.firstLine();
        chunk[at + 3] = location.number() << LINE_BITS | lines;
        size++;
    }

    /** {@return how many records were added} */
    public int size() {
        return size;
    }

    /**
     * Tells which records hold the same game.
     *
     * @param groups takes the places of each game that stands at least twice, in the order added; the games come in the
     *     order of their first places
     */
    public void forEachGroup(Consumer<? super ImmutableList<RecordPlace>> groups) {
        requireNonNull(groups, "groups");
        long[] pairs = pairs();
        for (int from = 0; from < pairs.length; ) {
            int first = (int) (pairs[from] >> Integer.SIZE);
            ImmutableList.Builder<RecordPlace> group = ImmutableList.builder();
            group.add(place(first));
            for (; from < pairs.length && (int) (pairs[from] >> Integer.SIZE) == first; from++) {
                group.add(place((int) pairs[from]));
            }
            groups.accept(group.build());
        }
    }

    /** {@return each record whose game stood before, behind the first of that game, as two halves of a number, in order} */
    private long[] pairs() {
        // Open addressing, at most two thirds full; a key is a hash, so any of its bits will do.
        int[] table = new int[Integer.highestOneBit(Math.max(1, size / 2 * 3)) * 2];
        long[] pairs = new long[16];
        int count = 0;
        for (int i = 0; i < size; i++) {
            int slot = (int) half(i, 0) & table.length - 1;
            while (table[slot] != 0 && !equal(table[slot] - 1, i)) {
                slot = slot + 1 & table.length - 1;
            }
            if (table[slot] == 0) {
                table[slot] = i + 1;
            } else {
                pairs = count < pairs.length ? pairs : Arrays.copyOf(pairs, count / 2 * 3);
                pairs[count] = (long) (table[slot] - 1) << Integer.SIZE | i;
                count++;
            }
        }
        pairs = Arrays.copyOf(pairs, count);
        Arrays.sort(pairs);
        return pairs;
    }

    private boolean equal(int one, int other) {
        return half(one, 0) == half(other, 0) && half(one, 1) == half(other, 1);
    }

    private long half(int record, int number) {
        return chunks.get(record / CHUNK)[record % CHUNK * WIDTH + number];
    }

    private RecordPlace place(int record) {
        int file = Collections.binarySearch(begins, record);
        long line = half(record, 2);
        long last = half(record, 3);
        RecordLocation location = new RecordLocation(last >>> LINE_BITS, line, line + (last & (1L << LINE_BITS) - 1));
        return new RecordPlace(files.get(file < 0 ? -file - 2 : file), location);
    }
}
