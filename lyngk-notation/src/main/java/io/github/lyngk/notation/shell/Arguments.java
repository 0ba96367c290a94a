package io.github.lyngk.notation.shell;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.Excerpt;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The arguments of a subcommand, parsed into options and other arguments. Options may appear anywhere; {@code --} ends
 * them, and a single {@code -} is an argument: standard input.
 */
public final class Arguments {
    /** The largest number that an option accepts. */
    public static final int MOST = 999_999_999;

    private final ImmutableList<Option> known;
    private final Map<String, List<String>> options = new LinkedHashMap<>();
    private final List<String> rest = new ArrayList<>();

    private Arguments(ImmutableList<Option> known) {
        this.known = known;
    }

    /**
     * Parses arguments. The value of an option is written {@code --name value}, {@code --name=value}, {@code -n value}
     * or {@code -nvalue}; short options without a value may share a hyphen with the next one, for example {@code -qj4}.
     *
     * @param words the words after the subcommand
     * @param known the options of the subcommand
     * @throws UsageException if an option is unknown, or its value is missing, unexpected or not one of its choices
     */
    public static Arguments parse(ImmutableList<String> words, ImmutableList<Option> known) {
        Arguments arguments = new Arguments(known);
        boolean ended = false;
        for (Iterator<String> left = words.iterator(); left.hasNext(); ) {
            String word = left.next();
            if (ended || !isOption(word)) {
                arguments.rest.add(word);
            } else if (word.equals("--")) {
                ended = true;
            } else if (word.startsWith("--")) {
                arguments.longOption(word, left);
            } else {
                arguments.shortOptions(word, left);
            }
        }
        return arguments;
    }

    /**
     * Not every word with a hyphen is an option: {@code -} is standard input, {@code -:K} a part of a position line, -7
     * a number.
     */
    private static boolean isOption(String word) {
        return word.startsWith("--") || word.startsWith("-") && word.length() > 1 && Character.isLetter(word.charAt(1));
    }

    private void longOption(String word, Iterator<String> left) {
        int end = word.indexOf('=');
        String name = end < 0 ? word : word.substring(0, end);
        Option option = find(name, name);
        if (end < 0) {
            add(option, left);
        } else if (option.isFlag()) {
            throw new UsageException(name + " takes no value");
        } else {
            add(option, word.substring(end + 1));
        }
    }

    private void shortOptions(String word, Iterator<String> left) {
        for (int i = 1; i < word.length(); i++) {
            String letter = "-" + word.charAt(i);
            Option option = find(letter, word.length() == 2 ? word : letter + " in " + word);
            if (!option.isFlag() && i + 1 < word.length()) {
                add(option, word.substring(i + 1));
                return;
            }
            add(option, left);
        }
    }

    private Option find(String name, String shown) {
        List<String> names = new ArrayList<>();
        for (Option option : known) {
            if (option.name().equals(name) || option.letter().equals(name)) {
                return option;
            }
            names.add(option.name());
        }
        throw new UsageException("unknown option " + Excerpt.ofArgument(shown) + Suggestion.of(name, names));
    }

    /** Adds an option; its value, if it has one, is the next word. */
    private void add(Option option, Iterator<String> left) {
        if (!option.isFlag() && !left.hasNext()) {
            throw new UsageException(option.name() + " needs a value");
        }
        add(option, option.isFlag() ? "" : left.next());
    }

    private void add(Option option, String value) {
        List<String> values = options.getOrDefault(option.name(), new ArrayList<>());
        values.add(option.choices().isEmpty() ? value : choice(option.name(), value, option.choices()));
        options.put(option.name(), values);
    }

    /** {@return whether an option was given} */
    public boolean has(String option) {
        return options.containsKey(option);
    }

    /** {@return whether an option was given} */
    public boolean has(Option option) {
        return has(option.name());
    }

    /** {@return all values of an option, in the order given} */
    public ImmutableList<String> values(String option) {
        return ImmutableList.copyOf(options.getOrDefault(option, List.of()));
    }

    /** {@return the value of an option, the last one if it was given several times} */
    public Optional<String> value(String option) {
        List<String> values = values(option);
        return values.isEmpty() ? Optional.empty() : Optional.of(values.get(values.size() - 1));
    }

    /** {@return the constant that an option names, the last one if it was given several times} */
    public <E> Optional<E> constant(Option option, E[] constants) {
        return value(option.name())
                .map(name -> constants[Option.typed(constants).indexOf(name)]);
    }

    /** {@return the value of an option as a number, the last one if it was given several times} */
    public Optional<Integer> number(String option, int least, int most) {
        return value(option).map(text -> number(option, text, least, most));
    }

    /** {@return the value of an option as the seed of a random generator, the last one if it was given several times} */
    public Optional<Long> seed(String option) {
        return value(option).map(text -> {
            try {
                return Long.valueOf(text);
            } catch (NumberFormatException e) {
                throw new UsageException(option + " must be a 64-bit integer, not " + Excerpt.ofArgument(text));
            }
        });
    }

    /** {@return the words that are not options} */
    public ImmutableList<String> rest() {
        return ImmutableList.copyOf(rest);
    }

    /** Parses a number from {@code least} to {@code most}, of an option or an argument. */
    public static int number(String name, String text, int least, int most) {
        if (text.matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new UsageException(
                name + " must be a number from " + least + " to " + most + ", not " + Excerpt.ofArgument(text));
    }

    /** Checks that a word is one of a few; {@code MOVE_NUMBERS} is accepted for {@code move-numbers}. */
    public static String choice(String name, String text, ImmutableList<String> choices) {
        String typed = Option.typed(text);
        if (choices.contains(typed)) {
            return typed;
        }
        throw new UsageException(name + ": " + Excerpt.ofArgument(text) + " is not one of " + String.join(", ", choices)
                + Suggestion.of(typed, choices));
    }
}
