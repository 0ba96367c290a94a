package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A table of published move counts (perft) for more than a hundred positions, for a quick test of a new engine.
 *
 * <p>The positions are from all three variants and all stages of the game; {@link PerftEngine#count} defines the counts. The
 * message for a wrong count contains the position in which the engine's moves are wrong:
 *
 * <pre>{@code
 * @Test
 * void countsMoves() {
 *     PerftTable.published().upTo(100_000).check((position, depth) -> myEngine.perft(position.toString(), depth));
 * }
 * }</pre>
 */
public final class PerftTable {
    private static final String RESOURCE = "perft.tsv";

    private final ImmutableList<Entry> entries;

    /**
     * A line of the table.
     *
     * @param position the position before the first move
     * @param depth the length of the sequences in moves
     * @param leaves the number of sequences of legal moves with this length
     */
    public record Entry(Position position, int depth, long leaves) {
        /**
         * Creates an entry.
         *
         * @param position the position before the first move
         * @param depth the length of the sequences in moves, at least 1
         * @param leaves the number of sequences of legal moves with this length, at least 0
         * @throws IllegalArgumentException if {@code depth} is less than 1 or {@code leaves} is negative
         */
        public Entry {
            requireNonNull(position, "position");
            checkArgument(depth >= 1, "depth %s is below 1", depth);
            checkArgument(leaves >= 0, "leaves %s is below 0", leaves);
        }
    }

    private PerftTable(ImmutableList<Entry> entries) {
        this.entries = entries;
    }

    /** {@return the published table} */
    public static PerftTable published() {
        try (InputStream stream = requireNonNull(PerftTable.class.getResourceAsStream(RESOURCE), RESOURCE);
                BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return new PerftTable(lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(PerftTable::entry)
                    .collect(ImmutableList.toImmutableList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return the lines of the table; those of the same position are adjacent, in ascending order of depth} */
    public ImmutableList<Entry> entries() {
        return entries;
    }

    /**
     * Returns a table with only the entries of some variants.
     *
     * @param first a variant
     * @param more further variants
     * @return a table with these entries
     */
    public PerftTable inVariant(Variant first, Variant... more) {
        ImmutableSet<Variant> variants = Sets.immutableEnumSet(first, more);
        return only(entry -> variants.contains(entry.position().variant()));
    }

    /**
     * Returns a table with only the entries that have few leaves, for slow engines.
     *
     * @param leaves the maximum number of leaves
     * @return a table with these entries
     */
    public PerftTable upTo(long leaves) {
        return only(entry -> entry.leaves() <= leaves);
    }

    /**
     * Compares the counts of an engine with this table, up to the first difference.
     *
     * @param engine the engine
     * @throws AssertionError if a count differs; the message contains the position in which the engine's moves are wrong
     */
    public void check(PerftEngine engine) {
        requireNonNull(engine, "engine");
        for (Entry entry : entries) {
            compare(entry, engine).ifPresent(mismatch -> {
                throw new AssertionError(mismatch.toString());
            });
        }
    }

    /** Compares an engine with one entry; empty if it agrees. */
    static Optional<PerftMismatch> compare(Entry entry, PerftEngine engine) {
        long counted = engine.count(entry.position(), entry.depth());
        return counted == entry.leaves() ? Optional.empty() : Optional.of(PerftMismatch.trace(entry, counted, engine));
    }

    private PerftTable only(Predicate<Entry> wanted) {
        return new PerftTable(entries.stream().filter(wanted).collect(ImmutableList.toImmutableList()));
    }

    private static Entry entry(String line) {
        List<String> fields = Splitter.on('\t').splitToList(line);
        return new Entry(Position.parse(fields.get(2)), Integer.parseInt(fields.get(0)), Long.parseLong(fields.get(1)));
    }
}
