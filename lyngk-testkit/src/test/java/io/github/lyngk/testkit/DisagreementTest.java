package io.github.lyngk.testkit;

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
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.broken.ClaimByClaimEngine;
import io.github.lyngk.testkit.broken.CoreEngine;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every kind of disagreement in one game is named by its kind and its rule. */
class DisagreementTest {

    private static final Game GAME = RandomGames.game(Variant.STANDARD, 1);

    private static CheckReport replay(Engine<?> engine, Game game) {
        return EngineCheck.of(engine).seed(1).replay(game);
    }

    private static Fault theOnlyFault(Engine<?> engine, Game game) {
        return Iterables.getOnlyElement(replay(engine, game).faults());
    }

    private static void assertFault(Engine<?> engine, Kind kind, Rule rule) {
        assertFault(engine, GAME, kind, rule);
    }

    private static void assertFault(Engine<?> engine, Game game, Kind kind, Rule rule) {
        Fault fault = theOnlyFault(engine, game);
        assertThat(fault.summary()).startsWith(kind + " (" + rule + "): ");
    }

    private static CoreEngine listing(Function<Position, Collection<Move>> moves) {
        return new CoreEngine() {
            @Override
            public Collection<Move> moves(Position position) {
                return moves.apply(position);
            }
        };
    }

    private static CoreEngine without(Predicate<Move> left) {
        return listing(
                position -> position.legalMoves().stream().filter(left.negate()).toList());
    }

    private static CoreEngine withExtra(String... moves) {
        List<Move> extra = Arrays.stream(moves).map(Move::parse).toList();
        return listing(position -> position.isOver()
                ? ImmutableList.of()
                : ImmutableSet.copyOf(Iterables.concat(position.legalMoves(), extra)));
    }

    private static CoreEngine saying(Function<Position, EngineResult> result) {
        return new CoreEngine() {
            @Override
            public EngineResult result(Position position) {
                return result.apply(position);
            }
        };
    }

    private static CoreEngine showing(Function<Position, Setup> shown) {
        return new CoreEngine() {
            @Override
            public Optional<Setup> setup(Position position) {
                return Optional.of(shown.apply(position));
            }
        };
    }

    private static Setup edited(Position position, UnaryOperator<Setup.Builder> edit) {
        return edit.apply(position.toSetup().toBuilder()).build();
    }

    @Test
    void rightEngineAgrees() {
        assertThat(replay(new CoreEngine(), GAME).isSound()).isTrue();
    }

    @Test
    @Tag("not-for-mutation")
    void D3_missingClaimingMoves() {
        assertFault(without(move -> move.claim().isPresent()), Kind.MISSING_MOVE, Rule.D3);
    }

    @Test
    void E8_missingClimbs() {
        Position position = Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:- 0:0");

        assertFault(
                without(move -> move.to() == Point.C2 && move.from() == Point.C1),
                Game.of(position),
                Kind.MISSING_MOVE,
                Rule.E8);
    }

    @Test
    void E3_extraMove() {
        assertFault(withExtra("a1-i1"), Game.of(GAME.start()), Kind.EXTRA_MOVE, Rule.E3);
    }

    /** Red on c1 goes to blue on f5, over a piece on c4 that is not a LYNGK point. */
    @ParameterizedTest
    @CsvSource({"J, R:-, F4", "G, RG:-, F3", "G, R:G, F3", "(RG), R:-, F3", "G, R:-, F3", "R, I:-, F1"})
    void F_extraMoveOverAWrongLyngkPoint(String between, String claims, Rule rule) {
        Position position = Position.parse("1/4/R2" + between + "3/6/7/4B1/7/4/1 1 " + claims + " 0:0");
        Fault fault = theOnlyFault(withExtra("c1-f5"), Game.of(position));

        assertThat(fault.kind()).isEqualTo(Kind.EXTRA_MOVE);
        assertThat(fault.rule()).contains(rule);
        assertThat(fault.message()).contains("c1-f5");
    }

    @Test
    void F2_extraMoveWithoutARoute() {
        Position position = Position.parse("R/4/7/6/7/3B2/7/2GI/1 1 R:- 0:0");

        assertFault(withExtra("a1-f4"), Game.of(position), Kind.EXTRA_MOVE, Rule.F2);
    }

    @Test
    void R1_duplicateMove() {
        CoreEngine engine = listing(position -> Stream.concat(
                        position.legalMoves().stream(),
                        position.legalMoves().stream().limit(1))
                .toList());

        assertFault(engine, Kind.DUPLICATE_MOVE, Rule.R1);
    }

