package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
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

/** What holds of every public type: nulls are refused, nothing changes, nothing foreign is used. */
class PublicApiTest {
    private static final Position POSITION = Boards.position("1 R:- 0:0", "e4 R", "e5 G", "c1 K", "d1 I");
    private static final Move MOVE = Move.parse("e4-e5");

    /** Something valid of every type that a public method takes or belongs to. */
    private static final Map<Class<?>, Object> SAMPLES = Map.ofEntries(
            Map.entry(Point.class, Point.E4),
            Map.entry(Direction.class, Direction.NORTH),
            Map.entry(Color.class, Color.RED),
            Map.entry(Piece.class, Piece.RED),
            Map.entry(Piece[].class, new Piece[] {Piece.RED}),
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
            Map.entry(IllegalMoveException.class, new IllegalMoveException(POSITION, Move.parse("a1-b2"))),
            Map.entry(NotationException.class, new NotationException("b1", 0, "a move")),
            Map.entry(String.class, "text"),
            Map.entry(Iterable.class, List.of()),
            Map.entry(List.class, List.of(Point.E4, Point.E5)),
            Map.entry(Optional.class, Optional.of(Color.GREEN)),
            Map.entry(Predicate.class, (Predicate<Object>) any -> true),
            Map.entry(RandomGenerator.class, new SplittableRandom(1)),
            Map.entry(int.class, 1),
            Map.entry(long.class, 1L),
            Map.entry(char.class, 'c'));

    static Stream<Executable> executables() throws Exception {
        List<Executable> executables = new ArrayList<>();
        for (Class<?> type : PublicTypes.all()) {
            executables.addAll(Arrays.asList(type.getConstructors()));
            for (Method method : type.getDeclaredMethods()) {
                boolean plain = Modifier.isPublic(method.getModifiers()) && !method.isSynthetic();
                if (plain
                        && !Modifier.isAbstract(method.getModifiers())
                        && !method.getName().equals("equals")) {
                    executables.add(method);
                }
            }
        }
        return executables.stream()
                .filter(executable ->
                        Arrays.stream(executable.getParameterTypes()).anyMatch(type -> !type.isPrimitive()));
    }

    @ParameterizedTest
    @MethodSource("executables")
    void nullArgumentsAreRefused(Executable executable) {
        Class<?>[] types = executable.getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            if (!types[i].isPrimitive()) {
                Object[] arguments =
                        Arrays.stream(types).map(PublicApiTest::sample).toArray();
                arguments[i] = null;
                assertThatThrownBy(() -> call(executable, arguments))
                        .as("%s with null for argument %s", executable, i + 1)
                        .isInstanceOf(NullPointerException.class);
            }
        }
    }

    private static Object sample(Class<?> type) {
        return Optional.ofNullable(SAMPLES.get(type)).orElseThrow(() -> new AssertionError("no sample of " + type));
    }

    private static void call(Executable executable, Object[] arguments) throws Throwable {
        try {
            if (executable instanceof Constructor<?> constructor) {
                constructor.newInstance(arguments);
            } else if (executable instanceof Method method) {
                boolean fixed = Modifier.isStatic(method.getModifiers());
                method.invoke(fixed ? null : sample(method.getDeclaringClass()), arguments);
            }
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @Test
    void typesAreTheOnesPromised() throws Exception {
        assertThat(PublicTypes.all())
                .extracting(Class::getSimpleName)
                .contains(("Point Direction Color Piece Player Stack Claim Move Variant Rule Setup Position Legality "
                                + "Violation IllegalMoveException NotationException IllegalSetupException "
                                + "Problem Effect Outcome Game Symmetry Perft RandomGames Travel Bot")
                        .split(" "));
    }

    @Test
    void typesAreFinalEnumsOrRecords() throws Exception {
        assertThat(PublicTypes.all())
                .filteredOn(type -> type != Bot.class) // which is for others to implement
                .filteredOn(type -> type != NotationException.class) // which lyngk-notation extends
                .allMatch(type -> Modifier.isFinal(type.getModifiers()) || type.isEnum() || type.isSealed());
    }

    @Test
    void whatAnExtendedExceptionTellsIsFinal() {
        assertThat(NotationException.class.getDeclaredMethods())
                .filteredOn(method -> !Modifier.isPrivate(method.getModifiers()))
                .hasSize(3)
                .allMatch(method -> Modifier.isFinal(method.getModifiers()));
    }

    /** {@code parse} and {@code of…} give a value or refuse; what may find none begins with {@code find}. */
    @Test
    void lookupsHaveOneStyle() throws Exception {
        for (Class<?> type : PublicTypes.all()) {
            for (Method method : type.getMethods()) {
                if (Modifier.isStatic(method.getModifiers())) {
                    assertThat(method.getReturnType() == Optional.class)
                            .as(method.toString())
                            .isEqualTo(method.getName().startsWith("find"));
                }
            }
        }
    }

    @Test
    void noReturnTypeHasAWildcard() throws Exception {
        for (Class<?> type : PublicTypes.all()) {
            assertThat(type.getMethods())
                    .filteredOn(method -> method.getDeclaringClass().getName().startsWith("io.github.lyngk"))
                    .extracting(Method::getGenericReturnType)
                    .as(type.getName())
                    .noneMatch(returned -> returned.getTypeName().contains("?"));
        }
    }

    /** The one field that is set later, always to the same constant: ConcurrencyTest and PositionProperties ask for it. */
    private static final String SET_WHEN_ASKED =
            "private transient io.github.lyngk.core.engine.NextTurn " + "io.github.lyngk.core.Position.nextTurn";

    @Test
    void fieldsOfValuesAreFinal() throws Exception {
        for (Class<?> type : PublicTypes.all()) {
            if (type != Setup.Builder.class) {
                assertThat(type.getDeclaredFields())
                        .as(type.getName())
                        .filteredOn(field -> !field.isSynthetic())
                        .filteredOn(field -> !field.toString().equals(SET_WHEN_ASKED))
                        .allMatch(field -> Modifier.isFinal(field.getModifiers()));
            }
        }
    }

    @Test
    void noPublicFieldsButConstants() throws Exception {
        for (Class<?> type : PublicTypes.all()) {
            for (Field field : type.getFields()) {
                assertThat(Modifier.isStatic(field.getModifiers()) && Modifier.isFinal(field.getModifiers()))
                        .as(field.toString())
                        .isTrue();
            }
        }
    }
}
