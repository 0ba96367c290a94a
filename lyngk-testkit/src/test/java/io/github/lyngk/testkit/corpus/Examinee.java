package io.github.lyngk.testkit.corpus;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.Engine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An engine that is asked what stands in the corpus, line after line, and nothing else: core reads the lines for it and
 * says nothing about them.
 *
 * <p>Every question is asked twice, since some engines cannot be asked without changing something.
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

    /** Whether the answers are those of the line; what is thrown is no answer. */
    boolean knows(PositionLine line) {
        Position position = Position.parse(line.position());
        return !canSetUp(position)
                || holds(() -> claiming.isPresent() ? askApart(line, position) : ask(line, position));
    }

    /** Whether a refused move is not listed. */
    boolean knows(RefusedLine line) {
        return !moves(Position.parse(line.position())).contains(Move.parse(line.move()));
    }

    /** The moves of a position; none for who claims apart, or does not answer. */
    Collection<Move> moves(Position position) {
        List<Move> moves = new ArrayList<>();
        boolean asked = claiming.isEmpty() && canSetUp(position);
        return asked && holds(() -> moves.addAll(engine.moves(engine.setUp(position)))) ? moves : List.of();
    }

    /** The first line of a game on which the answers are others. */
    Optional<PlyLine> firstUnknown(List<PlyLine> game) {
        Position start = Position.parse(game.get(0).position());
        if (!canSetUp(start)) {
            return Optional.empty();
        }
        List<S> states = new ArrayList<>();
        for (PlyLine line : game) {
            if (!holds(() -> {
                states.add(line.ply() == 0 ? engine.setUp(start) : play(Iterables.getLast(states), line));
                return isKnown(line, Iterables.getLast(states));
            })) {
                return Optional.of(line);
            }
        }
        return again(game, start, states);
    }

    /** The same game a second time, asked for nothing but its end; who keeps old states starts from the one kept. */
    private Optional<PlyLine> again(List<PlyLine> game, Position start, List<S> states) {
        PlyLine last = Iterables.getLast(game);
        boolean values = engine.statesAreValues();
        boolean known = holds(() -> {
            S state = values ? states.get(0) : engine.setUp(start);
            for (PlyLine line : game.subList(1, game.size())) {
                state = play(state, line);
            }
            return isKnown(last, state);
        });
        if (!known || !values) {
            return known ? Optional.empty() : Optional.of(last);
        }
        return game.stream()
                .filter(line -> !holds(() -> isKnown(line, states.get(line.ply()))))
                .findFirst();
    }

    private boolean canSetUp(Position position) {
        boolean scored = !position.toString().contains(" 0:0");
        return engine.variants().contains(position.variant())
                && (engine.setsUpAnyPosition()
                        ? engine.setsUpScoredFives() || !scored
                        : position.toSetup().isInitial());
    }

    private boolean ask(PositionLine line, Position position) {
        S state = engine.setUp(position);
        return Stream.of(1, 2).allMatch(time -> tells(state, line.result()) && lists(state, line.moves()));
    }

    /** For who claims apart: the moves without a claim, then those after each claim. */
    private boolean askApart(PositionLine line, Position position) {
        ImmutableList<Move> moves = line.moves().stream().map(Move::parse).collect(ImmutableList.toImmutableList());
        ImmutableSet<Color> colors =
                moves.stream().flatMap(move -> move.claim().stream()).collect(ImmutableSet.toImmutableSet());
        S state = engine.setUp(position);
        boolean known = Stream.of(1, 2)
                .allMatch(time -> tells(state, line.result())
                        && offers(state, colors)
                        && lists(state, after(moves, Optional.empty())));
        return known
                && colors.stream().allMatch(color -> {
                    S asked = color == colors.asList().get(0) ? state : engine.setUp(position);
                    S claimed = claiming.orElseThrow().claim(asked, color);
                    return tells(claimed, line.result())
                            && offers(claimed, ImmutableSet.of())
                            && lists(claimed, after(moves, Optional.of(color)));
                });
    }

    private static ImmutableList<String> after(List<Move> moves, Optional<Color> claim) {
        return moves.stream()
                .filter(move -> move.claim().equals(claim))
                .map(move -> move.withoutClaim().toString())
                .collect(ImmutableList.toImmutableList());
    }

    private S play(S state, PlyLine line) {
        Move move = Move.parse(line.move());
        if (claiming.isEmpty() || move.claim().isEmpty()) {
            return engine.play(state, move);
        }
        S claimed = claiming.get().claim(state, move.claim().get());
        checkState(tells(claimed, "turn " + line.player()), "a claim is no turn");
        return engine.play(claimed, move.withoutClaim());
    }

    private boolean isKnown(PlyLine line, S state) {
        boolean counted = claiming.isPresent()
                ? counts(state, line.plain()) && offers(state, colors(line.claims()))
                : counts(state, line.count());
        return counted && tells(state, line.result()) && shows(state, line.position());
    }

    private static ImmutableSet<Color> colors(String letters) {
        return Arrays.stream(Color.values())
                .filter(color -> letters.indexOf(color.letter()) >= 0)
                .collect(ImmutableSet.toImmutableSet());
    }

    private boolean tells(S state, String result) {
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

    /** An engine may leave out who won by a stack of six. */
    private boolean shows(S state, String position) {
        Optional<String> shown = engine.setup(state).map(Setup::toString);
        return shown.isEmpty()
                || shown.get().equals(position)
                || shown.get().equals(position.replaceFirst("#[12]$", ""));
    }

    private interface Question {
        boolean isAnswered();
    }

    private static boolean holds(Question question) {
        try {
            return question.isAnswered();
        } catch (RuntimeException | AssertionError | StackOverflowError thrown) {
            return false;
        }
    }
}
