package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.JsonLine;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The result of reading one record: the record, its diagnostics and its location.
 *
 * <p>For a faulty text, the record is its legal prefix: the readable tags, and the turns of each line of play up to its
 * first illegal or unreadable move. If this cuts the main line short, or the result contradicts the game, the result of
 * the record is the outcome of its last position, or {@code *} if the game is not over. If the text has no possible
 * start position, there is no record. The record is created lazily.
 */
public final class RecordResult {
    /**
     * A record that has been read but not made yet.
     *
     * @param moves how many moves its main line has
     * @param record makes the record on demand, once
     */
    record Read(int moves, Supplier<GameRecord> record) {
        /** {@return a record that has been made} */
        static Read of(GameRecord record) {
            return new Read(record.moves().size(), () -> record);
        }
    }

    private final @Nullable Read read;
    private final ImmutableList<Diagnostic> diagnostics;
    private final RecordLocation location;

    /** Creates a result; {@code read} is null if there is no record. */
    RecordResult(@Nullable Read read, Iterable<Diagnostic> diagnostics, RecordLocation location) {
        this.read = read;
        this.diagnostics = ImmutableList.copyOf(diagnostics);
        this.location = requireNonNull(location, "location");
    }

    /** {@return the record, or its legal prefix if there are errors; empty if it has no possible start position} */
    public Optional<GameRecord> record() {
        return Optional.ofNullable(game());
    }

    private @Nullable GameRecord game() {
        return read == null ? null : read.record.get();
    }

    /** {@return how many moves the main line has, without making the record} */
    int moves() {
        return read == null ? 0 : read.moves;
    }

    /** {@return the errors and warnings about the record, in the order of the text} */
    public ImmutableList<Diagnostic> diagnostics() {
        return diagnostics;
    }

    /** {@return the location of the record: its number and lines} */
    public RecordLocation location() {
        return location;
    }

    /** {@return whether the record is valid, that is, no diagnostic has severity {@link Severity#ERROR}} */
    public boolean isValid() {
        return diagnostics.isEmpty() || diagnostics.stream().noneMatch(Diagnostic::isError);
    }

    /**
     * {@return this result with a file name added to every diagnostic}
     *
     * @param file the name to print for the source
     */
    public RecordResult withFile(String file) {
        requireNonNull(file, "file");
        ImmutableList.Builder<Diagnostic> named = ImmutableList.builder();
        for (Diagnostic diagnostic : diagnostics) {
            named.add(diagnostic.withFile(file));
        }
        return new RecordResult(read, named.build(), location);
    }

    /**
     * {@return the fields of the JSON object: {@code record}, {@code line} and {@code lastLine} of the location; {@code
     * valid}; {@code text}, the record or its legal prefix as canonical text, or null; and {@code diagnostics}}
     */
    @JsonValue
    @SuppressWarnings("exports") // Callers need not see JSpecify.
    public Map<String, @Nullable Object> toMap() {
        return new JsonLine()
                .addAll(location.toMap())
                .add("valid", isValid())
                .add("text", game() == null ? null : String.valueOf(game()))
                .addEach("diagnostics", diagnostics, Diagnostic::toMap)
                .map();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RecordResult that
                && Objects.equals(game(), that.game())
                && diagnostics.equals(that.diagnostics)
                && location.equals(that.location);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Objects.hashCode(game()) + diagnostics.hashCode()) + location.hashCode();
    }

    /** {@return the location and the diagnostics, human-readable} */
    @Override
    public String toString() {
        return location + (isValid() ? " valid " : " invalid ") + diagnostics;
    }
}
