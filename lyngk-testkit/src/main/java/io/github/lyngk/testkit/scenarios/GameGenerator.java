package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/**
 * Generates random games that fulfil a {@link PlaySpec}, with the random generators of the JDK.
 *
 * <p>If no event is required, more than a third of the games are uniformly random; the others are steered by a
 * {@link PlayingStyle} towards events that are rare in uniform play. Every game starts from an initial position (section C).
 */
public final class GameGenerator {
    /** The maximum number of attempts; the rarest single event needs about a hundred. */
    private static final int TIMEOUT = 20_000;

    /** One in this many games is broken off early. */
    private static final int CUT_ONE_IN = 10;

    /** One in this many of the games broken off anywhere stops at a rare event. */
    private static final int MOMENT_ONE_IN = 8;

    private static final ImmutableList<PlayingStyle> MIX = ImmutableList.of(
            PlayingStyle.UNIFORM,
            PlayingStyle.UNIFORM,
            PlayingStyle.UNIFORM,
            PlayingStyle.UNIFORM,
            PlayingStyle.UNIFORM,
            PlayingStyle.NO_CLAIMS,
            PlayingStyle.LATE_CLAIMS,
            PlayingStyle.HIGH_STACKS,
            PlayingStyle.JOKERS_TOGETHER,
            PlayingStyle.LONG_ROUTES,
            PlayingStyle.OWN_SIXES,
            PlayingStyle.COVERED_COLORS,
            PlayingStyle.DRAWISH);

    private final PlaySpec spec;
    private final ImmutableList<Variant> variants;

    /** Creates a generator; if no event is required, some games are broken off at the moment of one. */
    public GameGenerator(PlaySpec spec) {
        this.spec = spec;
        this.variants = spec.usableVariants();
    }

    public PlaySpec spec() {
        return spec;
    }

    /** A game, mostly played to its end or as far as the spec allows. */
    public Game drawGame(RandomGenerator random) {
        return draw(random, random.nextInt(CUT_ONE_IN) == 0);
    }

    /** A game broken off anywhere the spec allows: mostly with all lengths equally likely. */
    public Game drawBrokenOff(RandomGenerator random) {
        return draw(random, true);
    }

    private Game draw(RandomGenerator random, boolean mayBeBrokenOff) {
        boolean brokenOff = spec.stage() == Stage.ONGOING || mayBeBrokenOff && spec.stage() == Stage.EITHER;
        for (int attempt = 0; attempt < TIMEOUT; attempt++) {
            Variant variant = pick(variants, random);
            Optional<Game> game = spec.events().isEmpty()
                    ? playAnything(variant, random, brokenOff)
                    : playTowards(pick(spec.usableEvents(variant), random), variant, random, brokenOff);
            if (game.isPresent() && spec.accepts(game.get())) {
                return game.get();
            }
        }
        throw new IllegalStateException("no game found in " + TIMEOUT + " tries for " + spec);
    }

    private Optional<Game> playAnything(Variant variant, RandomGenerator random, boolean brokenOff) {
        if (brokenOff && random.nextInt(MOMENT_ONE_IN) == 0) {
            return playToMoment(pick(RareEvent.in(variant), random), variant, random);
        }
        Game game = play(variant, pick(MIX, random), limit(random, brokenOff), random);
        boolean oneTooMany = spec.stage() == Stage.ONGOING && game.position().isOver();
        return Optional.of(oneTooMany ? game.undo() : game);
    }

    private int limit(RandomGenerator random, boolean brokenOff) {
        boolean whole = spec.maxPlies() == PlaySpec.LONGEST && !brokenOff;
        return whole || spec.stage() == Stage.FINISHED
                ? spec.maxPlies()
                : random.nextInt(spec.minPlies(), spec.maxPlies() + 1);
    }

    private Optional<Game> playTowards(RareEvent wanted, Variant variant, RandomGenerator random, boolean brokenOff) {
        Game game = play(variant, pick(wanted.styles(), random), PlaySpec.LONGEST, random);
        OptionalInt ply = wanted.event().firstPly(game);
        if (ply.isEmpty()) {
            return Optional.empty();
        }
        int shortest = ply.getAsInt();
        if (spec.atMoment()) {
            return Optional.of(game.prefix(shortest));
        }
        int longest = Math.max(shortest, Math.min(game.size(), spec.maxPlies()));
        return Optional.of(game.prefix(brokenOff ? random.nextInt(shortest, longest + 1) : longest));
    }

    /** A game that stops where a position shows an event best. */
    private Optional<Game> playToMoment(RareEvent wanted, Variant variant, RandomGenerator random) {
        Game game = play(variant, pick(wanted.styles(), random), PlaySpec.LONGEST, random);
        OptionalInt ply = wanted.event().firstPly(game);
        return ply.isEmpty() ? Optional.empty() : Optional.of(game.prefix(wanted.shownAfter(ply.getAsInt())));
    }

    private static Game play(Variant variant, PlayingStyle style, int limit, RandomGenerator random) {
        return playOn(Game.of(Position.initial(variant, random)), style, limit, random);
    }

    /** Continues a game in some style until it is over or has reached a number of moves. */
    static Game playOn(Game begun, PlayingStyle style, int limit, RandomGenerator random) {
        Game game = begun;
        while (game.size() < limit && !game.position().isOver()) {
            Optional<Game> drawn = style.seeksDraw() ? TiedEndingSearch.finish(game, limit) : Optional.empty();
            if (drawn.isPresent()) {
                return drawn.get();
            }
            game = game.play(style.choose(game.position(), random));
        }
        return game;
    }

    static <T> T pick(List<T> choices, RandomGenerator random) {
        return choices.get(random.nextInt(choices.size()));
    }
}
