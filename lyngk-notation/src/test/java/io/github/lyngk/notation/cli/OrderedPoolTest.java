package io.github.lyngk.notation.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterators;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OrderedPoolTest {
    @Test
    void resultsComeInTheOrderOfTheTasks() {
        CountDownLatch second = new CountDownLatch(1);
        OrderedPool.Task<Integer> waits = () -> {
            second.await();
            return 1;
        };
        OrderedPool.Task<Integer> releases = () -> {
            second.countDown();
            return 2;
        };
        List<Integer> results = new ArrayList<>();
        new OrderedPool(2, 1).run(ImmutableList.of(waits, releases).iterator(), results::add);
        assertThat(results).containsExactly(1, 2);
    }

    @Test
    void onlyAWindowOfTasksIsDrawnAhead() {
        AtomicInteger drawn = new AtomicInteger();
        Iterator<OrderedPool.Task<Integer>> tasks = IntStream.range(0, 1000)
                .<OrderedPool.Task<Integer>>mapToObj(i -> {
                    drawn.incrementAndGet();
                    return () -> i;
                })
                .iterator();
        new OrderedPool(2, 1).run(tasks, result -> {
            assertThat(drawn.get() - result).isLessThanOrEqualTo(8);
            return true;
        });
        assertThat(drawn).hasValue(1000);
    }

    private record Heavy(int number, long weight) implements OrderedPool.Task<Integer> {
        @Override
        public Integer call() {
            return number;
        }
    }

    @Test
    void noTaskIsDrawnWhileThoseUnderWayAreHeavy() {
        AtomicInteger drawn = new AtomicInteger();
        // Lazy to the last: a stream would be one task ahead of what is drawn.
        Iterator<Heavy> tasks = Iterators.transform(
                IntStream.range(0, 100).iterator(), i -> new Heavy(drawn.getAndIncrement(), i < 50 ? 4 : 1000));
        new OrderedPool(8, 10).run(tasks, result -> {
            assertThat(drawn.get() - result).isLessThanOrEqualTo(result < 50 ? 3 : 1);
            return true;
        });
        assertThat(drawn).hasValue(100);
    }

    @Test
    void theSinkMayStop() {
        List<Integer> results = new ArrayList<>();
        Iterator<OrderedPool.Task<Integer>> endless = IntStream.iterate(0, i -> i + 1)
                .<OrderedPool.Task<Integer>>mapToObj(i -> () -> i)
                .iterator();
        new OrderedPool(3, 1).run(endless, result -> {
            results.add(result);
            return result < 4;
        });
        assertThat(results).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void whatATaskThrowsEndsTheRun() {
        OrderedPool.Task<Integer> fails = () -> {
            throw new IOException("no");
        };
        OrderedPool.Task<Integer> explodes = () -> {
            throw new StackOverflowError();
        };
        assertThatThrownBy(() -> new OrderedPool(1, 1).run(List.of(fails).iterator(), result -> true))
                .isInstanceOf(IllegalStateException.class)
                .hasRootCauseInstanceOf(IOException.class);
        assertThatThrownBy(() -> new OrderedPool(1, 1).run(List.of(explodes).iterator(), result -> true))
                .isInstanceOf(StackOverflowError.class);
    }

    @Test
    void anInterruptionEndsTheRun() {
        OrderedPool.Task<Integer> sleeps = () -> {
            Thread.sleep(60_000);
            return 1;
        };
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> new OrderedPool(1, 1).run(List.of(sleeps).iterator(), result -> true))
                .isInstanceOf(IllegalStateException.class);
        assertThat(Thread.interrupted()).isTrue();
    }
}
