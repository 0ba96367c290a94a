package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.broken.ClaimByClaimEngine;
import io.github.lyngk.testkit.broken.CoreEngine;
import io.github.lyngk.testkit.scenarios.Scenario;
import io.github.lyngk.testkit.scenarios.Scenario.Mode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What an engine is asked in a scenario, and what is asked after a wrong answer. */
class LockstepTest extends WithGuard {

    private static final Game WHOLE = RandomGames.game(Variant.STANDARD, 1);
    private static final Game GAME = WHOLE.prefix(1);
    private static final Move ILLEGAL = Move.of(Point.A1, Point.I1);

    private final List<String> calls = new ArrayList<>();

    /** Core as an engine, which notes the calls. */
    private class Noting extends CoreEngine {
        @Override
        public Position setUp(Position position) {
            calls.add("set up");
            return super.setUp(position);
        }

        @Override
        public Collection<Move> moves(Position position) {
            calls.add("moves");
            return super.moves(position);
        }

        @Override
        public Position play(Position position, Move move) {
            calls.add("play");
            return super.play(position, move);
        }

        @Override
        public EngineResult result(Position position) {
            calls.add("result");
            return super.result(position);
        }
    }

    /** An engine with separate claims, which notes them. */
    private class NotingClaims extends ClaimByClaimEngine {
        @Override
        public State claim(State state, Color color) {
            calls.add("claim " + color);
            return super.claim(state, color);
        }

        @Override
        public State play(State state, Move move) {
            calls.add("play");
            return super.play(state, move);
        }
    }

    private <S> ImmutableList<Disagreement> walk(Engine<S> engine, Scenario scenario) {
        EngineProbe<S> probe = new EngineProbe<>(engine, guard, new Limit(guard, Optional.empty()));
        return Lockstep.disagreements(probe, scenario);
    }

    private void assertCalls(Mode mode, String... expected) {
        assertThat(walk(new Noting(), Scenario.of(GAME).in(mode))).isEmpty();
        assertThat(calls).containsExactly(expected);
    }

    @Test
    void askedOnceInEveryPosition() {
        assertCalls(Mode.ONCE, "set up", "result", "moves", "play", "result", "moves");
    }

    @Test
    void askedTwiceInEveryPosition() {
        assertCalls(
                Mode.TWICE,
                "set up",
                "result",
                "moves",
                "result",
                "moves",
                "play",
                "result",
                "moves",
                "result",
                "moves");
    }

    @Test
    void askedForTheMovesFirst() {
        assertCalls(Mode.MOVES_FIRST, "set up", "moves", "result", "play", "moves", "result");
    }

    @Test
    void askedAtTheEnd() {
        assertCalls(Mode.AT_THE_END, "set up", "play", "result", "moves");
    }

    /** Of nine positions, five are asked again twice, then another one, and the first and the last once more. */
    @Test
    void askedAgainInOldStates() {
        assertThat(walk(new Noting(), Scenario.of(WHOLE.prefix(8)).in(Mode.RETURNING)))
                .isEmpty();
        assertThat(Collections.frequency(calls, "set up")).isEqualTo(2);
        assertThat(Collections.frequency(calls, "moves")).isEqualTo(9 + 5 * 2 + 1 + 2);
    }

    @Test
    void illegalMoveIsTriedAtTheEnd() {
        assertThat(walk(new Noting(), Scenario.of(GAME).trying(ILLEGAL))).isEmpty();
        assertThat(calls).containsExactly("set up", "play", "result", "moves", "play");

        Disagreement played = Iterables.getOnlyElement(walk(
                new CoreEngine() {
                    @Override
                    public Position play(Position position, Move move) {
                        return position.isLegal(move) ? position.play(move) : position;
                    }
                },
                Scenario.of(GAME).trying(ILLEGAL)));
        assertThat(played.kind()).isEqualTo(Kind.ILLEGAL_MOVE_PLAYED);
        assertThat(played.message()).startsWith("the engine plays a1-i1 instead of refusing it; a1-i1: ");
    }

    @Test
    void legalMoveIsNotTriedAsAnIllegalOne() {
        walk(new Noting(), Scenario.of(GAME).trying(WHOLE.moves().get(1)));

        assertThat(calls).containsExactly("set up", "play", "result", "moves");
    }

