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
 * A table of move counts (perft) for more than a hundred positions: the quickest test of a new engine.
 *
 * <p>The positions come from all three variants and all stages of the game; see {@link PerftEngine#count} for what is
 * counted. A wrong count is traced to the position in which the engine's moves are wrong:
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
     * @param position where to start
     * @param depth the number of moves to play
     * @param leaves how many legal moves there are at the last ply
     */
    public record Entry(Position position, int depth, long leaves) {
        /**
         * Creates an entry.
         *
         * @param position where to start
         * @param depth the number of moves to play, at least 1
         * @param leaves how many legal moves there are at the last ply, at least 0
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

    /** {@return the lines of the table; those of the same position follow each other, by depth} */
    public ImmutableList<Entry> entries() {
        return entries;
    }

    /**
     * Keeps the entries of some variants.
     *
     * @param first a variant
     * @param more further variants
     * @return a smaller table
     */
    public PerftTable inVariant(Variant first, Variant... more) {
        ImmutableSet<Variant> variants = Sets.immutableEnumSet(first, more);
        return only(entry -> variants.contains(entry.position().variant()));
    }

    /**
     * Keeps the entries with few leaves, for slow engines.
     *
     * @param leaves the maximum number of leaves
     * @return a smaller table
     */
    public PerftTable upTo(long leaves) {
        return only(entry -> entry.leaves() <= leaves);
    }

    /**
     * Compares an engine with this table and fails at the first entry it counts differently.
     *
     * @param engine the engine
     * @throws AssertionError if an entry differs, with the position in which the engine is wrong
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
