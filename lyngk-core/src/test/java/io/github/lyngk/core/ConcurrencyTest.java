package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Values are safe to share: threads that ask the same position at once all get the same answers. */
@Tag("not-for-mutation")
class ConcurrencyTest {
    private static final int THREADS = 4;

    private static String answers(Position position) {
        StringBuilder answers = new StringBuilder();
        for (Move move : position.legalMoves()) {
            answers.append(position.play(move).hash64()).append(position.route(move));
        }
        return answers.append(position.legalMoveCount())
                .append(Symmetry.canonical(position))
                .toString();
    }

    /** The answers of all threads, which ask at the same time. */
    private static <T> List<T> askTogether(Callable<T> question) throws Exception {
        CyclicBarrier together = new CyclicBarrier(THREADS);
        List<Callable<T>> tasks = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            tasks.add(() -> {
                together.await();
                return question.call();
            });
        }
        List<T> answers = new ArrayList<>();
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            for (Future<T> answer : threads.invokeAll(tasks)) {
                answers.add(answer.get());
            }
        } finally {
            threads.shutdownNow();
        }
        return answers;
    }

    @Test
    void positionsAnswerAlikeFromAllThreads() throws Exception {
        Position position = Position.initial(Variant.CLAIM_CAPTURES, new SplittableRandom(8));

        assertThat(askTogether(() -> answers(position))).containsOnly(answers(position));
    }

    @Test
    void R6_skipIsFoundByAllThreads() throws Exception {
        Position before = Boards.position("1 RI:GB 0:0", "e1 R", "e2 I", "e4 R", "e6 I");
        for (int round = 0; round < 100; round++) {
            Position skipping = before.play(Move.parse("e1-e2"));
            assertThat(askTogether(() -> skipping.play(Move.parse("e4-e6")).isOver()))
                    .containsOnly(true);
            assertThat(skipping.playerToMove()).isEqualTo(Player.FIRST);
        }
    }

    @Test
    void randomGamesAreTheSameInParallel() {
        List<Game> one = RandomGames.games(Variant.SIX_STACK, 0).limit(100).toList();
        List<Game> many = java.util.stream.IntStream.range(0, 100)
                .parallel()
                .mapToObj(seed -> RandomGames.game(Variant.SIX_STACK, seed))
                .toList();

        assertThat(many).isEqualTo(one);
    }
}
