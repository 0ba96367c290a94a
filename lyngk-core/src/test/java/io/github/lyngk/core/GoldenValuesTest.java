package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.referee.Grid;
import io.github.lyngk.core.referee.Referee;
import io.github.lyngk.core.referee.State;
import io.github.lyngk.core.referee.Turn;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that must never change: starts, random games and hashes. Each is worked out here a second time. */
class GoldenValuesTest {
    /** A start, shuffled as documented. */
    private static State start(Variant variant, RandomGenerator random) {
        char[] bag = ("IIIIIIIIBBBBBBBBRRRRRRRRGGGGGGGGKKKKKKKKJJJ").toCharArray();
        for (int i = 42; i >= 1; i--) {
            int j = random.nextInt(i + 1);
            char piece = bag[i];
            bag[i] = bag[j];
            bag[j] = piece;
        }
        Map<String, String> board = new HashMap<>();
        for (int i = 0; i < 43; i++) {
            board.put(Grid.POINTS.get(i), "" + bag[i]);
        }
        String word = variant == Variant.STANDARD ? "" : variant.tag();
        return new State(word, board, 1, List.of("", ""), List.of(0, 0), 0);
    }

    @ParameterizedTest
    @EnumSource
    void startsAreShuffledAsDocumented(Variant variant) {
        for (long seed = 0; seed < 50; seed++) {
            assertThat(Position.initial(variant, new SplittableRandom(seed)))
                    .hasToString(start(variant, new SplittableRandom(seed)).toString());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, G/JRKI/GRGGKIG/BKIRBR/GBBGIRI/KRBGIK/KJBRBKI/BKIR/J 1 -:- 0:0",
        "42, R/GIIR/KGRJIKR/KBGKJG/KGIBRIK/KRIBGK/GGRBBIR/BJIB/B 1 -:- 0:0"
    })
    void startsArePinned(long seed, String line) {
        assertThat(Position.initial(Variant.STANDARD, new SplittableRandom(seed)))
                .hasToString(line);
    }

    @ParameterizedTest
    @EnumSource
    void randomGamesDrawAsDocumented(Variant variant) {
        for (long seed = 0; seed < 5; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            State state = start(variant, random);
            Game game = RandomGames.game(variant, seed);
            for (Move move : game.moves()) {
                List<Turn> turns = Referee.legalTurns(state);
                Turn turn = turns.get(random.nextInt(turns.size()));
                assertThat(move).hasToString(turn.toString());
                state = Referee.play(state, turn);
            }
            assertThat(Referee.isOver(state)).isTrue();
            assertThat(game.position()).hasToString(state.toString());
        }
    }

    @Test
    void randomGamesArePinned() {
        assertThat(RandomGames.game(Variant.STANDARD, 1).position())
                .hasToString(
                        "1/(GBR)2(IR)/5(RK)1/3(IKBR)2/1(JBRK)1(GKBI)2(KBGI)/(RKG)5/(IG)3(GB)1(IGJB)/1(RKIG)2/1 2 GR:KB 1:0");
    }

    @ParameterizedTest
    @CsvSource({
        "STANDARD, x2AhGVN5ioqIHCugvGU0SaRecYFZDbdGiOoWk9nKr9vI7gE",
        "SIX_STACK, ASAYIKBMVJpAnu0_NZez2I-rgz0O7ycMQRCjMYrb9rf4yO4J",
        "CLAIM_CAPTURES, x2AhGVN5ioqIHCugvGU0SaRecYFZDbdGiOoWk9nKr9vI7hE"
    })
    void bytesOfGamesArePinned(Variant variant, String text) {
        Game game = RandomGames.game(variant, 1);

        assertThat(game.toBase64()).isEqualTo(text);
        assertThat(Game.ofBase64(text)).isEqualTo(game);
    }

    @ParameterizedTest
    @CsvSource({
        "G/JRKI/GRGGKIG/BKIRBR/GBBGIRI/KRBGIK/KJBRBKI/BKIR/J 1 -:- 0:0, cK2DXBJ6_UM4Cr9iAQ",
        "1/(GBR)2(IR)/5(RK)1/3(IKBR)2/1(JBRK)1(GKBI)2(KBGI)/(RKG)5/(IG)3(GB)1(IGJB)/1(RKIG)2/1 2 GR:KB 1:0, FnwAaGOjPrbxubHUZJe-lm2g9nKV_gNL-2CCaUN2SsE",
        "R/4/7/6/3(IBGKJR)3/6/7/4/G 2 R:B 0:0 six#1, sywa4Q3OkwW9NRCuQkr4-F0N4sk",
        "1/4/7/6/7/6/7/4/1 1 -:- 0:12 captures, Ae-_m6GaICNZcM_OUmJXo022MGAAUQ"
    })
    void bytesOfPositionsArePinned(String line, String text) {
        assertThat(Position.parse(line).toBase64()).isEqualTo(text);
        assertThat(Position.ofBase64(text)).hasToString(line);
    }

