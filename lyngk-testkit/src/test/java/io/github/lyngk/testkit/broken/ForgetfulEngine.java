package io.github.lyngk.testkit.broken;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * An engine with the right rules that leaks state: its answers depend on earlier questions.
 *
 * @param name what it does wrong, as a sentence without its subject
 * @param fresh makes an engine that has not been asked anything
 */
public record ForgetfulEngine(String name, Supplier<Engine<?>> fresh) implements FaultyEngine {

    /** All engines that leak state. */
    public static ImmutableList<ForgetfulEngine> all() {
        return Stream.of(caches(), leftovers(), sharing(), touchy(), claims())
                .flatMap(List::stream)
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public Engine<?> engine() {
        return fresh.get();
    }

    @Override
    public String toString() {
        return name;
    }

    private static ForgetfulEngine of(String name, Supplier<Engine<?>> fresh) {
        return new ForgetfulEngine(name, fresh);
    }

    /** The position changed so, if that is possible; else the position itself. */
    private static Position changed(Position position, Setup.Builder change) {
        Setup setup = change.build();
        return setup.isPossible() ? Position.of(setup) : position;
    }

    private static void copyClaims(Position from, Setup.Builder to) {
        to.clearClaims();
        from.claims().forEach(claim -> to.claim(claim.player(), claim.color()));
    }

    private static void copyFives(Position from, Setup.Builder to) {
        for (Player player : Player.values()) {
            to.fives(player, from.fives(player));
        }
    }

    private static void copyBoard(Position from, Setup.Builder to) {
        to.build().stacks().keySet().forEach(to::remove);
        from.stacks().forEach(to::put);
    }

    // Answers kept under a key that lacks something.

    private static List<ForgetfulEngine> caches() {
        Map<Object, Collection<Move>> common = new HashMap<>();
        return List.of(
                keepsMoves("keeps moves without the claims", at -> List.of(at.variant(), at.stacks(), turn(at))),
                keepsMoves("keeps moves without the turn", at -> List.of(at.variant(), at.stacks(), at.claims())),
                keepsMoves("keeps moves without the variant", at -> List.of(at.stacks(), turn(at), at.claims())),
                keepsMoves(
                        "keeps moves by tops and heights",
                        at -> List.of(at.variant(), tops(at), heights(at), turn(at), at.claims())),
                keepsMoves("keeps moves by sixteen bits of a hash", at -> at.hash64() >>> 48),
                of("shares moves by heights with all engines", () -> new KeepsMoves(at -> heights(at), common)),
                keepsResults(
                        "keeps results without the fives",
                        at -> List.of(at.variant(), at.stacks(), turn(at), at.claims())),
                keepsResults(
                        "keeps results by the number of stacks and the turn",
                        at -> List.of(at.stacks().size(), turn(at))),
                keepsSuccessors(
                        "keeps successors without the claims", at -> List.of(at.variant(), at.stacks(), turn(at))));
    }

    private static Player turn(Position position) {
        return position.playerToMove();
    }

    private static Object tops(Position position) {
        return Maps.transformValues(position.stacks(), Stack::top);
    }

    private static Object heights(Position position) {
        return Maps.transformValues(position.stacks(), Stack::height);
    }

    private static ForgetfulEngine keepsMoves(String name, Function<Position, Object> key) {
        return of(name, () -> new KeepsMoves(key, new HashMap<>()));
    }

    private static final class KeepsMoves extends CoreEngine {
        private final Function<Position, Object> key;
        private final Map<Object, Collection<Move>> kept;

        KeepsMoves(Function<Position, Object> key, Map<Object, Collection<Move>> kept) {
            this.key = key;
            this.kept = kept;
        }

        @Override
        public Collection<Move> moves(Position position) {
            return kept.computeIfAbsent(key.apply(position), any -> super.moves(position));
        }
    }

    private static ForgetfulEngine keepsResults(String name, Function<Position, Object> key) {
        return of(name, () -> new CoreEngine() {
            private final Map<Object, EngineResult> kept = new HashMap<>();

            @Override
            public EngineResult result(Position position) {
                return kept.computeIfAbsent(key.apply(position), any -> super.result(position));
            }
        });
    }

    private static ForgetfulEngine keepsSuccessors(String name, Function<Position, Object> key) {
        return of(name, () -> new CoreEngine() {
            private final Map<Object, Position> kept = new HashMap<>();

            @Override
            public Position play(Position position, Move move) {
                return kept.computeIfAbsent(List.of(key.apply(position), move), any -> super.play(position, move));
            }
        });
    }

    // Something left over from the game before.

    private static List<ForgetfulEngine> leftovers() {
        return List.of(
                leftover("keeps the claims of the last game", ForgetfulEngine::copyClaims),
                leftover("never resets the fives", ForgetfulEngine::copyFives),
                leftover("keeps the turn of the last game", (last, next) -> next.playerToMove(last.playerToMove())),
                leftover("keeps the variant of the last game", (last, next) -> next.variant(last.variant())),
                of("stays at the end of the first game", StaysOver::new),
                of("lists the moves of the last game first", ListStays::new),
                of("tires after five hundred lists", Tires::new));
    }

    private static ForgetfulEngine leftover(String name, BiConsumer<Position, Setup.Builder> kept) {
        return of(name, () -> new CoreEngine() {
            private Optional<Position> last = Optional.empty();

            @Override
            public Position setUp(Position position) {
                Setup.Builder next = position.toSetup().toBuilder();
                last.ifPresent(before -> kept.accept(before, next));
                last = Optional.of(changed(position, next));
                return last.get();
            }

            @Override
            public Position play(Position position, Move move) {
                last = Optional.of(super.play(position, move));
                return last.get();
            }
        });
    }

    private static final class StaysOver extends CoreEngine {
        private Optional<EngineResult> end = Optional.empty();

        @Override
        public EngineResult result(Position position) {
            EngineResult result = super.result(position);
            end = end.or(() -> Optional.of(result).filter(EngineResult::isOver));
            return end.orElse(result);
        }
    }

    /** Makes a new list after a move, but not for a new game. */
    private static final class ListStays extends CoreEngine {
        private Optional<Collection<Move>> listed = Optional.empty();

        @Override
        public Collection<Move> moves(Position position) {
            listed = Optional.of(listed.orElseGet(() -> super.moves(position)));
            return listed.get();
        }

        @Override
        public Position play(Position position, Move move) {
            listed = Optional.empty();
            return super.play(position, move);
        }
    }

    private static final class Tires extends CoreEngine {
        private int lists;

        @Override
        public Collection<Move> moves(Position position) {
            return lists++ < 500 ? super.moves(position) : List.of();
        }
    }

    // Something that several states share.

    /** A state that questions and other states can change. */
    private static final class State {
        private Position position;
        private int lists;
        private int results;

        State(Position position) {
            this.position = position;
        }
    }

    /** Core with such states. */
    private static class Mutable implements Engine<State> {
        @Override
        public State setUp(Position position) {
            return new State(position);
        }

        @Override
        public Collection<Move> moves(State state) {
            state.lists++;
            return state.position.legalMoves();
        }

        @Override
        public State play(State state, Move move) {
            return new State(state.position.play(move));
        }

        @Override
        public EngineResult result(State state) {
            state.results++;
            return EngineResult.of(state.position);
        }
    }

    private static List<ForgetfulEngine> sharing() {
        return List.of(
                shared("shares the board with the state before", ForgetfulEngine::copyBoard),
                shared("shares the claims with the state before", ForgetfulEngine::copyClaims),
                of("hands a set-up out twice", SameState::new));
    }

    private static ForgetfulEngine shared(String name, BiConsumer<Position, Setup.Builder> part) {
        return of(name, () -> new Mutable() {
            @Override
            public boolean statesAreImmutable() {
                return true;
            }

            @Override
            public State play(State before, Move move) {
                State after = super.play(before, move);
                Setup.Builder change = before.position.toSetup().toBuilder();
                part.accept(after.position, change);
                before.position = changed(before.position, change);
                return after;
            }
        });
    }

    /** A position that is set up again is where the first game has got to. */
    private static final class SameState extends Mutable {
        private final Map<Position, State> states = new HashMap<>();

        @Override
        public State setUp(Position position) {
            return states.computeIfAbsent(position, super::setUp);
        }

        @Override
        public State play(State state, Move move) {
            state.position = state.position.play(move);
            return state;
        }
    }

    // Questions that change something, or rely on others.

    private static List<ForgetfulEngine> touchy() {
        return List.of(
                of("lists moves only once", () -> new Mutable() {
                    @Override
                    public Collection<Move> moves(State state) {
                        return state.lists == 0 ? super.moves(state) : List.of();
                    }
                }),
                of("lists moves again at the end of its list", () -> new Mutable() {
                    @Override
                    public Collection<Move> moves(State state) {
                        Collection<Move> moves = super.moves(state);
                        return Collections.nCopies(state.lists, moves).stream()
                                .flatMap(Collection::stream)
                                .toList();
                    }
                }),
                of("says a draw when asked again", () -> new Mutable() {
                    @Override
                    public EngineResult result(State state) {
                        EngineResult result = super.result(state);
                        return result.isOver() && state.results > 1 ? EngineResult.draw() : result;
                    }
                }),
                of("lists nothing once asked for the result", () -> new Mutable() {
                    @Override
                    public Collection<Move> moves(State state) {
                        return state.results == 0 ? super.moves(state) : List.of();
                    }
                }),
                of("forgets the claims once it has shown its position", ShowsOnce::new),
                of("knows the result only after listing the moves", ResultByMoves::new),
                of("lists nothing after a move it refused", NeverDone::new));
    }

    private static final class ShowsOnce extends Mutable {
        @Override
        public Optional<Position> position(State state) {
            Position shown = state.position;
            state.position = changed(shown, shown.toSetup().toBuilder().clearClaims());
            return Optional.of(shown);
        }

        @Override
        public State play(State state, Move move) {
            return state.position.isLegal(move) ? super.play(state, move) : state;
        }
    }

    /** Finds out whether the game is over while it looks for moves. */
    private static final class ResultByMoves extends CoreEngine {
        private Optional<EngineResult> noted = Optional.empty();

        @Override
        public Collection<Move> moves(Position position) {
            noted = Optional.of(super.result(position));
            return super.moves(position);
        }

        @Override
        public EngineResult result(Position position) {
            return noted.orElseGet(() -> super.result(position));
        }
    }

    /** Clears a flag at the end of a move, which an exception leaves set. */
    private static final class NeverDone extends CoreEngine {
        private boolean playing;

        @Override
        public boolean refusesIllegalMoves() {
            return true;
        }

        @Override
        public Collection<Move> moves(Position position) {
            return playing ? List.of() : super.moves(position);
        }

        @Override
        public Position play(Position position, Move move) {
            playing = true;
            Position played = super.play(position, move);
            playing = false;
            return played;
        }
    }

    // Claims that are actions of their own, and forgotten.

    private static List<ForgetfulEngine> claims() {
        return List.of(
                of("lists the same moves after a claim as before", () -> new ClaimByClaimEngine() {
                    @Override
                    public Collection<Move> moves(State state) {
                        return super.moves(new State(state.position()));
                    }
                }),
                of("keeps a claim without a move for the next game", PendingClaim::new),
                of("offers claims only once", () -> new ClaimByClaimEngine() {
                    private final Set<State> offered = Sets.newIdentityHashSet();

                    @Override
                    public Collection<Color> claims(State state) {
                        return offered.add(state) ? super.claims(state) : List.of();
                    }
                }));
    }

    /** Notes the claim in the engine, and drops it after a move only. */
    private static final class PendingClaim extends ClaimByClaimEngine {
        private Optional<Color> pending = Optional.empty();

        @Override
        public State setUp(Position position) {
            State state = super.setUp(position);
            return pending.isPresent() ? super.claim(state, pending.get()) : state;
        }

        @Override
        public State claim(State state, Color color) {
            pending = Optional.of(color);
            return super.claim(state, color);
        }

        @Override
        public State play(State state, Move move) {
            pending = Optional.empty();
            return super.play(state, move);
        }
    }
}
