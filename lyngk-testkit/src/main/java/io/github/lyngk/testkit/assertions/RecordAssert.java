package io.github.lyngk.testkit.assertions;

import com.google.common.base.Strings;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Result;
import java.util.Optional;
import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;

/** Assertions about a {@link GameRecord}. Every failure message contains the record, and the board after its last move. */
public final class RecordAssert extends AbstractAssert<RecordAssert, GameRecord> {
    RecordAssert(@Nullable GameRecord actual) {
        super(actual, RecordAssert.class);
    }

    /**
     * Checks the value of a tag.
     *
     * @param name the name of the tag
     * @param value the expected value
     * @return this assertion
     */
    public RecordAssert hasTag(String name, String value) {
        Optional<String> found = record().tag(name);
        return verify(
                found.equals(Optional.of(value)),
                "expected the tag %s to be \"%s\", but found %s",
                name,
                value,
                found.map(text -> '"' + text + '"').orElse("none"));
    }

    /**
     * Checks the result.
     *
     * @param result the expected result
     * @return this assertion
     */
    public RecordAssert hasResult(Result result) {
        return verify(
                record().result() == result,
                "expected the result %s, but it is %s",
                result.text(),
                record().result().text());
    }

    /**
     * Checks the number of moves in the main line, without passes.
     *
     * @param count the expected number
     * @return this assertion
     */
    public RecordAssert hasMoves(int count) {
        int moves = record().moves().size();
        return verify(moves == count, "expected %s moves, but there are %s", count, moves);
    }

    /** {@return assertions about the game, {@link GameRecord#game()}} */
    public GameAssert game() {
        return new GameAssert(record().game());
    }

    private GameRecord record() {
        isNotNull();
        return actual;
    }

    private RecordAssert verify(boolean fulfilled, String message, Object... arguments) {
        if (!fulfilled) {
            throw failure("%s\nin\n%s", Strings.lenientFormat(message, arguments), BoardReport.of(actual));
        }
        return this;
    }
}
