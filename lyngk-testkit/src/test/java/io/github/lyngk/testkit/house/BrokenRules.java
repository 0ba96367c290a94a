package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.EngineResult;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Rules some of which are broken: a subclass overrides those. Several such rules can be {@linkplain #combined combined}
 * into one engine that breaks them all.
 *
 * <p>Java has no way to inherit from several classes, so the parts of a combination ask each other. A rule asked of any
 * part is answered by the part that breaks it; that part gets the right rule by {@code super} as ever, and whatever the
 * right rule asks in turn is again answered by the part that breaks it. That is all the methods below do.
 */
class BrokenRules extends HouseRules {

    private static final ImmutableSet<String> RULES = ImmutableSet.copyOf(methods(HouseRules.class));

    private Map<String, BrokenRules> breakers = ImmutableMap.of();

    /** Rules that break what any of the parts breaks. The parts belong to the combination from then on. */
    static HouseRules combined(BrokenRules... parts) {
        ImmutableMap.Builder<String, BrokenRules> breakers = ImmutableMap.builder();
        for (BrokenRules part : parts) {
            part.broken().forEach(rule -> breakers.put(rule, part));
        }
        Map<String, BrokenRules> shared = breakers.buildOrThrow(); // refuses two breakers of one rule
        for (BrokenRules part : parts) {
            part.breakers = shared;
        }
        return parts[0];
    }

    /** The names of the rules that this class overrides. */
    final ImmutableSet<String> broken() {
        ImmutableSet.Builder<String> broken = ImmutableSet.builder();
        for (Class<?> type = getClass(); type != BrokenRules.class; type = type.getSuperclass()) {
            broken.addAll(Sets.intersection(RULES, methods(type)));
        }
        return broken.build();
    }

    private static Set<String> methods(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods()).map(Method::getName).collect(Collectors.toSet());
    }

    private BrokenRules breakerOf(String rule) {
        return breakers.getOrDefault(rule, this);
    }

    @Override
    Table setUp(Position position) {
        BrokenRules other = breakerOf("setUp");
        return other == this ? super.setUp(position) : other.setUp(position);
    }

    @Override
    List<Move> moves(Table table) {
        BrokenRules other = breakerOf("moves");
        return other == this ? super.moves(table) : other.moves(table);
    }

    @Override
    List<Move> turns(Table table) {
        BrokenRules other = breakerOf("turns");
        return other == this ? super.turns(table) : other.turns(table);
    }

    @Override
    Collection<Color> claims(Table table, Optional<Color> claimed) {
        BrokenRules other = breakerOf("claims");
        return other == this ? super.claims(table, claimed) : other.claims(table, claimed);
    }

    @Override
    List<Move> plainMoves(Table table) {
        BrokenRules other = breakerOf("plainMoves");
        return other == this ? super.plainMoves(table) : other.plainMoves(table);
    }

    @Override
    boolean mayClaim(Table table, Color color) {
        BrokenRules other = breakerOf("mayClaim");
        return other == this ? super.mayClaim(table, color) : other.mayClaim(table, color);
    }

    @Override
    Table claim(Table table, Color color) {
        BrokenRules other = breakerOf("claim");
        return other == this ? super.claim(table, color) : other.claim(table, color);
    }

    @Override
    boolean claimCaptures(Table table) {
        BrokenRules other = breakerOf("claimCaptures");
        return other == this ? super.claimCaptures(table) : other.claimCaptures(table);
    }

    @Override
    Table captureFives(Table table, Color color) {
        BrokenRules other = breakerOf("captureFives");
        return other == this ? super.captureFives(table, color) : other.captureFives(table, color);
    }

    @Override
    boolean mayLift(Table table, Piece top) {
        BrokenRules other = breakerOf("mayLift");
        return other == this ? super.mayLift(table, top) : other.mayLift(table, top);
    }

    @Override
    Collection<Point> destinations(Table table, Point from) {
        BrokenRules other = breakerOf("destinations");
        return other == this ? super.destinations(table, from) : other.destinations(table, from);
    }

    @Override
    Collection<Point> seen(Table table, Point from) {
        BrokenRules other = breakerOf("seen");
        return other == this ? super.seen(table, from) : other.seen(table, from);
    }

    @Override
    List<List<Point>> rays(Point from) {
        BrokenRules other = breakerOf("rays");
        return other == this ? super.rays(from) : other.rays(from);
    }

    @Override
    boolean mayUseLyngk(Table table, Piece top) {
        BrokenRules other = breakerOf("mayUseLyngk");
        return other == this ? super.mayUseLyngk(table, top) : other.mayUseLyngk(table, top);
    }

    @Override
    boolean isLyngkPoint(Table table, Piece top, Point point) {
        BrokenRules other = breakerOf("isLyngkPoint");
        return other == this ? super.isLyngkPoint(table, top, point) : other.isLyngkPoint(table, top, point);
    }

    @Override
    int legLimit() {
        BrokenRules other = breakerOf("legLimit");
        return other == this ? super.legLimit() : other.legLimit();
    }

    @Override
    boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
        BrokenRules other = breakerOf("mayLand");
        return other == this ? super.mayLand(table, moving, target) : other.mayLand(table, moving, target);
    }

    @Override
    boolean fits(Table table, int height) {
        BrokenRules other = breakerOf("fits");
        return other == this ? super.fits(table, height) : other.fits(table, height);
    }

    @Override
    boolean coloursDiffer(List<Piece> moving, List<Piece> target) {
        BrokenRules other = breakerOf("coloursDiffer");
        return other == this ? super.coloursDiffer(moving, target) : other.coloursDiffer(moving, target);
    }

    @Override
    boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
        BrokenRules other = breakerOf("mayClimb");
        return other == this ? super.mayClimb(table, moving, target) : other.mayClimb(table, moving, target);
    }

    @Override
    Table play(Table table, Move move) {
        BrokenRules other = breakerOf("play");
        return other == this ? super.play(table, move) : other.play(table, move);
    }

    @Override
    Table complete(Table table, Point point) {
        BrokenRules other = breakerOf("complete");
        return other == this ? super.complete(table, point) : other.complete(table, point);
    }

    @Override
    Table passTurn(Table table) {
        BrokenRules other = breakerOf("passTurn");
        return other == this ? super.passTurn(table) : other.passTurn(table);
    }

    @Override
    boolean hasMove(Table table, Player player) {
        BrokenRules other = breakerOf("hasMove");
        return other == this ? super.hasMove(table, player) : other.hasMove(table, player);
    }

    @Override
    EngineResult result(Table table) {
        BrokenRules other = breakerOf("result");
        return other == this ? super.result(table) : other.result(table);
    }

    @Override
    EngineResult count(Table table) {
        BrokenRules other = breakerOf("count");
        return other == this ? super.count(table) : other.count(table);
    }

    @Override
    List<Integer> ranking() {
        BrokenRules other = breakerOf("ranking");
        return other == this ? super.ranking() : other.ranking();
    }

    @Override
    int tally(Table table, Player player, int height) {
        BrokenRules other = breakerOf("tally");
        return other == this ? super.tally(table, player, height) : other.tally(table, player, height);
    }

    @Override
    boolean countsFor(Table table, Player player, List<Piece> stack) {
        BrokenRules other = breakerOf("countsFor");
        return other == this ? super.countsFor(table, player, stack) : other.countsFor(table, player, stack);
    }
}
