package org.example.archive;

import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordRange;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;

/** Divides the work into tasks, in the order of the archive: long files are divided, and small ones are grouped. */
final class Plan {
    /** The cost of opening a file, in bytes that could be read in the same time; Spark's default is the same. */
    private static final long OPENING = 4 << 20;

    private static final long LARGEST = 128 << 20;

    private final JavaSparkContext spark;
    private final Broadcast<SerializableConfiguration> hadoop;
    private final Set<Leniency> leniencies;
    private final long size;

    /** Without a split size in the options, it is the size of the archive divided by the number of cores. */
    Plan(
            JavaSparkContext spark,
            Broadcast<SerializableConfiguration> hadoop,
            Options options,
            List<ArchiveFile> files) {
        this.spark = spark;
        this.hadoop = hadoop;
        long all = files.stream().mapToLong(ArchiveFile::length).sum();
        this.leniencies = options.leniencies();
        this.size = options.splitSize().orElse(Math.min(LARGEST, Math.max(OPENING, all / spark.defaultParallelism())));
    }

    /** The tasks; each is a list of consecutive pieces. */
    List<List<Piece>> tasks(List<ArchiveFile> files) {
        List<List<Piece>> tasks = new ArrayList<>();
        List<Piece> task = new ArrayList<>();
        long bytes = 0;
        for (Piece piece : pieces(files)) {
            long cost = piece.size() + OPENING;
            if (!task.isEmpty() && bytes + cost > size) {
                tasks.add(task);
                task = new ArrayList<>();
                bytes = 0;
            }
            task.add(piece);
            bytes += cost;
        }
        if (!task.isEmpty()) {
            tasks.add(task);
        }
        return tasks;
    }

    private List<Piece> pieces(List<ArchiveFile> files) {
        Configuration here = hadoop.value().value();
        List<List<Piece>> divided =
                files.stream().map(file -> Piece.of(file, size, here)).toList();
        Iterator<Optional<RecordRange.Count>> counts = counts(divided).iterator();
        List<Piece> pieces = new ArrayList<>();
        for (List<Piece> file : divided) {
            pieces.addAll(numbered(file, counts));
        }
        return pieces;
    }

    /** The first pass: counts every range except the last of each file, to number the lines and records of the next. */
    private List<Optional<RecordRange.Count>> counts(List<List<Piece>> divided) {
        List<Piece> counted = divided.stream()
                .flatMap(List::stream)
                .filter(piece -> !piece.isLast())
                .toList();
        if (counted.isEmpty()) {
            return List.of();
        }
        Broadcast<SerializableConfiguration> there = hadoop;
        Set<Leniency> accepted = leniencies;
        return spark
                .parallelize(counted, counted.size())
                .map(piece -> piece.count(accepted, there.value().value())
                        .map(count -> new long[] {count.lines(), count.records()})
                        .orElse(null))
                .collect()
                .stream()
                .map(Optional::ofNullable)
                .map(count -> count.map(numbers -> new RecordRange.Count(numbers[0], numbers[1])))
                .toList();
    }

    /** Adds the counts to the pieces of a file. If one could not be counted, a single task reads the whole file. */
    private static List<Piece> numbered(List<Piece> file, Iterator<Optional<RecordRange.Count>> counts) {
        List<Piece> numbered = new ArrayList<>();
        Optional<RecordRange.Count> before = Optional.of(RecordRange.Count.EMPTY);
        for (Piece piece : file) {
            before.map(piece::after).ifPresent(numbered::add);
            if (!piece.isLast()) {
                Optional<RecordRange.Count> sum = before;
                before = counts.next().flatMap(count -> sum.map(count::plus));
            }
        }
        return before.isPresent() ? numbered : List.of(Piece.whole(file.get(0).file()));
    }
}
