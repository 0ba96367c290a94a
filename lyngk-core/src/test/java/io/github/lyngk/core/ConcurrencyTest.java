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
import org.junit.jupiter.api.Test;

/** Values are safe to share: threads that ask the same position at once all get the same answers. */
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

    @Test
    void positionsAnswerAlikeFromAllThreads() throws Exception {
        Position position = Position.initial(Variant.CLAIM_CAPTURES, new SplittableRandom(8));
        CyclicBarrier together = new CyclicBarrier(THREADS);
        List<Callable<String>> tasks = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            tasks.add(() -> {
                together.await();
                return answers(position);
            });
        }
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            for (Future<String> answer : threads.invokeAll(tasks)) {
                assertThat(answer.get()).isEqualTo(answers(position));
            }
        } finally {
            threads.shutdownNow();
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
