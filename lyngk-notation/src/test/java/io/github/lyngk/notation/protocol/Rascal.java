package io.github.lyngk.notation.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/**
 * An engine and bot that keeps the rules of the game, but misbehaves. The first argument is what it does, mostly when it is
 * asked for moves or a choice in a position in which red is claimed; {@code none} does nothing wrong. The second argument
 * is its facts. The third is a file that remembers, over all processes, to do so once only.
 *
 * <p>It reads a position only when it needs the rules, since most tricks do not: so it starts quickly.
 */
public final class Rascal {

    private static final Set<String> GOOD_SO_FAR =
            Set.of("none", "claims", "grumbles", "lingers", "waves", "returns", "twelfth", "idles", "judges");

    /** These list no moves; they start once only, if there is a file, and then end or hang. */
    private static final Set<String> SINGLE = Set.of("single", "single-hangs");

    private final String trick;
    private final String facts;
    private final Optional<Path> mark;
    private String text = "";
    private Optional<Position> parsed = Optional.empty();
    private int lines;

    private Rascal(String trick, String facts, Optional<Path> mark) {
        this.trick = trick;
        this.facts = facts;
        this.mark = mark;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        String facts = arguments.length > 1 ? arguments[1] : "name=Rascal roles=engine,bot show=yes";
        Rascal rascal = new Rascal(
                arguments[0], facts, arguments.length > 2 ? Optional.of(Path.of(arguments[2])) : Optional.empty());
        boolean again = SINGLE.contains(rascal.trick) && rascal.isMarked();
        if (again && rascal.trick.equals("single")) {
            System.exit(4);
        }
        if (again || rascal.trick.equals("dumb")) {
            Thread.sleep(600_000);
        }
        if (rascal.trick.equals("banner")) {
            say("Rascal 1.0, ready.");
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            rascal.answer(line);
        }
        if (rascal.trick.equals("stays") || rascal.trick.equals("lingers")) {
            Thread.sleep(600_000);
        }
        if (rascal.trick.equals("waves")) {
            say("bye");
        }
        if (rascal.trick.equals("grumbles")) {
            System.exit(9);
        }
    }

    private static void say(String line) {
        write((line + "\n").getBytes(UTF_8));
    }

    private static void write(byte[] bytes) {
        System.out.write(bytes, 0, bytes.length);
        System.out.flush();
    }

    private void answer(String line) throws IOException, InterruptedException {
        String word = line.split(" ", 2)[0];
        if (trick.equals("idles")) {
            Thread.sleep(400);
        }
        if (++lines == 12 && trick.equals("twelfth")) {
            crash();
        }
        if (trick.equals("deaf") && word.equals("position")) {
            Thread.sleep(600_000);
        }
        boolean asked = word.equals("moves") || word.equals("choose");
        boolean claimed = text.contains("R:") || text.contains(":R");
        if (!GOOD_SO_FAR.contains(trick) && asked && claimed && (SINGLE.contains(trick) || !isMarked())) {
            misbehave(word);
        } else if (trick.equals("idles") && asked) {
            say("ok");
        } else {
            // Programs on Windows, and those that follow its custom, end their lines with two characters.
            say(("ok " + proper(word, line)).strip() + (trick.equals("returns") ? "\r" : ""));
        }
    }

    /** Once only, if there is a file to remember it by. */
    private boolean isMarked() throws IOException {
        if (mark.isEmpty()) {
            return false;
        }
        boolean marked = Files.exists(mark.get());
        Files.writeString(mark.get(), "seen");
        return marked;
    }

    private void misbehave(String word) throws IOException, InterruptedException {
        switch (trick) {
            case "refuses" -> say("no I would rather not");
            case "babbles" -> say("info depth 3\u0007 score 12");
            case "blank" -> say("");
            case "capitals" -> say("OK");
            case "cheats" -> say("ok a1-b2");
            case "nonsense" -> say("ok b1-c2 e4xe5");
            case "trails" -> say("ok b1-c2 ");
            case "hollow" -> say("ok ");
            case "colours" -> say("ok \u001b[31m\u202e");
            case "gaps" -> say("ok  b1-c2");
            case "doubles" -> {
                say("ok");
                say("ok");
            }
            case "binary" -> write(new byte[] {'o', 'k', ' ', (byte) 0xff, (byte) 0xfe, '\n'});
            case "endless" -> {
                while (!System.out.checkError()) {
                    write(new byte[1 << 16]);
                }
            }
            case "flood" -> {
                while (!System.out.checkError()) {
                    say("ok");
                }
            }
            case "sleeps", "stays" -> Thread.sleep(600_000);
            case "slow" -> {
                Thread.sleep(150);
                say(("ok " + proper(word, word)).strip());
            }
            case "leaves" -> System.exit(0);
            case "mute" -> {
                System.out.close();
                Thread.sleep(600_000);
            }
            case "crashes" -> crash();
            case "single", "single-hangs" -> say("ok");
            default -> throw new IllegalArgumentException(trick);
        }
    }

    private static void crash() {
        System.err.println("about to divide by zero");
        System.err.println("fatal: division by zero in claims()");
        System.exit(3);
    }

    private Position position() {
        parsed = Optional.of(parsed.orElseGet(() -> Position.parse(text)));
        return parsed.get();
    }

    /** A move that claims red as soon as possible, since the other tricks wait for that. */
    private String redMove() {
        return position().legalMoves().stream()
                .filter(move -> move.claim().equals(Optional.of(Color.RED)))
                .findFirst()
                .orElseGet(() -> position().legalMove(0))
                .toString();
    }

    private String proper(String word, String line) throws IOException {
        switch (word) {
            case "lyngk":
                if (trick.equals("parent")) {
                    String java = Path.of(System.getProperty("java.home"), "bin", "java")
                            .toString();
                    new ProcessBuilder(
                                    java, "-cp", System.getProperty("java.class.path"), Rascal.class.getName(), "stays")
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
                }
                return facts;
            case "position":
                text = line.substring("position ".length());
                parsed = Optional.empty();
                return "";
            case "play":
                parsed = Optional.of(position().play(Move.parse(line.substring("play ".length()))));
                text = parsed.get().toString();
                return "";
            case "moves":
                return position().legalMoves().stream().map(Move::toString).collect(joining(" "));
            case "choose":
                return trick.equals("claims")
                        ? redMove()
                        : position().legalMove(0).toString();
            case "show":
                return text;
            case "result":
                return trick.equals("judges") ? "won by me" : Answers.result(position());
            default:
                throw new IllegalArgumentException(line);
        }
    }
}
