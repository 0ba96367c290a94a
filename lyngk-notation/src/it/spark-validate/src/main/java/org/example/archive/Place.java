package org.example.archive;

import java.io.Serializable;
import java.util.Comparator;

/** Where a record stands in the archive. Places are in the order of a report. */
record Place(String file, long record) implements Comparable<Place>, Serializable {
    @Override
    public int compareTo(Place other) {
        return Comparator.comparing(Place::file)
                .thenComparingLong(Place::record)
                .compare(this, other);
    }
}
