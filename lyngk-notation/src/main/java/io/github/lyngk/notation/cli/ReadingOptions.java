package io.github.lyngk.notation.cli;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.UsageException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How records are to be read.
 *
 * @param leniencies the faults to accept
 * @param format how all records are written, empty if names and contents tell
 */
record ReadingOptions(ImmutableSet<Leniency> leniencies, Optional<RecordFormat> format) {
    static ReadingOptions of(Arguments arguments) {
        return new ReadingOptions(leniencies(arguments.values("--lenient")), format(arguments.values("--format")));
    }

    private static ImmutableSet<Leniency> leniencies(ImmutableList<String> names) {
        Set<Leniency> leniencies = EnumSet.noneOf(Leniency.class);
        for (String name : names) {
            if (name.equals("all")) {
                leniencies.addAll(EnumSet.allOf(Leniency.class));
            } else {
                leniencies.add(named("leniency", name, Leniency.values()));
            }
        }
        return Sets.immutableEnumSet(leniencies);
    }

    /** The last format named, as of every option that can have one value only. */
    private static Optional<RecordFormat> format(ImmutableList<String> names) {
        return names.stream()
                .map(name -> named("format", name, RecordFormat.values()))
                .reduce((first, second) -> second);
    }

    private static <E extends Enum<E>> E named(String what, String name, E[] constants) {
        for (E constant : constants) {
            if (typed(constant).equals(typed(name))) {
                return constant;
            }
        }
        throw new UsageException("unknown " + what + " " + name + "; there are " + names(constants));
    }

    /** All names that can be typed. */
    static String names(Enum<?>[] constants) {
        return Arrays.stream(constants).map(ReadingOptions::typed).collect(Collectors.joining(", "));
    }

    /** A name as people type it: {@code move-numbers}. */
    private static String typed(Object name) {
        return Ascii.toLowerCase(name.toString()).replace('_', '-');
    }
}
