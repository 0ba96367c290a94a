package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Position;

/**
 * A position that a careless memory takes for another one.
 *
 * @param what what makes it another one, as in "the same board with the other player to move"
 * @param position the position
 */
public record Twin(String what, Position position) {}
