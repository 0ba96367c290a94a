package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.protocol.RemoteProgram;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.Optional;

/**
 * One difference between the answers of a program and of core.
 *
 * @param game the start and the moves that led to the position in question
 * @param features the features that may name the fault, the most specific first
 * @param message the question, the answer and the right answer
 * @param evidence further information about it
 */
record Disagreement(Game game, ImmutableList<Feature> features, String message, Evidence evidence) {

    private static final int MESSAGE_SHOWN = 200;

    /**
     * Further information about a wrong answer.
     *
     * @param exception the exception that the program threw
     * @param exchanges the last commands to a program in another process, with its answers
     * @param errorOutput the last lines of its standard error
     */
    record Evidence(Optional<Throwable> exception, ImmutableList<String> exchanges, ImmutableList<String> errorOutput) {
        static final Evidence NONE = new Evidence(Optional.empty(), ImmutableList.of(), ImmutableList.of());
    }

    static Disagreement of(Game game, Feature feature, String message) {
        return of(game, ImmutableList.of(feature), message);
    }

    static Disagreement of(Game game, ImmutableList<Feature> features, String message) {
        return new Disagreement(game, features, message, Evidence.NONE);
    }

    /**
     * A disagreement for an exception in place of an answer.
     *
     * @param role the kind of program, for example "the engine"
     * @param call the question, for example "play b1-c2"
     */
    static Disagreement thrown(Game game, String role, String call, Throwable thrown) {
        if (thrown instanceof ProgramFailure failure) {
            Kind kind = Kind.valueOf(failure.kind().name());
            Feature feature = Feature.withoutRule(kind, kind == Kind.REFUSAL ? call.split(" ")[0] : "");
            Evidence evidence = new Evidence(Optional.empty(), ImmutableList.of(), failure.errorOutput());
            return new Disagreement(game, ImmutableList.of(feature), role + " " + failure.detail(), evidence);
        }
        boolean hangs = thrown instanceof HangGuard.Hang;
        Feature feature = hangs
                ? Feature.withoutRule(Kind.HANG, call.split(" ")[0])
                : Feature.withoutRule(Kind.EXCEPTION, thrown.getClass().getName());
        String message = role + "'s " + call + (hangs ? " did not return" : " threw " + text(thrown));
        Evidence evidence = new Evidence(Optional.of(thrown), ImmutableList.of(), ImmutableList.of());
        return new Disagreement(game, ImmutableList.of(feature), message, evidence);
    }

    /** The start of an exception's text in one line. Its toString may itself throw. */
    private static String text(Throwable thrown) {
        try {
            String line = thrown.toString().strip().replaceAll("\\s+", " ");
            return line.length() > MESSAGE_SHOWN ? line.substring(0, MESSAGE_SHOWN) + "…" : line;
        } catch (RuntimeException | Error unprintable) {
            return thrown.getClass().getName();
        }
    }

    /** Rethrows exceptions that do not come from the program: the end of the check, and errors of the virtual machine. */
    static void rethrowIfNotTheirs(Throwable thrown) {
        if (thrown instanceof HangGuard.Stopped stopped) {
            throw stopped;
        }
        if (thrown instanceof VirtualMachineError error && !(thrown instanceof StackOverflowError)) {
            throw error;
        }
    }

    Kind kind() {
        return features.get(0).kind();
    }

    /** The same disagreement in another game. */
    Disagreement in(Game other) {
        return new Disagreement(other, features, message, evidence);
    }

    /** The disagreement with the last commands and answers, if the program runs in another process. */
    Disagreement heardFrom(Object program) {
        return program instanceof RemoteProgram remote
                ? new Disagreement(
                        game,
                        features,
                        message,
                        new Evidence(evidence.exception(), remote.exchanges(), evidence.errorOutput()))
                : this;
    }

    /** The size to minimise: first short games, then few stacks. */
    int size() {
        return 50 * game.size() + game.start().stacks().size();
    }
}
