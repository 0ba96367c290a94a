package io.github.lyngk.testkit.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.protocol.ProgramBot;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.StatusLine;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.testkit.BotCheck;
import io.github.lyngk.testkit.Check;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.EngineCheck;
import io.github.lyngk.testkit.ProgramEngine;
import java.io.File;
import java.util.function.BiFunction;

/** {@code lyngk-testkit check-engine -- COMMAND…} and {@code check-bot}: starts a program and reports its faults. */
final class ProgramCheck implements Subcommand {

    /** The jar in the example if the command does not run from a jar. */
    private static final String SOME_JAR = "lyngk-testkit-cli.jar";

    /** The main class of {@code lyngk}, which is in the same jar. */
    static final String RULES_SERVER = "io.github.lyngk.notation.cli.Main";

    private static final int MOST_ENDGAMES = 1_000_000;

    private final String name;
    private final String purpose;
    private final BiFunction<String[], Arguments, Check<?>> check;
    private final ImmutableList<Option> more;

    private ProgramCheck(
            String name, String purpose, BiFunction<String[], Arguments, Check<?>> check, ImmutableList<Option> more) {
        this.name = name;
        this.purpose = purpose;
        this.check = check;
        this.more = more;
    }

    static ProgramCheck ofEngines() {
        return new ProgramCheck(
                "check-engine",
                "Plays many games with an engine and reports its faults.",
                (command, arguments) -> EngineCheck.of(() -> ProgramEngine.start(command)),
                ImmutableList.of(
                        Option.valued("--games", "N", "play N games; by default 2000"),
                        Option.valued("--limit", "MS", "the time limit for an answer in milliseconds")));
    }

    static ProgramCheck ofBots() {
        return new ProgramCheck(
                "check-bot",
                "Asks a bot for moves in many positions and reports its faults.",
                (command, arguments) -> {
                    BotCheck bots = BotCheck.of(() -> ProgramBot.start(command));
                    return arguments
                            .number("--endgames", 1, MOST_ENDGAMES)
                            .map(bots::endgames)
                            .orElse(bots);
                },
                ImmutableList.of(
                        Option.valued("--games", "N", "ask the bot in N positions; by default 1000"),
                        Option.valued(
                                "--limit",
                                "MS",
                                "the time limit for an answer in milliseconds, which the bot receives with every choose"),
                        Option.valued(
                                "--endgames",
                                "N",
                                "also ask in N endgames, and report how often a win or a draw is kept")));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.<Option>builder()
                .addAll(more)
                .addAll(Options.OPTIONS)
                .add(Option.flag("--json", "print JSON: a line for each fault, then a summary"))
                .build();
    }

    @Override
    public Help help() {
        String jar = jar();
        return Help.of(
                purpose,
                """
                        Example, which checks the rules server in this jar:
                          java -jar JAR NAME --games 200 -- java -cp JAR SERVER serve
                        """.replace("NAME", name).replace("SERVER", RULES_SERVER).replace("JAR", jar),
                name + " [OPTION]... -- COMMAND...");
    }

    /** The jar that this command runs from, as in the command line. */
    static String jar() {
        String path = System.getProperty("java.class.path", "");
        return path.endsWith(".jar") && !path.contains(File.pathSeparator) ? path : SOME_JAR;
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        if (arguments.rest().isEmpty()) {
            throw new UsageException("COMMAND is missing");
        }
        ImmutableList<String> command = arguments.rest();
        Check<?> wished = Options.apply(arguments, check.apply(command.toArray(String[]::new), arguments));
        StatusLine status = new StatusLine(streams);
        CheckReport report;
        try {
            report = wished.onProgress(status::show).run();
        } catch (ProgramFailure unchecked) {
            status.clear();
            return failed(reason(unchecked), arguments, streams);
        }
        status.clear();
        if (report.answers() == 0) {
            return failed("it gave no answer in time; does it flush what it prints?", arguments, streams);
        }
        streams.out().print(arguments.has("--json") ? ReportJson.of(report) : report + "\n");
        if (report.isSound()) {
            return Exit.VALID;
        }
        return report.faults().isEmpty() ? Exit.FAILED : Exit.INVALID;
    }

    /** The message without the name of the program: the whole command is printed in its place. */
    private static String reason(ProgramFailure failure) {
        return failure.detail()
                + (failure.errorOutput().isEmpty()
                        ? ""
                        : "; standard error ends with:\n    " + String.join("\n    ", failure.errorOutput()));
    }

    private static Exit failed(String reason, Arguments arguments, Streams streams) {
        String command = Excerpt.printable(String.join(" ", arguments.rest()));
        streams.err().line("lyngk-testkit: " + command + ": " + reason);
        if (arguments.has("--json")) {
            streams.out().print(ReportJson.ofNone(command, reason));
        }
        return Exit.FAILED;
    }
}
