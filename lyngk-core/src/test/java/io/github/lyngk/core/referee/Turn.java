package io.github.lyngk.core.referee;

/** A claim (a letter, or the empty text for none), an origin and a destination (R1). */
public record Turn(String claim, String from, String to) {
    /** Reads {@code R:b1-c2}. */
    public static Turn parse(String text) {
        String claim = text.contains(":") ? text.substring(0, 1) : "";
        String points = claim.isEmpty() ? text : text.substring(2);
        return new Turn(claim, points.substring(0, 2), points.substring(3));
    }

    @Override
    public String toString() {
        return (claim.isEmpty() ? "" : claim + ":") + from + "-" + to;
    }
}
