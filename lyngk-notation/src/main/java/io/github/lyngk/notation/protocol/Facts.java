package io.github.lyngk.notation.protocol;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The facts that a program declares in answer to the greeting: words {@code key=value}. Unknown keys are ignored,
 * missing ones have defaults.
 */
final class Facts {

    /** The tags of all variants. */
    static final ImmutableSet<String> VARIANTS =
            Arrays.stream(Variant.values()).map(Variant::tag).collect(ImmutableSet.toImmutableSet());

    /** Every key with its default. */
    private static final ImmutableMap<String, String> DEFAULTS = ImmutableMap.<String, String>builder()
            .put("name", "?")
            .put("version", "?")
            .put("roles", "engine")
            .put("variants", "standard,six,captures")
            .put("setup", "any")
            .put("claims", "joined")
            .put("duplicates", "no")
            .put("show", "no")
            .put("deterministic", "no")
            .build();

    /** The values that a key may have; any if it is not here. */
    private static final ImmutableMap<String, ImmutableSet<String>> CHOICES =
            ImmutableMap.<String, ImmutableSet<String>>builder()
                    .put("roles", ImmutableSet.of("engine", "bot"))
                    .put("variants", VARIANTS)
                    .put("setup", ImmutableSet.of("any", "unscored", "start"))
                    .put("claims", ImmutableSet.of("joined", "separate"))
                    .put("duplicates", ImmutableSet.of("yes", "no"))
                    .put("show", ImmutableSet.of("yes", "no"))
                    .put("deterministic", ImmutableSet.of("yes", "no"))
                    .build();

    private static final ImmutableSet<String> LISTS = ImmutableSet.of("roles", "variants");

    private final Map<String, String> values;

    private Facts(Map<String, String> values) {
        this.values = values;
    }

    /**
     * Reads facts.
     *
     * @throws IllegalArgumentException if a word is not a fact or a value is not allowed
     */
    static Facts parse(String words) {
        Map<String, String> values = new HashMap<>(DEFAULTS);
        ImmutableSet.Builder<String> given = ImmutableSet.builder();
        int count = 0;
        for (String word :
                words.isEmpty() ? ImmutableSet.<String>of() : Splitter.on(' ').split(words)) {
            int equals = word.indexOf('=');
            if (equals < 1 || equals + 1 == word.length()) {
                throw new IllegalArgumentException(
                        "\"" + LinePump.shown(word) + "\" is not a fact of the form key=value");
            }
            String key = word.substring(0, equals);
            String value = word.substring(equals + 1);
            check(key, value);
            given.add(key);
            count++;
            if (DEFAULTS.containsKey(key)) {
                values.put(key, value);
            }
        }
        if (given.build().size() < count) {
            throw new IllegalArgumentException("a fact is given twice");
        }
        return new Facts(values);
    }

    private static void check(String key, String value) {
        ImmutableSet<String> choices = CHOICES.getOrDefault(key, ImmutableSet.of());
        for (String choice : LISTS.contains(key) ? Splitter.on(',').split(value) : ImmutableSet.of(value)) {
            if (!choices.isEmpty() && !choices.contains(choice)) {
                throw new IllegalArgumentException(
                        LinePump.shown(key + "=" + value) + " is not one of " + String.join(", ", choices));
            }
        }
    }

    private String get(String key) {
        return values.getOrDefault(key, "");
    }

    private Iterable<String> list(String key) {
        return Splitter.on(',').split(get(key));
    }

    /** Returns the name and version, as far as they are declared; empty if there is no name. */
    String name() {
        String name = get("name");
        String version = get("version");
        return name.equals("?") ? "" : LinePump.shown(version.equals("?") ? name : name + " " + version);
    }

    boolean hasRole(String role) {
        return ImmutableSet.copyOf(list("roles")).contains(role);
    }

    ImmutableSet<Variant> variants() {
        return Streams.stream(list("variants"))
                .flatMap(tag -> Variant.find(tag).stream())
                .collect(ImmutableSet.toImmutableSet());
    }

    /** Returns the facts that differ from others, as text. */
    String differingFrom(Facts others) {
        return values.entrySet().stream()
                .filter(fact -> !others.is(fact.getKey(), fact.getValue()))
                .map(fact -> LinePump.shown(fact.getKey() + "=" + fact.getValue()))
                .sorted()
                .collect(joining(" "));
    }

    boolean is(String key, String value) {
        return get(key).equals(value);
    }
}
