package io.github.lyngk.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.cli.ChildCommand;
import io.github.lyngk.notation.cli.Main;
import io.github.lyngk.notation.protocol.ProgramFailure.Kind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A program as an opponent. */
@ExtendWith(Children.class)
@Tag("not-for-mutation")
class ProgramBotTest {

    private static final Position QUIET = Position.parse("1/4/7/6/3(RI)B2/6/7/4/1 1 -:- 0:0");
    private static final Position CLAIMED = Position.parse("1/4/7/6/3(RI)B2/6/7/4/1 1 R:- 0:0");

    /** Long enough on any machine. */
    private static final Duration PLENTY = Duration.ofMinutes(5);

    private static ProgramBot rascal(String trick) {
        return ProgramBot.start(ChildCommand.java(Rascal.class, trick));
    }

    @ParameterizedTest
    @EnumSource
    void rulesServerPlaysAWholeGame(Variant variant) {
        Game game = Game.of(RandomGames.game(variant, 7).start());
        SplittableRandom random = new SplittableRandom(7);
        try (ProgramBot server = ProgramBot.start(ChildCommand.java(Main.class, "serve"))) {
            server.answerTimeout(PLENTY);
            while (!game.isOver()) {
                Position position = game.position();
                game = game.play(
                        position.playerToMove() == Player.FIRST
                                ? position.randomMove(random)
                                : game.size() % 2 == 0 ? server.choose(position) : server.choose(position, PLENTY));
            }
            assertThat(server.name()).startsWith("lyngk ");
            assertThat(server.variants()).contains(variant);
        }
        assertThat(game.players()).contains(Player.SECOND);
    }

