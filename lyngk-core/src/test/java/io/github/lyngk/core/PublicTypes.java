package io.github.lyngk.core;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The classes of the library, found where they were compiled to. */
final class PublicTypes {
    private PublicTypes() {}

    static List<Path> classFiles() throws IOException, URISyntaxException {
        Path root =
                Path.of(Position.class.getResource("Position.class").toURI()).getParent();
        try (Stream<Path> files = Files.list(root)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
    }

    /** All public types of the package, nested ones included. */
    static List<Class<?>> all() throws IOException, URISyntaxException, ClassNotFoundException {
        List<Class<?>> types = new ArrayList<>();
        for (Path file : classFiles()) {
            String name = file.getFileName().toString().replace(".class", "");
            if (!name.endsWith("-info")) {
                Class<?> type = Class.forName(Position.class.getPackageName() + "." + name);
                if (isPublic(type)) {
                    types.add(type);
                }
            }
        }
        return types;
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && !type.isSynthetic() && (outer == null || isPublic(outer));
    }
}
