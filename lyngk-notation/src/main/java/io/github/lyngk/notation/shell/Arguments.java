package io.github.lyngk.notation.shell;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Iterators;
import com.google.common.collect.Lists;
import com.google.common.primitives.Longs;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The words after a subcommand, sorted into options and the rest. Options may stand anywhere; {@code --} ends them, and
 * a single {@code -} is an argument: standard input.
 */
public final class Arguments {
    private static final int MOST_DIGITS = 9;

    /** The largest number that can be given. */
    public static final int MOST = 999_999_999;

    private static final CharMatcher LETTER = CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('A', 'Z'));

    private static final Splitter NAME_AND_VALUE = Splitter.on('=').limit(2);

    private final ImmutableList<Option> known;
    private final Map<String, List<String>> options = new LinkedHashMap<>();
    private final List<String> rest = new ArrayList<>();

    private Arguments(ImmutableList<Option> known) {
        this.known = known;
    }

    /**
     * Sorts words. The value of an option is written {@code --name value}, {@code --name=value}, {@code -n value} or
     * {@code -nvalue}; short options without a value may share a hyphen with the next one, as in {@code -qj4}.
     *
     * @param words the words after the subcommand
     * @param known the options that there are
     * @throws UsageException if an option is unknown, or its value is missing, not wanted or none that it may have
     */
    public static Arguments parse(ImmutableList<String> words, ImmutableList<Option> known) {
        Arguments arguments = new Arguments(known);
        Iterator<String> left = words.iterator();
        while (left.hasNext()) {
            String word = left.next();
            if (word.equals("--")) {
                Iterators.addAll(arguments.rest, left);
            } else if (word.startsWith("--")) {
                arguments.longOption(word, left);
            } else if (isShort(word)) {
                arguments.shortOptions(word, left);
            } else {
                arguments.rest.add(word);
            }
        }
        return arguments;
    }

    /** Not every word with a hyphen: {@code -} is standard input, and {@code -:K} a part of a position line. */
    private static boolean isShort(String word) {
        return word.length() > 1 && word.charAt(0) == '-' && LETTER.matches(word.charAt(1));
    }

    private void longOption(String word, Iterator<String> left) {
        List<String> parts = NAME_AND_VALUE.splitToList(word);
        String name = parts.get(0);
        Option option = find(name, Option::name).orElseThrow(() -> unknown(name));
        if (parts.size() == 1) {
            add(option, left);
        } else if (option.isFlag()) {
            throw new UsageException(name + " takes no value");
        } else {
            add(option, parts.get(1));
        }
    }

    private void shortOptions(String word, Iterator<String> left) {
        if (find("-" + word, Option::name).isPresent()) {
            throw unknown(word);
        }
        for (int i = 1; i < word.length(); i++) {
            String letter = "-" + word.charAt(i);
            Option option = find(letter, Option::letter)
                    .orElseThrow(() -> unknown(word.length() == 2 ? word : letter + " in " + word));
            if (!option.isFlag() && i + 1 < word.length()) {
                add(option, word.substring(i + 1));
                return;
            }
            add(option, left);
        }
    }

    private Optional<Option> find(String word, Function<Option, String> names) {
        return known.stream().filter(option -> names.apply(option).equals(word)).findFirst();
    }

    private UsageException unknown(String word) {
        return new UsageException("unknown option " + word + Suggestion.of(word, Lists.transform(known, Option::name)));
    }

    /** Adds an option whose value, if it takes one, is the next word. */
    private void add(Option option, Iterator<String> left) {
        if (!option.isFlag() && !left.hasNext()) {
            throw new UsageException(option.name() + " needs a value");
        }
        add(option, option.isFlag() ? "" : left.next());
    }

    private void add(Option option, String value) {
        options.computeIfAbsent(option.name(), key -> new ArrayList<>())
                .add(option.choices().isEmpty() ? value : choice(option.name(), value, option.choices()));
    }

    /** Whether an option was given. */
    public boolean has(String option) {
        return options.containsKey(option);
    }

    /** Whether an option was given. */
    public boolean has(Option option) {
        return has(option.name());
    }

    /** All values given for an option, in order. */
    public ImmutableList<String> values(String option) {
        return ImmutableList.copyOf(options.getOrDefault(option, List.of()));
    }

    /** The value given for an option, the last one if there are several. */
    public Optional<String> value(String option) {
        return Optional.ofNullable(Iterables.getLast(values(option), null));
    }

    /** The number given for an option, the last one if there are several. */
    public Optional<Integer> number(String option, int least, int most) {
        return value(option).map(text -> number(option, text, least, most));
    }

    /** The seed of a random generator given for an option, the last one if there are several. */
    public Optional<Long> seed(String option) {
        return value(option)
                .map(text -> Optional.ofNullable(Longs.tryParse(text))
                        .orElseThrow(() -> new UsageException(option + " is a whole number of 64 bits, not " + text)));
    }

    /** What is no option. */
    public ImmutableList<String> rest() {
        return ImmutableList.copyOf(rest);
    }

    /** Reads a small number, of an option or an argument. */
    public static int number(String name, String text, int least, int most) {
        if (text.length() <= MOST_DIGITS
                && !text.isEmpty()
                && CharMatcher.inRange('0', '9').matchesAllOf(text)) {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new UsageException(name + " is a number from " + least + " to " + most + ", not " + text);
    }

    /** Reads one of a few words, of an option or an argument; {@code MOVE_NUMBERS} is as good as {@code move-numbers}. */
    public static String choice(String name, String text, ImmutableList<String> choices) {
        String typed = Option.typed(text);
        if (choices.contains(typed)) {
            return typed;
        }
        throw new UsageException(
                name + " is one of " + String.join(", ", choices) + ", not " + text + Suggestion.of(typed, choices));
    }
}
