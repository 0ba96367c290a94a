package org.example.archive;

import java.io.IOException;
import java.net.URI;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.spark.TaskContext;

/** Local files at {@code flaky:///…}. The first attempt of each task fails after it has read a megabyte. */
public final class FlakyFileSystem extends RawLocalFileSystem {
    private static final long ENOUGH = 1_000_000;

    /** The number of bytes that each first attempt has read. */
    private static final Map<Long, Long> READ = new ConcurrentHashMap<>();

    static long failures() {
        return READ.values().stream().filter(bytes -> bytes > ENOUGH).count();
    }

    @Override
    public URI getUri() {
        return URI.create("flaky:///");
    }

    @Override
    public FSDataInputStream open(Path path, int bufferSize) throws IOException {
        return new FSDataInputStream(new FlakyStream(super.open(path, bufferSize)));
    }

    /** Leaves out the owner and permissions, which the superclass reads by a path that must be a local one. */
    @Override
    public FileStatus[] listStatus(Path folder) throws IOException {
        return Arrays.stream(super.listStatus(folder))
                .map(file -> new FileStatus(
                        file.getLen(),
                        file.isDirectory(),
                        file.getReplication(),
                        file.getBlockSize(),
                        file.getModificationTime(),
                        file.getPath()))
                .toArray(FileStatus[]::new);
    }

    private static void count(int bytes) {
        TaskContext task = TaskContext.get();
        if (task != null
                && task.attemptNumber() == 0
                && READ.merge(task.taskAttemptId(), (long) bytes, Long::sum) > ENOUGH) {
            throw new IllegalStateException("first attempts fail");
        }
    }

    private static final class FlakyStream extends FSInputStream {
        private final FSDataInputStream stored;

        FlakyStream(FSDataInputStream stored) {
            this.stored = stored;
        }

        @Override
        public int read() throws IOException {
            count(1);
            return stored.read();
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            count(length);
            return stored.read(target, offset, length);
        }

        @Override
        public void seek(long position) throws IOException {
            stored.seek(position);
        }

        @Override
        public long getPos() throws IOException {
            return stored.getPos();
        }

        @Override
        public boolean seekToNewSource(long position) throws IOException {
            return stored.seekToNewSource(position);
        }

        @Override
        public void close() throws IOException {
            stored.close();
        }
    }
}