    @Test
    void streamOfGamesCountsTheSeedsUp() {
        assertThat(RandomGames.games(Variant.SIX_STACK, 7).limit(3))
                .containsExactly(
                        RandomGames.game(Variant.SIX_STACK, 7),
                        RandomGames.game(Variant.SIX_STACK, 8),
                        RandomGames.game(Variant.SIX_STACK, 9));
    }

    @Test
    void playOutGoesOnFromAnyPosition() {
        Position start = Boards.position("1 -:- 0:0", "e4 R", "e5 G", "c1 K", "d1 I");
        Game game = RandomGames.playOut(start, new SplittableRandom(3));

        assertThat(game.start()).isEqualTo(start);
        assertThat(game.position().isOver()).isTrue();
        assertThat(game).isEqualTo(RandomGames.playOut(start, new SplittableRandom(3)));
    }

    /** The hash, computed as {@link Position#hash64()} documents. */
    private static long hash(State state) {
        long hash = 0;
        for (Map.Entry<String, String> entry : state.board().entrySet()) {
            long key = (long) Grid.POINTS.indexOf(entry.getKey()) << 32;
            for (int i = 0; i < entry.getValue().length(); i++) {
                key |= ("IBRGKJ".indexOf(entry.getValue().charAt(i)) + 1L) << 3 * i;
            }
            hash ^= scramble(key);
        }
        long rest = 63L << 32;
        rest |= (long) claims(state.claims().get(0)) << 8;
        rest |= (long) claims(state.claims().get(1)) << 16;
        rest |= (state.isSix() ? 1L : state.isCaptures() ? 2L : 0L) << 24;
        rest |= (long) state.winner() << 2;
        rest |= state.player() - 1;
        long fives = (long) state.fives().get(0) << 32 | state.fives().get(1);
        return hash ^ scramble(scramble(rest) + fives);
    }

    /** A bit for each colour, and a sixth when the second claim comes before the first in the order of colours. */
    private static int claims(String letters) {
        int bits = 0;
        for (char letter : letters.toCharArray()) {
            bits |= 1 << "IBRGK".indexOf(letter);
        }
        boolean descending =
                letters.length() == 2 && "IBRGK".indexOf(letters.charAt(0)) > "IBRGK".indexOf(letters.charAt(1));
        return descending ? bits | 32 : bits;
    }

    private static long scramble(long key) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void hashesFollowTheFormula(String variant) {
        assertThat(Fixtures.games(variant)).allSatisfy(game -> {
            assertThat(Position.parse(game.start()).hash64()).isEqualTo(hash(State.parse(game.start())));
            assertThat(Position.parse(game.end()).hash64()).isEqualTo(hash(State.parse(game.end())));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void hashesOfPlayedPositionsFollowTheFormula(String variant) {
        assertThat(Fixtures.games(variant).limit(30)).allSatisfy(played -> {
            Game game = Game.replay(
                    Position.parse(played.start()),
                    played.moves().stream().map(Move::parse).toList());
            assertThat(game.positions())
                    .allSatisfy(position ->
                            assertThat(position.hash64()).isEqualTo(hash(State.parse(position.toString()))));
        });
    }

    @ParameterizedTest
    @CsvSource({
        "1/4/7/6/7/6/7/4/1 1 -:- 0:0, c98d1167c891fa39",
        "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0, 61616a5391f06362",
        "1/1(JKGJRI)(RG)1/(BKR)1(RI)1(RB)K1/6/7/(JG)1(KG)(BGK)(IRG)1/RB(IRBK)1(IGB)(KI)I/1(BGK)BI/1 1 RB:K 0:0 six, 58f62cab40e50904"
    })
    void hashesArePinned(String line, String hex) {
        assertThat(Long.toHexString(Position.parse(line).hash64())).isEqualTo(hex);
    }
}
