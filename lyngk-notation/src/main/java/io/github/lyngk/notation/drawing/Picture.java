package io.github.lyngk.notation.drawing;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import java.io.Serializable;

/**
 * Boards, and how to draw them as SVG.
 *
 * @param scenes one board or more
 * @param options how they are drawn
 */
public record Picture(ImmutableList<Scene> scenes, SvgOptions options) implements Serializable {
    private static final long serialVersionUID = 1;

    /** Checks it, wherever it comes from: boards are positions, and who asks for hints means a stack on one of them. */
    public Picture {
        checkArgument(!scenes.isEmpty(), "a picture without a board");
        ImmutableList<Position> positions =
                scenes.stream().map(scene -> Position.of(scene.setup())).collect(ImmutableList.toImmutableList());
        for (Point from : options.hints()) {
            checkArgument(
                    positions.stream().anyMatch(position -> position.heightAt(from) > 0),
                    "hints for %s: no stack stands there in %s",
                    from,
                    positions.size() == 1 ? positions.get(0) : "any of " + positions.size() + " positions");
        }
    }

    /** {@return the same boards, drawn otherwise} */
    public Picture with(SvgOptions changed) {
        return new Picture(scenes, changed);
    }

    /** {@return an SVG document} */
    public String draw() {
        return new SvgDrawing(scenes, options).document();
    }
}
