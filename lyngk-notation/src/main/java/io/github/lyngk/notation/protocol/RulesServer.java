package io.github.lyngk.notation.protocol;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Perft;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.bots.EndgameSolver;
import io.github.lyngk.core.bots.Solution;
import io.github.lyngk.notation.protocol.Verb.Stage;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Failures;
import io.github.lyngk.notation.text.InputLine;
import io.github.lyngk.notation.text.InputLines;
import io.github.lyngk.notation.text.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The server of the line protocol, which {@code lyngk serve} runs. It answers questions about the rules and chooses
 * moves.
 *
 * <p>Each instance serves one session. It answers every line with {@code ok} and a result, or {@code no} and a message,
 * until the client quits. A refused command changes nothing. Not thread-safe.
 */
public final class RulesServer {
    private static final String VERSION = "1";

    /** As many nodes as are searched in about a minute. */
    private static final int MOST_NODES = 10_000_000;

    /** The maximum number of moves: each move removes one stack, and the last one stays. */
    private static final int DEEPEST = Point.COUNT - 1;

    private final String facts;
    private final Bot bot;

    private Stage stage = Stage.BEGUN;

    /** The last position that was set up with the moves since, or null before the first one. */
    private @Nullable Game game;

    /**
     * Creates the server of a new session.
     *
     * @param version the version to declare to the client; it must not contain blanks, which is not checked
     * @param bot chooses the moves for the command {@code choose}; it receives the limit, if there is one
     * @param deterministic whether the bot always chooses the same move in the same position
     */
    public RulesServer(String version, Bot bot, boolean deterministic) {
        facts = "name=lyngk version=" + requireNonNull(version, "version")
                + " roles=engine,bot variants=" + String.join(",", Facts.VARIANTS) + " setup=any"
                + " claims=joined duplicates=no show=yes deterministic=" + (deterministic ? "yes" : "no");
        this.bot = requireNonNull(bot, "bot");
    }

    /**
     * Answers the commands of a client until it quits or its input ends.
     *
     * @param in the commands of the client; it is not closed
     * @param answers receives each answer before the next command is read: one line, without a line end; flush it
     *     immediately
     * @throws IOException if the input cannot be read
     */
    public void run(InputStream in, Consumer<String> answers) throws IOException {
        requireNonNull(answers, "answers");
        InputLines lines = new InputLines(in);
        for (Optional<InputLine> line = lines.next(); line.isPresent(); line = lines.next()) {
            lines.skipRest(); // A line that is too long is read to its end before it is refused.
            Optional<String> answer = answer(line.get());
            if (answer.isEmpty()) {
                return;
            }
            answers.accept(answer.get());
        }
    }

