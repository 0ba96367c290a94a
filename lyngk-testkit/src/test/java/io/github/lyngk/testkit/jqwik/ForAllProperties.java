package io.github.lyngk.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.WithNull;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** What a user gets from {@code @ForAll} without any configuration, and from the annotations. */
class ForAllProperties {
    @Property(tries = 100)
    void everyTypeIsProvided(
            @ForAll Position position,
            @ForAll Game game,
            @ForAll Move move,
            @ForAll Point point,
            @ForAll Stack stack,
            @ForAll Setup setup,
            @ForAll Outcome outcome) {
        assertThat(Position.parse(position.toString())).isEqualTo(position);
        assertThat(Game.replay(game.start(), game.moves())).isEqualTo(game);
        assertThat(Move.ofIndex(move.index())).isEqualTo(move);
        assertThat(Point.parse(point.toString())).isEqualTo(point);
        assertThat(Stack.parse(stack.toString())).isEqualTo(stack);
        assertThat(Setup.parse(setup.toString())).isEqualTo(setup);
        assertThat(outcome.isDraw()).isEqualTo(outcome.winner().isEmpty());
    }

    @Property(tries = 50)
    void containersOfPositionsWork(
            @ForAll @Size(max = 3) List<@Ongoing Position> positions, @ForAll Optional<@Finished Position> finished) {
        assertThat(positions).noneMatch(Position::isOver);
        assertThat(finished.stream()).allMatch(Position::isOver);
    }

    @Property(tries = 200)
    void pliesBoundTheNumberOfMoves(@ForAll @Plies(min = 3, max = 7) Game game) {
        assertThat(game.size()).isBetween(3, 7);
    }

    @Property(tries = 100)
    void aMaximumAloneIsEnough(@ForAll @Plies(max = 2) Position position) {
        assertThat(position.stacks().size()).isBetween(41, 43);
    }

    @Property(tries = 100)
    void variantsAreKept(
            @ForAll @InVariant(Variant.SIX_STACK) Game game,
            @ForAll @InVariant({Variant.STANDARD, Variant.CLAIM_CAPTURES}) Position position) {
        assertThat(game.start().variant()).isEqualTo(Variant.SIX_STACK);
        assertThat(position.variant()).isNotEqualTo(Variant.SIX_STACK);
    }

    @Property(tries = 100)
    void variantsOfSetupsAreKept(
            @ForAll @InVariant(Variant.SIX_STACK) Setup six,
            @ForAll @InVariant({Variant.STANDARD, Variant.CLAIM_CAPTURES}) Setup other) {
        assertThat(six.variant()).isEqualTo(Variant.SIX_STACK);
        assertThat(other.variant()).isNotEqualTo(Variant.SIX_STACK);
    }

    @Property(tries = 20)
    void outcomesAreThoseOfNarrowedGames(
            @ForAll @WithEvent(GameEvent.DRAW) Outcome drawn,
            @ForAll @InVariant(Variant.SIX_STACK) @WithEvent(GameEvent.SIX_STACK_WIN) Outcome sudden,
            @ForAll @Finished Outcome finished) {
        assertThat(drawn.isDraw()).isTrue();
        assertThat(sudden.reason()).isEqualTo(Outcome.Reason.SUDDEN_DEATH);
        assertThat(finished.isDraw()).isEqualTo(finished.winner().isEmpty());
    }

    @Property(tries = 50)
    void annotationsCountBesideThoseOfJqwik(@ForAll @Ongoing @WithNull(0.5) Position position) {
        assertThat(position == null || !position.isOver()).isTrue();
    }

    @Property(tries = 50)
    void annotationsNarrowAProviderOfOnesOwn(@ForAll("early") @InVariant(Variant.SIX_STACK) Position position) {
        assertThat(position.variant()).isEqualTo(Variant.SIX_STACK);
        assertThat(position.stacks()).hasSizeGreaterThan(37);
    }

    @Provide
    PlayArbitrary<Position> early() {
        return LyngkArbitraries.positions().plies(0, 5);
    }

    @Property(tries = 200)
    void ongoingAndFinishedMeanWhatTheySay(@ForAll @Ongoing Position ongoing, @ForAll @Finished Game finished) {
        assertThat(ongoing.legalMoves()).isNotEmpty();
        assertThat(finished.outcome()).isPresent();
    }

    @Property(tries = 50)
    void eventsCanBeAskedFor(
            @ForAll @WithEvent(GameEvent.FORCED_SKIP) Game skips,
            @ForAll @WithEvent(GameEvent.CLAIM_ONLY) Position claimOnly) {
        assertThat(GameEvent.FORCED_SKIP.happensIn(skips)).isTrue();
        assertThat(claimOnly.mustClaim()).isTrue();
    }

    @Property(tries = 50)
    @Domain(LyngkDomain.class)
    void theDomainAloneIsEnough(@ForAll @InVariant(Variant.SIX_STACK) @Ongoing Position position, @ForAll Point point) {
        assertThat(position.variant()).isEqualTo(Variant.SIX_STACK);
        assertThat(position.isOver()).isFalse();
        assertThat(Point.values()).contains(point);
    }

    @Property(tries = 50)
    @Domain(LyngkDomain.class)
    @Domain(DomainContext.Global.class)
    void theDomainGoesWithTheGlobalOne(@ForAll List<@Finished Game> games, @ForAll int number) {
        assertThat(games).allMatch(game -> game.position().isOver());
    }
}
