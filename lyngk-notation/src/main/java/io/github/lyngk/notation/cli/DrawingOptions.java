package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Refusal;
import java.util.function.Function;

/** The options for drawing boards, as text or as a picture. */
final class DrawingOptions {
    private static final Option SVG = Option.flag(
                    "--svg",
                    "draw one picture as an SVG document: of the first record, unless --record chooses another")
            .letter('s');
    private static final Option THEME = Option.valued("--theme", "NAME", "the colours of the picture")
            .letter('t')
            .choices(Option.typed(BoardSvg.Theme.values()));
    private static final Option WIDTH = Option.valued(
                    "--width", "PIXELS", "the width of the whole picture, which has at most three boards in a row")
            .letter('w');
    private static final Option HINTS = Option.valued(
            "--hints", "POINT", "show where the stack on POINT can move, on boards with such a stack; may be repeated");
    private static final Option MARK = Option.valued("--mark", "POINT", "draw a ring round POINT; may be repeated");
    private static final Option ARROW = Option.valued("--arrow", "A-B", "draw an arrow from A to B; may be repeated");
    private static final Option NO_COORDINATES = Option.flag("--no-coordinates", "leave out the names of points");
    private static final Option OWNERS =
            Option.flag("--owners", "show the owner of each stack").letter('o');
    private static final Option SYMMETRY = Option.valued(
                    "--symmetry", "NAME", "turn the board, or mirror it and turn it")
            .choices(Option.typed(Symmetry.values()));
    private static final Option NO_CAPTION = Option.flag("--no-caption", "draw the board alone");
    private static final Option UNICODE =
            Option.flag("--unicode", "draw text with Unicode characters").letter('u');

    /** The options for pictures only. */
    private static final ImmutableList<Option> OF_PICTURES =
            ImmutableList.of(THEME, WIDTH, HINTS, MARK, ARROW, NO_COORDINATES);

    /** All options, in the order in which help lists them. */
    static final ImmutableList<Option> OPTIONS = ImmutableList.<Option>builder()
            .add(SVG)
            .addAll(OF_PICTURES)
            .add(UNICODE, OWNERS, SYMMETRY, NO_CAPTION)
            .build();

    private final boolean svg;
    private final Function<BoardSvg, BoardSvg> picture;
    private final Function<BoardText, BoardText> text;

    /**
     * Reads the options.
     *
     * @throws UsageException if they contradict each other or have wrong values
     */
    DrawingOptions(Arguments arguments) {
        svg = arguments.has(SVG);
        if (!svg) {
            for (Option option : OF_PICTURES) {
                if (arguments.has(option)) {
                    throw new UsageException(option.name() + " is for pictures: add --svg");
                }
            }
        } else if (arguments.has(UNICODE)) {
            throw new UsageException("--unicode is for text and cannot be combined with --svg");
        }
        boolean owners = arguments.has(OWNERS);
        boolean caption = !arguments.has(NO_CAPTION);
        Symmetry symmetry = arguments.constant(SYMMETRY, Symmetry.values()).orElse(Symmetry.IDENTITY);
        text = drawing ->
                drawing.turned(symmetry).owners(owners).caption(caption).unicode(arguments.has(UNICODE));
        picture = ofPictures(arguments)
                .compose(drawing -> drawing.turned(symmetry).owners(owners).caption(caption));
    }

    private static Function<BoardSvg, BoardSvg> ofPictures(Arguments arguments) {
        int width = arguments.number(WIDTH.name(), 1, BoardSvg.WIDEST).orElse(0);
        BoardSvg.Theme theme =
                arguments.constant(THEME, BoardSvg.Theme.values()).orElse(BoardSvg.Theme.LIGHT);
        ImmutableList<Point> hints = points(arguments, HINTS);
        ImmutableList<Point> marks = points(arguments, MARK);
        ImmutableList<Move> arrows = ImmutableList.copyOf(Lists.transform(
                arguments.values(ARROW.name()),
                arrow -> parsed(ARROW, "two points such as c3-c5", arrow, Move::parse)));
        for (Move arrow : arrows) {
            if (arrow.claim().isPresent()) {
                throw new UsageException(ARROW.name() + " leads from one point to another, not " + arrow);
            }
        }
        return drawing -> {
            BoardSvg drawn = drawing.theme(theme).coordinates(!arguments.has(NO_COORDINATES));
            drawn = width == 0 ? drawn : drawn.width(width);
            for (Point point : marks) {
                drawn = drawn.mark(point);
            }
            for (Move arrow : arrows) {
                drawn = drawn.arrow(arrow.from(), arrow.to());
            }
            for (Point from : hints) {
                drawn = hinted(drawn, from);
            }
            return drawn;
        };
    }

    /**
     * Adds hints for a stack. Without a stack this is a {@link Refusal}, not wrong usage: the option was given before
     * the position was known.
     */
    private static BoardSvg hinted(BoardSvg drawing, Point from) {
        try {
            return drawing.hints(from);
        } catch (IllegalArgumentException e) {
            throw new Refusal(String.valueOf(e.getMessage()));
        }
    }

    /** Whether a picture is drawn. */
    boolean svg() {
        return svg;
    }

    /**
     * {@return a drawing of a position}
     *
     * @throws Refusal if there is no stack to give hints for
     */
    String of(Position position) {
        return svg ? picture.apply(BoardSvg.of(position)).toString() : page(BoardText.of(position), position);
    }

    /**
     * {@return a picture of some plies of a game}
     *
     * @throws Refusal if there is no stack to give hints for
     */
    String picture(Game game, int first, int last) {
        return picture.apply(BoardSvg.strip(game, first, last)).toString();
    }

    /** {@return the current position of a game as text, with its last move} */
    String text(Game game) {
        BoardText drawing = game.lastMove()
                .map(move -> BoardText.of(game.undo().position().effect(move)))
                .orElseGet(() -> BoardText.of(game.start()));
        return page(drawing, game.position());
    }

    /** A drawing as text, and below it the position line, which other subcommands and programs can read. */
    private String page(BoardText drawing, Position position) {
        return text.apply(drawing) + position.toString() + "\n";
    }

    private static ImmutableList<Point> points(Arguments arguments, Option option) {
        return ImmutableList.copyOf(Lists.transform(
                arguments.values(option.name()), point -> parsed(option, "a point such as c7", point, Point::parse)));
    }

    private static <T> T parsed(Option option, String needed, String text, Function<String, T> parser) {
        try {
            return parser.apply(text);
        } catch (NotationException e) {
            throw new UsageException(option.name() + " needs " + needed + "; found " + Excerpt.ofArgument(text));
        }
    }
}