    /** Set up with the same position, the engine lists every move once. */
    @Test
    void R1_duplicateMoveAfterAMove() {
        CoreEngine engine = new CoreEngine() {
            private boolean played;

            @Override
            public Position setUp(Position position) {
                played = false;
                return position;
            }

            @Override
            public Position play(Position position, Move move) {
                played = true;
                return position.play(move);
            }

            @Override
            public Collection<Move> moves(Position position) {
                ImmutableList<Move> moves = position.legalMoves();
                return played ? ImmutableList.copyOf(Iterables.concat(moves, moves)) : moves;
            }
        };

        assertThat(replay(engine, GAME).faults())
                .isNotEmpty()
                .allSatisfy(fault -> assertThat(fault.message()).containsPattern("the engine lists [^ ]+ 2 times"));
    }

    @Test
    void nullAmongMoves() {
        Fault fault =
                theOnlyFault(listing(position -> Arrays.asList(GAME.moves().get(0), null)), GAME);

        assertThat(fault.summary()).isEqualTo("null answer: the engine has null among its moves");
    }

    @Test
    void nullResult() {
        Fault fault = theOnlyFault(saying(position -> null), GAME);

        assertThat(fault.summary()).isEqualTo("null answer: the engine's result returned null");
    }

    @Test
    void exceptionInSetUp() {
        Fault fault = theOnlyFault(
                new CoreEngine() {
                    @Override
                    public Position setUp(Position position) {
                        throw new IllegalStateException("no room");
                    }
                },
                GAME);

        assertThat(fault.kind()).isEqualTo(Kind.EXCEPTION);
        assertThat(fault.rule()).isEmpty();
        assertThat(fault.message()).contains("setUp", "no room");
    }

    @Test
    void C1_wrongBoard() {
        CoreEngine engine = showing(position -> edited(position, setup -> setup.put(Point.E4, Stack.parse("(JR)"))));

        assertFault(engine, Game.of(GAME.start()), Kind.WRONG_BOARD, Rule.C1);
    }

    @Test
    void E9_wrongNumberOfScoredFives() {
        Position position = Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:- 1:0");
        CoreEngine engine = showing(shown -> edited(shown, setup -> setup.fives(Player.FIRST, 0)));

        assertFault(engine, Game.of(position), Kind.WRONG_CAPTURE, Rule.E9);
    }

