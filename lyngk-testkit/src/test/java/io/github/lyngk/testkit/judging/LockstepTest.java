package io.github.lyngk.testkit.judging;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.TestAccess;
import io.github.lyngk.testkit.comparing.Difference;
import io.github.lyngk.testkit.comparing.EarlierAnswers;
import io.github.lyngk.testkit.comparing.Finding;
import io.github.lyngk.testkit.house.ClaimByClaimEngine;
import io.github.lyngk.testkit.house.CoreEngine;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each kind of disagreement is told apart by name and rule. */
class LockstepTest {

    private static final Game GAME = RandomGames.game(Variant.STANDARD, 1);

    private static Optional<Finding> walk(Engine<?> engine) {
        return walk(engine, GAME);
    }

    private static <S> Optional<Finding> walk(Engine<S> engine, Game game) {
        return findings(engine, Visit.of(game)).stream().findFirst();
    }

    private static <S> ImmutableList<Finding> findings(Engine<S> engine, Visit visit) {
        Watch watch = new Watch(new Budget(Optional.of(Duration.ofMinutes(1)), 1), Watch.USUAL_PATIENCE);
        return Lockstep.walk(
                new Interview<>(
                        TestAccess.subject(engine),
                        watch,
                        new Punctuality(watch, Optional.empty()),
                        new EarlierAnswers()),
                visit);
    }

    private static void assertFinding(Engine<?> engine, Difference difference, Rule rule) {
        assertFinding(engine, GAME, difference, rule);
    }

    private static void assertFinding(Engine<?> engine, Game game, Difference difference, Rule rule) {
        Finding finding = walk(engine, game).orElseThrow();
        assertThat(finding.first().explanation().title()).isEqualTo(difference + " (" + rule + ")");
    }

    /** No rule is blamed for it. */
    private static void assertFinding(Engine<?> engine, Difference difference) {
        assertThat(walk(engine).orElseThrow().first().explanation().title()).isEqualTo(difference.toString());
    }

    @Test
    void rightEngineAgreesAllTheWay() {
        assertThat(walk(new CoreEngine())).isEmpty();
    }

    @Test
    void D3_missingClaimingMoves() {
        CoreEngine engine = new CoreEngine() {
            @Override
            public Collection<Move> moves(Position position) {
                return position.legalMoves().stream()
                        .filter(move -> move.claim().isEmpty())
                        .toList();
            }
        };
        assertFinding(engine, Difference.MISSING_MOVE, Rule.D3);
    }

    @Test
    void E3_extraMove() {
        CoreEngine engine = new CoreEngine() {
            @Override
            public Collection<Move> moves(Position position) {
                return ImmutableSet.copyOf(Iterables.concat(position.legalMoves(), List.of(Move.parse("a1-i1"))));
            }
        };
        assertFinding(engine, Difference.EXTRA_MOVE, Rule.E3);
    }

    @Test
    void R1_duplicateMove() {
        CoreEngine engine = new CoreEngine() {
            @Override
            public Collection<Move> moves(Position position) {
                return Stream.concat(
                                position.legalMoves().stream(),
                                position.legalMoves().stream().limit(1))
                        .toList();
            }
        };
        assertFinding(engine, Difference.DUPLICATE_MOVE, Rule.R1);
    }

    @Test
    void nullAmongMoves() {
        CoreEngine engine = new CoreEngine() {
            @Override
            public Collection<Move> moves(Position position) {
                return Arrays.asList(position.legalMoves().get(0), null);
            }
        };
        assertFinding(engine, Difference.NULL_ANSWER);
    }

    @Test
    void nullResult() {
        CoreEngine engine = new CoreEngine() {
            @Override
            public EngineResult result(Position position) {
                return null;
            }
        };
        assertFinding(engine, Difference.NULL_ANSWER);
    }

    @Test
    void exceptionInSetUp() {
        CoreEngine engine = new CoreEngine() {
            @Override
            public Position setUp(Position position) {
                throw new IllegalStateException("no room");
            }
        };
        assertFinding(engine, Difference.EXCEPTION);
        assertThat(walk(engine).orElseThrow().first().sentence()).contains("setUp", "no room");
    }

