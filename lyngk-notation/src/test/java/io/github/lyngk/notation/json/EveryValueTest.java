package io.github.lyngk.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSetMultimap;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.lyngk.core.Perft;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Travel;
import io.github.lyngk.notation.BoardspaceReader;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.RecordBuilder;
import io.github.lyngk.notation.RecordRange;
import io.github.lyngk.notation.RecordReader;
import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.RecordWriter;
import io.github.lyngk.notation.ValidationSummary;
import io.github.lyngk.notation.archive.DuplicateIndex;
import io.github.lyngk.notation.archive.RecordFiles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No public value of core and notation is lost in JSON: none is written as an empty object, and none like another one.
 * Exceptions, readers, writers and builders are no values.
 */
@Tag("not-for-mutation")
class EveryValueTest {
    /** Types that are written as a text for people, which cannot be read back. */
    private static final List<String> WRITTEN_ONLY =
            List.of("GameFilter", "BoardText", "BoardSvg", "Turn", "Variation", "TurnNode");

    /** Public classes that are not for JSON. */
    private static final List<Class<?>> NO_VALUES = List.of(
            Setup.Builder.class,
            Perft.class,
            RandomGames.class,
            Travel.class,
            RecordBuilder.class,
            RecordReader.class,
            BoardspaceReader.class,
            RecordSplitter.class,
            RecordWriter.class,
            RecordText.class,
            RecordValidator.class,
            MoveNotation.class,
            Limits.class,
            DuplicateIndex.class,
            RecordFiles.class);

    /** Records whose numbers may all be zero. */
    private static final Map<Class<?>, Object> NOTHING = Map.of(
            RecordRange.class, new RecordRange(0, 0),
            RecordRange.Count.class, RecordRange.Count.EMPTY,
            ValidationSummary.class, ValidationSummary.EMPTY);

    private static final Set<String> EXPORTED =
            Set.of("io.github.lyngk.core", "io.github.lyngk.notation", "io.github.lyngk.notation.archive");

    private static final ImmutableSetMultimap<Class<?>, Object> SAMPLES = Samples.all().stream()
            .collect(ImmutableSetMultimap.toImmutableSetMultimap(Object::getClass, value -> value));

    static Stream<Class<?>> values() {
        return Stream.of(Position.class, GameRecord.class)
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .flatMap(location -> new ClassFileImporter().importUrl(location).stream())
                .filter(type -> EXPORTED.contains(type.getPackageName()))
                .map(JavaClass::reflect)
                .filter(EveryValueTest::isPublicValue);
    }

    private static boolean isPublicValue(Class<?> type) {
        return isPublic(type)
                && !type.isInterface()
                && !Throwable.class.isAssignableFrom(type)
                && !NO_VALUES.contains(type);
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && (outer == null || isPublic(outer));
    }

    @ParameterizedTest
    @MethodSource("values")
    void differentValuesAreWrittenDifferently(Class<?> type) {
        List<?> samples = samples(type);
        assertThat(samples).as("different values of %s", type).hasSizeGreaterThan(1);
        for (Mapper mapper : Mapper.values()) {
            assertThat(samples)
                    .extracting(mapper::write)
                    .doesNotHaveDuplicates()
                    .allMatch(json -> !json.equals("{}") || type.getSimpleName().equals("Histogram"))
                    .isEqualTo(samples.stream().map(Mapper.JACKSON_3::write).toList());
        }
    }

    /** Objects are for reading by others; all else comes back. */
    @ParameterizedTest
    @MethodSource("values")
    void textsComeBack(Class<?> type) {
        for (Object value : samples(type)) {
            for (Mapper mapper : Mapper.values()) {
                String json = mapper.write(value);
                if (!json.startsWith("{") && !WRITTEN_ONLY.contains(type.getSimpleName())) {
                    assertThat((Object) mapper.read(json, type)).isEqualTo(value);
                }
            }
        }
    }

    /** Else a private constructor would serve as a way around all checks. Only records of numbers are then zero. */
    @ParameterizedTest
    @MethodSource("values")
    void noValueIsMadeOfAnEmptyObject(Class<?> type) {
        for (Mapper mapper : Mapper.values()) {
            if (NOTHING.containsKey(type)) {
                assertThat((Object) mapper.read("{}", type)).isEqualTo(NOTHING.get(type));
            } else {
                assertThatExceptionOfType(Mapper.Refused.class).isThrownBy(() -> mapper.read("{}", type));
            }
        }
        if (!type.isRecord()) {
            assertThat(type.getDeclaredConstructors())
                    .flatExtracting(constructor -> List.of(constructor.getParameters()))
                    .filteredOn(parameter -> !parameter.isSynthetic() && !parameter.isImplicit())
                    .noneMatch(Parameter::isNamePresent);
        }
    }

    /** One type wherever there are fields, so that any of them may be absent one day; and nothing in it changes. */
    @ParameterizedTest
    @MethodSource("values")
    void fieldsAreAMapThatNobodyChanges(Class<?> type) throws ReflectiveOperationException {
        for (Method method : type.getMethods()) {
            if (method.getName().equals("toMap")) {
                assertThat(method.getReturnType()).isEqualTo(Map.class);
                for (Object value : samples(type)) {
                    assertUnmodifiable(method.invoke(value));
                }
            }
        }
    }

    private static void assertUnmodifiable(Object plain) {
        if (plain instanceof Map<?, ?> fields) {
            assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(fields::clear);
            fields.values().forEach(EveryValueTest::assertUnmodifiable);
        } else if (plain instanceof List<?> list) {
            assertThat(list).isInstanceOf(ImmutableList.class).allSatisfy(EveryValueTest::assertUnmodifiable);
        }
    }

    private static List<?> samples(Class<?> type) {
        return type.isEnum()
                ? List.of(type.getEnumConstants())
                : SAMPLES.get(type).asList();
    }
}
