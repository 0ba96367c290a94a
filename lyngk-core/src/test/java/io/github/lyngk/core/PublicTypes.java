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

    /** All of them, those of the engine too. */
    static List<Path> classFiles() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.walk(root())) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
    }

    private static Path root() throws URISyntaxException {
        return Path.of(Position.class.getResource("Position.class").toURI()).getParent();
    }

    /** All public types of the exported package, nested ones included. */
    static List<Class<?>> all() throws IOException, URISyntaxException, ClassNotFoundException {
        List<Class<?>> types = new ArrayList<>();
        for (Path file : classFiles()) {
            String name = file.getFileName().toString().replace(".class", "");
            if (file.getParent().equals(root()) && !name.endsWith("-info")) {
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
