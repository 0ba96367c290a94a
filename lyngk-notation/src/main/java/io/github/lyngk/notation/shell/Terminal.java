package io.github.lyngk.notation.shell;

import java.io.Console;

/** Finds out whether a person watches the command. */
public final class Terminal {
    private Terminal() {}

    @SuppressWarnings("SystemConsoleNull") // null still means no terminal on JDK 17
    static boolean isInteractive() {
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
