package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.archive.DuplicateIndex;
import io.github.lyngk.notation.archive.GameFilter;
import io.github.lyngk.notation.cli.ChildCommand;
import io.github.lyngk.notation.cli.Main;
import io.github.lyngk.notation.protocol.ProgramBot;
import io.github.lyngk.notation.protocol.ProgramClient;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.protocol.RemoteProgram;
import io.github.lyngk.notation.protocol.RulesServer;
import io.github.lyngk.testing.PublicApi;
import java.io.File;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every public type of the packages: nulls are refused, values never change. */
@Tag("not-for-mutation")
class PublicApiTest {
    /** Belong to one thread, and so do readers and splitters. */
    private static final Set<Class<?>> TOOLS = Set.of(
            RecordBuilder.class,
            RecordWriter.class,
            DuplicateIndex.class,
            RulesServer.class,
            ProgramBot.class,
            ProgramClient.class,
            RemoteProgram.class);

    /** One class of each package that is exported. */
    private static final List<Class<?>> PACKAGES = List.of(GameRecord.class, GameFilter.class, RulesServer.class);

    /** Samples that run in a process of their own. */
    private static Map<Class<?>, Object> programs = Map.of();

    static final PublicApi API =
            new PublicApi(PACKAGES, type -> PublicValues.SAMPLES.getOrDefault(type, programs.get(type)));

    @BeforeAll
    static void startPrograms() {
        String[] command = ChildCommand.java(Main.class, "serve");
        ProgramBot bot = ProgramBot.start(command);
        programs = Map.of(
                ProgramBot.class, bot,
                RemoteProgram.class, bot,
                ProgramClient.class, ProgramClient.startEngine(new ProcessBuilder(command)));
    }

    @AfterAll
    static void endPrograms() {
        Set.copyOf(programs.values()).forEach(program -> ((RemoteProgram) program).close());
    }

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

    /** Those that hold state and are no tools: not readers, splitters, writers, builders, exceptions or bare functions. */
    private static List<Class<?>> valueTypes() {
        return API.types().stream()
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

    @Test
    void typesAreTheOnesPromised() {
        assertThat(API.types())
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
                        BoardSvg.class,
                        ProgramBot.class,
                        ProgramClient.class,
                        ProgramFailure.class,
                        RemoteProgram.class,
                        RulesServer.class);
    }

    @Test
    void typesAreFinalOrSealed() {
        assertThat(API.types())
                .filteredOn(type -> type != RemoteProgram.class) // which is for others to implement
                .allMatch(type -> Modifier.isFinal(type.getModifiers()) || type.isSealed());
    }

    @Test
    void valuesAreComparedAndPrintedByWhatTheyHold() {
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
    void everyKindOfValueIsTried() {
        assertThat(valueTypes())
                .filteredOn(type -> !type.isInterface() && !type.isEnum())
                .allSatisfy(type ->
                        assertThat(PublicValues.VALUES).as(type.getName()).hasAtLeastOneElementOfType(type));
    }

    @Test
    void fieldsOfValuesAreFinal() {
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
