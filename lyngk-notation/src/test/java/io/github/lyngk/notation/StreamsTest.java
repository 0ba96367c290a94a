package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import java.io.IOException;
import java.io.Serializable;
import java.io.StringReader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every type that can travel, of core too, and whatever somebody makes of its stream: refused, or a value like any other. */
class StreamsTest {
    private static final Game GAME = RandomGames.game(Variant.SIX_STACK, 3).prefix(4);
    private static final Move MOVE = GAME.position().legalMove(0);
    private static final Setup IMPOSSIBLE = Setup.parse("(RRJ)/4/7/6/7/6/7/4/1 1 RRR:- 7:0 six#1");

    /** The values of core. */
    private static final List<Object> OF_CORE = List.of(
            Stack.parse("(GRB)"),
            new Claim(Player.SECOND, Color.BLUE),
            MOVE.claiming(Color.RED),
            IMPOSSIBLE,
            IMPOSSIBLE.problems().iterator().next(),
            GAME.start(),
            GAME.start().check(MOVE),
            GAME.start().check(Move.parse("a1-i1")),
            GAME.position().effect(MOVE),
            RandomGames.game(Variant.SIX_STACK, 3).outcome().orElseThrow(),
            GAME,
            withoutTrace(() -> Game.replay(GAME.start(), List.of(Move.parse("a1-i1")))),
            withoutTrace(() -> Position.of(IMPOSSIBLE)),
            withoutTrace(() -> Move.parse("b1")),
            withoutTrace(() -> GameRecord.parse("[x")));

