package org.example.archive;

import io.github.lyngk.notation.ValidationReport;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Validates the game records below a folder and prints what {@code lyngk validate --json} would print. Without another
 * master it uses all cores of this machine; {@code spark-submit} names a cluster.
 */
public final class ValidateArchive {
    private static final int SLICES_PER_CORE = 4;

    private ValidateArchive() {}

    /** Runs the job: the folder is the only argument, a path or the address of one. */
    public static void main(String[] args) {
        SparkConf conf = configuration().setIfMissing("spark.master", "local[*]");
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            ValidationReport report =
                    new Archive(args[0]).validate(spark, SLICES_PER_CORE * spark.defaultParallelism());
            System.out.print(report.toJsonLines());
        }
    }

    /** What the job asks of Spark: folders within the folder are read, too. */
    static SparkConf configuration() {
        return new SparkConf()
                .setAppName("Validate an archive of LYNGK games")
                .set("spark.hadoop.mapreduce.input.fileinputformat.input.dir.recursive", "true");
    }
}
