package io.github.lyngk.testkit.pipe;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.broken.CoreEngine;
import io.github.lyngk.testkit.broken.FaultyEngine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An engine of package {@code broken} that speaks the line protocol: {@code core}, or {@code faulty NAME}.
 * An exception ends the process, as in most programs.
 */
public final class PipedEngine<S> {

    private final Engine<S> engine;
    private final boolean refusing;
    private Optional<S> state = Optional.empty();

    private PipedEngine(Engine<S> engine, boolean refusing) {
        this.engine = engine;
        this.refusing = refusing;
    }

    /** The command of the same engine if it refuses to play what it does not list. */
    public static String[] refusing(String fault) {
        return ChildJava.command(PipedEngine.class, "refusing", fault);
    }

    /** The command that starts an engine with one fault, by what it does wrong. */
    public static String[] command(String fault) {
        return ChildJava.command(PipedEngine.class, "faulty", fault);
    }

    public static void main(String[] arguments) throws IOException {
        PipedEngine<?> piped = new PipedEngine<>(engine(arguments), arguments[0].equals("refusing"));
        PrintStream out = new PrintStream(System.out, true, UTF_8);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            out.print(piped.isRefused(line) ? "no\n" : ("ok " + piped.answer(line)).strip() + "\n");
            out.flush();
        }
    }

    private static Engine<?> engine(String... arguments) {
        return switch (arguments[0]) {
            case "core" -> new CoreEngine();
            case "faulty", "refusing" ->
                FaultyEngine.all().stream()
                        .filter(faulty -> faulty.name().equals(arguments[1]))
                        .findFirst()
                        .orElseThrow()
                        .engine();
            default -> throw new IllegalArgumentException(arguments[0]);
        };
    }

    private boolean isRefused(String line) {
        return refusing
                && line.startsWith("play ")
                && !engine.moves(state.orElseThrow()).contains(Move.parse(line.substring("play ".length())));
    }

    private String answer(String line) {
        int blank = line.indexOf(' ');
        String argument = line.substring(blank + 1);
        switch (blank < 0 ? line : line.substring(0, blank)) {
            case "lyngk":
                return facts();
            case "position":
                state = Optional.of(engine.setUp(Position.parse(argument)));
                return "";
            case "play":
                state = Optional.of(engine.play(state.orElseThrow(), Move.parse(argument)));
                return "";
            case "claim":
                state = Optional.of(((ClaimingEngine<S>) engine).claim(state.orElseThrow(), color(argument)));
                return "";
            case "moves":
                return engine.moves(state.orElseThrow()).stream()
                        .map(Move::toString)
                        .collect(joining(" "));
            case "claims":
                return ((ClaimingEngine<S>) engine)
                        .claims(state.orElseThrow()).stream()
                                .map(color -> String.valueOf(color.letter()))
                                .collect(joining(" "));
            case "show":
                return engine.setup(state.orElseThrow()).orElseThrow().toString();
            case "result":
                return words(engine.result(state.orElseThrow()));
            default:
                throw new IllegalArgumentException(line);
        }
    }

    private String facts() {
        String variants =
                engine.variants().stream().map(variant -> variant.tag()).collect(Collectors.joining(","));
        String setup = engine.setsUpAnyPosition() ? engine.setsUpScoredFives() ? "any" : "unscored" : "start";
        boolean shows = engine.setsUpAnyPosition()
                && engine.setup(engine.setUp(Position.parse("1/4/7/6/3(RI)B2/6/7/4/1 2 R:B 0:0")))
                        .isPresent();
        return "name=Piped version=1 extra=fact variants=%s setup=%s claims=%s duplicates=%s show=%s"
                .formatted(
                        variants,
                        setup,
                        engine instanceof ClaimingEngine ? "separate" : "joined",
                        engine.listsDuplicates() ? "yes" : "no",
                        shows ? "yes" : "no");
    }

    private static Color color(String letter) {
        for (Color color : Color.values()) {
            if (letter.equals(String.valueOf(color.letter()))) {
                return color;
            }
        }
        throw new IllegalArgumentException(letter);
    }

    static String words(EngineResult result) {
        return result.playerToMove()
                .map(player -> "turn " + (player.ordinal() + 1))
                .or(() -> result.winner().map(player -> "won " + (player.ordinal() + 1)))
                .orElse("draw");
    }
}
