package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.lyngk.notation.text.ReportText;
import java.io.Console;
import java.nio.charset.Charset;
import java.util.Map;

/**
 * The target of a stream: a terminal with a charset and optional colours, or any other target, in UTF-8.
 *
 * @param isPresent whether it is a terminal
 * @param charset the charset to print in
 * @param colored whether to print colours
 */
public record Terminal(boolean isPresent, Charset charset, boolean colored) {
    /** A file, a pipe or a test. */
    public static final Terminal NONE = new Terminal(false, UTF_8, false);

    /** {@return a terminal as described by environment variables} */
    public static Terminal of(Charset charset, Map<String, String> environment) {
        String kind = environment.getOrDefault("TERM", "");
        return new Terminal(
                true,
                charset,
                !kind.isEmpty()
                        && !kind.equals("dumb")
                        && environment.getOrDefault("NO_COLOR", "").isEmpty());
    }

    /** {@return the format of reports for this target: with colours if it prints them} */
    public ReportText reports() {
        return colored ? ReportText.COLORED : ReportText.PLAIN;
    }

    /**
     * {@return the target of standard output, {@code '1'}, or standard error, {@code '2'}} The launcher sets a property
     * that lists which of them are terminals. Without it, both are if Java has a console: if standard input and output
     * are terminals.
     */
    static Terminal ofDescriptor(char descriptor) {
        String terminals = System.getProperty("lyngk.terminals");
        if (terminals != null) {
            return terminals.indexOf(descriptor) < 0
                    ? NONE
                    : of(Charset.forName(System.getProperty("native.encoding")), System.getenv());
        }
        Console console = System.console();
        return console != null && isTerminal(console) ? of(console.charset(), System.getenv()) : NONE;
    }

    /** Since JDK 22 there may be a console without a terminal, and a method that distinguishes the two. */
    private static boolean isTerminal(Console console) {
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }
}
