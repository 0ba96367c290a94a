package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lyngk.notation.archive.DuplicateIndex;
import io.github.lyngk.notation.archive.GameFilter;
import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every public type of the packages: nulls are refused, values never change. */
class PublicApiTest {
    /** Belong to one thread, and so do readers and splitters. */
    private static final Set<Class<?>> TOOLS = Set.of(RecordBuilder.class, RecordWriter.class, DuplicateIndex.class);

    /** One class of each package that is exported. */
    private static final List<Class<?>> PACKAGES = List.of(GameRecord.class, GameFilter.class);

    private static List<Path> classFiles(Class<?> one) throws Exception {
        Path root =
                Path.of(one.getResource(one.getSimpleName() + ".class").toURI()).getParent();
        try (Stream<Path> files = Files.list(root)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
    }

    static List<Class<?>> publicTypes() throws Exception {
        List<Class<?>> types = new ArrayList<>();
        for (Class<?> one : PACKAGES) {
            for (Path file : classFiles(one)) {
                String name = file.getFileName().toString().replace(".class", "");
                if (!name.endsWith("-info")) {
                    Class<?> type = Class.forName(one.getPackageName() + "." + name);
                    if (isPublic(type)) {
                        types.add(type);
                    }
                }
            }
        }
        return types;
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && !type.isSynthetic() && (outer == null || isPublic(outer));
    }

    /** Those that hold state and are no tools: not readers, splitters, writers, builders, exceptions or bare functions. */
    private static List<Class<?>> valueTypes() throws Exception {
        return publicTypes().stream()
                .filter(type -> !TOOLS.contains(type) && !Iterator.class.isAssignableFrom(type))
                .filter(type -> !Throwable.class.isAssignableFrom(type))
                .filter(type -> type.isInterface() || type.isEnum() || hasState(type))
                .toList();
    }

    /** Whether there are objects of the type for others to have: it has fields, and methods to ask about them. */
    private static boolean hasState(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                        .anyMatch(field -> !field.isSynthetic() && !Modifier.isStatic(field.getModifiers()))
                && Arrays.stream(type.getDeclaredMethods())
                        .map(Method::getModifiers)
                        .anyMatch(modifiers -> Modifier.isPublic(modifiers) && !Modifier.isStatic(modifiers));
    }

    static Stream<Executable> executables() throws Exception {
        List<Executable> executables = new ArrayList<>();
        for (Class<?> type : publicTypes()) {
            executables.addAll(Arrays.asList(type.getConstructors()));
            for (Method method : type.getDeclaredMethods()) {
                boolean plain = Modifier.isPublic(method.getModifiers()) && !method.isSynthetic();
                if (plain && !method.getName().equals("equals")) {
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
        return Optional.ofNullable(PublicValues.SAMPLES.get(type))
                .orElseThrow(() -> new AssertionError("no sample of " + type));
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
        assertThat(publicTypes())
                .contains(
                        MoveNotation.class,
                        GameRecord.class,
                        RecordReader.class,
                        RecordResult.class,
                        RecordWriter.class,
                        RecordValidator.class,
                        RecordException.class,
                        Diagnostic.class,
                        BoardspaceReader.class,
                        BoardText.class,
                        BoardSvg.class);
    }

    @Test
    void typesAreFinalOrSealed() throws Exception {
        assertThat(publicTypes()).allMatch(type -> Modifier.isFinal(type.getModifiers()) || type.isSealed());
    }

    @Test
    void valuesAreComparedAndPrintedByWhatTheyHold() throws Exception {
        for (Class<?> type : valueTypes()) {
            if (!type.isInterface() && !type.isEnum()) {
                assertThat(type.getDeclaredMethods())
                        .as(type.getName())
                        .extracting(Method::getName)
                        .contains("equals", "hashCode", "toString");
            }
        }
    }

    @Test
    void everyKindOfValueIsTried() throws Exception {
        assertThat(valueTypes())
                .filteredOn(type -> !type.isInterface() && !type.isEnum())
                .allSatisfy(type ->
                        assertThat(PublicValues.VALUES).as(type.getName()).hasAtLeastOneElementOfType(type));
    }

    /** {@code parse} and {@code of…} give a value or refuse; what may find none begins with {@code find}. */
    @Test
    void lookupsHaveOneStyle() throws Exception {
        for (Class<?> type : publicTypes()) {
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
        for (Class<?> type : publicTypes()) {
            assertThat(type.getMethods())
                    .filteredOn(method -> method.getDeclaringClass().getName().startsWith("io.github.lyngk"))
                    .extracting(Method::getGenericReturnType)
                    .as(type.getName())
                    .noneMatch(returned -> returned.getTypeName().contains("?"));
        }
    }

    @Test
    void fieldsOfValuesAreFinal() throws Exception {
        for (Class<?> type : valueTypes()) {
            assertThat(type.getDeclaredFields())
                    .as(type.getName())
                    .filteredOn(field -> !field.isSynthetic())
                    .allMatch(field -> Modifier.isFinal(field.getModifiers()))
                    .noneMatch(field -> field.getType() == Optional.class);
        }
    }

    /** Another way to make identity hashes: those of enums would not agree by chance. */
    @Test
    void hashCodesAreTheSameInAnotherJvm() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:+UnlockExperimentalVMOptions",
                        "-XX:hashCode=2",
                        "-cp",
                        classPath(),
                        PublicValues.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);

        assertThat(process.waitFor()).isZero();
        assertThat(printed.trim()).isEqualTo(PublicValues.hashCodes());
    }

    private static String classPath() throws URISyntaxException {
        return String.join(
                File.pathSeparator,
                root(PublicValues.class).toString(),
                System.getProperty("java.class.path", ""),
                System.getProperty("jdk.module.path", ""));
    }

    /** The folder that a class was compiled to, below which its package begins. */
    private static Path root(Class<?> type) throws URISyntaxException {
        Path folder = Path.of(type.getResource(type.getSimpleName() + ".class").toURI());
        for (int i = 0; i < type.getName().split("\\.").length; i++) {
            folder = folder.getParent();
        }
        return folder;
    }
}
