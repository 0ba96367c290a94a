package io.github.lyngk.notation.shell;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The words after a subcommand, sorted into options and the rest. Options may stand anywhere; {@code --} ends them, and
 * a single {@code -} is an argument: standard input.
 */
public final class Arguments {
    private static final int MOST_DIGITS = 9;

    /** The largest number that can be given. */
    public static final int MOST = 999_999_999;

    private final Map<String, List<String>> options = new LinkedHashMap<>();
    private final List<String> rest = new ArrayList<>();

    private Arguments() {}

    /**
     * Sorts words.
     *
     * @param words the words after the subcommand
     * @param flags the names of options without a value
     * @param valued the names of options with a value, written {@code --name value} or {@code --name=value}
     * @throws UsageException if an option is unknown, or its value is missing or not wanted
     */
    public static Arguments parse(
            ImmutableList<String> words, ImmutableSet<String> flags, ImmutableSet<String> valued) {
        Arguments arguments = new Arguments();
        boolean ended = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (ended || !isOption(word)) {
                arguments.rest.add(word);
            } else if (word.equals("--")) {
                ended = true;
            } else if (flags.contains(word)) {
                arguments.add(word, "");
            } else if (valued.contains(word)) {
                i++;
                if (i == words.size()) {
                    throw new UsageException(word + " needs a value");
                }
                arguments.add(word, words.get(i));
            } else {
                int equals = word.indexOf('=');
                String name = equals < 0 ? word : word.substring(0, equals);
                if (equals < 0 || !valued.contains(name)) {
                    throw new UsageException("unknown option " + word);
                }
                arguments.add(name, word.substring(equals + 1));
            }
        }
        return arguments;
    }

    private void add(String name, String value) {
        options.computeIfAbsent(name, key -> new ArrayList<>()).add(value);
    }

    public boolean has(String flag) {
        return options.containsKey(flag);
    }

    /** All values given for an option, in order. */
    public ImmutableList<String> values(String option) {
        return ImmutableList.copyOf(options.getOrDefault(option, List.of()));
    }

    /** The number given for an option, the last one if there are several. */
    public Optional<Integer> number(String option, int least, int most) {
        ImmutableList<String> values = values(option);
        return values.isEmpty()
                ? Optional.empty()
                : Optional.of(number(option, values.get(values.size() - 1), least, most));
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

    /** Not every word with a hyphen: {@code -} is standard input, and {@code -:K} a part of a position line. */
    private static boolean isOption(String word) {
        return word.startsWith("--") || word.length() > 1 && word.charAt(0) == '-' && word.charAt(1) >= 'a';
    }
}