    @Test
    void limitIsSentInWholeMilliseconds() {
        try (ProgramBot bot = rascal("none")) {
            bot.answerTimeout(PLENTY);
            bot.choose(QUIET);
            bot.choose(QUIET, Duration.ofNanos(1_999_999));
            bot.choose(QUIET, Duration.ofNanos(1));
            bot.choose(QUIET, Duration.ofSeconds(Long.MAX_VALUE));

            assertThat(bot.exchanges())
                    .filteredOn(exchange -> exchange.startsWith("choose"))
                    .extracting(exchange -> exchange.split("  ->")[0])
                    .containsExactly("choose", "choose 1", "choose 1", "choose 31536000000");
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1})
    void limitIsMoreThanZero(long millis) {
        try (ProgramBot bot = rascal("none")) {
            assertThatThrownBy(() -> bot.choose(QUIET, Duration.ofMillis(millis)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("a limit is more than zero");
        }
    }

    @Test
    void childThatExceedsTheLimitIsEndedAndAFreshOnePlaysOn() {
        try (ProgramBot bot = rascal("sleeps")) {
            bot.choose(QUIET, PLENTY);
            List<ProcessHandle> hanging = Children.all();
            ProgramFailure failure =
                    catchThrowableOfType(ProgramFailure.class, () -> bot.choose(CLAIMED, Duration.ofMillis(200)));

            assertThat(failure.kind()).isEqualTo(Kind.HANG);
            assertThat(failure).hasMessage("Rascal printed no line for 0.2 s instead of answering choose");
            assertThat(failure.exchanges()).last().isEqualTo("choose 200  ->  (printed no line for 0.2 s)");
            assertThat(QUIET.isLegal(bot.choose(QUIET, PLENTY))).isTrue();
            assertThat(Children.all()).isNotEqualTo(hanging);
        }
    }

    /** The child needs 150 ms. */
    @Test
    void lateAnswerIsAcceptedByAPatientCaller() {
        try (ProgramBot bot = rascal("slow")) {
            bot.answerTimeout(PLENTY);
            assertThat(CLAIMED.isLegal(bot.choose(CLAIMED, Duration.ofMillis(20))))
                    .isTrue();
        }
    }

    @Test
    void anAnswerTimeoutMayBeLongerThanNanosecondsCanCount() {
        try (ProgramBot bot = rascal("none")) {
            bot.answerTimeout(Duration.ofSeconds(Long.MAX_VALUE));
            assertThat(QUIET.isLegal(bot.choose(QUIET))).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "refuses, REFUSAL, 'Rascal refused choose: \"no I would rather not\"'",
        "nonsense, GARBLED_ANSWER, 'Rascal answered \"ok b1-c2 e4xe5\" to choose: '",
        "leaves, UNEXPECTED_END, Rascal ended with exit code 0 instead of answering choose",
        "crashes, CRASH, Rascal ended with exit code 3 instead of answering choose; standard error ends with:",
    })
    void failureSaysWhatWentWrongAndAFreshChildPlaysOn(String trick, Kind kind, String message) {
        try (ProgramBot bot = rascal(trick)) {
            ProgramFailure failure = catchThrowableOfType(ProgramFailure.class, () -> bot.choose(CLAIMED));

            assertThat(failure.kind()).isEqualTo(kind);
            assertThat(failure).hasMessageStartingWith(message);
            assertThat(QUIET.isLegal(bot.choose(QUIET))).isTrue();
        }
    }

    @Test
    void illegalMoveIsReturnedAndRefusedByThePosition() {
        try (ProgramBot bot = rascal("cheats")) {
            assertThatThrownBy(() -> CLAIMED.play(bot.choose(CLAIMED)))
                    .isInstanceOfSatisfying(
                            IllegalMoveException.class,
                            illegal -> assertThat(illegal.position()
                                            .check(illegal.move())
                                            .rule())
                                    .contains(Rule.E3));
        }
    }

    @Test
    void closedBotRefusesToPlay() {
        ProgramBot bot = rascal("none");
        bot.close();
        bot.close();

        assertThatThrownBy(() -> bot.choose(QUIET))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("Rascal was closed");
        assertThatThrownBy(() -> bot.choose(QUIET, PLENTY)).isInstanceOf(IllegalStateException.class);
    }

    /** The first child gives a wrong answer; the next one is silent when it is started. */
    @Test
    void closeEndsAChildThatAnotherThreadIsStarting(@TempDir Path folder) throws InterruptedException {
        ProgramBot bot = ProgramBot.start(ChildCommand.java(
                Rascal.class,
                "single-hangs",
                "name=Rascal roles=bot",
                folder.resolve("mark").toString()));
        assertThatThrownBy(() -> bot.choose(CLAIMED)).isInstanceOf(ProgramFailure.class);
        Children.await(() -> Children.all().isEmpty());
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread asking = new Thread(() -> thrown.set(catchThrowable(() -> bot.choose(QUIET))));
        asking.start();
        Children.await(() -> !Children.all().isEmpty());
        bot.close();
        asking.join(20_000);

        assertThat(asking.isAlive()).isFalse();
        assertThat(thrown.get()).isInstanceOf(IllegalStateException.class).hasMessage("Rascal was closed");
    }

    /** The shell starts a process with each of its last answers, and ends as soon as it reads {@code quit}. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void processThatIsStartedJustBeforeQuitIsEnded() throws InterruptedException {
        List<ProcessHandle> before = Children.all();
        ProgramBot bot = ProgramBot.start("sh", "-c", """
                moves=0
                while read -r word rest; do
                    case $word in
                        lyngk) echo ok roles=bot ;;
                        choose)
                            moves=$((moves + 1))
                            if [ $moves -gt 10 ]; then sleep 600 > /dev/null 2>&1 & fi
                            echo ok a1-b2 ;;
                        quit) exit ;;
                        *) echo ok ;;
                    esac
                done""");
        IntStream.range(0, 12).forEach(n -> bot.choose(QUIET));
        List<ProcessHandle> started = new ArrayList<>(Children.all());
        started.removeAll(before);
        bot.close();

        assertThat(started).hasSizeGreaterThan(2);
        Children.await(() -> started.stream().noneMatch(ProcessHandle::isAlive));
    }

    @Test
    void engineIsNoBot() {
        assertThatThrownBy(() -> ProgramBot.start(ChildCommand.java(Rascal.class, "none", "name=Judge")))
                .isInstanceOfSatisfying(
                        ProgramFailure.class,
                        failure -> assertThat(failure.kind()).isEqualTo(Kind.NO_START))
                .hasMessageEndingWith("does not declare roles=bot in answer to lyngk 1");
    }
}
