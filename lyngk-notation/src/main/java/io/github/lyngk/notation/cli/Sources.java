package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.math.LongMath;
import io.github.lyngk.notation.shell.Streams;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;

/** Finds the sources that the arguments name: files, folders searched for records, standard input. */
final class Sources {
    private Sources() {}

    /**
     * Returns the sources of the arguments. An argument that names nothing readable is a source too; opening it fails
     * and is reported.
     */
    static ImmutableList<Source> find(ImmutableList<String> arguments, Streams streams) {
        ImmutableList.Builder<Source> sources = ImmutableList.builder();
        for (String argument : arguments) {
            if (argument.equals("-")) {
                sources.add(Source.standardInput(streams.in()));
            } else {
                sources.addAll(named(argument));
            }
        }
        return sources.build();
    }

    /** {@return the sources without those that lead to the same file again} */
    static ImmutableList<Source> distinct(ImmutableList<Source> sources) {
        Set<Object> seen = new HashSet<>();
        return sources.stream()
                .filter(source -> source.key().map(seen::add).orElse(true))
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns the total number of bytes to read; empty if the size of a source is unknown. */
    static OptionalLong size(ImmutableList<Source> sources) {
        long size = 0;
        for (Source source : sources) {
            if (source.size().isEmpty()) {
                return OptionalLong.empty();
            }
            size = LongMath.saturatedAdd(size, source.size().getAsLong());
        }
        return OptionalLong.of(size);
    }

    private static ImmutableList<Source> named(String argument) {
        if (argument.isEmpty()) {
            // For Java, an empty path is the current folder; in a shell, it is likely a variable that was not set.
            return ImmutableList.of(impossible(argument));
        }
        try {
            Path path = Path.of(argument);
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            return attributes.isDirectory()
                    ? FolderSearch.in(path)
                    : ImmutableList.of(Source.of(argument, path, attributes));
        } catch (IOException e) {
            return ImmutableList.of(Source.unreadable(argument, e));
        } catch (InvalidPathException e) {
            return ImmutableList.of(impossible(argument));
        }
    }

    /** A source whose name no file can have. */
    private static Source impossible(String name) {
        return Source.unreadable(name, new FileNotFoundException());
    }
}
