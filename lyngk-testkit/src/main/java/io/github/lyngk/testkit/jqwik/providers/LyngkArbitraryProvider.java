package io.github.lyngk.testkit.jqwik.providers;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.jqwik.LyngkArbitraries;
import java.util.Set;
import java.util.function.Supplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.providers.ArbitraryProvider;
import net.jqwik.api.providers.TypeUsage;

/** Provides the arbitraries for {@code @ForAll} parameters of LYNGK's types. */
public final class LyngkArbitraryProvider implements ArbitraryProvider {
    private static final ImmutableMap<Class<?>, Supplier<Arbitrary<?>>> ARBITRARIES =
            ImmutableMap.<Class<?>, Supplier<Arbitrary<?>>>builder()
                    .put(Point.class, LyngkArbitraries::points)
                    .put(Direction.class, () -> Arbitraries.of(Direction.class))
                    .put(Color.class, () -> Arbitraries.of(Color.class))
                    .put(Piece.class, () -> Arbitraries.of(Piece.class))
                    .put(Player.class, () -> Arbitraries.of(Player.class))
                    .put(Variant.class, () -> Arbitraries.of(Variant.class))
                    .put(Symmetry.class, () -> Arbitraries.of(Symmetry.class))
                    .put(Claim.class, LyngkArbitraryProvider::claims)
                    .put(Stack.class, LyngkArbitraries::stacks)
                    .put(Move.class, LyngkArbitraries::moves)
                    .put(Setup.class, LyngkArbitraries::setups)
                    .put(Position.class, LyngkArbitraries::positions)
                    .put(Game.class, LyngkArbitraries::games)
                    .put(GameRecord.class, LyngkArbitraries::records)
                    .put(Outcome.class, LyngkArbitraries::outcomes)
                    .build();

    /** Creates the provider; called by jqwik. */
    public LyngkArbitraryProvider() {}

    @Override
    public boolean canProvideFor(TypeUsage targetType) {
        return ARBITRARIES.containsKey(targetType.getRawType());
    }

    @Override
    public Set<Arbitrary<?>> provideFor(TypeUsage targetType, SubtypeProvider subtypeProvider) {
        Supplier<Arbitrary<?>> arbitrary = ARBITRARIES.get(targetType.getRawType());
        return arbitrary == null ? Set.of() : Set.of(arbitrary.get());
    }

    /** Above the priority of jqwik's own provider for enums, which would otherwise be used too. */
    @Override
    public int priority() {
        return 1;
    }

    private static Arbitrary<Claim> claims() {
        return Combinators.combine(Arbitraries.of(Player.class), Arbitraries.of(Color.class))
                .as(Claim::new);
    }
}
