package org.example.archive;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.ValidationReport;
import io.github.lyngk.notation.ValidationSummary;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.apache.hadoop.fs.Path;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.input.PortableDataStream;
import org.apache.spark.util.TaskCompletionListener;

/** A folder of game records, on any file system that Spark can read. */
record Archive(String folder) implements Serializable {
    /**
     * Validates all records below the folder.
     *
     * @param slices into how many parts to divide the work; a few for every core there is
     * @return the report that the command gives on the same files
     */
    ValidationReport validate(JavaSparkContext spark, int slices) {
        JavaRDD<Finding> findings = spark.binaryFiles(folder, slices)
                .flatMap(file -> cut(name(file._1()), file._2()))
                .repartition(slices)
                .map(Cut::validate)
                .cache();
        ValidationSummary summary =
                findings.map(Finding::summary).fold(ValidationSummary.EMPTY, ValidationSummary::plus);
        ImmutableList.Builder<Diagnostic> diagnostics = ImmutableList.builder();
        findings.filter(finding -> !finding.diagnostics().isEmpty())
                .sortBy(Finding::place, true, slices)
                .toLocalIterator()
                .forEachRemaining(finding -> diagnostics.addAll(finding.diagnostics()));
        findings.unpersist();
        return new ValidationReport(summary, diagnostics.build());
    }

    private static Iterator<Cut> cut(String name, PortableDataStream file) {
        DataInputStream in = file.open();
        TaskContext.get().addTaskCompletionListener((TaskCompletionListener) task -> close(in));
        RecordFormat format = RecordFormat.ofName(name).orElse(RecordFormat.LYNGK);
        return Cut.all(name, format.split(in));
    }

    private static void close(DataInputStream in) {
        try {
            in.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The name of a file within the archive. */
    private String name(String file) {
        return path(file).substring(path(folder).length() + 1);
    }

    private static String path(String name) {
        return new Path(name).toUri().getPath();
    }
}
