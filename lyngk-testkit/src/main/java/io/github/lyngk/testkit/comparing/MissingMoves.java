package io.github.lyngk.testkit.comparing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;

/** What the legal moves that an engine does not list have in common, and those that it lists lack. */
final class MissingMoves {

    /** What moves rest on, as a rule and a verb. */
    record Cause(Rule rule, String text) {
        private static Cause of(MoveFeature feature) {
            return new Cause(feature.rule(), feature.text());
        }
    }

    private final List<EnumSet<MoveFeature>> missing;
    private final List<EnumSet<MoveFeature>> listed;
    private final EnumSet<MoveFeature> telling = EnumSet.complementOf(EnumSet.of(MoveFeature.DIRECT));
    private final EnumSet<MoveFeature> shared;

    MissingMoves(Position position, Collection<Move> missing, Collection<Move> listed) {
        this.missing = features(position, missing);
        this.listed = features(position, listed);
        if (isOneClaim(Iterables.concat(missing, listed))) {
            telling.removeAll(EnumSet.of(MoveFeature.CLAIM, MoveFeature.DECLINES, MoveFeature.ABSENT_COLOR));
        }
        this.shared = shared(this.missing);
        shared.retainAll(telling);
    }

    private static List<EnumSet<MoveFeature>> features(Position position, Collection<Move> moves) {
        return LegalMove.of(position, moves).stream().map(MoveFeature::of).toList();
    }

    /** Where all moves make the same claim, the claim is not what tells them apart. */
    private static boolean isOneClaim(Iterable<Move> moves) {
        Move first = moves.iterator().next();
        return Iterables.all(moves, move -> move.claim().equals(first.claim()));
    }

    private static EnumSet<MoveFeature> shared(List<EnumSet<MoveFeature>> moves) {
        EnumSet<MoveFeature> shared = EnumSet.complementOf(EnumSet.of(MoveFeature.DIRECT));
        moves.forEach(shared::retainAll);
        return shared;
    }

    /** What all moves of a position that is not over rest on, the most particular first; whether they claim is left out. */
    static ImmutableList<Cause> sharedByAll(Position position) {
        EnumSet<MoveFeature> shared = shared(features(position, position.legalMoves()));
        shared.removeAll(EnumSet.of(
                MoveFeature.CLAIM, MoveFeature.DECLINES, MoveFeature.ONLY_BY_CLAIM, MoveFeature.ABSENT_COLOR));
        return causes(shared.stream());
    }

    /** What all the missing moves rest on and none of those listed: single features, or else pairs of them. */
    ImmutableList<Cause> causes() {
        EnumSet<MoveFeature> lacking = EnumSet.copyOf(shared);
        listed.forEach(lacking::removeAll);
        return lacking.isEmpty() ? pairs() : causes(lacking.stream());
    }

    private ImmutableList<Cause> pairs() {
        List<Cause> pairs = new ArrayList<>();
        for (MoveFeature one : shared) {
            for (MoveFeature other : EnumSet.range(one, MoveFeature.DIRECT)) {
                if (other != one
                        && shared.contains(other)
                        && listed.stream().noneMatch(move -> move.contains(one) && move.contains(other))) {
                    pairs.add(new Cause(one.rule(), one.text() + " and " + other.text()));
                }
            }
        }
        return ImmutableList.copyOf(pairs);
    }

    /** What some of the missing moves rest on and none of those listed. */
    ImmutableList<Cause> causesInPart() {
        EnumSet<MoveFeature> some = EnumSet.noneOf(MoveFeature.class);
        missing.forEach(some::addAll);
        some.retainAll(telling);
        listed.forEach(some::removeAll);
        return causes(some.stream());
    }

    /** The most particular thing that the missing moves share, if only that they go straight. */
    Cause common() {
        return shared.stream().findFirst().map(Cause::of).orElse(Cause.of(MoveFeature.DIRECT));
    }

    private static ImmutableList<Cause> causes(Stream<MoveFeature> features) {
        return features.map(Cause::of).collect(ImmutableList.toImmutableList());
    }
}
