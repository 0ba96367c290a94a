package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts, by the shells that they are for, where these are installed. */
@Tag("not-for-mutation")
class CompletionTest {
    @TempDir
    Path folder;

    @Test
    void bashCompletesSubcommandsOptionsAndValues() throws Exception {
        String out = run("bash", Run.of("completion", "bash").out() + """
                complete_words() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _lyngk; (IFS=,; echo "${COMPREPLY[*]}"); }
                complete_words lyngk va
                complete_words lyngk help per
                complete_words lyngk validate --l
                complete_words lyngk show --lenient move
                complete_words lyngk show --lenient = comma
                complete_words lyngk legal -l al
                complete_words lyngk filter --result ''
                complete_words lyngk validate --jobs ''
                complete_words lyngk start ''
                complete_words lyngk completion z
                complete_words lyngk validate a
                complete -p lyngk
                """);
        assertThat(out).isEqualTo("""
                validate
                perft
                --lenient
                move-numbers
                comma-after-claim
                all
                1-0,0-1,1/2-1/2,\\*

                standard,six,captures
                zsh

                complete -o default -F _lyngk lyngk
                """);
    }

    /** It asks questions about folders that others may write to, as those of some package managers. */
    @Test
    void zshRunsTheSameScript() throws Exception {
        String out = run(
                "zsh",
                "HOME=$PWD\nfpath=(${(M)fpath:#*/share/zsh/*})\n"
                        + Run.of("completion", "zsh").out() + """
                print $_comps[lyngk]
                complete_words() {
                    emulate -L sh
                    local COMP_WORDS COMPREPLY COMP_CWORD=$(($# - 1))
                    COMP_WORDS=("$@")
                    _lyngk
                    echo "${COMPREPLY[@]}"
                }
                complete_words lyngk va
                complete_words lyngk show --lenient move
                complete_words lyngk start ''
                complete_words lyngk filter --result ''
                """);
        assertThat(out).isEqualTo("""
                _bash_complete -o default -F _lyngk
                validate
                move-numbers
                standard six captures
                1-0 0-1 1/2-1/2 \\*
                """);
    }

    @Test
    void everySubcommandAndOptionOfHelpIsInTheScript() {
        String script = Run.of("completion", "bash").out();
        for (String subcommand : words("help", "  ([a-z]+).*")) {
            String lines = script.lines()
                    .filter(line -> line.contains("*:" + subcommand + ":*) "))
                    .collect(joining());
            assertThat(words("help " + subcommand, "  .*?(--[a-z-]+).*"))
                    .contains("--help")
                    .allSatisfy(option -> assertThat(lines).contains(option));
        }
    }

    /** What a pattern picks out of the lines of a page. */
    private static List<String> words(String page, String pattern) {
        Pattern line = Pattern.compile(pattern);
        return Run.of(page.split(" "))
                .out()
                .lines()
                .map(line::matcher)
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(1))
                .distinct()
                .toList();
    }

    @Test
    void anotherShellIsRefused() {
        assertThat(Run.of("completion", "fish").err()).startsWith("lyngk: SHELL: fish is not one of bash, zsh\n");
        assertThat(Run.of("completion", "bash", "zsh").err())
                .startsWith("lyngk: completion takes one shell, not bash zsh\n");
        assertThat(Run.of("completion").exit()).isEqualTo(2);
    }

    private String run(String shell, String script) throws IOException, InterruptedException {
        assumeThat(Path.of("/bin", shell)).exists();
        Process process = new ProcessBuilder("/bin/" + shell, "-s")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        try (OutputStream in = process.getOutputStream()) {
            in.write(script.getBytes(UTF_8));
        }
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        process.waitFor();
        return out;
    }
}
