package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.shell.Streams;
import java.io.FileNotFoundException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Finds the sources that the arguments name: files, folders searched for records, standard input. */
final class Sources {
    private Sources() {}

    /** An argument that names nothing readable is a source all the same; opening it will fail and be reported. */
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

    private static ImmutableList<Source> named(String argument) {
        if (argument.isEmpty()) {
            // To Java that is the folder we are in, to shells a variable that was not set.
            return ImmutableList.of(impossible(argument));
        }
        try {
            Path path = Path.of(argument);
            return Files.isDirectory(path) ? FolderSearch.in(path) : ImmutableList.of(Source.of(path));
        } catch (InvalidPathException e) {
            return ImmutableList.of(impossible(argument));
        }
    }

    /** A name that no file can have. */
    private static Source impossible(String name) {
        return Source.unreadable(name, new FileNotFoundException());
    }
}