    /** {@return the answer to a line, without a line end; empty if the client quits} */
    Optional<String> answer(InputLine line) {
        try {
            return answer(line.readable());
        } catch (Refusal e) {
            return no(e.getMessage());
        } catch (IllegalMoveException e) {
            return no(e.position().check(e.move()).toString());
        } catch (NotationException e) {
            return no(e.getMessage());
        } catch (IllegalSetupException e) {
            return no(Failures.ofSetup(e));
        } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError e) {
            return no(Failures.ofProgram(e));
        }
    }

    private static Optional<String> ok(String words) {
        return Optional.of(words.isEmpty() ? "ok" : "ok " + words);
    }

    private static Optional<String> no(String message) {
        return Optional.of("no " + Excerpt.printable(message));
    }

    private Optional<String> answer(String line) {
        Verb verb = verb(line);
        List<String> words = verb.split(line);
        if (!verb.takes(words.size() - 1)) {
            throw new Refusal("expected \"" + verb.usage() + "\", with single blanks, found " + Excerpt.quote(line));
        }
        if (verb.stage().compareTo(stage) > 0) {
            throw new Refusal(verb.word() + " needs a position: set one up first, with position or initial");
        }
        return switch (verb) {
            case LYNGK -> greet(words.get(1));
            case QUIT -> Optional.empty();
            case POSITION -> set(Game.of(Position.parse(words.get(1))));
            case INITIAL -> initial(words.get(1), words.get(2));
            case MOVES -> ok(Answers.list(words.size() == 1 ? position().legalMoves() : movesFrom(words.get(1))));
            case PLAY -> set(game().play(Move.parse(words.get(1))));
            case UNDO -> undo();
            case RESULT -> ok(Answers.result(position()));
            case OUTCOME -> ok(Answers.outcome(position()));
            case SHOW -> ok(position().toString());
            case HASH -> ok(HexFormat.of().toHexDigits(position().hash64()));
            case CHECK -> ok(Answers.legality(position().check(Move.parse(words.get(1)))));
            case EFFECT -> ok(Answers.effect(position().effect(Move.parse(words.get(1)))));
            case ROUTE -> ok(Answers.list(position().route(Move.parse(words.get(1)))));
            case COUNT -> ok(String.valueOf(position().legalMoveCount()));
            case PERFT -> perft(number("DEPTH", words.get(1), 0, DEEPEST));
            case CHOOSE -> choose(words);
            case SOLVE -> solve(number("NODES", words.get(1), 1, MOST_NODES));
            case CLAIMS, CLAIM ->
                throw new Refusal("the command " + verb.word()
                        + " is not supported: claims are parts of moves here, as in R:b1-c2");
        };
    }

    /** Finds the command; before the greeting, only the greeting and {@code quit} are allowed. */
    private Verb verb(String line) {
        String word = Verb.first(line);
        Optional<Verb> verb = Verb.named(word);
        if (stage == Stage.BEGUN && verb.map(Verb::stage).orElse(Stage.GREETED) != Stage.BEGUN) {
            throw new Refusal("the first command is lyngk " + VERSION + ", not " + Excerpt.quote(line));
        }
        return verb.orElseThrow(() -> new Refusal(
                word.isEmpty()
                        ? "a command begins with its name, and this line is empty or begins with a blank"
                        : "unknown command " + Excerpt.quote(word)));
    }

    private Optional<String> greet(String version) {
        if (!version.equals(VERSION)) {
            throw new Refusal(
                    "this server speaks version " + VERSION + " of the protocol, not " + Excerpt.quote(version));
        }
        if (stage == Stage.BEGUN) {
            stage = Stage.GREETED;
        }
        return ok(facts);
    }

    private Optional<String> set(Game next) {
        game = next;
        stage = Stage.SET_UP;
        return ok("");
    }

    private Optional<String> initial(String tag, String seed) {
        Variant variant = Variant.find(tag)
                .orElseThrow(() -> new Refusal("VARIANT must be standard, six or captures, not " + Excerpt.quote(tag)));
        long number = number("SEED", seed, Long.MIN_VALUE, Long.MAX_VALUE);
        Position start = Position.initial(variant, new SplittableRandom(number));
        Optional<String> line = ok(start.toString());
        set(Game.of(start));
        return line;
    }

    private Optional<String> undo() {
        if (game().size() == 0) {
            throw new Refusal("there is nothing to undo: nothing was played since the position was set up");
        }
        return set(game().undo());
    }

    private Optional<String> perft(long depth) {
        return ok(String.valueOf(Perft.count(position(), (int) depth)));
    }

    private Optional<String> choose(List<String> words) {
        Optional<Duration> limit = words.stream()
                .skip(1)
                .map(word -> number("MILLISECONDS", word, 0, Long.MAX_VALUE))
                .map(millis -> Duration.ofMillis(Math.max(1, millis)))
                .findFirst();
        Position position = position();
        if (position.isOver()) {
            throw new Refusal("there is no move to choose: the game is over (G1)");
        }
        return ok(limit.map(time -> bot.choose(position, time))
                .orElseGet(() -> bot.choose(position))
                .toString());
    }

    private Optional<String> solve(long nodes) {
        return ok(new EndgameSolver(nodes)
                .solve(position())
                .map(Solution::toString)
                .orElse("unknown"));
    }

    private ImmutableList<Move> movesFrom(String point) {
        return position().legalMoves(Point.parse(point));
    }

    private Game game() {
        return requireNonNull(game);
    }

    private Position position() {
        return game().position();
    }

    private static long number(String name, String text, long least, long most) {
        Long number = Longs.tryParse(text);
        if (number == null || number < least || number > most) {
            throw new Refusal(
                    name + " must be a number from " + least + " to " + most + ", not " + Excerpt.quote(text));
        }
        return number;
    }
}
