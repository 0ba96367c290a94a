package io.github.lyngk.notation.shell;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.Excerpt;
import java.util.ArrayList;
import java.util.List;

/** {@code completion bash|zsh}: prints a script that completes subcommands, options, their values and files. */
public final class Completion implements Subcommand {
    private final String command;
    private final ImmutableList<Subcommand> subcommands;

    private Completion(String command, ImmutableList<Subcommand> others) {
        this.command = command;
        this.subcommands =
                ImmutableList.<Subcommand>builder().addAll(others).add(this).build();
    }

    /** {@return the subcommands of a command, followed by this one, which completes them all} */
    public static ImmutableList<Subcommand> added(String command, ImmutableList<Subcommand> others) {
        return new Completion(command, others).subcommands;
    }

    @Override
    public String name() {
        return "completion";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.of();
    }

    @Override
    public ImmutableList<String> choices() {
        return ImmutableList.of("bash", "zsh");
    }

    @Override
    public Help help() {
        return Help.of(
                "Prints a script that lets a shell complete what you type.",
                "In bash: source <(" + command + " completion bash)\nIn zsh: source <(" + command
                        + " completion zsh)\n",
                "completion bash|zsh");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        if (arguments.rest().isEmpty()) {
            throw new UsageException("SHELL is missing: bash or zsh");
        }
        if (arguments.rest().size() > 1) {
            throw new UsageException(
                    "completion takes one shell, not " + Excerpt.ofArgument(String.join(" ", arguments.rest())));
        }
        String shell = Arguments.choice("SHELL", arguments.rest().get(0), choices());
        if (shell.equals("zsh")) { // It can run scripts for bash.
            streams.out().print("""
                    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
                    autoload -Uz bashcompinit && bashcompinit
                    """);
        }
        streams.out().print(script());
        return Exit.VALID;
    }

    /** If no word fits, {@code -o default} completes files. */
    private String script() {
        List<String> names = new ArrayList<>();
        StringBuilder cases = new StringBuilder();
        for (Subcommand subcommand : subcommands) {
            names.add(subcommand.name());
            append(cases, subcommand);
        }
        return """
                _COMMAND() {
                    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} choices= choice
                    case $before in =) before=${COMP_WORDS[COMP_CWORD-2]} ;; esac
                    case $word in =) word= ;; esac
                    case $COMP_CWORD:${COMP_WORDS[1]}:$before in
                        1:*) choices='NAMES --help --version' ;;
                        2:help:* | 2:-h:* | 2:--help:*) choices='NAMES' ;;
                CASES    esac
                    COMPREPLY=()
                    for choice in $choices; do
                        case $choice in "$word"*) COMPREPLY+=("$choice") ;; esac
                    done
                }
                complete -o default -F _COMMAND COMMAND
                """.replace("CASES", cases)
                .replace("NAMES", String.join(" ", names))
                .replace("COMMAND", command);
    }

    /** Adds the completions of option values, then those of all other places. */
    private static void append(StringBuilder cases, Subcommand subcommand) {
        String start = "*:" + subcommand.name() + ":";
        List<String> names = new ArrayList<>();
        for (Option option : Command.options(subcommand)) {
            names.add(option.name());
            if (!option.isFlag()) {
                cases.append("        ")
                        .append(option.letter().isEmpty() ? "" : start + option.letter() + " | ")
                        .append(start + option.name() + ") choices='" + words(option.choices()) + "' ;;\n");
            }
        }
        cases.append("        " + start + "*) case $word in -*) choices='" + words(names) + "' ;; *) choices='"
                + words(subcommand.choices()) + "' ;; esac ;;\n");
    }

    /** {@return words in a form that a shell splits into the same words and never expands as patterns} */
    private static String words(List<String> words) {
        return String.join(" ", words).replace("*", "\\*");
    }
}
