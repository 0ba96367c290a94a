/**
 * A second opinion on the rules: slow, plain, written straight from the rules page, and sharing no code with the
 * library it judges. It speaks in texts: points are {@code "c7"}, stacks {@code "GRB"} from bottom to top, players 1
 * and 2.
 */
@NullMarked
package io.github.lyngk.core.referee;

import org.jspecify.annotations.NullMarked;
