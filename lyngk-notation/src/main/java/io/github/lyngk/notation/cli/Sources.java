package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.shell.Streams;
import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.SortedSet;
import java.util.TreeSet;

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
            return ImmutableList.of(Source.impossible(argument));
        }
        try {
            Path path = Path.of(argument);
            return Files.isDirectory(path) ? search(path) : ImmutableList.of(Source.of(path));
        } catch (InvalidPathException e) {
            return ImmutableList.of(Source.impossible(argument));
        }
    }

    /** The records below a folder, in the order of their paths; the folder itself if there are none to be found. */
    private static ImmutableList<Source> search(Path folder) {
        RecordFiles files = new RecordFiles();
        try {
            Files.walkFileTree(folder, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, files);
        } catch (IOException e) {
            files.found.add(folder);
        }
        return files.found.isEmpty()
                ? ImmutableList.of(Source.emptyFolder(folder))
                : files.found.stream().map(Source::of).collect(ImmutableList.toImmutableList());
    }

    /** Collects files with the names of records, and what could not be visited: opening that will fail and be told. */
    private static final class RecordFiles extends SimpleFileVisitor<Path> {
        final SortedSet<Path> found = new TreeSet<>();

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (RecordFormat.ofName(ForeignContent.unpackedName(file.toString()))
                    .isPresent()) {
                found.add(file);
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            if (!(e instanceof FileSystemLoopException)) {
                found.add(file);
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
