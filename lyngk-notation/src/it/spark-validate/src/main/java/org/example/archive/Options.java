package org.example.archive;

import io.github.lyngk.notation.Leniency;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The options of the job.
 *
 * @param paths files, folders and globs
 * @param output the folder to create for the result
 * @param parquet whether to write Parquet instead of lines of JSON
 * @param leniencies the faults to accept
 * @param splitSize how many bytes a task reads
 */
record Options(List<String> paths, String output, boolean parquet, Set<Leniency> leniencies, Optional<Long> splitSize) {
    static final String USAGE = "usage: --output FOLDER [--parquet] [--lenient NAME]... [--split-size BYTES] PATH...";

    /** Parses the arguments; throws an {@link IllegalArgumentException} if they are invalid. */
    static Options parse(String... arguments) {
        List<String> paths = new ArrayList<>();
        String output = null;
        boolean parquet = false;
        Set<Leniency> leniencies = EnumSet.noneOf(Leniency.class);
        Optional<Long> splitSize = Optional.empty();
        List<String> words = new ArrayList<>(Arrays.asList(arguments));
        while (!words.isEmpty()) {
            String word = words.remove(0);
            switch (word) {
                case "--output" -> output = value(word, words);
                case "--parquet" -> parquet = true;
                case "--lenient" -> leniencies.addAll(leniencies(value(word, words)));
                case "--split-size" -> splitSize = Optional.of(size(value(word, words)));
                default -> {
                    if (word.startsWith("-") || word.isEmpty()) {
                        throw new IllegalArgumentException("unknown option '" + word + "'");
                    }
                    paths.add(word);
                }
            }
        }
        if (output == null || paths.isEmpty()) {
            throw new IllegalArgumentException(output == null ? "--output is missing" : "no files are named");
        }
        return new Options(paths, output, parquet, leniencies, splitSize);
    }

    private static String value(String option, List<String> words) {
        if (words.isEmpty()) {
            throw new IllegalArgumentException(option + " needs a value");
        }
        return words.remove(0);
    }

    private static long size(String bytes) {
        if (!bytes.matches("[1-9][0-9]{0,17}")) {
            throw new IllegalArgumentException("--split-size needs a number of bytes, not '" + bytes + "'");
        }
        return Long.parseLong(bytes);
    }

    private static Set<Leniency> leniencies(String name) {
        if (name.equals("all")) {
            return Leniency.all();
        }
        return Arrays.stream(Leniency.values())
                .filter(leniency -> typed(leniency).equals(name))
                .findAny()
                .map(Set::of)
                .orElseThrow(() -> new IllegalArgumentException("unknown leniency '" + name + "'; use all, "
                        + Arrays.stream(Leniency.values()).map(Options::typed).collect(Collectors.joining(", "))));
    }

    private static String typed(Leniency leniency) {
        return leniency.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
