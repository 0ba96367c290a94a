package org.example.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.lyngk.notation.Leniency;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Validates an archive of game records as {@code lyngk validate --json} does: it writes the diagnostics as a dataset
 * and prints the summary. The exit codes are those of the command.
 */
public final class ValidateArchive {
    private static final Logger LOG = LoggerFactory.getLogger(ValidateArchive.class);

    private static final int VALID = 0;
    private static final int INVALID = 1;
    private static final int FAILED = 2;

    private static final String COLUMNS = "file STRING, record BIGINT, line BIGINT, `column` BIGINT, ply INT, "
            + "severity STRING, code STRING, rule STRING, message STRING";

    private final SparkSession session;
    private final JavaSparkContext spark;
    private final Broadcast<SerializableConfiguration> hadoop;
    private final Options options;

    ValidateArchive(SparkSession session, Options options) {
        this.session = session;
        this.spark = new JavaSparkContext(session.sparkContext());
        this.hadoop = spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration()));
        this.options = options;
    }

    /** Runs the job; see {@link Options#USAGE}. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    private static int run(String... arguments) {
        Options options;
        try {
            options = Options.parse(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println("validate: " + e.getMessage() + "\n" + Options.USAGE);
            return FAILED;
        }
        // Tasks contain Java records, which Spark's Kryo cannot read.
        SparkConf conf = new SparkConf()
                .setIfMissing("spark.app.name", "Validate an archive of LYNGK games")
                .set("spark.serializer", "org.apache.spark.serializer.JavaSerializer");
        try (SparkSession session = SparkSession.builder().config(conf).getOrCreate()) {
            return new ValidateArchive(session, options).run(System.out);
        } catch (Exception e) {
            LOG.error("the archive was not validated", e);
            return FAILED;
        }
    }

    /** Validates the files of the options, prints the summary, and returns the exit code. */
    int run(PrintStream out) throws IOException {
        Path output = new Path(options.output());
        if (output.getFileSystem(here()).exists(output)) {
            LOG.error("{}: already exists, and is not overwritten", options.output());
            return FAILED;
        }
        Listing listing = new Listing(here());
        List<ArchiveFile> files = options.paths().stream()
                .map(listing::find)
                .flatMap(List::stream)
                .toList();
        List<List<Piece>> tasks = new Plan(spark, hadoop, options, files).tasks(files);
        LOG.info("{} files in {} tasks", files.size(), tasks.size());
        Tally tally = new Tally();
        session.sparkContext().register(tally, "summary");
        write(lines(tasks, tally));
        if (tally.unreadable() > 0) {
            LOG.error(
                    "files that could not be read completely: {}; see the result for their names and the reasons",
                    tally.unreadable());
        }
        String summary = tally.value() + "\n";
        try (OutputStream file = output.getFileSystem(here()).create(new Path(output, "_summary.json"))) {
            file.write(summary.getBytes(UTF_8));
        }
        out.print(summary);
        out.flush();
        return tally.unreadable() > 0 ? FAILED : tally.summary().errors() > 0 ? INVALID : VALID;
    }

    /** The second pass, in one stage: each record is validated by the task that reads it, without a shuffle. */
    private JavaRDD<String> lines(List<List<Piece>> tasks, Tally tally) {
        Broadcast<SerializableConfiguration> there = hadoop;
        Set<Leniency> leniencies = options.leniencies();
        return spark.parallelize(tasks, Math.max(1, tasks.size()))
                .flatMap(
                        pieces -> new Findings(pieces, leniencies, there.value().value(), tally));
    }

    private void write(JavaRDD<String> lines) {
        Dataset<String> json = session.createDataset(lines.rdd(), Encoders.STRING());
        if (options.parquet()) {
            session.read().schema(COLUMNS).json(json).write().parquet(options.output());
        } else {
            json.write().text(options.output());
        }
    }

    private Configuration here() {
        return hadoop.value().value();
    }
}
