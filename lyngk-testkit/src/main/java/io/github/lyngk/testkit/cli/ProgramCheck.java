package io.github.lyngk.testkit.cli;

import com.google.common.collect.ImmutableList;
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
import io.github.lyngk.testkit.process.ProcessBot;
import io.github.lyngk.testkit.process.ProcessEngine;
import io.github.lyngk.testkit.remote.RemoteFailure;
import java.io.File;
import java.util.function.Function;

/** {@code lyngk-testkit check-engine -- COMMAND…} and {@code check-bot}: starts a program and reports its faults. */
final class ProgramCheck implements Subcommand {

    /** Named in the example if the command does not run from a jar. */
    private static final String SOME_JAR = "lyngk-testkit-cli.jar";

    /** The main class of {@code lyngk}, which is in the same jar. */
    private static final String RULES_SERVER = "io.github.lyngk.notation.cli.Main";

    private final String name;
    private final String kind;
    private final Function<String[], Check<?>> check;

    private ProgramCheck(String name, String kind, Function<String[], Check<?>> check) {
        this.name = name;
        this.kind = kind;
        this.check = check;
    }

    static ProgramCheck ofEngines() {
        return new ProgramCheck(
                "check-engine", "an engine", command -> EngineCheck.of(() -> ProcessEngine.start(command)));
    }

    static ProgramCheck ofBots() {
        return new ProgramCheck("check-bot", "a bot", command -> BotCheck.of(() -> ProcessBot.start(command)));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.<Option>builder()
                .addAll(Options.OPTIONS)
                .add(Option.flag("--json", "print JSON: a line for each fault, last a summary"))
                .build();
    }

    @Override
    public Help help() {
        String jar = jar();
        return Help.of(
                "Goes through many games with " + kind + " and reports the faults it finds.",
                """
                        This checks the rules server that is in the same jar:
                          java -jar JAR NAME --games 200 -- java -cp JAR SERVER serve
                        """.replace("NAME", name).replace("SERVER", RULES_SERVER).replace("JAR", jar),
                name + " [OPTION]... -- COMMAND...");
    }

    /** The jar that this runs from, as it was called. */
    private static String jar() {
        String path = System.getProperty("java.class.path", "");
        return path.endsWith(".jar") && !path.contains(File.pathSeparator) ? path : SOME_JAR;
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        if (arguments.rest().isEmpty()) {
            throw new UsageException("which program?");
        }
        ImmutableList<String> command = arguments.rest();
        Check<?> wished = Options.apply(arguments, check.apply(command.toArray(String[]::new)));
        StatusLine status = new StatusLine(streams);
        CheckReport report;
        try {
            report = wished.onProgress(status::show).run();
        } catch (RemoteFailure unchecked) {
            status.clear();
            return failed(unchecked.getMessage(), arguments, streams);
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

    private static Exit failed(String reason, Arguments arguments, Streams streams) {
        String command = Excerpt.printable(String.join(" ", arguments.rest()));
        streams.err().line("lyngk-testkit: " + command + ": " + reason);
        if (arguments.has("--json")) {
            streams.out().print(ReportJson.ofNone(command, reason));
        }
        return Exit.FAILED;
    }
}
