package io.github.lyngk.notation.boardspace;

import com.google.common.base.Ascii;
import java.util.Optional;

/** A seat at a Boardspace table. {@code Start} names the one that moves first. */
enum Seat {
    /** {@code P0}, and {@code F} in claims. */
    P0,
    /** {@code P1}, and {@code S} in claims. */
    P1;

    Seat other() {
        return this == P0 ? P1 : P0;
    }

    /** The seat of a property or of {@code Start}: {@code P0}, {@code P1}, or {@code P-1}, which means P0. */
    static Optional<Seat> ofProperty(String name) {
        return switch (Ascii.toUpperCase(name)) {
            case "P0", "P-1" -> Optional.of(P0);
            case "P1" -> Optional.of(P1);
            default -> Optional.empty();
        };
    }

    /** The seat of a claim: {@code F} or {@code S}. */
    static Optional<Seat> ofSide(String letter) {
        return switch (Ascii.toUpperCase(letter)) {
            case "F" -> Optional.of(P0);
            case "S" -> Optional.of(P1);
            default -> Optional.empty();
        };
    }
}
