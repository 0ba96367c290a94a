package io.github.lyngk.notation.shell;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.List;
import java.util.stream.Stream;

/** {@code completion bash|zsh}: a script that lets a shell complete subcommands, options, their values and files. */
public final class Completion implements Subcommand {
    private static final String BASH = "bash";
    private static final String ZSH = "zsh";

    private final String command;
    private final ImmutableList<Subcommand> subcommands;

    private Completion(String command, ImmutableList<Subcommand> others) {
        this.command = command;
        this.subcommands =
                ImmutableList.<Subcommand>builder().addAll(others).add(this).build();
    }

    /** {@return the subcommands of a command, and after them this one, which completes them all} */
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
        return ImmutableList.of(BASH, ZSH);
    }

    @Override
    public Help help() {
        return Help.of(
                "Prints a script that lets a shell complete what you type.",
                "In bash or zsh: source <(" + command + " completion bash), or zsh.\n",
                "completion bash|zsh");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        if (arguments.rest().size() != 1) {
            throw new UsageException("which shell?");
        }
        String shell = Arguments.choice("SHELL", arguments.rest().get(0), choices());
        streams.out().print((shell.equals(BASH) ? bash() : zsh()).replace("COMMAND", command));
        return Exit.VALID;
    }

    private String bash() {
        return """
                _COMMAND() {
                    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words= files= reply
                    case $before in =) before=${COMP_WORDS[COMP_CWORD-2]} ;; esac
                    case $word in =) word= ;; esac
                    case $COMP_CWORD:${COMP_WORDS[1]}:$before in
                        1:*) words='SUBCOMMANDS --help --version' ;;
                        2:help:* | 2:-h:* | 2:--help:*) words='SUBCOMMANDS' ;;
                CASES    esac
                    COMPREPLY=()
                    while IFS= read -r reply; do
                        test -n "$files" || printf -v reply %q "$reply"
                        COMPREPLY+=("$reply")
                    done < <(compgen -W "$words" -- "$word"; test -z "$files" || compgen -f -- "$word")
                    test -z "$files" || compopt -o filenames 2>/dev/null
                }
                complete -F _COMMAND COMMAND
                """.replace("CASES", subcommands.stream().map(Completion::bash).collect(joining()))
                .replace("SUBCOMMANDS", String.join(" ", Lists.transform(subcommands, Subcommand::name)));
    }

    /** What may follow options that take a value, and then what may stand anywhere else. */
    private static String bash(Subcommand subcommand) {
        List<Option> options = Command.options(subcommand);
        String values = options.stream()
                .filter(option -> !option.isFlag())
                .map(option -> "        "
                        + names(option)
                                .flatMap(name -> name.startsWith("--") ? Stream.of(name) : bundles(name))
                                .map(name -> "*:" + subcommand.name() + ":" + name)
                                .collect(joining(" | "))
                        + ") words='" + words(option.choices()) + "' files=" + yes(option.takesFile())
                        + " ;;\n")
                .collect(joining());
        return values + "        *:" + subcommand.name() + ":*) case $word in -*) words='"
                + String.join(" ", Lists.transform(options, Option::name)) + "' ;; *) words='"
                + words(subcommand.choices()) + "' files="
                + yes(subcommand.help().takesFiles()) + " ;; esac ;;\n";
    }

    /** A short option by itself, and as the last one of several that share a hyphen. */
    private static Stream<String> bundles(String name) {
        return Stream.of(name, "-[!-]*" + name.substring(1));
    }

    private static String yes(boolean is) {
        return is ? "yes" : "";
    }

    private String zsh() {
        return """
                #compdef COMMAND
                _COMMAND() {
                    local -a subcommands=(
                SUBCOMMANDS    )
                    if (( CURRENT == 2 )); then
                        _describe subcommand subcommands
                        return
                    fi
                    shift words
                    (( CURRENT-- ))
                    case $words[1] in
                        help | -h | --help) _describe subcommand subcommands ;;
                CASES    esac
                }
                if [ "$funcstack[1]" = _COMMAND ]; then
                    _COMMAND "$@"
                else
                    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
                    compdef _COMMAND COMMAND
                fi
                """.replace("CASES", subcommands.stream().map(Completion::zsh).collect(joining())).replace(
                "SUBCOMMANDS",
                subcommands.stream()
                        .map(subcommand -> "        '" + subcommand.name() + ":"
                                + quoted(subcommand.help().purpose()) + "'\n")
                        .collect(joining()));
    }

    private static String zsh(Subcommand subcommand) {
        String argument = subcommand.choices().isEmpty()
                ? subcommand.help().takesFiles() ? " '*:file:_files'" : ""
                : " '1:argument:(" + words(subcommand.choices()) + ")'";
        return "        " + subcommand.name() + ") _arguments -s"
                + Command.options(subcommand).stream().map(Completion::zsh).collect(joining()) + argument + " ;;\n";
    }

    /** Every name of an option by itself: it may be given again, and its value may be joined to it. */
    private static String zsh(Option option) {
        String values =
                option.choices().isEmpty() ? option.takesFile() ? "_files" : " " : "(" + words(option.choices()) + ")";
        return names(option)
                .map(name -> " '*" + name + (option.isFlag() ? "" : name.startsWith("--") ? "=" : "+") + "["
                        + quoted(option.help()) + "]" + (option.isFlag() ? "" : ":" + option.value() + ":" + values)
                        + "'")
                .collect(joining());
    }

    /** Text within single quotes, without what means something to zsh's own functions. */
    private static String quoted(String text) {
        return text.replace("'", "").replace('[', '(').replace(']', ')').replace(":", "\\:");
    }

    private static Stream<String> names(Option option) {
        return Stream.of(option.letter(), option.name()).filter(name -> !name.isEmpty());
    }

    /** {@return words that a shell will split, none of them taken for a pattern} */
    private static String words(List<String> words) {
        return String.join(" ", words).replace("*", "\\*");
    }
}
