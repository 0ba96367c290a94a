package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.notation.archive.Likeness;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Option;

/** The option that chooses which games and positions count as the same. */
final class LikenessOption {
    private static final ImmutableMap<String, Likeness> LIKENESSES =
            ImmutableMap.of("symmetry", Likeness.SYMMETRIC, "colors", Likeness.RECOLORED);

    static final Option UP_TO = Option.valued(
                    "--up-to",
                    "WHAT",
                    "also match after turning or mirroring the board; with colors, also after renaming colours")
            .choices(LIKENESSES.keySet());

    private LikenessOption() {}

    static Likeness of(Arguments arguments) {
        return arguments.value(UP_TO.name()).map(LIKENESSES::get).orElse(Likeness.EQUAL);
    }
}
