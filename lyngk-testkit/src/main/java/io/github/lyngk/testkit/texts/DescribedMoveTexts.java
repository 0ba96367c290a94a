package io.github.lyngk.testkit.texts;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.MoveNotation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Described moves of one position: with every route and mark, right or wrong, illegal ones, and damaged ones. */
public final class DescribedMoveTexts {

    /** RouteTexts that branch, cross the origin, open by a claim or do not fit into a token; marks of every kind. */
    private static final ImmutableList<Position> CONSTRUCTED = Stream.of(
                    "1/1B2/R2R2G/6/2J1R2/6/5G1/4/1 1 R:- 0:0",
                    "1/1B2/R2R2G/6/2J1R2/6/5G1/4/1 2 -:- 0:0 six",
                    "1/4/R2(GBIK)3/6/R6/6/7/4/1 1 R:- 0:0",
                    "1/4/R2(GBIK)3/6/R6/6/7/4/1 1 R:- 0:0 six",
                    "1/4/R2(GBIK)3/6/R6/6/7/4/1 1 -:- 0:0 captures",
                    "1/4/R2(JIBGK)3/6/R6/6/7/4/1 1 R:- 0:0 six",
                    "1/4/R2(JIBGK)3/6/R6/6/7/4/1 1 -:G 0:0 six",
                    "1/4/R2(JGBIK)2B/6/7/6/7/4/1 1 R:- 0:0 captures",
                    "1/R2(GBI)/R2(JGBIK)2(IGK)/6/R6/6/7/4/1 1 R:- 0:0 captures",
                    "1/1B2/3(JGBIK)3/6/4G2/6/7/4/1 1 -:- 0:0 captures",
                    "1/(GRBI)3/K6/6/1G5/6/7/4/J 1 GR:I 0:0",
                    "G/GRRR/RRRGGRG/GGGGGR/GRRGRGR/RGRRGR/GRGGGRG/RRRR/G 1 R:- 0:0",
                    "1/4/7/6/R6/K5/7/(JKRJBG)3/1 1 R:GB 0:0 six#2",
                    "1/4/7/6/7/6/7/4/1 1 -:- 0:0")
            .map(Position::parse)
            .collect(ImmutableList.toImmutableList());

    /** The positions whose moves are damaged: with a route, a mark of each kind and a claim. */
    private static final ImmutableList<Position> DAMAGED =
            ImmutableList.of(CONSTRUCTED.get(0), CONSTRUCTED.get(2), CONSTRUCTED.get(5), CONSTRUCTED.get(7));

    private static final int[] PLIES = {6, 15, 22, 27};
    private static final int MANY_ROUTES = 6;
    private static final int FEW_ROUTES = 2;
    private static final int ILLEGAL_OF_A_KIND = 3;
    private static final int TRIED_MOVES = 2_500;
    private static final int LONG = 58;

    /** A step through all moves that comes to each of them, as it has no divisor in common with their number. */
    private static final int STEP = 101;

    private static final List<String> MARKS =
            List.of("", "+", "#", "++", "##", "+#", "#+", "-", "=", "*", "!", "+!", "!+", " +", "\uff0b", "x", "++!");

    private DescribedMoveTexts() {}

    /** The positions: some constructed, and some that games of all variants came to. */
    public static ImmutableList<Position> positions() {
        ImmutableList.Builder<Position> positions =
                ImmutableList.<Position>builder().addAll(CONSTRUCTED);
        for (Variant variant : Variant.values()) {
            Game game = RandomGames.game(variant, 2);
            IntStream.of(PLIES)
                    .filter(ply -> ply < game.size())
                    .forEach(ply -> positions.add(game.prefix(ply).position()));
        }
        return positions.build();
    }

    /** All legal moves as they are printed, and in either case. */
    public static Stream<Probe> legal(Position position) {
        return position.legalMoves().stream()
                .map(move -> MoveNotation.describe(position, move))
                .flatMap(text -> Stream.of(
                        new Probe("a legal move", text),
                        new Probe("a legal move in capitals", Ascii.toUpperCase(text)),
                        new Probe("a legal move in small letters", Ascii.toLowerCase(text))));
    }

    /** Moves with legal routes, without one, and with routes that are none. */
    public static Stream<Probe> routes(Position position) {
        return travelling(position).stream().flatMap(move -> {
            RouteTexts routes = new RouteTexts(position, move);
            Stream<Probe> legal = routes.legal().stream()
                    .map(route -> new Probe(
                            route.size() > position.route(move).size()
                                    ? "a legal route with more legs than needed"
                                    : "a legal route",
                            routes.text(route)));
            Probe plain = new Probe("a move without its route", move.toString());
            return Stream.of(Stream.of(plain), legal, routes.nearlyCanonical()).flatMap(probes -> probes);
        });
    }

    /** All legal moves with the route that is printed, even where it does not fit into a token. */
    static Stream<Probe> tokens(Position position) {
        return position.legalMoves().stream()
                .map(move -> new RouteTexts(position, move).text(position.route(move)))
                .filter(text -> text.length() > LONG)
                .map(text -> new Probe("a move of " + text.length() + " characters", text));
    }

    /** Some moves over LYNGK points and a few direct ones. */
    private static List<Move> travelling(Position position) {
        List<Move> chosen = new ArrayList<>();
        int direct = 0;
        int far = 0;
        List<Move> moves = position.legalMoves();
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get((int) ((long) i * STEP % moves.size()));
            boolean travels = position.route(move).size() > 2;
            if (!chosen.contains(move) && (travels ? far++ < MANY_ROUTES : direct++ < FEW_ROUTES)) {
                chosen.add(move);
            }
        }
        return chosen;
    }

    /** Legal moves with every mark, right or wrong, or without one. */
    public static Stream<Probe> marks(Position position) {
        return position.legalMoves().stream().flatMap(move -> {
            String written = new RouteTexts(position, move).text(position.route(move));
            boolean plain = MoveNotation.describe(position, move).equals(written);
            return MARKS.stream()
                    .limit(plain ? 3 : MARKS.size())
                    .map(mark -> new Probe("the mark " + Visible.quote(mark), written + mark));
        });
    }

    /** Moves that break each rule in turn. */
    public static Stream<Probe> illegal(Position position) {
        Map<Violation, Integer> found = new EnumMap<>(Violation.class);
        return IntStream.range(0, TRIED_MOVES)
                .mapToObj(i -> Move.ofIndex(i * STEP % Move.COUNT))
                .flatMap(move -> position
                        .check(move)
                        .violation()
                        .filter(violation -> found.merge(violation, 1, Integer::sum) <= ILLEGAL_OF_A_KIND)
                        .map(violation -> "an illegal move: " + violation.rule().summary())
                        .stream()
                        .flatMap(sort -> Stream.of("", "+", "#").map(mark -> new Probe(sort, move + mark))));
    }

    /** Every small damage of a few moves of some positions, what stands around moves, and moves that are very long. */
    public static Stream<Probe> odd(Position position) {
        Stream<Probe> damaged = DAMAGED.contains(position)
                ? travelling(position).stream().limit(2).flatMap(move -> damaged(position, move))
                : Stream.empty();
        return Stream.concat(tokens(position), damaged);
    }

    private static Stream<Probe> damaged(Position position, Move move) {
        String claim = move.claim().map(color -> color.letter() + ":").orElse("");
        return Stream.concat(
                Damages.ofCharacters(MoveNotation.describe(position, move)),
                MoveTexts.around(claim, move.from().toString(), move.to().toString()));
    }
}