    /** The engine is set up with the position after the move, and asked there. */
    @Test
    void exceptionIsReportedAndTheScenarioGoesOn() {
        Engine<Position> engine = new Noting() {
            @Override
            public Position play(Position position, Move move) {
                if (position.equals(GAME.start())) {
                    calls.add("throw");
                    throw new IllegalStateException("lost");
                }
                return super.play(position, move);
            }
        };
        Disagreement thrown = Iterables.getOnlyElement(walk(engine, Scenario.of(WHOLE.prefix(2))));

        assertThat(thrown.kind()).isEqualTo(Kind.EXCEPTION);
        assertThat(thrown.game()).isEqualTo(GAME);
        assertThat(calls)
                .containsExactly(
                        "set up", "result", "moves", "throw", "set up", "result", "moves", "play", "result", "moves");
    }

    /** Lists all moves but the first. */
    private static List<Move> withoutTheFirst(Position position) {
        return position.legalMoves().stream().skip(1).toList();
    }

    @Test
    void sixWrongAnswersAreEnough() {
        Engine<Position> engine = new CoreEngine() {
            @Override
            public Collection<Move> moves(Position position) {
                return withoutTheFirst(position);
            }
        };

        assertThat(walk(engine, Scenario.of(WHOLE)))
                .hasSize(6)
                .allMatch(disagreement -> disagreement.kind() == Kind.MISSING_MOVE);
    }

    /** An engine that throws an exception when it is set up with one position, or returns null, and is else right or wrong. */
    private static Engine<Position> failing(boolean throwing, boolean right) {
        return new CoreEngine() {
            @Override
            @SuppressWarnings("NullAway")
            public Position setUp(Position position) {
                if (!position.equals(GAME.start())) {
                    return position;
                }
                if (throwing) {
                    throw new IllegalStateException("lost");
                }
                return null;
            }

            @Override
            public Collection<Move> moves(Position position) {
                return right ? position.legalMoves() : withoutTheFirst(position);
            }
        };
    }

    @Test
    void refusedSetUpIsReported() {
        assertThat(walk(failing(true, true), Scenario.of(GAME)))
                .extracting(Disagreement::kind)
                .containsExactly(Kind.EXCEPTION);
    }

    @Test
    void nullInsteadOfAStateIsReportedWhateverTheMovesAre() {
        for (boolean right : new boolean[] {true, false}) {
            assertThat(walk(failing(false, right), Scenario.of(GAME)))
                    .extracting(Disagreement::kind)
                    .containsExactly(Kind.NULL_ANSWER);
        }
    }

    private List<String> claims(Engine<?> engine, Scenario scenario) {
        calls.clear();
        walk(engine, scenario);
        int last = calls.lastIndexOf("play");
        return List.copyOf(calls.subList(last + 1, calls.size()));
    }

    /** The next set-up must discard it. */
    @Test
    void D5_claimIsLeftPendingAtTheEnd() {
        String first =
                "claim " + GAME.position().legalClaims().iterator().next().color();

        assertThat(claims(new NotingClaims(), Scenario.of(GAME))).containsExactly(first);
        assertThat(claims(new NotingClaims(), Scenario.of(GAME).in(Mode.AT_THE_END)))
                .isEmpty();
        assertThat(claims(new NotingClaims(), Scenario.of(WHOLE))).isEmpty();
    }

    @Test
    void D5_onlyAClaimThatIsOfferedIsLeftPending() {
        Color offered = Iterables.getLast(GAME.position().legalClaims()).color();
        Engine<?> engine = new NotingClaims() {
            @Override
            public Collection<Color> claims(State state) {
                return super.claims(state).isEmpty() ? List.of() : List.of(offered);
            }
        };

        assertThat(claims(engine, Scenario.of(GAME))).endsWith("claim " + offered);
    }

    /** The claim is shown in a bare position if the engine can be set up with it, else with the moves before. */
    @Test
    void D5_secondClaimIsShownAfterTheMoveThatMakesTheFirst() {
        Game claiming = GAME.play(GAME.position().legalMoves().stream()
                .filter(move -> move.claim().isPresent())
                .findFirst()
                .orElseThrow());
        for (boolean setsUpAny : new boolean[] {true, false}) {
            Engine<?> engine = new ClaimByClaimEngine() {
                @Override
                public boolean setsUpAnyPosition() {
                    return setsUpAny;
                }

                @Override
                public Collection<Color> claims(State state) {
                    Collection<Color> right = super.claims(state);
                    boolean after = state.position().equals(GAME.position()) && right.isEmpty();
                    return after ? List.of(Color.values()) : right;
                }
            };
            assertThat(walk(engine, Scenario.of(claiming)).get(0)).satisfies(second -> {
                assertThat(second.kind()).isEqualTo(Kind.EXTRA_CLAIM);
                assertThat(second.message()).startsWith("after claiming ");
                assertThat(second.game().size()).isEqualTo(setsUpAny ? 1 : 2);
            });
        }
    }
}
