package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.remote.RemoteFailure;
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
            Feature feature = Feature.withoutRule(Kind.valueOf(failure.kind().name()), call.split(" ")[0]);
            Evidence evidence = new Evidence(Optional.empty(), ImmutableList.of(), failure.errorOutput());
            return new Disagreement(game, ImmutableList.of(feature), role + " " + failure.sentence(), evidence);
        }
        Feature feature = Feature.withoutRule(Kind.EXCEPTION, thrown.getClass().getName());
        Evidence evidence = new Evidence(Optional.of(thrown), ImmutableList.of(), ImmutableList.of());
        String sentence = role + "'s " + call + " threw " + text(thrown);
        return new Disagreement(game, ImmutableList.of(feature), sentence, evidence);
    }

    /** The first line of the message of an exception, which may itself fail to make one. */
    private static String text(Throwable thrown) {
        try {
            return thrown.toString()
                    .lines()
                    .findFirst()
                    .orElse(thrown.getClass().getName());
        } catch (RuntimeException | Error unprintable) {
            return thrown.getClass().getName();
        }
    }

    Kind kind() {
        return features.get(0).kind();
    }

    Disagreement with(ImmutableList<String> exchanges) {
        return new Disagreement(
                game, features, sentence, new Evidence(evidence.thrown(), exchanges, evidence.errorOutput()));
    }

    Disagreement in(Game other) {
        return new Disagreement(other, features, sentence, evidence);
    }

    /** Short games are small, then bare boards. */
    int size() {
        return 50 * game.size() + game.start().stacks().size();
    }
}
