package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A command of a few subcommands, and the scripts that complete it. */
class SmallCommandTest {
    /** Prints a word, and then what it was called with goes wrong, or not. */
    private record Say(String name, Help help, ImmutableList<Option> options, RuntimeException failure)
            implements Subcommand {
        @Override
        public Exit run(Arguments arguments, Streams streams) {
            streams.out().line(name);
            if (failure != null) {
                throw failure;
            }
            return Exit.INVALID;
        }
    }

    private static final ImmutableList<Subcommand> SUBCOMMANDS = Completion.added(
            "tool",
            ImmutableList.of(
                    new Say(
                            "check",
                            Help.of("Checks: it's [all].", "", "check FILE..."),
                            ImmutableList.of(
                                    Option.flag("--quiet", "say [less]").letter('q'),
                                    Option.valued("--out", "FILE", "where to: a file"),
                                    Option.valued("--end", "RESULT", "how it ended")
                                            .letter('e')
                                            .choices(ImmutableList.of("1-0", "*"))),
                            null),
                    new Say("misuse", Help.of("Fails.", "", "misuse"), ImmutableList.of(), new UsageException("why?")),
                    new Say(
                            "crash",
                            Help.of("Fails.", "", "crash"),
                            ImmutableList.of(),
                            new IllegalStateException("!"))));

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** Runs it with both streams into one, as on a terminal. */
    private int run(String... words) {
        Streams streams =
                new Streams(InputStream.nullInputStream(), Output.ofResults(out), Output.ofComplaints(out), false);
        return new Command("tool", SUBCOMMANDS, "The end.\n", streams).run(words);
    }

    @Test
    void theExitCodeIsThatOfTheSubcommand() {
        assertThat(run("check")).isEqualTo(1);
        assertThat(out.toString(UTF_8)).isEqualTo("check\n");
    }

    @Test
    void whatWasPrintedBeforeAComplaintStandsBeforeIt() {
        assertThat(run("misuse")).isEqualTo(2);
        assertThat(out.toString(UTF_8)).isEqualTo("""
                misuse
                tool: why?

                usage: tool misuse
                `tool misuse --help` tells all options.
                """);
    }

    @Test
    void aFailureOfTheProgramIsAComplaint() {
        assertThat(run("crash")).isEqualTo(2);
        assertThat(out.toString(UTF_8)).startsWith("tool: ").hasLineCount(1);
    }

    @Test
    void aWordThatBeginsWithWhatCannotBeReadIsRefused() {
        assertThat(run("check", "\uFFFDx")).isEqualTo(2);
        assertThat(out.toString(UTF_8)).startsWith("tool: this locale cannot read all characters of \uFFFDx;");
    }

    @ParameterizedTest
    @EnumSource(Exit.class)
    void theWorseOfTwoExitsIsKept(Exit exit) {
        assertThat(exit.atLeast(Exit.VALID)).isEqualTo(exit);
        assertThat(Exit.VALID.atLeast(exit)).isEqualTo(exit);
        assertThat(exit.atLeast(Exit.FAILED)).isEqualTo(Exit.FAILED);
        assertThat(exit.code()).isEqualTo(exit.ordinal());
    }

    @Test
    void theScriptForBashIsPinned() {
        assertThat(run("completion", "bash")).isZero();
        assertThat(out.toString(UTF_8)).isEqualTo("""
                _tool() {
                    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words= files= reply
                    case $before in =) before=${COMP_WORDS[COMP_CWORD-2]} ;; esac
                    case $word in =) word= ;; esac
                    case $COMP_CWORD:${COMP_WORDS[1]}:$before in
                        1:*) words='check misuse crash completion --help --version' ;;
                        2:help:* | 2:-h:* | 2:--help:*) words='check misuse crash completion' ;;
                        *:check:--out) words='' files=yes ;;
                        *:check:-e | *:check:-[!-]*e | *:check:--end) words='1-0 \\*' files= ;;
                        *:check:*) case $word in -*) words='--quiet --out --end --help' ;; *) words='' files=yes ;; esac ;;
                        *:misuse:*) case $word in -*) words='--help' ;; *) words='' files= ;; esac ;;
                        *:crash:*) case $word in -*) words='--help' ;; *) words='' files= ;; esac ;;
                        *:completion:*) case $word in -*) words='--help' ;; *) words='bash zsh' files= ;; esac ;;
                    esac
                    COMPREPLY=()
                    while IFS= read -r reply; do
                        test -n "$files" || printf -v reply %q "$reply"
                        COMPREPLY+=("$reply")
                    done < <(compgen -W "$words" -- "$word"; test -z "$files" || compgen -f -- "$word")
                    test -z "$files" || compopt -o filenames 2>/dev/null
                }
                complete -F _tool tool
                """);
    }

    @Test
    void theScriptForZshTellsEveryOptionWithItsHelp() {
        assertThat(run("completion", "zsh")).isZero();
        assertThat(out.toString(UTF_8)).startsWith("#compdef tool\n_tool() {\n").contains("""
                        'check:Checks\\: its (all).'
                        'misuse:Fails.'
                        'crash:Fails.'
                        'completion:Prints a script that lets a shell complete what you type.'
                    )
                """, """
                        check) _arguments -s '*-q[say (less)]' '*--quiet[say (less)]' '*--out=[where to\\: a file]:FILE:_files'\
                 '*-e+[how it ended]:RESULT:(1-0 \\*)' '*--end=[how it ended]:RESULT:(1-0 \\*)'\
                 '*-h[print this page]' '*--help[print this page]' '*:file:_files' ;;
                        misuse) _arguments -s '*-h[print this page]' '*--help[print this page]' ;;
                """, """
                        completion) _arguments -s '*-h[print this page]' '*--help[print this page]' '1:argument:(bash zsh)' ;;
                """);
    }

    @Test
    void onlyOneShellCanBeAskedFor() {
        assertThat(run("completion")).isEqualTo(2);
        assertThat(run("completion", "bash", "zsh")).isEqualTo(2);
        assertThat(out.toString(UTF_8)).contains("tool: which shell?").doesNotContain("compgen");
    }
}
