package io.github.lyngk.testkit.checking;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.protocol.RemoteProgram;
import io.github.lyngk.testkit.MatchGame;
import io.github.lyngk.testkit.MatchResult;
import io.github.lyngk.testkit.PairCounts;
import io.github.lyngk.testkit.checking.HangGuard.Stopped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Plays a match. Jobs play pairs of games, each on its own thread. The thread that runs the match counts the games in the
 * order of their numbers, so that the result does not depend on the number of jobs.
 */
public final class MatchRun {

    private static final int FAULTS_KEPT = 100;
    private static final long PROGRESS_MILLIS = 250;

    /** The maximum time to wait for the bots to end. */
    private static final long ENDING_SECONDS = 30;

    private final long began = System.nanoTime();
    private final MatchPlan plan;
    private final Settings settings;
    private final int jobs;
    private final SplittableRandom random;
    private final ImmutableList<Variant> variants;

    /** The games as they end; an empty one when a job ends. */
    private final BlockingQueue<Optional<MatchGame>> ended = new LinkedBlockingQueue<>();

    /** Games that ended before one with a lower number. */
    private final TreeMap<Integer, MatchGame> early = new TreeMap<>();

    private int pairsBegun;
    private volatile boolean stopping;
    private volatile Optional<Throwable> failure = Optional.empty();

    private ImmutableList<String> names = ImmutableList.of("A", "B");
    private final int[] results = new int[3];
    private final int[] faultsBySide = new int[2];
    private final List<MatchGame> faults = new ArrayList<>();
    private PairCounts pairs = PairCounts.NONE;
    private Optional<MatchGame> last = Optional.empty();

    /** Prepares a match. */
    public MatchRun(MatchPlan plan) {
        this.plan = plan;
        this.settings = plan.settings();
        this.jobs = Math.min(plan.jobs(), settings.games() / 2);
        this.random = new SplittableRandom(settings.seed());
        this.variants = settings.variants().asList();
    }

