package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Strings;
import java.io.Console;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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

    /** Where the system names what descriptors lead to, there is nothing to guess. */
    private static final Path NAMED = Path.of("/proc/self/fd");

    private static final String RESULTS = "stdout";
    private static final String COMPLAINTS = "stderr";

    private static final String NATIVE = "native.encoding";
    private static final String ENCODING = ".encoding"; // since JDK 19, and before it behind "sun."
    private static final String SUN = "sun.";
    private static final Pattern CODE_PAGE = Pattern.compile("(cp|ms)\\d+|UTF-8");

    private static final int ELLIPSIS = '\u2026';

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
        return ofThisMachine(RESULTS, leadsToTerminal(DESCRIPTORS.resolve("1")) || hasConsole());
    }

    /** {@return what standard error leads to, of which Java's console knows nothing} */
    static Terminal ofComplaints() {
        return ofThisMachine(COMPLAINTS, leadsToTerminal(DESCRIPTORS.resolve("2")));
    }

    /** {@return whether somebody watches standard error, as far as can be known} */
    static boolean isWatched() {
        // Where Java tells apart where streams lead to, it would have told of this one too.
        return ofComplaints().isPresent
                || hasConsole() && !Files.exists(NAMED) && !isToldApart(RESULTS, System.getProperties());
    }

    /** {@return whether it can show all of a text} */
    public boolean shows(String text) {
        return charset.equals(UTF_8) || charset.newEncoder().canEncode(text);
    }

    /**
     * {@return a text as it can be shown: an ellipsis as three dots, what else the charset lacks by its number, so that
     * JSON stays JSON}
     */
    public String shown(String text) {
        if (shows(text)) {
            return text;
        }
        CharsetEncoder encoder = charset.newEncoder();
        StringBuilder shown = new StringBuilder(2 * text.length());
        text.codePoints().forEach(c -> {
            if (encoder.canEncode(Character.toString(c))) {
                shown.appendCodePoint(c);
            } else if (c == ELLIPSIS) {
                shown.append("...");
            } else {
                for (char unit : Character.toChars(c)) {
                    shown.append(String.format(Locale.ROOT, "\\u%04X", (int) unit));
                }
            }
        });
        return shown.toString();
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
                ? of(charset(charsetName(stream, properties)), System.getenv())
                : NONE;
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
