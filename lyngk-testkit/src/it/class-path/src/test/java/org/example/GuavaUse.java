package org.example;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * A reference in a class file to a method or field of Guava.
 *
 * @param owner the class that should have the method or field
 * @param name its name
 * @param descriptor its type
 */
record GuavaUse(String owner, String name, String descriptor) {

    /** All references to Guava in the class files of a jar. */
    static List<GuavaUse> in(Path jar) throws IOException {
        List<GuavaUse> uses = new ArrayList<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : Collections.list(file.entries())) {
                if (entry.getName().endsWith(".class")) {
                    try (DataInputStream in = new DataInputStream(file.getInputStream(entry))) {
                        uses.addAll(inClassFile(in));
                    }
                }
            }
        }
        return uses;
    }

    /** Reads the constant pool of a class file: texts, and numbers of other constants. */
    private static List<GuavaUse> inClassFile(DataInputStream in) throws IOException {
        in.readLong();
        int count = in.readUnsignedShort();
        String[] texts = new String[count];
        int[] first = new int[count];
        int[] second = new int[count];
        List<Integer> members = new ArrayList<>();
        for (int n = 1; n < count; n++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> texts[n] = in.readUTF();
                case 3, 4 -> in.readInt();
                case 5, 6 -> {
                    in.readLong();
                    n++;
                }
                case 7, 8, 16, 19, 20 -> first[n] = in.readUnsignedShort();
                case 9, 10, 11, 12, 17, 18 -> {
                    first[n] = in.readUnsignedShort();
                    second[n] = in.readUnsignedShort();
                    if (tag <= 11) {
                        members.add(n);
                    }
                }
                case 15 -> {
                    in.readUnsignedByte();
                    in.readUnsignedShort();
                }
                default -> throw new IOException("a constant of kind " + tag);
            }
        }
        return members.stream()
                .map(n -> new GuavaUse(texts[first[first[n]]], texts[first[second[n]]], texts[second[second[n]]]))
                .filter(use -> use.owner.startsWith("com/google/common/"))
                .toList();
    }

    /** All methods, including protected ones. */
    private static Stream<Method> methods(Class<?> type) {
        Stream<Method> own = Stream.concat(
                Stream.of(type.getMethods(), type.getDeclaredMethods()).flatMap(Arrays::stream),
                Arrays.stream(Object.class.getMethods()));
        return type.getSuperclass() == null ? own : Stream.concat(own, methods(type.getSuperclass()));
    }

    /** Whether the Guava on the class path has it. */
    boolean isThere() {
        ClassLoader loader = GuavaUse.class.getClassLoader();
        try {
            Class<?> type = Class.forName(owner.replace('/', '.'), false, loader);
            if (!descriptor.startsWith("(")) {
                return Arrays.stream(type.getFields())
                        .anyMatch(field -> field.getName().equals(name));
            }
            MethodType wanted = MethodType.fromMethodDescriptorString(descriptor, loader);
            return name.equals("<init>")
                    ? Arrays.stream(type.getDeclaredConstructors())
                            .anyMatch(made -> wanted.parameterList().equals(List.of(made.getParameterTypes())))
                    : methods(type)
                            .filter(method -> method.getName().equals(name))
                            .anyMatch(method -> wanted.equals(
                                    MethodType.methodType(method.getReturnType(), method.getParameterTypes())));
        } catch (ClassNotFoundException | TypeNotPresentException missing) {
            return false;
        }
    }
}
