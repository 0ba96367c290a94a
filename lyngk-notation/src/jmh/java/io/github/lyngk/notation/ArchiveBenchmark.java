package io.github.lyngk.notation;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Reading and validating an archive of 100,000 generated records against the bare replay of the same moves, in a heap of
 * 64 MB. The promise: the first costs at most twice the second. Run it by
 * {@code mvn -Pbenchmark -pl lyngk-notation -am test-compile}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(
        value = 1,
        jvmArgs = {"-Xmx64m", "-XX:+UseSerialGC"})
public class ArchiveBenchmark {
    private static final int RECORDS = 100_000;

    /** So many different games; the archive holds each of them ten times. */
    private static final int GAMES = 10_000;

    private final Position[] starts = new Position[GAMES];
    private final short[][] moves = new short[GAMES][];
    private Path archive;

    /** The same games with a comment and an annotation at every fifth turn. */
    private Path commented;

    /** Plays the games and writes the archives. */
    @Setup
    public void write() throws IOException {
        for (int i = 0; i < GAMES; i++) {
            Game game = RandomGames.game(Variant.values()[i % 3], i);
            starts[i] = game.start();
            moves[i] = new short[game.size()];
            for (int ply = 0; ply < game.size(); ply++) {
                moves[i][ply] = (short) game.moves().get(ply).index();
            }
        }
        archive = write(false);
        commented = write(true);
    }

    private Path write(boolean comments) throws IOException {
        GameRecord[] records = new GameRecord[GAMES];
        for (int i = 0; i < GAMES; i++) {
            records[i] = record(i, comments);
        }
        Path file = Files.createTempFile("archive", ".lyngk");
        try (RecordWriter writer = new RecordWriter(Files.newOutputStream(file))) {
            for (int i = 0; i < RECORDS; i++) {
                writer.write(records[i % GAMES]);
            }
        }
        return file;
    }

    private GameRecord record(int game, boolean comments) {
        RecordBuilder builder = GameRecord.builder(starts[game])
                .tag("Event", "Generated game, seed " + game)
                .tag("First", "Random player")
                .tag("Second", "Random player");
        for (int ply = 1; ply <= moves[game].length; ply++) {
            builder.play(Move.ofIndex(moves[game][ply - 1]));
            if (comments && ply % 5 == 0) {
                builder.annotate(new Comment("a quiet move, number " + ply), new Nag(ply % 12));
            }
        }
        return builder.build();
    }

    /** Removes the archives. */
    @TearDown
    public void delete() throws IOException {
        Files.delete(archive);
        Files.delete(commented);
    }

    /** Replays all moves with nothing around them. */
    @Benchmark
    public int replay() {
        int over = 0;
        for (int i = 0; i < RECORDS; i++) {
            Position position = starts[i % GAMES];
            for (short index : moves[i % GAMES]) {
                position = position.play(Move.ofIndex(index));
            }
            over += position.isOver() ? 1 : 0;
        }
        return over;
    }

    /** Reads and validates the archive. */
    @Benchmark
    public ValidationSummary readAndValidate() throws IOException {
        return validate(archive);
    }

    /** Reads and validates the archive with comments. */
    @Benchmark
    public ValidationSummary readAndValidateComments() throws IOException {
        return validate(commented);
    }

    private static ValidationSummary validate(Path file) throws IOException {
        try (InputStream source = Files.newInputStream(file)) {
            return RecordValidator.strict().validate(source, diagnostic -> {
                throw new IllegalStateException(diagnostic.toString());
            });
        }
    }

    /** Reads the archive and asks for its records. */
    @Benchmark
    public long readRecords() throws IOException {
        long turns = 0;
        try (RecordReader reader = new RecordReader(Files.newInputStream(archive))) {
            while (reader.hasNext()) {
                turns += reader.next().record().orElseThrow().turns().size();
            }
        }
        return turns;
    }

    /** Reads the tags of the archive, without replaying any move. The promise: a small part of what validating takes. */
    @Benchmark
    public long scan() throws IOException {
        long tags = 0;
        try (RecordSplitter texts = RecordFormat.LYNGK.split(Files.newInputStream(archive))) {
            while (texts.hasNext()) {
                tags += texts.next().tags().size();
            }
        }
        return tags;
    }
}
