package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.scenarios.RecordExtras;
import io.github.lyngk.testkit.scenarios.RecordExtras.Kind;
import io.github.lyngk.testkit.scenarios.RecordExtras.Remark;
import io.github.lyngk.testkit.scenarios.RecordWithExtras;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Records that can be read: plain ones, rich ones, and what is written in another way than it is printed. */
final class RecordCases {
    private static final long SEED = 5;
    private static final Pattern DESCRIBED = Pattern.compile("([a-i]\\d)(?:-[a-i]\\d)*(-[a-i]\\d)[+#]?");
    private static final Pattern POINT = Pattern.compile("[a-i]\\d");
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private RecordCases() {}

    static Stream<RecordFile> all() {
        return Stream.of(
                        Arrays.stream(Variant.values()).flatMap(RecordCases::ofVariant),
                        routesAcrossTheOrigin(),
                        routesWithAChoice())
                .flatMap(files -> files);
    }

    private static Stream<RecordFile> ofVariant(Variant variant) {
        ImmutableList<Game> games = new Draw(variant, SEED).games(5).collect(ImmutableList.toImmutableList());
        String name = variant.tag();
        String plain = GameRecord.of(games.get(0)).toString();
        return Stream.of(
                RecordFile.ofLyngk(name + "-plain", plain),
                RecordFile.ofLyngk(name + "-three", three(games.subList(1, 4))),
                RecordFile.ofLyngk(name + "-line-ends", BYTE_ORDER_MARK + plain.replace("\n", "\r\n")),
                RecordFile.ofLyngk(name + "-no-routes", bare(plain)),
                RecordFile.ofLyngk(name + "-capitals", capitals(plain)),
                RecordFile.ofLyngk(name + "-rich", rich(games.get(4))),
                RecordFile.ofLyngk(name + "-endings", endings(games.get(3))));
    }

    private static String three(List<Game> games) {
        return games.stream().map(game -> GameRecord.of(game).toString()).collect(Collectors.joining("\n"));
    }

    /** Without the points between and the marks. */
    private static String bare(String text) {
        return changed(text, move -> move.group(1) + move.group(2));
    }

    /** Letters are read in either case. */
    private static String capitals(String text) {
        return changed(text, move -> move.group().toUpperCase(Locale.ROOT));
    }

    private interface Change {
        String of(MatchResult move);
    }

    private static String changed(String text, Change change) {
        int moves = text.indexOf("\n\n");
        return text.substring(0, moves)
                + DESCRIBED
                        .matcher(text.substring(moves))
                        .replaceAll(move -> Matcher.quoteReplacement(change.of(move)));
    }

    private static String rich(Game game) {
        ImmutableMap<String, String> tags =
                ImmutableMap.of("Event", "A \"rich\" record \\ \u00e9\u6f22\ud83c\udfb2", "X_1", "");
        ImmutableList<Remark> remarks = ImmutableList.of(
                new Remark(0, Kind.COMMENT, "before the first move", 0),
                new Remark(1, Kind.NAG, "", 1),
                new Remark(1, Kind.COMMENT, "with } in it", 0),
                new Remark(1, Kind.VARIATION, "", 7),
                new Remark(2, Kind.NESTED_VARIATION, "nested", 3),
                new Remark(3, Kind.NAG, "", 140),
                new Remark(3, Kind.COMMENT, "", 0),
                new Remark(0, Kind.CLOSING_COMMENT, "; the end {", 0));
        return RecordWithExtras.assemble(game, new RecordExtras(tags, remarks, 1))
                .toString();
    }

    /** Unfinished, resigned, lost on time, drawn by agreement, adjudicated. */
    private static String endings(Game game) {
        return IntStream.range(0, 5)
                .mapToObj(ending -> new RecordExtras(ImmutableMap.of(), ImmutableList.of(), ending))
                .map(extras -> RecordWithExtras.assemble(game.prefix(4 + extras.ending()), extras)
                        .toString())
                .collect(Collectors.joining("\n"));
    }

    /** R2: the stack looks back through the point it left. */
    private static Stream<RecordFile> routesAcrossTheOrigin() {
        return routes("origin-crossed", "1/4/7/6/G1R1R2/6/7/4/1 1 R:- 0:0", "1. e3-e5-e1")
                .map(file -> file.about(Rule.R2));
    }

    /** R1: another route than the one that is printed, the same move. */
    private static Stream<RecordFile> routesWithAChoice() {
        return routes("other-route", "1/4/1R5/6/R2R3/2B3/7/4/1 1 R:- 0:0", "1. e1-e4-f3")
                .map(file -> file.about(Rule.R1));
    }

    /** A board with a last move, and the same from other sides. */
    private static Stream<RecordFile> routes(String name, String position, String move) {
        return IntStream.of(0, 1, 6, 8).mapToObj(number -> {
            Symmetry symmetry = Symmetry.values()[number];
            Position turned = Position.parse(position).transform(symmetry);
            String written = POINT.matcher(move)
                    .replaceAll(
                            point -> symmetry.apply(Point.parse(point.group())).toString());
            return RecordFile.ofLyngk(
                    name + "-" + (number + 1), BrokenRecordCases.ended(turned.toString(), "", written, "1-0"));
        });
    }
}
