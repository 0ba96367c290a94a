package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Console;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds out whether the standard streams of this machine lead to a terminal, each of them. */
final class StandardTerminals {
    private static final Path DESCRIPTORS = Path.of("/dev/fd");

    /** Where the system names what descriptors lead to, there is nothing to guess. */
    private static final Path NAMED = Path.of("/proc/self/fd");

    private static final String RESULTS = "stdout";
    private static final String COMPLAINTS = "stderr";

    private static final String NATIVE = "native.encoding";
    private static final String ENCODING = ".encoding"; // since JDK 19, and before it behind "sun."
    private static final String SUN = "sun.";
    private static final Pattern CODE_PAGE = Pattern.compile("(cp|ms)\\d+|UTF-8");

    private StandardTerminals() {}

    /** {@return what standard output leads to} */
    static Terminal ofResults() {
        return ofThisMachine(RESULTS, leadsToTerminal(DESCRIPTORS.resolve("1")) || hasConsole());
    }

    /** {@return what standard error leads to, of which Java's console knows nothing} */
    static Terminal ofComplaints() {
        return ofThisMachine(COMPLAINTS, leadsToTerminal(DESCRIPTORS.resolve("2")));
    }

    /** {@return whether somebody watches standard error, as far as can be known} */
    static boolean isWatched() {
        // Where Java tells apart where streams lead to, it would have told of this one too.
        return ofComplaints().isPresent()
                || hasConsole() && !Files.exists(NAMED) && !isToldApart(RESULTS, System.getProperties());
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

    private static Terminal ofThisMachine(String stream, boolean known) {
        Properties properties = System.getProperties();
        return known || !Files.exists(NAMED) && isToldApart(stream, properties)
                ? Terminal.of(charset(charsetName(stream, properties)), System.getenv())
                : Terminal.NONE;
    }

    /**
     * {@return whether Java has found a terminal at the end of a stream: JDK 17 names a charset for no other, and later
     * ones name the code pages of Windows' consoles as they name nothing else}
     */
    static boolean isToldApart(String stream, Properties properties) {
        String name = properties.getProperty(stream + ENCODING, "");
        return properties.containsKey(SUN + stream + ENCODING)
                || CODE_PAGE.matcher(name).matches() && !name.equals(properties.getProperty(NATIVE));
    }

    /** {@return the name of the charset that Java has found for a stream, or else for the platform} */
    static @Nullable String charsetName(String stream, Properties properties) {
        return Stream.of(stream + ENCODING, SUN + stream + ENCODING, NATIVE)
                .filter(properties::containsKey)
                .findFirst()
                .map(properties::getProperty)
                .orElse(null);
    }

    /** {@return the charset of that name, UTF-8 if there is none that can be written} */
    static Charset charset(@Nullable String name) {
        try {
            Charset charset = name == null ? UTF_8 : Charset.forName(name);
            return charset.canEncode() ? charset : UTF_8;
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