    @Test
    void E1_wrongBoard() {
        assertFinding(believing(LockstepTest::withoutAnyStack), Difference.WRONG_BOARD, Rule.C1);
    }

    @Test
    void E9_wrongScoreIsAWrongCapture() {
        assertFinding(
                believing(position ->
                        edited(position, setup -> setup.fives(Player.FIRST, 0).fives(Player.SECOND, 0))),
                Difference.WRONG_CAPTURE,
                Rule.E9);
    }

    @Test
    void D3_wrongClaims() {
        CoreEngine engine = believing(LockstepTest::withoutClaims);
        assertFinding(engine, Difference.WRONG_CLAIMS, Rule.D3);
    }

    @Test
    void C3_wrongSideToMove() {
        CoreEngine engine = new CoreEngine() {
            @Override
            public EngineResult result(Position position) {
                return position.isOver()
                        ? super.result(position)
                        : EngineResult.ongoing(position.playerToMove().opponent());
            }
        };
        assertFinding(engine, Difference.WRONG_SIDE_TO_MOVE, Rule.C3);
    }

    @Test
    void G1_earlyEnd() {
        CoreEngine engine = new CoreEngine() {
            @Override
            public EngineResult result(Position position) {
                return EngineResult.draw();
            }
        };
        assertFinding(engine, Difference.EARLY_END, Rule.G1);
    }

    @Test
    void G1_lateEnd() {
        CoreEngine engine = new CoreEngine() {
            @Override
            public EngineResult result(Position position) {
                return EngineResult.ongoing(position.playerToMove());
            }
        };
        assertFinding(engine, Difference.LATE_END, Rule.G1);
    }

    @Test
    void wrongWinner() {
        CoreEngine engine = new CoreEngine() {
            @Override
            public EngineResult result(Position position) {
                return position.isOver() ? EngineResult.draw() : super.result(position);
            }
        };
        assertThat(walk(engine).orElseThrow().first().explanation().difference())
                .isEqualTo(Difference.WRONG_WINNER);
    }

    @Test
    void D5_secondClaimInATurn() {
        ClaimByClaimEngine engine = new ClaimByClaimEngine() {
            @Override
            public Collection<Color> claims(State state) {
                return super.claims(state).isEmpty() ? List.of(Color.IVORY) : super.claims(state);
            }
        };
        assertFinding(engine, Difference.EXTRA_CLAIM, Rule.D5);
    }

    /** An engine that says something else of the game between a claim and its move. */
    private static ClaimByClaimEngine saying(EngineResult afterAClaim) {
        return new ClaimByClaimEngine() {
            private boolean claimed;

            @Override
            public State claim(State state, Color color) {
                claimed = true;
                return super.claim(state, color);
            }

            @Override
            public State play(State state, Move move) {
                claimed = false;
                return super.play(state, move);
            }

            @Override
            public EngineResult result(State state) {
                return claimed ? afterAClaim : super.result(state);
            }
        };
    }

    @Test
    void D5_claimGivesTheTurnAway() {
        Player claimer = GAME.players()
                .get(Iterables.indexOf(GAME.moves(), move -> move.claim().isPresent()));
        EngineResult others = EngineResult.ongoing(claimer.opponent());
        assertThat(walk(saying(others)).orElseThrow().first().explanation().difference())
                .isEqualTo(Difference.WRONG_SIDE_TO_MOVE);
    }

    @Test
    void D5_claimEndsTheGame() {
        assertThat(walk(saying(EngineResult.draw()))
                        .orElseThrow()
                        .first()
                        .explanation()
                        .difference())
                .isEqualTo(Difference.EARLY_END);
    }

    @Test
    void D3_missingClaim() {
        ClaimByClaimEngine engine = new ClaimByClaimEngine() {
            @Override
            public Collection<Color> claims(State state) {
                return List.of();
            }
        };
        assertFinding(engine, Difference.MISSING_CLAIM, Rule.D3);
    }

