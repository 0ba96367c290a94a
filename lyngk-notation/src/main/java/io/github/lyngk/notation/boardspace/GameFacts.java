package io.github.lyngk.notation.boardspace;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.Faults;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a Boardspace record says about a game besides its moves. The first mention of anything counts. */
final class GameFacts {
    private final Map<Seat, String> names = new EnumMap<>(Seat.class);
    private @Nullable SgfProperty game;
    private @Nullable SgfProperty setUp;
    private @Nullable SgfProperty result;
    private @Nullable SgfProperty date;
    private @Nullable SgfProperty gameName;
    private @Nullable Variant variant;
    private long key;

    private GameFacts() {}

    /** Collects the facts; the variant and the key may be missing, then that is among the faults. */
    static GameFacts of(ImmutableList<SgfProperty> properties, Faults faults) {
        GameFacts facts = new GameFacts();
        for (SgfProperty property : properties) {
            facts.collect(property);
        }
        facts.readGame(faults);
        facts.readSetUp(faults);
        return facts;
    }

    /** How the game is played, if the record says so in a way that can be read. */
    Optional<Variant> variant() {
        return Optional.ofNullable(variant);
    }

    /** The number the start position is made from. */
    long key() {
        return key;
    }

    /** A player's name, without control characters and cut to what a tag can hold. */
    Optional<String> name(Seat seat) {
        return Optional.ofNullable(names.get(seat));
    }

    /** What the server declared, as it stands in the record. */
    Optional<SgfProperty> result() {
        return Optional.ofNullable(result);
    }

    Optional<String> date() {
        return text(date);
    }

    Optional<String> gameName() {
        return text(gameName);
    }

    private void collect(SgfProperty property) {
        switch (property.name()) {
            case "GM" -> game = game == null ? property : game;
            case "SU" -> setUp = setUp == null ? property : setUp;
            case "RE" -> result = result == null ? property : result;
            case "DT" -> date = date == null ? property : date;
            case "GN" -> gameName = gameName == null ? property : gameName;
            default -> Seat.ofProperty(property.name()).ifPresent(seat -> collectName(seat, property.value()));
        }
    }

    /** Takes {@code id "name"}; the quotes may be missing. */
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

    private void readGame(Faults faults) {
        if (game == null) {
            faults.warning(Fault.of(
                    DiagnosticCode.TAG_MISSING,
                    Fault.WHOLE,
                    "the record does not name its game: GM[lyngk] is missing"));
        } else if (!Ascii.equalsIgnoreCase("lyngk", game.value().strip())) {
            faults.error(game.fault(DiagnosticCode.TAG_VALUE, "the game is not lyngk but " + game.quoted()));
        }
    }

    private void readSetUp(Faults faults) {
        if (setUp == null) {
            faults.error(Fault.of(
                    DiagnosticCode.TAG_MISSING, Fault.WHOLE, "the set-up is missing: SU[variant players key]"));
            return;
        }
        List<String> words =
                Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().splitToList(Ascii.toLowerCase(setUp.value()));
        Optional<Variant> named = words.isEmpty() ? Optional.empty() : variant(words.get(0));
        if (named.isEmpty()) {
            faults.error(setUp.fault(
                    DiagnosticCode.TAG_VALUE, "expected the variant lyngk or lyngk-6 in " + setUp.quoted()));
            return;
        }
        if (words.size() < 3) {
            faults.error(setUp.fault(
                    DiagnosticCode.TAG_VALUE, "the key of the start position is missing in " + setUp.quoted()));
            return;
        }
        if (!words.get(1).equals("2")) {
            faults.warning(setUp.fault(
                    DiagnosticCode.TAG_VALUE, "lyngk is for 2 players, not " + SgfProperty.quote(words.get(1))));
        }
        Optional<Long> number = key(words.get(2));
        if (number.isEmpty()) {
            faults.error(setUp.fault(
                    DiagnosticCode.TAG_VALUE,
                    "the key is no signed 64-bit number: " + SgfProperty.quote(words.get(2))));
            return;
        }
        key = number.get();
        variant = named.get();
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

    private static Optional<String> text(@Nullable SgfProperty property) {
        return Optional.ofNullable(property).map(SgfProperty::tagValue).filter(value -> !value.isEmpty());
    }
}
