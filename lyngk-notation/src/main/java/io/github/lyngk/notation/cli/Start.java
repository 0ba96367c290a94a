package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.Excerpt;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;

/** {@code lyngk start [VARIANT]}: sets up a game. */
final class Start implements Subcommand {
    @Override
    public String name() {
        return "start";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.of(Option.valued("--seed", "N", "the same seed always gives the same start")
                .letter('s'));
    }

    @Override
    public ImmutableList<String> choices() {
        return Arrays.stream(Variant.values()).map(Variant::tag).collect(ImmutableList.toImmutableList());
    }

    @Override
    public Help help() {
        return Help.of("Prints the position line of a random start.", """
                        VARIANT is standard (the default), six or captures. The seed is a signed 64-bit
                        number; without one, a random seed is used and printed on standard error.
                        """, "start [--seed N] [VARIANT]");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        ImmutableList<String> rest = arguments.rest();
        if (rest.size() > 1) {
            throw new UsageException("start takes one variant, not " + Excerpt.ofArgument(String.join(" ", rest)));
        }
        Variant variant = rest.isEmpty() ? Variant.STANDARD : variant(rest.get(0));
        Optional<Long> given = arguments.seed("--seed");
        long seed = given.orElseGet(() -> new SplittableRandom().nextLong());
        streams.out().line(Position.initial(variant, new SplittableRandom(seed)).toString());
        if (given.isEmpty()) {
            streams.err().line("lyngk: --seed " + seed);
        }
        return Exit.VALID;
    }

    private Variant variant(String word) {
        return Variant.find(Arguments.choice("VARIANT", word, choices())).orElseThrow();
    }
}
