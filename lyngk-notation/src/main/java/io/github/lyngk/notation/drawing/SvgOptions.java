package io.github.lyngk.notation.drawing;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.notation.BoardSvg.Theme;
import java.util.EnumSet;
import java.util.Set;

/**
 * Options for drawing boards as a picture.
 *
 * @param width the width of the picture in pixels, or 0 for the default width of its boards
 * @param theme the colours of the picture
 * @param symmetry how the board is turned
 * @param parts the parts drawn besides lines and stacks
 * @param arrows arrows, in the order in which they are drawn
 * @param marks points with a ring
 * @param hints the stacks whose destinations are shown
 */
public record SvgOptions(
        int width,
        Theme theme,
        Symmetry symmetry,
        ImmutableSet<Part> parts,
        ImmutableList<Arrow> arrows,
        ImmutableSet<Point> marks,
        ImmutableSet<Point> hints) {
    /** A part of a picture that may be left out. */
    public enum Part {
        /** The names of points. */
        COORDINATES,
        /** Texts, claims and scores around the board. */
        CAPTION,
        /** The owners of stacks. */
        OWNERS
    }

    /** An arrow between two points. */
    public record Arrow(Point from, Point to) {
        /** Checks the parts. */
        public Arrow {
            requireNonNull(from, "from");
            requireNonNull(to, "to");
            checkArgument(from != to, "an arrow leads to another point, not from %s to %s", from, to);
        }
    }

    /** The default options. */
    public static final SvgOptions USUAL = new SvgOptions(
            0,
            Theme.LIGHT,
            Symmetry.IDENTITY,
            Sets.immutableEnumSet(Part.COORDINATES, Part.CAPTION),
            ImmutableList.of(),
            ImmutableSet.of(),
            ImmutableSet.of());

    /** {@return the same options with another width} */
    public SvgOptions width(int pixels) {
        return new SvgOptions(pixels, theme, symmetry, parts, arrows, marks, hints);
    }

    /** {@return the same options with other colours} */
    public SvgOptions theme(Theme other) {
        return new SvgOptions(width, requireNonNull(other, "theme"), symmetry, parts, arrows, marks, hints);
    }

    /** {@return the same options with the board turned} */
    public SvgOptions symmetry(Symmetry other) {
        return new SvgOptions(width, theme, requireNonNull(other, "symmetry"), parts, arrows, marks, hints);
    }

    /** {@return the same options with a part or without it} */
    public SvgOptions part(Part part, boolean drawn) {
        Set<Part> changed = EnumSet.of(part);
        changed.addAll(parts);
        if (!drawn) {
            changed.remove(part);
        }
        return new SvgOptions(width, theme, symmetry, Sets.immutableEnumSet(changed), arrows, marks, hints);
    }

    /** {@return the same options with one more arrow} */
    public SvgOptions arrow(Point from, Point to) {
        ImmutableList<Arrow> more = ImmutableList.<Arrow>builder()
                .addAll(arrows)
                .add(new Arrow(from, to))
                .build();
        return new SvgOptions(width, theme, symmetry, parts, more, marks, hints);
    }

    /** {@return the same options with one more marked point} */
    public SvgOptions mark(Point point) {
        return new SvgOptions(width, theme, symmetry, parts, arrows, with(marks, point), hints);
    }

    /** {@return the same options with the destinations of one more stack} */
    public SvgOptions hints(Point from) {
        return new SvgOptions(width, theme, symmetry, parts, arrows, marks, with(hints, from));
    }

    boolean has(Part part) {
        return parts.contains(part);
    }

    private static ImmutableSet<Point> with(ImmutableSet<Point> points, Point point) {
        return Sets.immutableEnumSet(Sets.union(points, ImmutableSet.of(point)));
    }
}
