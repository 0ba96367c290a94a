package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordBuilder;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.MatchGame;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** One job of a match: plays games, one at a time, with two bots of its own. */
final class MatchJob implements AutoCloseable {

    /** The tolerance for the time for a move, since pipes and busy machines also take time. */
    private static final Duration GRACE = Duration.ofMillis(500);

    /** The extra time that the guard waits for a program to start, since its client reports more than the guard. */
    private static final Duration STARTING_GRACE = Duration.ofSeconds(10);

    /** The number of consecutive games without a start of a program after which the match ends. */
    private static final int MOST_FAILED_STARTS = 3;

    /** How long this virtual machine may take to notice a signal that has already ended a program. */
    private static final long SIGNAL_MILLIS = 100;

    private final Optional<Duration> time;
    private final Duration timeout;
    private final HangGuard guard;
    private final Instances<Bot> a;
    private final Instances<Bot> b;
    private int failedStarts;

    /** The fault by which a bot loses a game. */
    private record Loss(Kind kind, String message) {}

    MatchJob(MatchPlan plan) {
        Settings settings = plan.settings();
        time = settings.limit();
        timeout = time.map(limit -> limit.plus(GRACE)).orElse(settings.timeout());
        guard = new HangGuard(
                settings.withBudget(Settings.ENDLESS)
                        .withTimeout(settings.timeout().plus(STARTING_GRACE)),
                () -> {});
        Settings waiting = settings.withTimeout(timeout);
        a = new Instances<>(plan.a()::get, bot -> bot, plan.renewable(), guard, waiting);
        b = new Instances<>(plan.b()::get, bot -> bot, plan.renewable(), guard, waiting);
    }

    /** Creates both bots, A and B, before the first game. */
    ImmutableList<Bot> open() {
        try {
            return ImmutableList.of(a.main(), b.main());
        } catch (ProgramFailure notStarted) {
            stopIfMachineEnds();
            throw notStarted;
        }
    }

    /** Returns the names of A and B, which differ. */
    ImmutableList<String> names() {
        String nameOfA = a.name().orElse("A");
        String nameOfB = b.name().orElse("B");
        return nameOfA.equals(nameOfB)
                ? ImmutableList.of(nameOfA + " (A)", nameOfB + " (B)")
                : ImmutableList.of(nameOfA, nameOfB);
    }

    /**
     * Plays a game.
     *
     * @param names the names of A and B
     */
    MatchGame play(int number, Position start, Player sideOfA, ImmutableList<String> names) {
        boolean first = sideOfA == Player.FIRST;
        RecordBuilder record = GameRecord.builder(start)
                .tag("Round", String.valueOf(number))
                .tag("First", names.get(first ? 0 : 1))
                .tag("Second", names.get(first ? 1 : 0));
        while (!record.position().isOver()) {
            Player mover = record.position().playerToMove();
            Instances<Bot> bots = mover == sideOfA ? a : b;
            String name = names.get(mover == sideOfA ? 0 : 1);
            Optional<Loss> loss = turn(bots, name, record);
            if (loss.isPresent()) {
                Kind kind = loss.get().kind();
                bots.renew();
                countFailedStarts(name, kind);
                boolean late = kind == Kind.HANG || kind == Kind.SLOW_ANSWER;
                record.result(Result.wonBy(mover.opponent()))
                        .termination(late ? Termination.TIME : Termination.ADJUDICATION)
                        .closingComment(Excerpt.printable(loss.get().message()));
                return new MatchGame(number, sideOfA, record.build(), Optional.of(kind));
            }
        }
        failedStarts = 0;
        return new MatchGame(number, sideOfA, record.build(), Optional.empty());
    }

    private void countFailedStarts(String name, Kind kind) {
        failedStarts = kind == Kind.NO_START ? failedStarts + 1 : 0;
        if (failedStarts >= MOST_FAILED_STARTS) {
            throw new HangGuard.Stopped(name + " could not be started again");
        }
    }

    /** Asks for a move and plays it. */
    private Optional<Loss> turn(Instances<Bot> bots, String name, RecordBuilder record) {
        Position position = record.position();
        Bot bot;
        try {
            bot = bots.main();
            guard.ready(bot);
        } catch (Throwable thrown) {
            return Optional.of(new Loss(
                    Kind.NO_START, failure(name, "start", position, thrown).message()));
        }
        Move move;
        try {
            move = guard.ask(
                    "choose",
                    timeout,
                    () -> time.isPresent() ? bot.choose(position, time.get()) : bot.choose(position));
        } catch (Throwable thrown) {
            Disagreement failure = failure(name, "choose", position, thrown);
            return Optional.of(new Loss(failure.kind(), failure.message()));
        }
        if (guard.last().compareTo(timeout) > 0 && !bots.isRemote()) {
            String message = name + "'s answer took " + guard.last().toMillis() + " ms";
            return Optional.of(new Loss(Kind.SLOW_ANSWER, message));
        }
        if (move == null) {
            return Optional.of(new Loss(Kind.NULL_ANSWER, name + " answered null"));
        }
        Legality legality = position.check(move);
        if (!legality.isLegal()) {
            return Optional.of(new Loss(Kind.ILLEGAL_ANSWER, name + " answered " + legality));
        }
        record.play(move);
        return Optional.empty();
    }

    /** The disagreement for an exception that a bot threw. */
    private static Disagreement failure(String name, String call, Position position, Throwable thrown) {
        Disagreement.rethrowIfNotTheirs(thrown);
        if (thrown instanceof ProgramFailure) {
            stopIfMachineEnds();
        }
        return Disagreement.thrown(Game.of(position), name, call, thrown);
    }

    /** A program that ends because this virtual machine ends, or with it at Ctrl-C, has not failed. */
    private static void stopIfMachineEnds() {
        try {
            TimeUnit.MILLISECONDS.sleep(SIGNAL_MILLIS);
            Runtime.getRuntime().removeShutdownHook(new Thread("lyngk-none"));
        } catch (InterruptedException | IllegalStateException ending) {
            throw new HangGuard.Stopped("interrupted");
        }
    }

    /** Ends both bots. */
    @Override
    public void close() {
        boolean interrupted = Thread.interrupted(); // otherwise programs are killed, not ended
        a.close();
        b.close();
        guard.close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
