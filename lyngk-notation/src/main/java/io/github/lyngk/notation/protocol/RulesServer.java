package io.github.lyngk.notation.protocol;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Perft;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.Verb.Stage;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Failures;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One session of the line protocol: every line gets one answer, {@code ok} and what was asked for or {@code no} and a
 * sentence, until the client quits. A command that is refused changes nothing. Belongs to one thread.
 */
public final class RulesServer {
    private static final String VERSION = "1";

    /** The longest play: every move leaves one stack less, and the last stack stays. */
    private static final int DEEPEST = Point.COUNT - 1;

    private final String facts;
    private final RandomGenerator random;

    private Stage stage = Stage.BEGUN;

    /** The last position that was set up and what was played since, or null before the first one. */
    private @Nullable Game game;

    /**
     * Begins a session.
     *
     * @param version the version of this program, without blanks
     * @param random draws the moves that are chosen
     */
    public RulesServer(String version, RandomGenerator random) {
        facts = "name=lyngk version=" + requireNonNull(version, "version")
                + " roles=engine,bot variants=standard,six,captures setup=any"
                + " claims=joined duplicates=no show=yes deterministic=no";
        this.random = requireNonNull(random, "random");
    }

    /** {@return the answer to a line, without a line end; empty if the client quits} */
    public Optional<String> answer(InputLine line) {
        try {
            return answer(line.text());
        } catch (Refusal e) {
            return no(e.getMessage());
        } catch (IllegalMoveException e) {
            return no(e.position().check(e.move()).toString());
        } catch (NotationException e) {
            return no(Failures.ofNotation(e));
        } catch (IllegalSetupException e) {
            return no(Failures.ofSetup(e));
        } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError e) {
            return no(Failures.ofProgram(e));
        }
    }

    private static Optional<String> ok(String words) {
        return Optional.of(words.isEmpty() ? "ok" : "ok " + words);
    }

    private static Optional<String> no(String sentence) {
        return Optional.of("no " + Excerpt.printable(sentence));
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
            case ROUTE -> ok(Answers.list(position().route(Move.parse(words.get(1)))));
            case COUNT -> ok(String.valueOf(position().legalMoveCount()));
            case PERFT -> perft(number("DEPTH", words.get(1), 0, DEEPEST));
            case CHOOSE -> choose(words);
            case CLAIMS, CLAIM ->
                throw new Refusal("claims are joined with moves here, as in R:b1-c2, so there is no " + verb.word());
        };
    }

    /** Finds the command; before the greeting hardly any is understood. */
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
                .orElseThrow(() -> new Refusal("VARIANT is standard, six or captures, not " + Excerpt.quote(tag)));
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

    /** Chooses at once, however long the client would wait. */
    private Optional<String> choose(List<String> words) {
        if (words.size() > 1) {
            number("MILLISECONDS", words.get(1), 0, Long.MAX_VALUE);
        }
        if (position().isOver()) {
            throw new Refusal("there is no move to choose: the game is over (G1)");
        }
        return ok(position().randomMove(random).toString());
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
            throw new Refusal(name + " is a number from " + least + " to " + most + ", not " + Excerpt.quote(text));
        }
        return number;
    }
}
