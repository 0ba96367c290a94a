package org.example.archive;

import java.io.IOException;
import org.apache.spark.sql.SparkSession;

/** Prints a dataset as lines of JSON. */
final class ParquetLines {
    private ParquetLines() {}

    public static void main(String[] folder) throws IOException {
        try (SparkSession session = SparkSession.builder()
                .master("local[1]")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.host", "localhost")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.log.level", "WARN")
                .config("spark.sql.jsonGenerator.ignoreNullFields", "false")
                .getOrCreate()) {
            session.read().parquet(folder[0]).toJSON().collectAsList().forEach(System.out::println);
        }
    }
}
