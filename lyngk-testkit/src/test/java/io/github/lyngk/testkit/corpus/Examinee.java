package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.Engine;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An engine that is asked the questions of the corpus. Core only parses the lines for it.
 *
 * @param <S> the engine's state
 */
final class Examinee<S> {
    private final Engine<S> engine;
    private final Optional<ClaimingEngine<S>> claiming;

    private Examinee(Engine<S> engine) {
        this.engine = engine;
        this.claiming =
                engine instanceof ClaimingEngine<S> claimingEngine ? Optional.of(claimingEngine) : Optional.empty();
    }

    static Examinee<?> of(Engine<?> engine) {
        return new Examinee<>(engine);
    }

    /** Whether the answers are those of the line. */
    boolean agreesWith(PositionLine line) {
        S state = engine.setUp(Position.parse(line.position()));
        return answers(state, line.result())
                && (claiming.isPresent() ? listsApart(state, line) : lists(state, line.moves()));
    }

    /** The moves without a claim, then those after each claim. */
    private boolean listsApart(S state, PositionLine line) {
        ImmutableList<Move> moves = line.moves().stream().map(Move::parse).collect(ImmutableList.toImmutableList());
        ImmutableSet<Color> colors =
                moves.stream().flatMap(move -> move.claim().stream()).collect(ImmutableSet.toImmutableSet());
        return offers(state, colors)
                && lists(state, after(moves, Optional.empty()))
                && colors.stream().allMatch(color -> {
                    S claimed = claiming.orElseThrow().claim(engine.setUp(Position.parse(line.position())), color);
                    return answers(claimed, line.result())
                            && offers(claimed, ImmutableSet.of())
                            && lists(claimed, after(moves, Optional.of(color)));
                });
    }

    private static List<String> after(List<Move> moves, Optional<Color> claim) {
        return moves.stream()
                .filter(move -> move.claim().equals(claim))
                .map(move -> move.withoutClaim().toString())
                .toList();
    }

    /** Whether a refused move is not listed. */
    boolean agreesWith(RefusedLine line) {
        return !engine.moves(engine.setUp(Position.parse(line.position()))).contains(Move.parse(line.move()));
    }

    /** Whether the answers are those of all lines of a game. */
    boolean agreesWith(List<PlyLine> game) {
        S state = engine.setUp(Position.parse(game.get(0).position()));
        for (PlyLine line : game) {
            state = line.ply() == 0 ? state : play(state, line);
            if (!agreesWith(line, state)) {
                return false;
            }
        }
        return true;
    }

    private boolean agreesWith(PlyLine line, S state) {
        boolean counted = claiming.isPresent()
                ? counts(state, line.plain()) && offers(state, colors(line.claims()))
                : counts(state, line.count());
        return counted && answers(state, line.result()) && shows(state, line.position());
    }

    private S play(S state, PlyLine line) {
        Move move = Move.parse(line.move());
        return claiming.isEmpty() || move.claim().isEmpty()
                ? engine.play(state, move)
                : engine.play(claiming.get().claim(state, move.claim().get()), move.withoutClaim());
    }

    private static ImmutableSet<Color> colors(String letters) {
        return Arrays.stream(Color.values())
                .filter(color -> letters.indexOf(color.letter()) >= 0)
                .collect(ImmutableSet.toImmutableSet());
    }

    private boolean answers(S state, String result) {
        return PositionLine.text(engine.result(state)).equals(result);
    }

    private boolean offers(S state, ImmutableSet<Color> colors) {
        Collection<Color> offered = claiming.orElseThrow().claims(state);
        return offered.size() == colors.size() && colors.containsAll(offered);
    }

    private boolean lists(S state, List<String> moves) {
        return listed(state).sorted().toList().equals(moves.stream().sorted().toList());
    }

    private boolean counts(S state, int count) {
        return listed(state).count() == count;
    }

    private Stream<String> listed(S state) {
        Stream<String> listed = engine.moves(state).stream().map(Object::toString);
        return engine.listsDuplicates() ? listed.distinct() : listed;
    }

    /** An engine may leave out the winner by a stack of six. */
    private boolean shows(S state, String position) {
        Optional<String> shown = engine.setup(state).map(Setup::toString);
        return shown.isEmpty()
                || shown.get().equals(position)
                || shown.get().equals(position.replaceFirst("#[12]$", ""));
    }
}
