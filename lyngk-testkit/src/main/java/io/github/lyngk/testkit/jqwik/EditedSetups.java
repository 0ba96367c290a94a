package io.github.lyngk.testkit.jqwik;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import java.util.List;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Set-ups from random games or with few stacks, with a few random changes. */
final class EditedSetups {
    private static final int MOST_EDITS = 4;
    private static final int SPARSE = 6;
    private static final int MOST_FIVES = 9;

    /** A change to a set-up. */
    private record Edit(Consumer<Setup.Builder> change) {}

    private EditedSetups() {}

    /** Set-ups of some variants: a third of them from games, the others with changes. */
    static Arbitrary<Setup> of(Arbitrary<Setup> played, ImmutableSet<Variant> variants) {
        Arbitrary<Setup> edited = Combinators.combine(
                        Arbitraries.oneOf(played, sparse(variants)),
                        edits().list().ofMinSize(1).ofMaxSize(MOST_EDITS))
                .as(EditedSetups::edit);
        return Arbitraries.frequencyOf(Tuple.of(1, played), Tuple.of(2, edited));
    }

    private static Setup edit(Setup setup, List<Edit> edits) {
        Setup.Builder builder = setup.toBuilder();
        edits.forEach(edit -> edit.change().accept(builder));
        return builder.build();
    }

    /** Set-ups with a few possible stacks, with or without claims. */
    private static Arbitrary<Setup> sparse(ImmutableSet<Variant> variants) {
        Arbitrary<Edit> stack = Combinators.combine(Arbitraries.of(Point.class), StackArbitraries.legal())
                .as(EditedSetups::put);
        return Combinators.combine(
                        Arbitraries.of(variants),
                        stack.list().ofMaxSize(SPARSE),
                        claims().list().ofMaxSize(2))
                .as((variant, stacks, claims) ->
                        edit(edit(Setup.builder(variant).build(), stacks), claims));
    }

    private static Arbitrary<Edit> edits() {
        Arbitrary<Player> players = Arbitraries.of(Player.class);
        Arbitrary<Point> points = Arbitraries.of(Point.class);
        return Arbitraries.oneOf(
                Combinators.combine(points, StackArbitraries.piles()).as(EditedSetups::put),
                Combinators.combine(points, StackArbitraries.legal()).as(EditedSetups::put),
                points.map(point -> new Edit(setup -> setup.remove(point))),
                claims(),
                players.map(player -> new Edit(setup -> setup.playerToMove(player))),
                players.map(player -> new Edit(setup -> setup.suddenDeathWinner(player))),
                Combinators.combine(players, Arbitraries.integers().between(0, MOST_FIVES))
                        .as((player, fives) -> new Edit(setup -> setup.fives(player, fives))));
    }

    private static Arbitrary<Edit> claims() {
        return Combinators.combine(Arbitraries.of(Player.class), Arbitraries.of(Color.class))
                .as((player, color) -> new Edit(setup -> setup.claim(player, color)));
    }

    private static Edit put(Point point, Stack stack) {
        return new Edit(setup -> setup.put(point, stack));
    }
}
