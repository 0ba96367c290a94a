package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.remote.RemoteFailure;
import io.github.lyngk.testkit.remote.RemoteProgram;
import java.util.Optional;

/**
 * One difference between what a program answered and what core says.
 *
 * @param game the start and the moves that led to the position in question
 * @param features what may name the fault; the most particular first
 * @param sentence what was asked, what was answered and what is right
 * @param evidence what else is known about it
 */
record Disagreement(Game game, ImmutableList<Feature> features, String sentence, Evidence evidence) {

    private static final int MESSAGE_SHOWN = 200;

    /**
     * What is kept of a wrong answer besides the answer.
     *
     * @param thrown what the program threw
     * @param exchanges the last commands to a program that runs elsewhere, with its answers
     * @param errorOutput the last lines of its standard error
     */
    record Evidence(Optional<Throwable> thrown, ImmutableList<String> exchanges, ImmutableList<String> errorOutput) {
        static final Evidence NONE = new Evidence(Optional.empty(), ImmutableList.of(), ImmutableList.of());
    }

    static Disagreement of(Game game, Feature feature, String sentence) {
        return of(game, ImmutableList.of(feature), sentence);
    }

    static Disagreement of(Game game, ImmutableList<Feature> features, String sentence) {
        return new Disagreement(game, features, sentence, Evidence.NONE);
    }

    /**
     * An exception in place of an answer.
     *
     * @param role as in "the engine"
     * @param call what was asked, as in "play b1-c2"
     */
    static Disagreement thrown(Game game, String role, String call, Throwable thrown) {
        if (thrown instanceof RemoteFailure failure) {
            Kind kind = Kind.valueOf(failure.kind().name());
            Feature feature = Feature.withoutRule(kind, kind == Kind.REFUSAL ? call.split(" ")[0] : "");
            Evidence evidence = new Evidence(Optional.empty(), ImmutableList.of(), failure.errorOutput());
            return new Disagreement(game, ImmutableList.of(feature), role + " " + failure.sentence(), evidence);
        }
        boolean hangs = thrown instanceof HangGuard.Hang;
        Feature feature = hangs
                ? Feature.withoutRule(Kind.HANG, call.split(" ")[0])
                : Feature.withoutRule(Kind.EXCEPTION, thrown.getClass().getName());
        String sentence = role + "'s " + call + (hangs ? " did not return" : " threw " + text(thrown));
        Evidence evidence = new Evidence(Optional.of(thrown), ImmutableList.of(), ImmutableList.of());
        return new Disagreement(game, ImmutableList.of(feature), sentence, evidence);
    }

    /** The start of an exception's message as one line; the exception may itself fail to make one. */
    private static String text(Throwable thrown) {
        try {
            String line = thrown.toString().strip().replaceAll("\\s+", " ");
            return line.length() > MESSAGE_SHOWN ? line.substring(0, MESSAGE_SHOWN) + "…" : line;
        } catch (RuntimeException | Error unprintable) {
            return thrown.getClass().getName();
        }
    }

    /** Rethrows what is no answer of a program: the end of a check, and errors of the virtual machine. */
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

    /** The disagreement as another game shows it. */
    Disagreement in(Game other) {
        return new Disagreement(other, features, sentence, evidence);
    }

    /** The disagreement with what was said last, if the program runs elsewhere. */
    Disagreement heardFrom(Object program) {
        return program instanceof RemoteProgram remote
                ? new Disagreement(
                        game,
                        features,
                        sentence,
                        new Evidence(evidence.thrown(), remote.exchanges(), evidence.errorOutput()))
                : this;
    }

    /** Short games are small, then bare boards. */
    int size() {
        return 50 * game.size() + game.start().stacks().size();
    }
}
