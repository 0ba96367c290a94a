package io.github.lyngk.testkit.texts;

import com.google.common.base.Ascii;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Every small damage of a text: to one of its characters, or to one of its parts. */
final class Damages {
    private Damages() {}

    /** Damages of one character: left out, doubled, swapped with the next, replaced, or another put before it. */
    static Stream<Probe> ofCharacters(String text) {
        return Stream.concat(
                IntStream.rangeClosed(0, text.length()).boxed().flatMap(at -> around(text, at)), ofWhole(text));
    }

    private static Stream<Probe> around(String text, int at) {
        String before = text.substring(0, at);
        String after = text.substring(at);
        Stream<Probe> inserted = Strangers.anywhere().stream()
                .map(stranger -> new Probe(stranger.sort() + " too many", before + stranger.text() + after));
        if (after.isEmpty()) {
            return inserted;
        }
        String here = after.substring(0, 1);
        String rest = after.substring(1);
        Stream<Probe> replaced = Strangers.insteadOf(here.charAt(0)).stream()
                .map(stranger -> new Probe(
                        stranger.sort() + " in place of " + sort(here.charAt(0)), before + stranger.text() + rest));
        Stream<Probe> others = Stream.of(
                new Probe(sort(here.charAt(0)) + " left out", before + rest),
                new Probe(sort(here.charAt(0)) + " doubled", before + here + after),
                new Probe("the end left out", before),
                new Probe("the beginning left out", after),
                new Probe(
                        "two characters swapped",
                        rest.isEmpty() ? text : before + rest.charAt(0) + here + rest.substring(1)));
        return Stream.of(inserted, replaced, others).flatMap(probes -> probes);
    }

    private static String sort(char character) {
        if (character >= '0' && character <= '9') {
            return "a digit";
        }
        boolean letter = character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z';
        return letter ? "a letter" : Visible.quote(String.valueOf(character));
    }

    /** What may happen to a text as a whole. */
    private static Stream<Probe> ofWhole(String text) {
        return Stream.of(
                new Probe("nothing", ""),
                new Probe("in small letters", Ascii.toLowerCase(text)),
                new Probe("in capitals", Ascii.toUpperCase(text)),
                new Probe("written twice", text + text),
                new Probe("written twice", text + " " + text),
                new Probe("between blanks", " " + text + " "),
                new Probe("between quotes", '"' + text + '"'),
                new Probe("between brackets", "(" + text + ")"),
                new Probe("a line end after it", text + "\r\n"),
                new Probe("fullwidth", fullwidth(text)),
                new Probe("without its blanks", text.replace(" ", "")),
                new Probe("with tabs for blanks", text.replace(' ', '\t')),
                new Probe("with two blanks for one", text.replace(" ", "  ")));
    }

    private static String fullwidth(String text) {
        StringBuilder wide = new StringBuilder();
        text.chars().forEach(c -> wide.append((char) (c > ' ' && c < 0x7f ? c + 0xfee0 : c)));
        return wide.toString();
    }

    /**
     * Damages of one part of a text that is a list: left out, doubled, swapped with the next, replaced by a strange part
     * or preceded by one.
     *
     * @param separator what stands between parts
     * @param strangers the parts to try in every place
     */
    static Stream<Probe> ofParts(List<String> parts, String separator, List<String> strangers) {
        return IntStream.rangeClosed(0, parts.size()).boxed().flatMap(at -> {
            List<Probe> probes = new ArrayList<>();
            int left = parts.size() - at;
            for (String stranger : strangers) {
                String quoted = Visible.quote(stranger);
                probes.add(probe(quoted + " too many", separator, put(parts, at, 0, stranger)));
                if (left > 0) {
                    probes.add(probe(quoted + " instead", separator, put(parts, at, 1, stranger)));
                }
            }
            if (left > 0) {
                String quoted = Visible.quote(parts.get(at));
                probes.add(probe(quoted + " left out", separator, put(parts, at, 1)));
                probes.add(probe(quoted + " twice", separator, put(parts, at, 0, parts.get(at))));
            }
            if (left > 1) {
                probes.add(probe("parts swapped", separator, put(parts, at, 2, parts.get(at + 1), parts.get(at))));
            }
            return probes.stream();
        });
    }

    /** The parts with others in the place of some. */
    private static List<String> put(List<String> parts, int at, int removed, String... others) {
        List<String> changed = new ArrayList<>(parts);
        changed.subList(at, at + removed).clear();
        changed.addAll(at, Arrays.asList(others));
        return changed;
    }

    private static Probe probe(String sort, String separator, List<String> parts) {
        return new Probe(sort, String.join(separator, parts));
    }
}
