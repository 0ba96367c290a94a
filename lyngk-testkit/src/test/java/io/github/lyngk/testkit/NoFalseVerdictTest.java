package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.broken.ClaimByClaimEngine;
import io.github.lyngk.testkit.broken.CoreEngine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A wrong engine is never called sound, a right one is never called faulty, and no remark is made that is not true. */
@Tag("slow")
class NoFalseVerdictTest {

    private static EngineCheck check(Supplier<? extends Engine<?>> engines) {
        return EngineCheck.of(engines).seed(1).games(300);
    }

    /** Lists every move twice. */
    private static class Doubling extends CoreEngine {
        @Override
        public Collection<Move> moves(Position position) {
            return ImmutableList.copyOf(Iterables.concat(position.legalMoves(), position.legalMoves()));
        }
    }

    // A wrong answer is recorded before anything else happens.

    @Test
    @Tag("not-for-mutation")
    void wrongAnswerIsReportedThoughTheSecondInstanceHangsInItsConstructor() {
        AtomicInteger made = new AtomicInteger();
        CheckReport report = check(() -> {
                    if (made.getAndIncrement() > 0) {
                        waitForever();
                    }
                    return new Doubling();
                })
                .games(60)
                .waiting(Duration.ofMillis(50))
                .run();

        assertThat(report.isSound()).isFalse();
        assertThat(report.faults()).anySatisfy(fault -> {
            assertThat(fault.kind()).isEqualTo(Kind.DUPLICATE_MOVE);
            assertThat(fault.isNotReproduced()).isFalse();
        });
    }

    private static void waitForever() {
        Uninterruptibles.awaitUninterruptibly(new CountDownLatch(1));
    }

    @Test
    @Tag("not-for-mutation")
    void wrongAnswerIsReportedThoughTheSecondInstanceThrowsInItsConstructor() {
        AtomicInteger made = new AtomicInteger();
        CheckReport report = check(() -> {
                    if (made.getAndIncrement() > 0) {
                        throw new IllegalStateException("only one at a time");
                    }
                    return new Doubling();
                })
                .games(60)
                .run();

        assertThat(report.faults()).hasSize(1);
        assertThat(report.faults().get(0).kind()).isEqualTo(Kind.DUPLICATE_MOVE);
        assertThat(report.faults().get(0).remarks()).containsExactly("No fresh instance has confirmed it.");
    }

    @Test
    @Tag("not-for-mutation")
    void wrongAnswerIsReportedThoughTheEngineHangsWhenAskedAgain() {
        CheckReport report = check(() -> new Doubling() {
                    private int asked;

                    @Override
                    public EngineResult result(Position position) {
                        if (position.stacks().size() < 40 && asked++ > 0) {
                            waitForever();
                        }
                        return super.result(position);
                    }
                })
                .games(60)
                .waiting(Duration.ofMillis(50))
                .run();

        assertThat(report.isSound()).isFalse();
        assertThat(report.faults().stream().map(Fault::kind)).contains(Kind.DUPLICATE_MOVE, Kind.HANG);
    }

    /** Slow answers; each call takes a share of the budget. */
    private static class Slow extends CoreEngine {
        static final Duration PAUSE = Duration.ofMillis(100);

        @Override
        public Position setUp(Position position) {
            Uninterruptibles.sleepUninterruptibly(PAUSE);
            return position;
        }

        @Override
        public EngineResult result(Position position) {
            Uninterruptibles.sleepUninterruptibly(PAUSE);
            return super.result(position);
        }
    }

    /** The wrong answer comes after the end of the budget, so that there is no time to ask again. */
    @Test
    @Tag("not-for-mutation")
    void wrongAnswerIsReportedThoughTheTimeIsUp() {
        CheckReport report = check(() -> new Slow() {
                    @Override
                    public Collection<Move> moves(Position position) {
                        Uninterruptibles.sleepUninterruptibly(PAUSE);
                        return ImmutableList.of();
                    }
                })
                .budget(Duration.ofMillis(250))
                .run();

        assertThat(report.isSound()).isFalse();
        assertThat(report.faults().stream().map(Fault::kind)).contains(Kind.MISSING_MOVE);
        assertThat(report.faults()).noneMatch(Fault::isNotReproduced);
    }

    // A check that compared little is not sound.

    /** Whether a single game has 60 answers depends on its length. */
    @Test
    @Tag("not-for-mutation")
    void verdictNeedsSixtyAnswers() {
        List<CheckReport> reports = LongStream.rangeClosed(1, 30)
                .mapToObj(seed ->
                        EngineCheck.of(CoreEngine::new).seed(seed).games(1).run())
                .toList();

        assertThat(reports).allSatisfy(report -> {
            assertThat(report.isComplete()).isTrue();
            assertThat(report.isSound()).isEqualTo(report.answers() >= 60);
        });
        assertThat(reports)
                .anyMatch(CheckReport::isSound)
                .anySatisfy(report -> assertThat(report.summary())
                        .endsWith("; no verdict: compared " + report.answers() + " answers, the minimum is 60"));
    }

