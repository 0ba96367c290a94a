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
    /** Prints its name, and then throws the failure, if there is one. */
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
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                Output.ofResults(out, Terminal.NONE),
                Output.ofComplaints(out, Terminal.NONE));
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
                `tool misuse --help` lists all options.
                """);
    }

    @Test
    void aFailureOfTheProgramIsAComplaint() {
        assertThat(run("crash")).isEqualTo(2);
        assertThat(out.toString(UTF_8)).startsWith("tool: ").hasLineCount(1);
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
    void theScriptIsPinned() {
        assertThat(run("completion", "zsh")).isZero();
        String zsh = out.toString(UTF_8);
        out.reset();
        assertThat(run("completion", "bash")).isZero();
        String bash = out.toString(UTF_8);
        assertThat(bash).isEqualTo("""
                _tool() {
                    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} choices= choice
                    case $before in =) before=${COMP_WORDS[COMP_CWORD-2]} ;; esac
                    case $word in =) word= ;; esac
                    case $COMP_CWORD:${COMP_WORDS[1]}:$before in
                        1:*) choices='check misuse crash completion --help --version' ;;
                        2:help:* | 2:-h:* | 2:--help:*) choices='check misuse crash completion' ;;
                        *:check:--out) choices='' ;;
                        *:check:-e | *:check:--end) choices='1-0 \\*' ;;
                        *:check:*) case $word in -*) choices='--quiet --out --end --help' ;; *) choices='' ;; esac ;;
                        *:misuse:*) case $word in -*) choices='--help' ;; *) choices='' ;; esac ;;
                        *:crash:*) case $word in -*) choices='--help' ;; *) choices='' ;; esac ;;
                        *:completion:*) case $word in -*) choices='--help' ;; *) choices='bash zsh' ;; esac ;;
                    esac
                    COMPREPLY=()
                    for choice in $choices; do
                        case $choice in "$word"*) COMPREPLY+=("$choice") ;; esac
                    done
                }
                complete -o default -F _tool tool
                """);
        assertThat(zsh).isEqualTo("""
                (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
                autoload -Uz bashcompinit && bashcompinit
                """ + bash);
    }

    @Test
    void onlyOneShellCanBeAskedFor() {
        assertThat(run("completion")).isEqualTo(2);
        assertThat(run("completion", "bash", "zsh")).isEqualTo(2);
        assertThat(out.toString(UTF_8))
                .contains("tool: SHELL is missing: bash or zsh")
                .doesNotContain("compgen");
    }
}
