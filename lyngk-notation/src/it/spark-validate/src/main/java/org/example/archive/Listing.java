package org.example.archive;

import io.github.lyngk.notation.archive.RecordFiles;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/**
 * Finds the files of an argument: a file, a folder to search for records, or a glob of both. File names begin as the
 * argument does, and the order is that of the command.
 */
final class Listing {
    private static final String GLOB = "*?[{";

    private final Configuration hadoop;

    Listing(Configuration hadoop) {
        this.hadoop = hadoop;
    }

    /** The files of an argument, in order; if there are none, an entry with the reason. */
    List<ArchiveFile> find(String argument) {
        try {
            return search(argument);
        } catch (IOException e) {
            return List.of(ArchiveFile.missing(RecordFiles.unreadable(argument, e)));
        }
    }

    private List<ArchiveFile> search(String argument) throws IOException {
        try {
            String typed = tidy(argument);
            Path path = new Path(typed);
            FileSystem files = path.getFileSystem(hadoop);
            // A file name may contain the characters of a glob.
            if (files.exists(path)) {
                FileStatus status = files.getFileStatus(path);
                // Like the command: a file's name is kept as typed, and only a folder's name is tidied.
                return found(files, status, status.isDirectory() ? typed : argument);
            }
            FileStatus[] matches = isGlob(typed) ? files.globStatus(path) : null;
            if (matches == null || matches.length == 0) {
                throw new FileNotFoundException(typed);
            }
            String base = base(typed);
            String root =
                    files.makeQualified(new Path(base.isEmpty() ? "." : base)).toString();
            List<ArchiveFile> found = new ArrayList<>();
            for (FileStatus match : matches) {
                found.addAll(found(files, match, named(base, root, match.getPath())));
            }
            return found;
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static List<ArchiveFile> found(FileSystem files, FileStatus status, String name) throws IOException {
        if (!status.isDirectory()) {
            return List.of(file(status, name));
        }
        String root = status.getPath().toString();
        List<ArchiveFile> found = new ArrayList<>();
        RemoteIterator<LocatedFileStatus> below = files.listFiles(status.getPath(), true);
        while (below.hasNext()) {
            FileStatus file = below.next();
            if (RecordFiles.isRecordName(file.getPath().getName())) {
                found.add(file(file, named(name, root, file.getPath())));
            }
        }
        found.sort(Comparator.comparing(ArchiveFile::name));
        return found.isEmpty() ? List.of(ArchiveFile.missing(RecordFiles.emptyFolder(name))) : found;
    }

    private static ArchiveFile file(FileStatus status, String name) {
        return new ArchiveFile(name, status.getPath().toString(), status.getLen());
    }

    /** The name of a file in a folder, from the name of that folder. */
    private static String named(String base, String root, Path path) {
        String rest = path.toString().substring(root.length());
        String below = rest.startsWith("/") ? rest.substring(1) : rest;
        return base.isEmpty() || base.endsWith("/") ? base + below : base + "/" + below;
    }

    /** Removes repeated and trailing slashes. */
    private static String tidy(String argument) {
        int scheme = argument.indexOf("://");
        int from = scheme < 0 ? 0 : scheme + 3;
        String path = argument.substring(from).replaceAll("/+", "/");
        boolean trailing = path.length() > 1 && path.endsWith("/");
        return argument.substring(0, from) + (trailing ? path.substring(0, path.length() - 1) : path);
    }

    /** The folders before the first part with a glob character. */
    private static String base(String glob) {
        int first = 0;
        while (GLOB.indexOf(glob.charAt(first)) < 0) {
            first++;
        }
        int slash = glob.lastIndexOf('/', first);
        return glob.substring(0, slash == 0 ? 1 : Math.max(0, slash));
    }

    private static boolean isGlob(String path) {
        return path.chars().anyMatch(c -> GLOB.indexOf(c) >= 0);
    }
}
