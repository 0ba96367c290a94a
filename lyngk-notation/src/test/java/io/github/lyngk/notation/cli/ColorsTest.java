package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.ValidationSummary;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("surroundings")
class ColorsTest {
    private static final Terminal COLORS = Terminal.of(UTF_8, Map.of("TERM", "xterm"));
    private static final String BROKEN = "src/test/resources/cli/broken.lyngk";

    @Test
    void severityCodeAndCaretStandOut() {
        Diagnostic error = Diagnostic.error(DiagnosticCode.SYNTAX, "expected error: SYNTAX: ^")
                .withFile("\33error: SYNTAX")
                .at(2, 3, 4)
                .withExcerpt("x ^ y\n  ^");
        assertThat(COLORS.reports().lines(error))
                .isEqualTo(
                        "\\u001Berror: SYNTAX:3:4: \33[1;31merror\33[0m: \33[1mSYNTAX\33[0m: expected error: SYNTAX: ^"
                                + "\n    x ^ y\n      \33[1;32m^\33[0m");
        assertThat(Terminal.NONE.reports().lines(error)).isEqualTo(error.toText());
        Diagnostic warning = Diagnostic.warning(DiagnosticCode.NO_RECORD, "^");
        assertThat(COLORS.reports().lines(warning)).isEqualTo("1:1: \33[1;33mwarning\33[0m: \33[1mNO_RECORD\33[0m: ^");
    }

    @ParameterizedTest
    @ValueSource(strings = {"US-ASCII", "UTF-8"})
    void theCaretIsBelowItsPlaceWhateverTheTerminalLacks(String charset) {
        String start = Position.initial(Variant.STANDARD, new Random(1)).toString();
        Run run = on(Terminal.of(Charset.forName(charset), Map.of()), "legal", start.replace(" 1 ", " x "));
        List<String> lines = run.err().lines().toList();
        assertThat(lines.get(1)).contains(charset.equals("UTF-8") ? "\u2026" : "?");
        assertThat(lines.get(2)).isEqualTo(" ".repeat(lines.get(1).indexOf("x ")) + "^");
    }

    @Test
    void numbersThatAreNot0StandOut() {
        ValidationSummary summary = RecordValidator.strict()
                .validate(GameRecord.of(RandomGames.game(Variant.STANDARD, 1).prefix(1)) + "\n[x\n\n[x\n")
                .summary();
        assertThat(COLORS.reports().line(summary, 9))
                .isEqualTo("3 records, 1 move: \33[32m1 valid\33[0m, \33[1;31m2 invalid\33[0m,"
                        + " \33[1;31m9 files unreadable\33[0m");
        assertThat(Terminal.NONE.reports().line(summary, 0)).isEqualTo(summary.toText());
        assertThat(COLORS.reports().line(ValidationSummary.EMPTY, 0)).isEqualTo(ValidationSummary.EMPTY.toText());
    }

    @ParameterizedTest
    @ValueSource(strings = {"validate", "convert", "show"})
    void coloursChangeNothingElse(String subcommand) {
        Run plain = Run.of(subcommand, BROKEN);
        Run colored = on(COLORS, subcommand, BROKEN);
        assertThat(colored.err() + colored.out()).contains("\33[1;31merror\33[0m");
        assertThat(withoutSpeed(colored)).isEqualTo(withoutSpeed(plain));
        assertThat(withoutSpeed(on(Terminal.of(UTF_8, Map.of("TERM", "dumb")), subcommand, BROKEN)))
                .isEqualTo(withoutSpeed(plain));
    }

    @Test
    void jsonHasNoColours() {
        assertThat(on(COLORS, "validate", "--json", BROKEN)).isEqualTo(Run.of("validate", "--json", BROKEN));
    }

    /** C0 and C1 controls, and characters that turn the writing round. */
    @Test
    void noControlCharacterOfAFileReachesATerminal(@TempDir Path folder) throws IOException {
        String record = Files.readString(Path.of("src/test/resources/cli/three.lyngk"))
                .replaceFirst("\n\n", "\n[Note \"\u202egnp.exe\"]\n\n{\u2066 odd}\t\r\n");
        String raw = "[Note \"\33[2J\u009b2J\7\"]\n\n*\n";
        Path file = Files.writeString(folder.resolve("a.lyngk"), record + "\n" + raw);
        for (String subcommand : List.of("filter", "convert", "show", "validate", "duplicates")) {
            Run run = on(COLORS, subcommand, file.toString());
            assertThat((run.out() + run.err()).replaceAll("\33\\[[0-9;]*m|\n", ""))
                    .as(subcommand)
                    .matches("[^\\p{Cc}\\p{Cf}]+");
        }
        assertThat(on(COLORS, "filter", file.toString()).out())
                .startsWith(record.substring(0, record.indexOf("\n[Note")))
                .contains("[Note \"\\u202Egnp.exe\"]\n\n{\\u2066 odd} \n")
                .contains("[Note \"\\u001B[2J\\u009B2J\\u0007\"]\n");
        assertThat(on(COLORS, "convert", file.toString()).out()).contains("{\\u2066 odd}");
        assertThat(Run.of("filter", file.toString()).out()).isEqualTo(record + "\n" + raw);
        assertThat(Run.of("convert", file.toString()).out()).contains("\u202egnp.exe", "{\u2066 odd}");
    }

    private static Run withoutSpeed(Run run) {
        String out = run.out().replaceAll("\33\\[[0-9;]*m", "").replaceAll(" \\(\\d+ records per second\\)", "");
        return new Run(run.exit(), out, run.err().replaceAll("\33\\[[0-9;]*m", ""));
    }

    private static Run on(Terminal terminal, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = Main.command(new Streams(
                        InputStream.nullInputStream(),
                        Output.ofResults(out, terminal),
                        Output.ofComplaints(err, terminal)))
                .run(args);
        return new Run(exit, out.toString(UTF_8), err.toString(UTF_8));
    }
}
