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
 * What reading one record gave: the record, what there is to say about it, and where it stood.
 *
 * <p>The record of a faulty text, its legal prefix, has what could be read: the tags, and the turns of each line of play
 * up to an illegal move or a word that cannot be read. If the main line ends there, or its result is contradicted, the
 * record ends with the outcome of its last position, or with {@code *}. There is no record without a possible start. It is
 * made when it is first asked for.
 */
public final class RecordResult {
    /**
     * What was read of a record.
     *
     * @param moves how many moves its main line has
     * @param record makes it when it is asked for, once
     */
    record Read(int moves, Supplier<GameRecord> record) {
        /** {@return a record that is there} */
        static Read of(GameRecord record) {
            return new Read(record.moves().size(), () -> record);
        }
    }

    private final @Nullable Read read;
    private final ImmutableList<Diagnostic> diagnostics;
    private final RecordLocation location;

    /** Takes what a reader gave, null if there is no record. */
    RecordResult(@Nullable Read read, Iterable<Diagnostic> diagnostics, RecordLocation location) {
        this.read = read;
        this.diagnostics = ImmutableList.copyOf(diagnostics);
        this.location = requireNonNull(location, "location");
    }

    /** {@return the record, or its legal prefix if there are errors; empty if there is not even a start} */
    public Optional<GameRecord> record() {
        return Optional.ofNullable(game());
    }

    private @Nullable GameRecord game() {
        return read == null ? null : read.record.get();
    }

    /** {@return how many moves the main line has, known without making the record} */
    int moves() {
        return read == null ? 0 : read.moves;
    }

    /** {@return what there is to say about the record: errors and warnings in the order of the text} */
    public ImmutableList<Diagnostic> diagnostics() {
        return diagnostics;
    }

    /** {@return where the record stood: its number and lines} */
    public RecordLocation location() {
        return location;
    }

    /** {@return whether the record is valid: whether no diagnostic is a {@link Severity#ERROR}} */
    public boolean isValid() {
        return diagnostics.isEmpty() || diagnostics.stream().noneMatch(Diagnostic::isError);
    }

    /**
     * {@return this result with the name of the file in every diagnostic}
     *
     * @param file a name for people to find the source
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
     * {@return the result as a JSON object has it: {@code record}, {@code line} and {@code lastLine} of the location;
     * {@code valid}; {@code text}, the record or its legal prefix as canonical text, or null; and {@code diagnostics}}
     */
    @JsonValue
    @SuppressWarnings("exports") // of an annotation that nobody needs
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

    /** {@return the location and the diagnostics, for people} */
    @Override
    public String toString() {
        return location + (isValid() ? " valid " : " invalid ") + diagnostics;
    }
}
