package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.lyngk.notation.protocol.ProgramFailure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** How the instances of a check are created, kept, replaced and closed. */
class InstancesTest extends WithGuard {

    private final List<Closeable> made = new ArrayList<>();
    private final List<FakeProgram> programs = new ArrayList<>();
    private int failures;

    /** Counts how often it is closed. */
    private static class Closeable implements AutoCloseable {
        int closed;

        @Override
        public void close() {
            closed++;
        }
    }

    private <T> Instances<T> instances(boolean renewable, Supplier<T> maker) {
        return new Instances<>(maker, object -> object, renewable, guard, Settings.usual(1, 1));
    }

    private Instances<Closeable> closeables() {
        return instances(true, () -> noted(new Closeable()));
    }

    /** Creates programs; while there are failures left, it fails instead. */
    private Instances<FakeProgram> programs() {
        return instances(true, () -> {
            if (failures > 0) {
                failures--;
                FakeProgram.fail(ProgramFailure.Kind.NO_START);
            }
            FakeProgram program = new FakeProgram();
            programs.add(program);
            return program;
        });
    }

    private Closeable noted(Closeable instance) {
        made.add(instance);
        return instance;
    }

    private List<Integer> closed() {
        return made.stream().map(instance -> instance.closed).toList();
    }

    @Test
    void mainInstanceIsKeptAndFreshOnesAreNew() {
        Instances<Closeable> instances = closeables();

        assertThat(instances.main()).isSameAs(instances.main());
        assertThat(instances.fresh()).isNotSameAs(instances.main());
        assertThat(instances.freshIfPossible()).containsSame(made.get(2));
        assertThat(instances.forTrial()).isSameAs(made.get(3));
        assertThat(instances.isRenewable()).isTrue();
        assertThat(instances.isRemote()).isFalse();
        assertThat(closed()).containsExactly(0, 0, 0, 0);
        assertThat(instances.close()).isEmpty();
        assertThat(closed()).containsExactly(1, 1, 1, 1);
    }

    @Test
    void instanceThatIsGivenBackIsClosedAtOnceAndOnce() {
        Instances<Closeable> instances = closeables();
        instances.giveBack(instances.fresh());

        assertThat(closed()).containsExactly(1);
        instances.close();
        assertThat(closed()).containsExactly(1);
    }

    @Test
    void onlyInstanceIsClosedAtTheEnd() {
        Closeable only = noted(new Closeable());
        Instances<Closeable> instances = instances(false, () -> only);

        assertThat(instances.main()).isSameAs(instances.fresh());
        instances.giveBack(only);
        instances.renew();
        assertThat(closed()).containsExactly(0);
        assertThat(instances.main()).isSameAs(only);
        instances.close();
        assertThat(closed()).containsExactly(1);
        assertThat(instances.isRenewable()).isFalse();
    }

    @Test
    void renewingClosesTheMainInstanceAndReplacesIt() {
        Instances<Closeable> instances = closeables();
        Closeable first = instances.main();
        instances.renew();

        assertThat(first.closed).isEqualTo(1);
        assertThat(instances.main()).isNotSameAs(first);
    }

    @Test
    void abandonedInstancesAreNotTouchedAgain() {
        Instances<Closeable> instances = closeables();
        Closeable first = instances.main();
        instances.abandon();
        instances.close();

        assertThat(first.closed).isZero();
        assertThat(instances.main()).isNotSameAs(first);
    }

    @Test
    void closeableInstanceReturnedTwiceIsRefused() {
        Closeable same = new Closeable();
        Instances<Closeable> instances = instances(true, () -> same);
        instances.main();

        assertThatIllegalStateException()
                .isThrownBy(instances::fresh)
                .withMessage("the same Closeable was returned again, but it is closed after use:"
                        + " return a new one at every call");
        assertThat(instances.freshIfPossible()).isEmpty();
    }

    @Test
    void noInstanceIsRefused() {
        assertThatNullPointerException()
                .isThrownBy(instances(true, () -> null)::main)
                .withMessage("the bot or engine to check is null");
    }

    @Test
    void exceptionOfAnInstanceThatIsClosedIsIgnored() {
        Instances<Closeable> instances = instances(true, () -> new Closeable() {
            @Override
            public void close() {
                super.close();
                throw new IllegalStateException("stuck");
            }
        });
        Closeable stuck = instances.main();

        assertThat(instances.close()).isEmpty();
        assertThat(stuck.closed).isEqualTo(1);
    }

    @Test
    void nameIsThatOfTheClassIfItHasOne() {
        Instances<Closeable> named = closeables();
        assertThat(named.name()).isEmpty();
        named.main();
        assertThat(named.name()).contains("Closeable");

        Instances<Runnable> lambda = instances(true, () -> () -> {});
        lambda.main();
        assertThat(lambda.name()).isEmpty();

        Instances<Object> anonymous = instances(true, () -> new Object() {});
        anonymous.main();
        assertThat(anonymous.name()).isEmpty();
    }

    @Test
    void programsHaveANameAndATimeoutAndOneForAllTrials() {
        Instances<FakeProgram> instances = programs();
        FakeProgram main = instances.main();

        assertThat(instances.name()).contains("Some\\u0007 program");
        assertThat(instances.isRemote()).isTrue();
        assertThat(main.timeout).isEqualTo(Duration.ofSeconds(10));
        FakeProgram trial = instances.forTrial();
        instances.giveBack(trial);
        assertThat(instances.forTrial()).isSameAs(trial).isNotSameAs(main);
        assertThat(programs).hasSize(2).allMatch(program -> program.closed == 0);
    }

    @Test
    void abandonedProgramsAreEnded() {
        Instances<FakeProgram> instances = programs();
        instances.main();
        instances.forTrial();
        instances.abandon();

        assertThat(programs).hasSize(2).allMatch(program -> program.closed == 1);
        assertThat(instances.forTrial()).isSameAs(programs.get(2));
    }

    /** A program that has started before may crash twice when it starts. */
    @Test
    void startIsTriedAgain() {
        Instances<FakeProgram> instances = programs();
        instances.main();
        failures = 2;
        assertThat(instances.freshIfPossible()).isPresent();
        failures = 3;
        assertThat(instances.freshIfPossible()).isEmpty();
        assertThat(failures).isZero();
    }

    @Test
    void firstStartIsTriedOnce() {
        failures = 2;

        assertThat(programs().freshIfPossible()).isEmpty();
        assertThat(failures).isEqualTo(1);
    }

    @Test
    void onlyTheEndOfTheMainProgramIsJudged() {
        Instances<FakeProgram> instances = programs();
        instances.main();
        instances.fresh();
        programs.get(1).end = Optional.of(ProgramFailure.Kind.CRASH);
        assertThat(instances.close()).isEmpty();

        Instances<FakeProgram> others = programs();
        others.main().end = Optional.of(ProgramFailure.Kind.CRASH);
        others.fresh();
        assertThat(others.close())
                .hasValueSatisfying(failure -> assertThat(failure.kind()).isEqualTo(ProgramFailure.Kind.CRASH));
    }
}
