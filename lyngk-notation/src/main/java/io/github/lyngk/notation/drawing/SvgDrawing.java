package io.github.lyngk.notation.drawing;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.math.IntMath;
import com.google.common.math.LongMath;
import io.github.lyngk.notation.drawing.SvgOptions.Part;
import java.math.RoundingMode;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws an SVG document: a board, or several in rows. */
final class SvgDrawing {
    /** The most boards in a row. */
    private static final int COLUMNS = 3;

    /** The default width in pixels of a picture of one board, and of each of several boards. */
    private static final int ALONE = 640;

    private static final int AMONG_OTHERS = 400;

    /** The space between boards in a row. */
    private static final int GUTTER = 40;

    /** The space above a board for the move, below it for the status, and below it without captions. */
    private static final int HEADING = 30;

    private static final int STATUS = 66;
    private static final int FOOT = 34;

    /** The assumed width of letters as a share of their height, so that texts fit. */
    private static final double LETTER = 0.54;

    private final SvgWriter out = new SvgWriter();
    private final ImmutableList<Moment> moments;

    /** The heading of each board; empty for none. */
    private final ImmutableList<String> headings;

    private final SvgOptions options;
    private final Palette palette;
    private final boolean captions;
    private final int heading;
    private final int height;

    SvgDrawing(ImmutableList<Moment> moments, ImmutableList<String> headings, SvgOptions options) {
        this.moments = moments;
        this.headings = headings;
        this.options = options;
        palette = Palette.of(options.theme());
        captions = options.has(Part.CAPTION);
        heading = captions && headings.stream().anyMatch(words -> !words.isEmpty()) ? HEADING : 0;
        height = heading + BoardLayout.BOTTOM + (captions ? STATUS : FOOT);
    }

    String document() {
        int columns = moments.size() == 4 ? 2 : Math.min(moments.size(), COLUMNS);
        int wide = columns * (BoardLayout.WIDTH + GUTTER) - GUTTER;
        int high = IntMath.divide(moments.size(), columns, RoundingMode.CEILING) * height;
        int pixels = options.width() > 0 ? options.width() : columns == 1 ? ALONE : columns * AMONG_OTHERS;
        out.line(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"lyngk lyngk-theme-%s\" width=\"%s\" height=\"%s\""
                        + " viewBox=\"0 0 %s %s\" font-family=\"sans-serif\" role=\"img\">",
                Ascii.toLowerCase(options.theme().name()),
                pixels,
                LongMath.divide((long) pixels * high, wide, RoundingMode.CEILING),
                wide,
                high);
        out.line("<title>%s</title>", ofAll(this::title));
        out.line("<desc>%s</desc>", ofAll(i -> moments.get(i).position()));
        // beyond the edges, since the height is rounded to whole pixels
        out.line(
                "<rect class=\"lyngk-background\" x=\"-10%%\" y=\"-10%%\" width=\"120%%\" height=\"120%%\" fill=\"%s\"/>",
                palette.background());
        for (int i = 0; i < moments.size(); i++) {
            board(i, i % columns * (BoardLayout.WIDTH + GUTTER), i / columns * height + heading);
        }
        out.line("</svg>");
        return out.toString();
    }

    private String ofAll(IntFunction<Object> what) {
        return IntStream.range(0, moments.size())
                .mapToObj(i -> what.apply(i).toString())
                .collect(Collectors.joining("; "));
    }

    /** The title of a board: its heading and its status. */
    private String title(int i) {
        String status = moments.get(i).status();
        return headings.get(i).isEmpty() ? status : headings.get(i) + ". " + status;
    }

    private void board(int i, int x, int y) {
        out.line("<g class=\"lyngk-board\" transform=\"translate(%s %s)\">", x, y);
        new SvgBoard(out, moments.get(i), options).draw();
        if (captions) {
            caption("lyngk-heading", headings.get(i), 0, 20);
            caption("lyngk-status", moments.get(i).status(), BoardLayout.BOTTOM + 50, 18);
        }
        out.line("</g>");
    }

    private void caption(String name, String words, int y, int size) {
        if (!words.isEmpty()) {
            double fitting = (BoardLayout.WIDTH - 24) / LETTER / words.length();
            out.line(
                    "<text class=\"lyngk-caption %s\" x=\"%s\" y=\"%s\" font-size=\"%s\" text-anchor=\"middle\""
                            + " fill=\"%s\">%s</text>",
                    name, BoardLayout.WIDTH / 2, y, Math.min(size, fitting), palette.text(), words);
        }
    }
}