    @Test
    void R5_claimWithoutAMove() {
        ClaimByClaimEngine engine = new ClaimByClaimEngine() {
            @Override
            public State setUp(Position position) {
                return new State(position);
            }

            @Override
            public Collection<Color> claims(State state) {
                return state.position().unclaimed();
            }
        };
        Position onlyRedHelps = Position.parse("1/4/5(KI)R/6/7/6/7/4/1 1 -:I 0:0");
        assertFinding(engine, Game.of(onlyRedHelps), Difference.EXTRA_CLAIM, Rule.R5);
    }

    private static CoreEngine believing(UnaryOperator<Position> belief) {
        return new CoreEngine() {
            @Override
            public Optional<Position> position(Position position) {
                return Optional.of(belief.apply(position));
            }
        };
    }

    private static Position withoutAnyStack(Position position) {
        return Position.of(Setup.builder(position.variant())
                .put(Point.A1, Stack.parse("J"))
                .build());
    }

    private static Position withoutClaims(Position position) {
        Setup.Builder builder = Setup.builder(position.variant()).playerToMove(position.playerToMove());
        position.stacks().forEach(builder::put);
        return Position.of(builder.build());
    }

    private static Position edited(Position position, UnaryOperator<Setup.Builder> edit) {
        return Position.of(edit.apply(position.toSetup().toBuilder()).build());
    }

    /** What is found later is no consequence of what was found before. */
    @Test
    void wrongEngineIsSetUpRightlyAndGoesOn() {
        AtomicInteger setUps = new AtomicInteger();
        CoreEngine engine = new CoreEngine() {
            @Override
            public Position setUp(Position position) {
                setUps.incrementAndGet();
                return position;
            }

            @Override
            public Position play(Position position, Move move) {
                Position right = position.play(move);
                return right.isOver() || right.stacks().size() % 10 != 0 ? right : withoutClaims(right);
            }

            @Override
            public Optional<Position> position(Position position) {
                return Optional.empty();
            }
        };
        ImmutableList<Finding> findings = findings(engine, Visit.of(GAME));

        assertThat(findings).hasSizeGreaterThan(1);
        assertThat(setUps).hasValue(1 + findings.size());
        assertThat(findings.stream().map(finding -> finding.game().size())).doesNotHaveDuplicates();
    }

    @Test
    void questionThatChangesTheNextAnswerShowsWhenAskedTwice() {
        CoreEngine engine = new CoreEngine() {
            private int asked;

            @Override
            public Collection<Move> moves(Position position) {
                return asked++ % 2 == 0 ? position.legalMoves() : List.of();
            }
        };
        Game start = Game.of(GAME.start());

        assertThat(findings(engine, Visit.of(start))).isEmpty();
        assertThat(findings(engine, Visit.of(start).asking(Visit.Manner.TWICE))).hasSize(1);
    }

    /** A list that is changed by every move made on it, whoever holds it. */
    @Test
    void statesThatShareTheirPartsShowWhenReturnedTo() {
        Engine<AtomicReference<Position>> sharing = new Engine<>() {
            @Override
            public AtomicReference<Position> setUp(Position position) {
                return new AtomicReference<>(position);
            }

            @Override
            public Collection<Move> moves(AtomicReference<Position> state) {
                return state.get().legalMoves();
            }

            @Override
            public AtomicReference<Position> play(AtomicReference<Position> state, Move move) {
                state.set(state.get().play(move));
                return state;
            }

            @Override
            public EngineResult result(AtomicReference<Position> state) {
                return EngineResult.of(state.get());
            }
        };

        assertThat(findings(sharing, Visit.of(GAME))).isEmpty();
        assertThat(findings(sharing, Visit.of(GAME).asking(Visit.Manner.BRANCHING)))
                .isNotEmpty();
        assertThat(findings(new CoreEngine(), Visit.of(GAME).asking(Visit.Manner.BRANCHING)))
                .isEmpty();
    }
}
