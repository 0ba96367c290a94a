/** Moves, games and positions as text. */
@NullMarked
package io.github.lyngk.notation;

import org.jspecify.annotations.NullMarked;
