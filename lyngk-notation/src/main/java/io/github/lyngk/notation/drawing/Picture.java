package io.github.lyngk.notation.drawing;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Point;
import java.util.stream.IntStream;

/**
 * A picture of one or more boards of a game, drawn as SVG.
 *
 * @param game the game up to the last board
 * @param first the number of moves before the first board
 * @param numbered whether the boards show their move numbers; false is allowed for a single board only
 * @param options how the boards are drawn
 */
public record Picture(Game game, int first, boolean numbered, SvgOptions options) {
    /** Checks the parts: each hint must be for a stack on one of the boards. */
    public Picture {
        requireNonNull(options, "options");
        for (Point from : options.hints()) {
            checkArgument(
                    game.positions().stream().skip(first).anyMatch(position -> position.heightAt(from) > 0),
                    "hints for %s: there is no stack on it%s",
                    from,
                    first == game.size() ? "" : " in any of " + (game.size() - first + 1) + " positions");
        }
    }

    /** {@return a picture of the current position of a game} */
    public static Picture of(Game game) {
        return new Picture(game, game.size(), false, SvgOptions.USUAL);
    }

    /** {@return the same boards with other options} */
    public Picture with(SvgOptions changed) {
        return new Picture(game, first, numbered, changed);
    }

    /** {@return an SVG document} */
    public String draw() {
        ImmutableList<Moment> moments = IntStream.rangeClosed(first, game.size())
                .mapToObj(ply -> Moment.of(game.prefix(ply)))
                .collect(ImmutableList.toImmutableList());
        ImmutableList<String> headings =
                Streams.mapWithIndex(moments.stream(), this::heading).collect(ImmutableList.toImmutableList());
        return new SvgDrawing(moments, headings, options).document();
    }

    private String heading(Moment moment, long index) {
        return numbered ? Caption.heading(first + index, moment.lastMove()) : Caption.heading(moment.lastMove());
    }
}
