package io.github.lyngk.notation.reading;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Setup;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.text.Fault;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The line that tells where a game starts, and everything that is wrong, or odd, with it. */
public final class StartLine {
    private final @Nullable Setup setup;
    private final @Nullable Position position;
    private final ImmutableList<Fault> faults;
    private final int at;

    private StartLine(@Nullable Setup setup, @Nullable Position position, ImmutableList<Fault> faults, int at) {
        this.setup = setup;
        this.position = position;
        this.faults = faults;
        this.at = at;
    }

    /**
     * Reads a line.
     *
     * @param parser makes a set-up of it, or throws a {@link NotationException}
     * @param places where in the text a char of the line stands
     */
    public static StartLine read(String line, Function<String, Setup> parser, IntUnaryOperator places) {
        int at = places.applyAsInt(0);
        Setup setup;
        try {
            setup = parser.apply(line);
        } catch (NotationException e) {
            String sentence = "the position line is malformed: expected " + e.expected();
            Fault fault = Fault.of(DiagnosticCode.TAG_VALUE, places.applyAsInt(e.index()), sentence);
            return new StartLine(null, null, ImmutableList.of(fault), at);
        }
        try {
            return new StartLine(setup, Position.of(setup), ImmutableList.of(), at);
        } catch (IllegalSetupException e) {
            ImmutableList.Builder<Fault> faults = ImmutableList.builder();
            for (Problem problem : e.impossibilities()) {
                String sentence = "the start is impossible: " + problem.sentence();
                faults.add(
                        Fault.of(DiagnosticCode.START_IMPOSSIBLE, at, sentence).by(problem.rule()));
            }
            return new StartLine(setup, null, faults.build(), at);
        }
    }

    /** {@return the start, empty if the line tells no possible one} */
    public Optional<Position> position() {
        return Optional.ofNullable(position);
    }

    /** {@return the line as records print it; there must be a start} */
    public String print() {
        return requireNonNull(setup, "no set-up").toString();
    }

    /** {@return everything that is wrong} */
    public ImmutableList<Fault> faults() {
        return faults;
    }

    /** {@return what is odd about a possible start: that no game begins so} */
    public Optional<Fault> oddity() {
        return setup == null || position == null || setup.isInitial()
                ? Optional.empty()
                : Optional.of(
                        Fault.of(
                                DiagnosticCode.START_NOT_INITIAL,
                                at,
                                "the start is no set-up by section C: 43 single pieces, nothing claimed, the first player to move"));
    }
}
