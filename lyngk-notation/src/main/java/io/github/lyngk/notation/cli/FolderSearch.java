package io.github.lyngk.notation.cli;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.archive.RecordFiles;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Finds the records below a folder. Every file and folder is visited once, even if several links lead to it. Links are
 * followed last, so that files in the folder itself keep their own names.
 */
final class FolderSearch {
    private final SortedMap<Path, Source> found = new TreeMap<>();
    private final Set<Object> seen = new HashSet<>();
    private final Deque<Path> folders = new ArrayDeque<>();
    private final SortedSet<Path> links = new TreeSet<>();

    private FolderSearch() {}

    /**
     * Returns the files of records below a folder, ordered by path, and those that cannot be read; the folder itself if
     * there are none.
     */
    static ImmutableList<Source> in(Path folder) {
        FolderSearch search = new FolderSearch();
        search.visit(folder);
        while (!search.folders.isEmpty() || !search.links.isEmpty()) {
            if (!search.folders.isEmpty()) {
                search.list(search.folders.remove());
            } else {
                Path link = search.links.first();
                search.links.remove(link);
                search.visit(link);
            }
        }
        return search.found.isEmpty()
                ? ImmutableList.of(Source.emptyFolder(folder))
                : ImmutableList.copyOf(search.found.values());
    }

    private void list(Path folder) {
        try (DirectoryStream<Path> children = Files.newDirectoryStream(folder)) {
            for (Path child : children) {
                if (Files.isSymbolicLink(child)) {
                    links.add(child);
                } else {
                    visit(child, LinkOption.NOFOLLOW_LINKS);
                }
            }
        } catch (IOException e) {
            found.put(folder, Source.unreadable(folder.toString(), e));
        } catch (DirectoryIteratorException e) {
            found.put(folder, Source.unreadable(folder.toString(), requireNonNull(e.getCause())));
        }
    }

    private void visit(Path path, LinkOption... options) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class, options);
            if (!attributes.isDirectory() && !RecordFiles.isRecordName(path.toString())) {
                return;
            }
            if (!seen.add(Source.key(path, attributes))) {
                return;
            }
            if (attributes.isDirectory()) {
                folders.add(path);
            } else {
                found.put(
                        path,
                        attributes.isRegularFile() ? Source.of(path.toString(), path, attributes) : special(path));
            }
        } catch (IOException e) {
            found.put(path, Source.unreadable(path.toString(), e));
        }
    }

    /** Pipes and other special files are not read: a search of a folder must not wait for a writer. */
    private static Source special(Path path) {
        return Source.unreadable(
                path.toString(), new IOException("a pipe, socket or device is read only if it is named itself"));
    }
}
