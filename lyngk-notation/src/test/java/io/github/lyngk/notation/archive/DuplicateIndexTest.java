package io.github.lyngk.notation.archive;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.ListMultimap;
import io.github.lyngk.notation.RecordLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DuplicateIndexTest {
    private static GameKey key(int high, int low) {
        return GameKey.parse(String.format("%016x%016x", high, low));
    }

    @Test
    void groupsAreThoseOfAMap() {
        SplittableRandom random = new SplittableRandom(7);
        DuplicateIndex index = new DuplicateIndex();
        ListMultimap<GameKey, RecordPlace> expected = LinkedListMultimap.create();
        long line = 1;
        for (int i = 0; i < 10_000; i++) {
            // Low bits that collide, so that keys must be compared by all their bits.
            GameKey key = key(random.nextInt(300) * 4096, random.nextInt(30));
            RecordPlace place = new RecordPlace(
                    "file " + i / 3000, new RecordLocation(i % 3000 + 1, line, line + random.nextInt(7)));
            line += random.nextInt(7, 9);
            index.add(key, place);
            expected.put(key, place);
        }
        List<List<RecordPlace>> groups = new ArrayList<>();
        index.forEachGroup(groups::add);

        assertThat(index.size()).isEqualTo(10_000);
        assertThat(groups)
                .isEqualTo(expected.asMap().values().stream()
                        .filter(places -> places.size() > 1)
                        .map(ImmutableList::copyOf)
                        .sorted((a, b) -> Long.compare(
                                a.get(0).location().firstLine(),
                                b.get(0).location().firstLine()))
                        .toList());
    }

    @Test
    void nothingHasNoDuplicates() {
        new DuplicateIndex().forEachGroup(group -> {
            throw new AssertionError(group);
        });
    }

    @Test
    void placesAreWrittenForPeople() {
        assertThat(new RecordPlace("a", new RecordLocation(2, 5, 9))).hasToString("a:5: record 2");
    }
}