    @Test
    void D3_wrongClaims() {
        Position position = Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:B 0:0");
        CoreEngine engine = showing(
                shown -> Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:- 0:0").toSetup());

        assertFault(engine, Game.of(position), Kind.WRONG_CLAIMS, Rule.D3);
    }

    @Test
    void C3_wrongPlayerStarts() {
        CoreEngine engine = saying(position ->
                position.toSetup().isInitial() ? EngineResult.ongoing(Player.SECOND) : EngineResult.of(position));

        assertFault(engine, Kind.WRONG_SIDE_TO_MOVE, Rule.C3);
    }

    @Test
    void E11_turnGoesToTheWrongPlayer() {
        CoreEngine engine = saying(position -> position.isOver()
                ? EngineResult.of(position)
                : EngineResult.ongoing(position.playerToMove().opponent()));

        assertFault(engine, Kind.WRONG_SIDE_TO_MOVE, Rule.E11);
    }

    @Test
    void C3_wrongPlayerToMoveIsShown() {
        CoreEngine engine = showing(position -> edited(
                position, setup -> setup.playerToMove(position.playerToMove().opponent())));

        assertFault(engine, Game.of(GAME.start()), Kind.WRONG_SIDE_TO_MOVE, Rule.C3);
    }

    /** The result is right, and so is what is shown of the same position when it is set up. */
    @Test
    void E11_wrongPlayerToMoveIsShownAfterAMove() {
        CoreEngine engine = new CoreEngine() {
            private Optional<Position> reached = Optional.empty();

            @Override
            public Position setUp(Position position) {
                reached = Optional.empty();
                return position;
            }

            @Override
            public Position play(Position position, Move move) {
                reached = Optional.of(position.play(move));
                return reached.get();
            }

            @Override
            public Optional<Setup> setup(Position position) {
                return Optional.of(
                        reached.isEmpty()
                                ? position.toSetup()
                                : edited(position, setup -> setup.playerToMove(Player.FIRST)));
            }
        };

        assertThat(replay(engine, GAME).faults())
                .isNotEmpty()
                .allMatch(fault -> fault.kind() == Kind.WRONG_SIDE_TO_MOVE);
    }

    @Test
    void G1_earlyEnd() {
        assertFault(saying(position -> EngineResult.draw()), Game.of(GAME.start()), Kind.EARLY_END, Rule.G1);
    }

    @Test
    void G1_lateEnd() {
        assertFault(saying(position -> EngineResult.ongoing(position.playerToMove())), Kind.LATE_END, Rule.G1);
    }

    @Test
    void G2_wrongWinner() {
        Position over = Position.parse("R/4/7/6/7/6/7/4/1 1 R:- 0:0");
        CoreEngine engine = saying(position -> position.isOver() ? EngineResult.draw() : EngineResult.of(position));

        assertFault(engine, Game.of(over), Kind.WRONG_WINNER, Rule.G2);
    }

    /** Set up with the same position the engine is right, so the move was played wrongly. */
    @Test
    void D3_moveThatIsPlayedWronglyStartsTheCounterexample() {
        CoreEngine engine = new CoreEngine() {
            @Override
            public Position play(Position position, Move move) {
                Position right = position.play(move);
                Setup.Builder forgotten = Setup.builder(right.variant()).playerToMove(right.playerToMove());
                right.stacks().forEach(forgotten::put);
                position.claims().forEach(claim -> forgotten.claim(claim.player(), claim.color()));
                return forgotten.build().isPossible() ? Position.of(forgotten.build()) : right;
            }
        };
        Fault fault = replay(engine, GAME).faults().get(0);

        assertThat(fault.summary()).startsWith("wrong claims (D3): after ");
        assertThat(fault.counterexample().moves())
                .hasSize(1)
                .allMatch(move -> move.claim().isPresent());
    }

    @Test
    @Tag("not-for-mutation")
    void wrongPositionHasNoMovesInItsCounterexample() {
        Fault fault = theOnlyFault(without(move -> move.claim().isPresent()), GAME);

        assertThat(fault.counterexample().size()).isZero();
    }

    @Test
    void questionThatChangesTheNextAnswerIsFound() {
        CoreEngine engine = new CoreEngine() {
            private int asked;

            @Override
            public Collection<Move> moves(Position position) {
                return asked++ % 2 == 0 ? position.legalMoves() : ImmutableList.of();
            }
        };

        assertThat(replay(engine, Game.of(GAME.start())).faults()).isNotEmpty();
    }

    // Claims as actions of their own.

    private static ClaimByClaimEngine offering(Function<ClaimByClaimEngine.State, Collection<Color>> claims) {
        return new ClaimByClaimEngine() {
            @Override
            public Collection<Color> claims(State state) {
                return super.claims(state).isEmpty() ? ImmutableList.of() : claims.apply(state);
            }
        };
    }

    @Test
    void D3_missingClaim() {
        assertFault(offering(state -> List.of()), Game.of(GAME.start()), Kind.MISSING_CLAIM, Rule.D3);
    }

    @Test
    void D3_claimOfAColorThatIsTaken() {
        Position position = Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:- 0:0");

        assertFault(offering(state -> List.of(Color.values())), Game.of(position), Kind.EXTRA_CLAIM, Rule.D3);
    }

    @Test
    void R5_claimThatLeavesNoMove() {
        Position onlyRedHelps = Position.parse("1/4/5(KI)R/6/7/6/7/4/1 1 -:I 0:0");

        assertFault(offering(state -> state.position().unclaimed()), Game.of(onlyRedHelps), Kind.EXTRA_CLAIM, Rule.R5);
    }

    @Test
    void D5_secondClaimInATurn() {
        ClaimByClaimEngine engine = new ClaimByClaimEngine() {
            @Override
            public Collection<Color> claims(State state) {
                return super.claims(state).isEmpty()
                                && !state.position().isOver()
                                && state.position().legalClaims().size() > 0
                        ? List.of(Color.IVORY)
                        : super.claims(state);
            }
        };

        assertFault(engine, Kind.EXTRA_CLAIM, Rule.D5);
    }

    /** An engine that gives another result between a claim and its move. */
    private static ClaimByClaimEngine afterAClaim(Function<Position, EngineResult> result) {
        return new ClaimByClaimEngine() {
            private boolean claimed;

            @Override
            public boolean setsUpAnyPosition() {
                return false;
            }

            @Override
            public State setUp(Position position) {
                claimed = false;
                return super.setUp(position);
            }

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
                return claimed ? result.apply(state.position()) : super.result(state);
            }
        };
    }

    @Test
    void D5_claimPassesTheTurn() {
        ClaimByClaimEngine engine = afterAClaim(
                position -> EngineResult.ongoing(position.playerToMove().opponent()));

        assertFault(engine, Kind.WRONG_SIDE_TO_MOVE, Rule.D5);
    }

    @Test
    void D5_claimEndsTheGame() {
        assertFault(afterAClaim(position -> EngineResult.draw()), Kind.EARLY_END, Rule.D5);
    }
}