    /** Plays the match. */
    public MatchResult run() {
        List<MatchJob> all = new ArrayList<>();
        for (int i = 0; i < jobs; i++) {
            all.add(new MatchJob(plan));
        }
        boolean begun = false;
        try {
            begin(all.get(0));
            begun = true;
        } catch (Stopped interrupted) {
            return result("interrupted");
        } finally {
            if (!begun) {
                all.forEach(MatchJob::close);
            }
        }
        ExecutorService pool = Executors.newFixedThreadPool(jobs, work -> {
            Thread thread = new Thread(work, "lyngk-match");
            thread.setDaemon(true);
            return thread;
        });
        all.forEach(job -> pool.execute(() -> work(job)));
        boolean interrupted = false;
        try {
            countGames();
        } catch (InterruptedException stopped) {
            interrupted = true;
        } finally {
            stopping = true;
            interrupted |= end(pool);
        }
        failure.filter(thrown -> !(thrown instanceof Stopped)).ifPresent(Throwables::throwIfUnchecked);
        if (!isDecided()) {
            ended.forEach(game -> game.ifPresent(one -> early.put(one.number(), one)));
            early.values().forEach(this::count);
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return result(
                interrupted ? "interrupted" : failure.map(Throwable::getMessage).orElse(""));
    }

    /**
     * Returns the result so far.
     *
     * @param reason the reason why the match ended early; ignored if it did not
     */
    private MatchResult result(String reason) {
        return new MatchResult(
                names.get(0),
                names.get(1),
                settings.games(),
                results[2],
                results[1],
                results[0],
                pairs,
                plan.sprt(),
                faultsBySide[0],
                faultsBySide[1],
                ImmutableList.copyOf(faults),
                Duration.ofNanos(System.nanoTime() - began),
                settings.seed(),
                isDecided() || played() == settings.games() ? Optional.empty() : Optional.of(reason));
    }

    /** Ends all jobs; returns whether this thread was interrupted. */
    private static boolean end(ExecutorService pool) {
        pool.shutdownNow();
        try {
            pool.awaitTermination(ENDING_SECONDS, TimeUnit.SECONDS);
            return false;
        } catch (InterruptedException again) {
            return true;
        }
    }

    /** The next two games: their start, and the number of the first. */
    private record Pair(int firstGame, Position start) {}

    /** Creates the bots of the first job, and reads their names and variants. */
    private void begin(MatchJob first) {
        for (Bot bot : first.open()) {
            checkArgument(
                    plan.renewable() || jobs == 1 || !(bot instanceof AutoCloseable),
                    "%s is closed after use: for several jobs, pass suppliers that return a new one at every call",
                    bot.getClass().getSimpleName());
            if (bot instanceof RemoteProgram program) {
                ImmutableSet<Variant> played = ImmutableSet.copyOf(program.variants());
                if (!played.containsAll(variants)) {
                    throw new ProgramFailure(
                            ProgramFailure.Kind.NO_START,
                            program.name(),
                            Settings.wrongVariants(played, "match", settings.variants()),
                            ImmutableList.of(),
                            program.exchanges());
                }
            }
        }
        names = first.names();
    }

    /** Plays pairs until there are no more. */
    private void work(MatchJob job) {
        try (job) {
            for (Optional<Pair> next = next(); next.isPresent(); next = next()) {
                Pair pair = next.get();
                ended.add(Optional.of(job.play(pair.firstGame(), pair.start(), Player.FIRST, names)));
                ended.add(Optional.of(job.play(pair.firstGame() + 1, pair.start(), Player.SECOND, names)));
            }
        } catch (Throwable thrown) {
            fail(thrown);
        } finally {
            ended.add(Optional.empty());
        }
    }

    /** Ends the match early, and records the reason; later failures are ignored. */
    private synchronized void fail(Throwable thrown) {
        stopping = true;
        failure = failure.or(() -> Optional.of(thrown));
    }

    /** Generates the start of the next pair. */
    private synchronized Optional<Pair> next() {
        int games = 2 * pairsBegun;
        if (stopping || games >= settings.games()) {
            return Optional.empty();
        }
        Variant variant = variants.get(pairsBegun++ % variants.size());
        return Optional.of(new Pair(games + 1, Position.initial(variant, random)));
    }

    /** Counts games until all jobs have ended or the test has accepted a hypothesis. */
    private void countGames() throws InterruptedException {
        long shown = System.nanoTime();
        int working = jobs;
        while (working > 0 && !stopping && !isDecided()) {
            Optional<MatchGame> game = ended.poll(PROGRESS_MILLIS, TimeUnit.MILLISECONDS);
            if (game != null) {
                working -= game.isPresent() ? 0 : 1;
                game.ifPresent(one -> early.put(one.number(), one));
                MatchGame next = early.remove(played() + 1);
                while (next != null) {
                    count(next);
                    next = isDecided() ? null : early.remove(played() + 1);
                }
            }
            if (System.nanoTime() - shown > TimeUnit.MILLISECONDS.toNanos(PROGRESS_MILLIS)) {
                shown = System.nanoTime();
                settings.progress().accept(progress());
            }
        }
    }

    private void count(MatchGame game) {
        results[game.halfPoints()]++;
        if (game.fault().isPresent()) {
            faultsBySide[game.halfPoints() == 0 ? 0 : 1]++;
            if (faults.size() < FAULTS_KEPT) {
                faults.add(game);
            }
        }
        boolean second = game.number() % 2 == 0;
        last.filter(first -> second && first.number() + 1 == game.number())
                .ifPresent(first -> pairs = pairs.plus(first.halfPoints() + game.halfPoints()));
        last = Optional.of(game);
        plan.listener().accept(game);
    }

    private int played() {
        return results[0] + results[1] + results[2];
    }

    private boolean isDecided() {
        return plan.sprt().flatMap(test -> test.accepted(pairs)).isPresent();
    }

    private String progress() {
        StringBuilder line = new StringBuilder(String.format(
                Locale.ROOT,
                "%d s: %d of %d games, +%d =%d -%d, Elo %+.0f (%+.0f to %+.0f)",
                Duration.ofNanos(System.nanoTime() - began).toSeconds(),
                played(),
                settings.games(),
                results[2],
                results[1],
                results[0],
                pairs.elo(),
                pairs.eloLow(),
                pairs.eloHigh()));
        plan.sprt()
                .ifPresent(
                        test -> line.append(String.format(Locale.ROOT, ", LLR %.2f", test.logLikelihoodRatio(pairs))));
        if (faultsBySide[0] + faultsBySide[1] > 0) {
            line.append(", faults ").append(faultsBySide[0] + faultsBySide[1]);
        }
        return line.toString();
    }
}
