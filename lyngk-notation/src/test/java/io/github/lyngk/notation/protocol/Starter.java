package io.github.lyngk.notation.protocol;

import io.github.lyngk.notation.cli.ChildCommand;

/**
 * Starts a bot as a child and ends without closing it: {@code exit} as Java programs end, {@code halt} at once, as if
 * killed. It prints the numbers of the processes below it first. {@code late} starts the bot while the machine ends, and
 * prints the failure.
 */
public final class Starter {
    private Starter() {}

    public static void main(String[] arguments) throws InterruptedException {
        if (arguments[0].equals("late")) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> startLate(arguments[1])));
            System.exit(0);
        }
        ProgramBot.start(ChildCommand.java(Rascal.class, arguments[1]));
        Thread.sleep(200); // the child may be starting one of its own
        ProcessHandle.current().descendants().forEach(child -> System.out.println(child.pid()));
        System.out.flush();
        if (arguments[0].equals("halt")) {
            Runtime.getRuntime().halt(1);
        }
        System.exit(0);
    }

    private static void startLate(String trick) {
        try {
            ProgramBot.start(ChildCommand.java(Rascal.class, trick));
        } catch (ProgramFailure killed) {
            System.out.println(killed.kind());
        }
    }
}
