package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.broken.CoreEngine;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a check does when a program fails. */
class CheckRunTest {

    private static final Settings SETTINGS = Settings.usual(30, 1).withBudget(Settings.ENDLESS);
    private static final Game GAME = RandomGames.game(Variant.STANDARD, 1).prefix(3);

    private final List<FakeProgram> made = new ArrayList<>();

    private FakeProgram make(Consumer<FakeProgram> change) {
        FakeProgram program = new FakeProgram();
        change.accept(program);
        made.add(program);
        return program;
    }

    private RunResult check(boolean renewable, Consumer<FakeProgram> change) {
        return new EngineRun<>(() -> make(change), renewable, SETTINGS, Optional.empty()).run();
    }

    private RunResult check(Settings settings, Consumer<FakeProgram> change) {
        return new EngineRun<>(() -> make(change), true, settings, Optional.empty()).run();
    }

    private RunResult replay(boolean renewable, Consumer<FakeProgram> change) {
        return new EngineRun<>(() -> make(change), renewable, SETTINGS, Optional.of(GAME)).run();
    }

    private RunResult checkBot(Consumer<FakeProgram> change) {
        return new BotRun(() -> make(change), true, BotPromises.NONE, SETTINGS.withGames(200), Optional.empty()).run();
    }

    private static void failing(FakeProgram program, ProgramFailure.Kind kind) {
        program.fails = position -> FakeProgram.fail(kind);
    }

    private static Fault onlyFault(RunResult result) {
        return Iterables.getOnlyElement(result.faults());
    }

    @Test
    void rightProgramIsStartedOnceAndEnded() {
        RunResult result = check(true, program -> {});

        assertThat(result.faults()).isEmpty();
        assertThat(result.complete()).isTrue();
        assertThat(result.enough()).isTrue();
        assertThat(result.endedEarly()).isEmpty();
        assertThat(result.games()).isEqualTo(30);
        assertThat(made).hasSize(1).allMatch(program -> program.closed == 1);
        assertThat(made.get(0).readied).as("once before each set-up").isEqualTo(30);
    }

    @Test
    void threeHangsEndTheCheck() {
        RunResult result = check(true, program -> failing(program, ProgramFailure.Kind.HANG));

        assertThat(onlyFault(result).kind()).isEqualTo(Kind.HANG);
        assertThat(result.endedEarly()).contains("the engine did not answer three times");
        assertThat(result.complete()).isFalse();
        assertThat(made).hasSize(3).allMatch(program -> program.closed == 1);
    }

    @Test
    void oneHangOfTheOnlyInstanceEndsTheCheck() {
        RunResult result = check(false, program -> failing(program, ProgramFailure.Kind.HANG));

        assertThat(result.endedEarly()).contains("the engine did not answer, and there is no other instance to ask");
        assertThat(onlyFault(result).games()).isEqualTo(1);
    }

    @Test
    void threeFailedStartsEndTheCheck() {
        RunResult result = check(true, program -> program.start = Optional.of(ProgramFailure.Kind.NO_START));

        assertThat(onlyFault(result).kind()).isEqualTo(Kind.NO_START);
        assertThat(onlyFault(result).games()).isEqualTo(3);
        assertThat(result.endedEarly()).contains("the engine could not be started again");
    }

    @Test
    void badEndOfTheMainProgramIsAFault() {
        RunResult result = check(true, program -> program.end = Optional.of(ProgramFailure.Kind.CRASH));

        assertThat(onlyFault(result).kind()).isEqualTo(Kind.CRASH);
        assertThat(onlyFault(result).errorOutput()).containsExactly("oops");
        assertThat(result.endedEarly()).isEmpty();
    }

    @Test
    void badEndAfterAnEarlyEndIsNoFault() {
        RunResult result = check(true, program -> {
            program.start = Optional.of(ProgramFailure.Kind.NO_START);
            program.end = Optional.of(ProgramFailure.Kind.CRASH);
        });

        assertThat(onlyFault(result).kind()).isEqualTo(Kind.NO_START);
    }

    /** Of a fault without a rule that a second program shows, the report has the last three commands. */
    @Test
    void crashIsReproducedOnceAndHasItsLastCommands() {
        RunResult result = check(true, program -> failing(program, ProgramFailure.Kind.CRASH));

        assertThat(onlyFault(result).kind()).isEqualTo(Kind.CRASH);
        assertThat(onlyFault(result).message()).isEqualTo("the engine failed");
        assertThat(onlyFault(result).exchanges()).containsExactly("line 3", "line 4", "line 5");
        assertThat(onlyFault(result).remarks()).isEmpty();
        assertThat(onlyFault(result).games()).isEqualTo(30);
        assertThat(made)
                .as("the main one, one to repeat it, and two to shrink it")
                .hasSize(4);
    }

