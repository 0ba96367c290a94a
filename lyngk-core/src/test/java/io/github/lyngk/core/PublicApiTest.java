package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.bots.EndgameSolver;
import io.github.lyngk.core.bots.PlayoutBot;
import io.github.lyngk.core.bots.Solution;
import io.github.lyngk.testing.PublicApi;
import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Properties of every public type of the module: nulls are refused, and values never change. */
class PublicApiTest {
    private static final Position POSITION = Boards.position("1 R:- 0:0", "e4 R", "e5 G", "c1 K", "d1 I");
    private static final Move MOVE = Move.parse("e4-e5");

    /** A valid value of every type that a public method accepts or belongs to. */
    private static final Map<Class<?>, Object> SAMPLES = Map.ofEntries(
            Map.entry(Point.class, Point.E4),
            Map.entry(Direction.class, Direction.NORTH),
            Map.entry(Color.class, Color.RED),
            Map.entry(Piece.class, Piece.RED),
            Map.entry(Piece[].class, new Piece[] {Piece.RED}),
            Map.entry(byte[].class, POSITION.toBytes()),
            Map.entry(Player.class, Player.FIRST),
            Map.entry(Variant.class, Variant.STANDARD),
            Map.entry(Rule.class, Rule.E7),
            Map.entry(Violation.class, Violation.TOO_HIGH),
            Map.entry(Symmetry.class, Symmetry.ROTATE_60),
            Map.entry(Stack.class, Stack.of(Piece.RED)),
            Map.entry(Claim.class, new Claim(Player.FIRST, Color.RED)),
            Map.entry(Move.class, MOVE),
            Map.entry(Setup.class, POSITION.toSetup()),
            Map.entry(Setup.Builder.class, POSITION.toSetup().toBuilder()),
            Map.entry(Problem.class, new Problem(Problem.Kind.WRONG_TOTAL, "too few")),
            Map.entry(Problem.Kind.class, Problem.Kind.WRONG_TOTAL),
            Map.entry(Position.class, POSITION),
            Map.entry(Legality.class, POSITION.check(MOVE)),
            Map.entry(Effect.class, POSITION.effect(MOVE)),
            Map.entry(
                    Outcome.class,
                    RandomGames.game(Variant.STANDARD, 1).outcome().orElseThrow()),
            Map.entry(Outcome.Reason.class, Outcome.Reason.FIVES),
            Map.entry(Game.class, Game.of(POSITION)),
            Map.entry(Bot.class, (Bot) position -> position.legalMoves().get(0)),
            Map.entry(PlayoutBot.class, new PlayoutBot(1, 1)),
            Map.entry(EndgameSolver.class, new EndgameSolver(1_000)),
            Map.entry(Solution.class, new Solution(Solution.Value.WIN, 5)),
            Map.entry(Solution.Value.class, Solution.Value.WIN),
            Map.entry(IllegalMoveException.class, new IllegalMoveException(POSITION, Move.parse("a1-b2"))),
            Map.entry(NotationException.class, new NotationException("b1", 0, "a move")),
            Map.entry(String.class, "text"),
            Map.entry(Iterable.class, List.of()),
            Map.entry(Duration.class, Duration.ofSeconds(1)),
            Map.entry(List.class, List.of(Point.E4, Point.E5)),
            Map.entry(Optional.class, Optional.of(Color.GREEN)),
            Map.entry(Predicate.class, (Predicate<Object>) any -> true),
            Map.entry(RandomGenerator.class, new SplittableRandom(1)),
            Map.entry(int.class, 1),
            Map.entry(long.class, 1L),
            Map.entry(char.class, 'c'));

    private static final PublicApi API = new PublicApi(List.of(Position.class, PlayoutBot.class), SAMPLES::get);

    static Stream<Executable> executables() {
        return API.executables();
    }

    @ParameterizedTest
    @MethodSource("executables")
    void nullArgumentsAreRefused(Executable executable) {
        API.assertNullArgumentsAreRefused(executable);
    }

    @Test
    void lookupsHaveOneStyle() {
        API.assertLookupsHaveOneStyle();
    }

    @Test
    void noReturnTypeHasAWildcard() {
        API.assertNoReturnTypeHasAWildcard();
    }

    @Test
    void noPublicFieldsButConstants() {
        API.assertNoPublicFieldsButConstants();
    }

    @Test
    void typesAreTheOnesPromised() {
        assertThat(API.types())
                .extracting(Class::getSimpleName)
                .contains(("Point Direction Color Piece Player Stack Claim Move Variant Rule Setup Position Legality "
                                + "Violation IllegalMoveException NotationException IllegalSetupException "
                                + "Problem Effect Outcome Game Symmetry Perft RandomGames Travel Bot "
                                + "PlayoutBot EndgameSolver Solution Value")
                        .split(" "));
    }

    @Test
    void typesAreFinalEnumsOrRecords() {
        assertThat(API.types())
                .filteredOn(type -> type != Bot.class) // which is for others to implement
                .filteredOn(type -> type != NotationException.class) // which lyngk-notation extends
                .allMatch(type -> Modifier.isFinal(type.getModifiers()) || type.isEnum() || type.isSealed());
    }

    @Test
    void methodsOfAnExtendedExceptionAreFinal() {
        assertThat(NotationException.class.getDeclaredMethods())
                .filteredOn(method -> !Modifier.isPrivate(method.getModifiers()))
                .hasSize(4)
                .allMatch(method -> Modifier.isFinal(method.getModifiers()));
    }

    /** The one field that is set later, always to the same constant: ConcurrencyTest and PositionProperties ask for it. */
    private static final String SET_WHEN_ASKED =
            "private transient io.github.lyngk.core.engine.NextTurn " + "io.github.lyngk.core.Position.nextTurn";

    @Test
    void fieldsOfValuesAreFinal() {
        for (Class<?> type : API.types()) {
            if (type != Setup.Builder.class) {
                assertThat(type.getDeclaredFields())
                        .as(type.getName())
                        .filteredOn(field -> !field.isSynthetic())
                        .filteredOn(field -> !field.toString().equals(SET_WHEN_ASKED))
                        .allMatch(field -> Modifier.isFinal(field.getModifiers()));
            }
        }
    }
}
