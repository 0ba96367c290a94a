package io.github.lyngk.core.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.RandomStates;
import io.github.lyngk.core.Variant;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The baseline bot: always legal, always the same, and how strong it is. */
class PlayoutBotTest {
    private static final Duration MILLISECOND = Duration.ofMillis(1);

    /** Positions at all plies of random games, and positions of few stacks; none is over. */
    private static List<Position> positions(int count) {
        return LongStream.iterate(0, seed -> seed + 1)
                .boxed()
                .flatMap(seed -> {
                    Variant variant = Variant.values()[(int) (seed % 3)];
                    Game game = RandomGames.game(variant, seed);
                    return Stream.of(
                            game.prefix((int) (seed % game.size())).position(), RandomStates.position(variant, seed));
                })
                .filter(position -> !position.isOver())
                .limit(count)
                .toList();
    }

    @Test
    void everyAnswerIsLegal() {
        PlayoutBot bot = new PlayoutBot(20, 1);
        List<Position> positions = positions(600);

        assertThat(positions).allMatch(position -> position.isLegal(bot.choose(position)));
        assertThat(positions).anyMatch(position -> position.legalMoveCount() == 1);
    }

    @Test
    void R5_itClaimsWhereItMust() {
        Position position = Position.parse("1/4/7/6/3R(GB)2/6/7/4/1 1 -:B 0:0");

        assertThat(position.mustClaim()).isTrue();
        assertThat(position.isLegal(new PlayoutBot(20, 1).choose(position))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 5, 6})
    void fewPlayoutsAreEnoughForALegalMove(int playouts) {
        PlayoutBot bot = new PlayoutBot(playouts, 1);

        assertThat(positions(30)).allMatch(position -> position.isLegal(bot.choose(position)));
    }

    @Test
    void aShortTimeIsEnoughForALegalMove() {
        PlayoutBot bot = new PlayoutBot(Integer.MAX_VALUE, 1);

        assertThat(positions(30)).allMatch(position -> position.isLegal(bot.choose(position, MILLISECOND)));
        assertThat(positions(30)).allMatch(position -> position.isLegal(bot.choose(position, Duration.ofNanos(1))));
    }

    @Test
    void withEnoughTimeItChoosesAsWithoutALimit() {
        PlayoutBot bot = new PlayoutBot(50, 1);

        for (Duration limit : List.of(Duration.ofDays(1), Duration.ofSeconds(Long.MAX_VALUE))) {
            assertThat(positions(30))
                    .allMatch(position -> bot.choose(position, limit).equals(bot.choose(position)));
        }
    }

    @Test
    void theSameSeedChoosesTheSameMoves() {
        List<Position> positions = positions(60);
        List<Move> moves = positions.stream().map(new PlayoutBot(50, 7)::choose).toList();

        assertThat(positions.parallelStream().map(new PlayoutBot(50, 7)::choose))
                .isEqualTo(moves);
        assertThat(positions.stream()
                        .map(position -> new PlayoutBot(50, 7).choose(Position.parse(position.toString())))
                        .toList())
                .isEqualTo(moves);
        assertThat(positions.stream().map(new PlayoutBot(50, 8)::choose).toList())
                .isNotEqualTo(moves);
    }

    @Test
    void itFindsAWinAtOnce() {
        Position position = Position.parse("1/4/7/6/3K(JIBRG)2/6/I6/3G/1 1 K:G 0:0 six");

        assertThat(new PlayoutBot(200, 1).choose(position)).hasToString("e4-e5");
    }

    @Test
    void aFinishedGameHasNoMove() {
        Position over = RandomGames.game(Variant.STANDARD, 1).position();

        assertThatThrownBy(() -> new PlayoutBot(1, 1).choose(over))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the game is over");
        assertThatThrownBy(() -> new PlayoutBot(1, 1).choose(over, MILLISECOND))
                .isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void aBotNeedsAPlayout(int playouts) {
        assertThatThrownBy(() -> new PlayoutBot(playouts, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a bot needs at least 1 playout, not " + playouts);
    }

    private static Bot random(long seed) {
        return position -> position.randomMove(new SplittableRandom(seed ^ position.hash64()));
    }

    /** The same games are played on every machine, so this does not fail by chance. */
    @Test
    @Tag("not-for-mutation")
    void evenAFastBotBeatsSimpleOpponents() {
        assertThat(points(new PlayoutBot(100, 1), random(2)))
                .as("of 24 against random moves")
                .isGreaterThanOrEqualTo(22);
        assertThat(points(new PlayoutBot(1_000, 1), new GreedyBot(2)))
                .as("of 24 against greedy ones")
                .isGreaterThanOrEqualTo(17);
    }

    private static double points(Bot bot, Bot opponent) {
        double points = 0;
        for (Variant variant : Variant.values()) {
            points += Matches.points(bot, opponent, variant, 8, 1);
        }
        return points;
    }

    /** How strong it is, measured at length. */
    @Test
    @Tag("power")
    void measureStrength() {
        for (Variant variant : Variant.values()) {
            for (int seed = 1; seed <= 3; seed++) {
                Bot bot = new PlayoutBot(6_000, seed);
                double againstRandom = Matches.points(bot, random(seed + 100), variant, 100, seed);
                double againstGreedy = Matches.points(bot, new GreedyBot(seed + 100), variant, 100, seed);
                System.out.printf(
                        "%s, seed %d, 100 games each: %.1f against random moves, %.1f against greedy ones%n",
                        variant, seed, againstRandom, againstGreedy);
                assertThat(againstRandom).isGreaterThanOrEqualTo(99);
                assertThat(againstGreedy).isGreaterThanOrEqualTo(70);
            }
        }
    }
}