    @Test
    void brokenRuleHasNoCommands() {
        RunResult result = new EngineRun<>(
                        () -> new FakeProgram() {
                            @Override
                            public Collection<Move> moves(Position position) {
                                return List.of();
                            }
                        },
                        true,
                        SETTINGS,
                        Optional.empty())
                .run();

        assertThat(result.faults().get(0).rule()).isPresent();
        assertThat(result.faults().get(0).exchanges()).isEmpty();
    }

    @Test
    void programOfOtherVariantsCannotBeChecked() {
        Settings other = SETTINGS.withVariants(ImmutableSet.of(Variant.SIX_STACK));

        assertThat(catchThrowableOfType(ProgramFailure.class, () -> check(other, program -> {}))
                        .kind())
                .isEqualTo(ProgramFailure.Kind.NO_START);
        assertThat(made).allMatch(program -> program.closed == 1);
    }

    @Test
    void checkEndsWithTheWantedNumberOfFaults() {
        RunResult result = check(SETTINGS.withEnoughFaults(1), program -> failing(program, ProgramFailure.Kind.CRASH));

        assertThat(result.games()).isEqualTo(1);
        assertThat(result.complete()).isTrue();
    }

    /** A fresh program answers every fiftieth of the positions for fresh bots, to show whether answers depend on games. */
    @Test
    void deterministicBotIsStartedSometimesAndAnyOtherOnce() {
        assertThat(checkBot(program -> {}).faults()).isEmpty();
        assertThat(made).hasSize(1);

        made.clear();
        RunResult result = checkBot(program -> program.deterministic = true);
        assertThat(result.faults()).isEmpty();
        assertThat(result.testedKinds()).contains(Kind.UNSTEADY_ANSWER);
        assertThat(made).hasSizeBetween(2, 5).allMatch(program -> program.closed == 1);
    }

    @Test
    void hangOfABotIsAFault() {
        RunResult result = checkBot(program -> failing(program, ProgramFailure.Kind.HANG));

        assertThat(onlyFault(result).kind()).isEqualTo(Kind.HANG);
        assertThat(onlyFault(result).message()).isEqualTo("the bot failed");
        assertThat(result.endedEarly()).contains("the bot did not answer three times");
    }

    /** The game is played with every question asked twice, and then once more. */
    @Test
    void replayAsksThreeTimesInEveryPosition() {
        AtomicInteger asked = new AtomicInteger();
        RunResult result = replay(true, program -> program.fails = position -> asked.incrementAndGet());

        assertThat(asked).hasValue(3 * 4);
        assertThat(result.games()).isEqualTo(1);
        assertThat(result.planned()).isEqualTo(1);
        assertThat(result.complete()).isTrue();
        assertThat(result.enough()).isTrue();
    }

    @Test
    void replayEndsAtAHang() {
        RunResult result = replay(false, program -> failing(program, ProgramFailure.Kind.HANG));

        assertThat(onlyFault(result).kind()).isEqualTo(Kind.HANG);
        assertThat(made).hasSize(1).allMatch(program -> program.readied == 1);
    }

    @Test
    void kindsThatAreTestedDependOnTheEngine() {
        assertThat(check(true, program -> {}).testedKinds()).containsExactly(Kind.WRONG_BOARD);

        CoreEngine blind = new CoreEngine() {
            @Override
            public Optional<Position> position(Position position) {
                return Optional.empty();
            }

            @Override
            public boolean refusesIllegalMoves() {
                return true;
            }
        };
        assertThat(new EngineRun<>(() -> blind, true, SETTINGS, Optional.empty())
                        .run()
                        .testedKinds())
                .containsExactly(Kind.ILLEGAL_MOVE_PLAYED);
    }

    /** Only the first bot is right, so only bots that are asked once are wrong. */
    @Test
    void faultOfAFreshBotIsFoundAndTheBotIsClosed() {
        RunResult result = new BotRun(
                        () -> make(program -> program.fails = position -> {
                            if (made.indexOf(program) > 0) {
                                FakeProgram.fail(ProgramFailure.Kind.CRASH);
                            }
                        }),
                        true,
                        new BotPromises(true, 0, false),
                        SETTINGS.withGames(100),
                        Optional.empty())
                .run();

        assertThat(onlyFault(result).kind()).isEqualTo(Kind.CRASH);
        assertThat(onlyFault(result).askedBefore()).isEmpty();
        assertThat(made).hasSizeGreaterThan(2).allMatch(program -> program.closed == 1);
    }
}