    private static Throwable withoutTrace(ThrowingCallable refused) {
        Throwable thrown = catchThrowable(refused);
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            each.setStackTrace(new StackTraceElement[0]);
        }
        return thrown;
    }

    /** Texts as sources may have them: with other line ends, with blanks that are not kept, right after another one. */
    private static final List<Object> TEXTS = List.of(
            text(GameRecord.of(GAME).toString().replace("\n", "\r\n"), 0),
            text(GameRecord.of(GAME).toString().replace("\n\n", "\n \n"), 0),
            text("*\n" + GameRecord.of(GAME), 1));

    private static RecordText text(String source, int number) {
        return ImmutableList.copyOf(RecordFormat.LYNGK.split(new StringReader(source), Leniency.all()))
                .get(number);
    }

    static Stream<Object> values() {
        return Stream.of(OF_CORE, TEXTS, PublicValues.VALUES).flatMap(List::stream);
    }

    /** Public, serializable and not just an enum or an interface, in the packages that are exported. */
    private static final List<Class<?>> TYPES = new ClassFileImporter()
                    .importPackages(
                            "io.github.lyngk.core", "io.github.lyngk.notation", "io.github.lyngk.notation.archive")
                    .stream()
                    .filter(type -> type.isAssignableTo(Serializable.class)
                            && isPublic(type)
                            && !type.isInterface()
                            && !type.isEnum()
                            && type.getPackageName().matches("io.github.lyngk.(core|notation|notation.archive)"))
                    .<Class<?>>map(type -> type.reflect())
                    .toList();

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(StreamsTest::isPublic).orElse(true);
    }

    @Test
    void everyTypeThatTravelsIsTried() {
        assertThat(TYPES)
                .hasSizeGreaterThan(20)
                .allSatisfy(type -> assertThat(values()).as(type.getName()).hasAtLeastOneElementOfType(type));
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesComeBackAsTheyWere(Object value) throws Exception {
        assertLikeAnyOther(value, "unchanged");
    }

    /** Nulls, other types, numbers below nothing, too many and too few, texts that are too long, in every place. */
    @ParameterizedTest
    @MethodSource("values")
    void noReplacedPartMakesAnImpossibleValue(Object value) throws Exception {
        List<Object> parts = PartReplacement.parts(value);
        for (int part = 1; part < parts.size(); part++) {
            for (Object other : PartReplacement.others(parts.get(part))) {
                byte[] stream = PartReplacement.write(value, part, other);
                assertRefusedOrLikeAnyOther(
                        value.getClass(), stream, "part " + part + " " + parts.get(part) + ": " + other);
            }
        }
    }

    /** What a drawing says of a board follows from the board. */
    @Test
    void noReplacedPartMakesADrawingSayWhatIsNotSo() throws Exception {
        for (Object drawing : List.of(
                BoardText.of(IMPOSSIBLE),
                BoardText.of(GAME.position()),
                BoardText.of(GAME.position().effect(MOVE)),
                BoardSvg.of(GAME.position()),
                BoardSvg.of(GAME.position().effect(MOVE)),
                BoardSvg.strip(GAME, 0, 2))) {
            List<Object> parts = PartReplacement.parts(drawing);
            for (int part = 1; part < parts.size(); part++) {
                Object other = parts.get(part) instanceof Point ? Point.I1 : "Second player has won";
                if (parts.get(part) instanceof Point || parts.get(part) instanceof String) {
                    Streamed.assertRefused(PartReplacement.write(drawing, part, other));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("values")
    void noChangedByteMakesAnImpossibleValue(Object value) throws Exception {
        byte[] stream = Streamed.write(value);
        for (int i = 0; i < stream.length; i += 2) {
            byte[] changed = stream.clone();
            changed[i] ^= (byte) (1 << i * 5 % 8);
            assertRefusedOrLikeAnyOther(value.getClass(), changed, "byte " + i);
        }
    }

    @ParameterizedTest
    @MethodSource("values")
    void noStreamEndsTooEarly(Object value) throws Exception {
        byte[] stream = Streamed.write(value);
        for (int length = 0; length < stream.length; length += 1 + length / 8) {
            byte[] start = Arrays.copyOf(stream, length);
            assertThatIOException().isThrownBy(() -> Streamed.read(start));
        }
    }

    /** No value of ours is read without its parts; records are read by their constructors. */
    @Test
    void noValueIsReadAsItIs() throws Exception {
        for (Class<?> type : TYPES) {
            if (!type.isRecord()) {
                Streamed.assertRefused(Streamed.forged(type));
            }
        }
    }

    private static void assertRefusedOrLikeAnyOther(Class<?> type, byte[] stream, String what) throws Exception {
        Object value;
        try {
            value = Streamed.read(stream);
        } catch (IOException | ClassNotFoundException e) {
            return;
        } catch (RuntimeException e) {
            // Java's own reading fails so where the stream tells of classes; no value of ours was being made.
            assertThat(Arrays.stream(e.getStackTrace())
                            .map(StackTraceElement::getClassName)
                            .takeWhile(name -> !name.equals(Streamed.class.getName())))
                    .as(what)
                    .noneMatch(name -> name.startsWith("io.github.lyngk"));
            return;
        }
        if (type.isInstance(value)) { // otherwise, whoever reads it finds something else than asked for
            assertLikeAnyOther(value, what);
        }
    }

    /** Asks all that can be asked without an argument, and looks at what every list holds. */
    private static void assertLikeAnyOther(Object value, String what) throws Exception {
        for (Method method : value.getClass().getMethods()) {
            if (method.getParameterCount() == 0
                    && !Modifier.isStatic(method.getModifiers())
                    && method.getDeclaringClass().getName().startsWith("io.github.lyngk")) {
                try {
                    assertHolds(method.getGenericReturnType(), method.invoke(value), what + ": " + method);
                } catch (InvocationTargetException e) {
                    // Some have nothing to give for a state that is possible, and say so.
                    assertThat(e).as(what).hasCauseInstanceOf(IllegalStateException.class);
                }
            }
        }
        assertThat(value.toString()).as(what).isNotEmpty();
        Object again = Streamed.read(Streamed.write(value));
        assertThat(again).as(what).hasToString(value.toString());
        if (!(value instanceof Throwable)) {
            assertThat(again).as(what).isEqualTo(value).hasSameHashCodeAs(value);
        }
    }

    private static void assertHolds(Type type, Object held, String what) {
        if (type instanceof Class<?> plain && !plain.isPrimitive() && plain != void.class) {
            assertThat(held).as(what).isInstanceOf(plain);
        }
        if (type instanceof ParameterizedType list && held instanceof Iterable<?> elements) {
            for (Object element : elements) {
                assertHolds(list.getActualTypeArguments()[0], element, what);
            }
        }
    }
}
