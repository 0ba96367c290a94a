package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Strings;
import java.io.Console;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a stream leads to: a terminal that shows some characters and perhaps colours, or anything else, which gets all
 * characters in UTF-8.
 *
 * @param isPresent whether there is one
 * @param charset what it can show
 * @param colored whether it shows colours, and whoever looks at it wants them
 */
public record Terminal(boolean isPresent, Charset charset, boolean colored) {
    /** A file, a pipe or a test. */
    public static final Terminal NONE = new Terminal(false, UTF_8, false);

    private static final Path DESCRIPTORS = Path.of("/dev/fd");

    /** {@return a terminal, as the variables of the environment describe it} */
    public static Terminal of(Charset charset, Map<String, String> environment) {
        String kind = environment.getOrDefault("TERM", "");
        return new Terminal(
                true,
                charset,
                !kind.isEmpty() && !kind.equals("dumb") && Strings.isNullOrEmpty(environment.get("NO_COLOR")));
    }

    /** {@return what standard output leads to} */
    static Terminal ofResults() {
        return leadsToTerminal(DESCRIPTORS.resolve("1")) || hasConsole() ? ofThisMachine() : NONE;
    }

    /**
     * {@return what standard error leads to: Java's console knows nothing of it, so that it is no terminal where
     * descriptors have no names}
     */
    static Terminal ofComplaints() {
        return leadsToTerminal(DESCRIPTORS.resolve("2")) ? ofThisMachine() : NONE;
    }

    /** {@return whether somebody watches standard error, as far as can be known} */
    static boolean isWatched() {
        return ofComplaints().isPresent || hasConsole() && !Files.exists(Path.of("/proc/self/fd"));
    }

    /** Linux names terminals so; pipes have no path there, and elsewhere descriptors lead nowhere. */
    static boolean leadsToTerminal(Path descriptor) {
        try {
            String path = descriptor.toRealPath().toString();
            return path.startsWith("/dev/pts/") || path.startsWith("/dev/tty") || path.equals("/dev/console");
        } catch (IOException e) {
            return false;
        }
    }

    private static Terminal ofThisMachine() {
        return of(localCharset(), System.getenv());
    }

    @SuppressWarnings("SystemConsoleNull") // null still means no terminal on JDK 17
    private static Charset localCharset() {
        String name = System.getProperty("stdout.encoding"); // since JDK 19
        Console console = System.console();
        if (name == null && console != null) {
            return console.charset();
        }
        return charset(name == null ? System.getProperty("native.encoding") : name);
    }

    /** {@return the charset of that name, UTF-8 if there is none} */
    static Charset charset(@Nullable String name) {
        try {
            return name == null ? UTF_8 : Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return UTF_8;
        }
    }

    /** Whether both standard input and standard output are a terminal. */
    @SuppressWarnings("SystemConsoleNull") // null still means no terminal on JDK 17
    private static boolean hasConsole() {
        Console console = System.console();
        return console != null && isTerminal(console);
    }

    /** Some newer JDKs give a console even when streams are redirected, and a method to tell; JDK 17 has neither. */
    private static boolean isTerminal(Console console) {
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }
}