    @Test
    void checkWithoutAnyAnswerIsNotSound() {
        CheckReport report = check(CoreEngine::new).budget(Duration.ofNanos(1)).run();

        assertThat(report.isSound()).isFalse();
        assertThat(report.summary())
                .isEqualTo("The engine: 0 faults in 0 games, 0 answers; seed 1; incomplete: 0 of 300 games;"
                        + " no verdict: compared 0 answers, the minimum is 60");
        assertThatThrownBy(report::orThrow)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the minimum is 60");
    }

    // An engine with separate claims that lacks a rule.

    @Test
    @Tag("not-for-mutation")
    void F2_separateClaimsWithoutTheLyngkRuleAreReportedUnderThatRule() {
        CheckReport report = check(() -> new ClaimByClaimEngine() {
                    @Override
                    public Collection<Move> moves(State state) {
                        ImmutableSet<Move> direct = state.position().legalMoves().stream()
                                .filter(move -> state.position().route(move).size() == 2)
                                .map(Move::withoutClaim)
                                .collect(ImmutableSet.toImmutableSet());
                        return super.moves(state).stream()
                                .filter(direct::contains)
                                .toList();
                    }
                })
                .games(60)
                .run();

        assertThat(report.noVerdict()).isEmpty();
        assertThat(report.faults().stream().map(Fault::kind)).containsOnly(Kind.MISSING_MOVE);
        assertThat(report.faults().get(0).rule()).contains(Rule.F2);
    }

    // The order of the questions.

    /** Counts a skip when it is asked for the result. */
    @Test
    void movesThatAreWrongUntilTheResultIsAskedForAreFound() {
        class Skipping implements Engine<AtomicReference<Position>> {
            private Optional<AtomicReference<Position>> unasked = Optional.empty();

            @Override
            public AtomicReference<Position> setUp(Position position) {
                return new AtomicReference<>(position);
            }

            @Override
            public Collection<Move> moves(AtomicReference<Position> state) {
                return unasked.filter(other -> other == state).isPresent()
                        ? ImmutableList.of()
                        : state.get().legalMoves();
            }

            @Override
            public AtomicReference<Position> play(AtomicReference<Position> state, Move move) {
                AtomicReference<Position> next =
                        new AtomicReference<>(state.get().play(move));
                unasked = Optional.of(next);
                return next;
            }

            @Override
            public EngineResult result(AtomicReference<Position> state) {
                unasked = Optional.empty();
                return EngineResult.of(state.get());
            }
        }

        assertThat(check(Skipping::new).run().faults().stream().map(Fault::kind))
                .contains(Kind.MISSING_MOVE);
    }

    @Test
    @Tag("not-for-mutation")
    void resultIsAskedBeforeThePosition() {
        List<String> calls = new ArrayList<>();
        check(() -> new CoreEngine() {
                    @Override
                    public Position setUp(Position position) {
                        calls.add("state");
                        return position;
                    }

                    @Override
                    public Position play(Position position, Move move) {
                        calls.add("state");
                        return position.play(move);
                    }

                    @Override
                    public EngineResult result(Position position) {
                        calls.add("result");
                        return super.result(position);
                    }

                    @Override
                    public Optional<Setup> setup(Position position) {
                        calls.add("setup");
                        return super.setup(position);
                    }
                })
                .run();

        List<String> notFirst = IntStream.range(1, calls.size())
                .filter(index -> calls.get(index).equals("setup"))
                .mapToObj(index -> calls.get(index - 1))
                .toList();
        assertThat(notFirst).isNotEmpty().containsOnly("result");
    }

    private static Setup withOtherPlayerToMove(Position position) {
        return position.toSetup().toBuilder()
                .playerToMove(position.playerToMove().opponent())
                .build();
    }

    @Test
    void playerToMoveOfAFinishedGameIsNotCompared() {
        CheckReport report = check(() -> new CoreEngine() {
                    @Override
                    public Optional<Setup> setup(Position position) {
                        return Optional.of(position.isOver() ? withOtherPlayerToMove(position) : position.toSetup());
                    }
                })
                .run();

        assertThat(report.testedKinds()).contains(Fault.Kind.WRONG_BOARD);
        assertThat(report.isSound()).isTrue();
    }

    /** Whatever an engine shows after an early end, its only fault is the early end. */
    @Test
    @Tag("not-for-mutation")
    void playerToMoveIsNotComparedWhereTheEngineSaysThatTheGameIsOver() {
        CheckReport report = check(() -> new CoreEngine() {
                    private boolean isDecided(Position position) {
                        return position.fives(Player.FIRST) + position.fives(Player.SECOND) > 2;
                    }

                    @Override
                    public EngineResult result(Position position) {
                        return isDecided(position) ? EngineResult.draw() : super.result(position);
                    }

                    @Override
                    public Collection<Move> moves(Position position) {
                        return isDecided(position) ? ImmutableList.of() : position.legalMoves();
                    }

                    @Override
                    public Optional<Setup> setup(Position position) {
                        return Optional.of(isDecided(position) ? withOtherPlayerToMove(position) : position.toSetup());
                    }
                })
                .run();

        assertThat(report.faults().stream().map(Fault::kind))
                .contains(Kind.EARLY_END)
                .doesNotContain(Kind.WRONG_SIDE_TO_MOVE);
    }
}
