package io.github.lyngk.notation.boardspace;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.text.DiagnosticList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The facts in a Boardspace record other than moves: variant, key, names and so on. If a fact is repeated, the first
 * value counts.
 */
final class GameFacts {
    private final Map<String, SgfProperty> properties = new HashMap<>();
    private final Map<Seat, String> names = new EnumMap<>(Seat.class);
    private @Nullable Position start;
    private long key;
    private final Seat first;

    private GameFacts(Seat first) {
        this.first = first;
    }

    /** Collects the facts; it is an error if there is no start. */
    static GameFacts of(List<SgfProperty> properties, DiagnosticList diagnostics) {
        GameFacts facts = new GameFacts(first(properties));
        for (SgfProperty property : properties) {
            facts.properties.putIfAbsent(property.name(), property);
            Seat.ofProperty(property.name()).ifPresent(seat -> facts.collectName(seat, property.value()));
        }
        facts.readGame(diagnostics);
        facts.readSetUp(diagnostics);
        return facts;
    }

    /** The seat that the first {@code Start} names, unless it comes after a claim or a move. */
    private static Seat first(List<SgfProperty> properties) {
        for (SgfProperty property : properties) {
            if (Seat.ofProperty(property.name()).isPresent()) {
                Action action = Action.parse(property.value());
                if (action instanceof Action.Start start) {
                    return start.seat();
                }
                if (!(action instanceof Action.Word) && !(action instanceof Action.Unknown)) {
                    break;
                }
            }
        }
        return Seat.P0;
    }

    /** The seat that moves first. */
    Seat first() {
        return first;
    }

    /** The start position, if variant and key can be read. */
    Optional<Position> start() {
        return Optional.ofNullable(start);
    }

    /** The key of the start position. */
    long key() {
        return key;
    }

    /** A player's name, without control characters and cut to what a tag can hold. */
    Optional<String> name(Seat seat) {
        return Optional.ofNullable(names.get(seat));
    }

    /** The result declared by the server, as written. */
    Optional<SgfProperty> result() {
        return Optional.ofNullable(properties.get("RE"));
    }

    /** The tags that can be found without replaying the game, except the key. */
    ImmutableMap<String, String> tags() {
        ImmutableMap.Builder<String, String> tags = ImmutableMap.builder();
        text("GN").ifPresent(name -> tags.put("Event", name));
        text("DT").ifPresent(date -> tags.put("Date", ServerDate.convert(date)));
        name(first).ifPresent(name -> tags.put("First", name));
        name(first.other()).ifPresent(name -> tags.put("Second", name));
        start().ifPresent(position ->
                tags.put(Tags.VARIANT, position.variant().tag()).put(Tags.POSITION, position.toString()));
        return tags.build();
    }

    private Optional<String> text(String name) {
        return Optional.ofNullable(properties.get(name))
                .map(SgfProperty::tagValue)
                .filter(value -> !value.isEmpty());
    }

    /** Reads {@code id "name"}; the quotes may be missing. */
    private void collectName(Seat seat, String value) {
        String fact = value.strip();
        if (fact.length() < 4
                || !Ascii.equalsIgnoreCase("id", fact.substring(0, 2))
                || fact.charAt(2) > ' ' && fact.charAt(2) != '"') {
            return;
        }
        String name = fact.substring(2).strip();
        int open = name.indexOf('"');
        int close = name.lastIndexOf('"');
        names.putIfAbsent(seat, SgfProperty.asTag(open == 0 && close > open ? name.substring(1, close) : name));
    }

    private void readGame(DiagnosticList diagnostics) {
        SgfProperty game = properties.get("GM");
        if (game == null) {
            String message = "the record does not name its game: GM[lyngk] is missing";
            diagnostics.add(DiagnosticList.WHOLE, Diagnostic.warning(DiagnosticCode.TAG_MISSING, message));
        } else if (!Ascii.equalsIgnoreCase("lyngk", game.value().strip())) {
            wrongValue(game, "GM is " + game.quoted() + ", not lyngk", diagnostics);
        }
    }

    private void readSetUp(DiagnosticList diagnostics) {
        SgfProperty setUp = properties.get("SU");
        if (setUp == null) {
            String message = "the set-up is missing: SU[variant players key]";
            diagnostics.add(DiagnosticList.WHOLE, Diagnostic.error(DiagnosticCode.TAG_MISSING, message));
            return;
        }
        List<String> words =
                Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().splitToList(Ascii.toLowerCase(setUp.value()));
        Optional<Variant> named = words.isEmpty() ? Optional.empty() : variant(words.get(0));
        if (named.isEmpty()) {
            wrongValue(setUp, "expected the variant lyngk or lyngk-6 in " + setUp.quoted(), diagnostics);
            return;
        }
        if (words.size() < 3) {
            wrongValue(setUp, "the key of the start position is missing in " + setUp.quoted(), diagnostics);
            return;
        }
        if (!words.get(1).equals("2")) {
            String message = "lyngk is for 2 players, not " + SgfProperty.quote(words.get(1));
            diagnostics.add(setUp.index(), Diagnostic.warning(DiagnosticCode.TAG_VALUE, message));
        }
        Optional<Long> number = key(words.get(2));
        if (number.isEmpty()) {
            wrongValue(setUp, "the key is not a signed 64-bit number: " + SgfProperty.quote(words.get(2)), diagnostics);
            return;
        }
        key = number.get();
        start = KeyedStart.position(named.get(), key);
    }

    private static void wrongValue(SgfProperty property, String message, DiagnosticList diagnostics) {
        diagnostics.add(property.index(), Diagnostic.error(DiagnosticCode.TAG_VALUE, message));
    }

    /** The server's standard game removes fives by claims; its six-stack game follows the rulebook. */
    private static Optional<Variant> variant(String name) {
        return switch (name) {
            case "lyngk" -> Optional.of(Variant.CLAIM_CAPTURES);
            case "lyngk-6" -> Optional.of(Variant.SIX_STACK);
            default -> Optional.empty();
        };
    }

    private static Optional<Long> key(String word) {
        if (!CharMatcher.inRange('0', '9').or(CharMatcher.anyOf("+-")).matchesAllOf(word)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Long.parseLong(word));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
