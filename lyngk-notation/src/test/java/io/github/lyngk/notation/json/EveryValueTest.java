package io.github.lyngk.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSetMultimap;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordRange;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No public value of core and notation is lost in JSON: none is written as an empty object, and none like another one. A
 * value is what can be serialized; exceptions, readers, writers and builders are none.
 */
class EveryValueTest {
    /** What is for people, and told by no text that could be read. */
    private static final List<String> WRITTEN_ONLY = List.of("GameFilter", "BoardText", "BoardSvg");

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
                && Serializable.class.isAssignableFrom(type)
                && !Throwable.class.isAssignableFrom(type)
                && !type.isInterface();
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

    /** Else a private constructor would serve as a way around all checks. Only ranges of nothing are what they say. */
    @ParameterizedTest
    @MethodSource("values")
    void noValueIsMadeOfAnEmptyObject(Class<?> type) {
        for (Mapper mapper : Mapper.values()) {
            if (type == RecordRange.class || type == RecordRange.Count.class) {
                assertThat((Object) mapper.read("{}", type)).isIn(new RecordRange(0, 0), RecordRange.Count.EMPTY);
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
