package io.github.lyngk.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Checks that apply to the public types of every module. */
public final class PublicApi {
    private final List<Class<?>> types;
    private final Function<Class<?>, Object> samples;

    /**
     * Creates checks of the public types of some packages.
     *
     * @param onePerPackage one class of each package that the module exports
     * @param samples returns a valid value of a type that declares a public method or is the type of its parameter, or
     *     null for a type without a sample
     */
    public PublicApi(List<Class<?>> onePerPackage, Function<Class<?>, Object> samples) {
        this.types =
                onePerPackage.stream().flatMap(one -> publicTypes(one).stream()).toList();
        this.samples = samples;
    }

    /** Returns the public types in the package of a class, nested ones included. */
    public static List<Class<?>> publicTypes(Class<?> one) {
        try (Stream<Path> files = Files.list(
                Path.of(one.getResource(one.getSimpleName() + ".class").toURI()).getParent())) {
            List<Class<?>> types = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith(".class") && !name.endsWith("-info.class")) {
                    Class<?> type = Class.forName(one.getPackageName() + "." + name.replace(".class", ""));
                    if (isPublic(type)) {
                        types.add(type);
                    }
                }
            }
            return types;
        } catch (IOException | URISyntaxException | ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && !type.isSynthetic() && (outer == null || isPublic(outer));
    }

    public List<Class<?>> types() {
        return types;
    }

    /** Returns the public constructors and methods with a parameter that may be null. */
    public Stream<Executable> executables() {
        return types.stream()
                .flatMap(type -> Stream.concat(
                        Arrays.stream(type.getConstructors()),
                        Arrays.stream(type.getDeclaredMethods())
                                .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
                                .filter(method -> !Modifier.isAbstract(method.getModifiers()) || type.isSealed())
                                .filter(method -> !method.getName().equals("equals"))))
                .filter(executable ->
                        Arrays.stream(executable.getParameterTypes()).anyMatch(type -> !type.isPrimitive()));
    }

    public void assertNullArgumentsAreRefused(Executable executable) {
        Class<?>[] types = executable.getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            if (!types[i].isPrimitive()) {
                Object[] arguments = Arrays.stream(types).map(this::sample).toArray();
                arguments[i] = null;
                assertThatThrownBy(() -> call(executable, arguments))
                        .as("%s with null for argument %s", executable, i + 1)
                        .isInstanceOf(NullPointerException.class);
            }
        }
    }

    private Object sample(Class<?> type) {
        return Optional.ofNullable(samples.apply(type)).orElseThrow(() -> new AssertionError("no sample of " + type));
    }

    private void call(Executable executable, Object[] arguments) throws Throwable {
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

    /** Only static methods that begin with {@code find} return an {@code Optional}. */
    public void assertLookupsHaveOneStyle() {
        for (Class<?> type : types) {
            for (Method method : type.getMethods()) {
                if (Modifier.isStatic(method.getModifiers())) {
                    assertThat(method.getReturnType() == Optional.class)
                            .as(method.toString())
                            .isEqualTo(method.getName().startsWith("find"));
                }
            }
        }
    }

    public void assertNoReturnTypeHasAWildcard() {
        for (Class<?> type : types) {
            assertThat(type.getMethods())
                    .filteredOn(method -> method.getDeclaringClass().getName().startsWith("io.github.lyngk"))
                    .extracting(Method::getGenericReturnType)
                    .as(type.getName())
                    .noneMatch(returned -> returned.getTypeName().contains("?"));
        }
    }

    public void assertNoPublicFieldsButConstants() {
        for (Class<?> type : types) {
            for (Field field : type.getFields()) {
                assertThat(Modifier.isStatic(field.getModifiers()) && Modifier.isFinal(field.getModifiers()))
                        .as(field.toString())
                        .isTrue();
            }
        }
    }
}
