package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Position;

/**
 * A position that a cache with an incomplete key confuses with a given one.
 *
 * @param what the difference, as in "the same board with the other player to move"
 * @param position the position
 */
public record SimilarPosition(String what, Position position) {}
