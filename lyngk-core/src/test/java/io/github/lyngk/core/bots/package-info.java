/** The tests of the bots, with slow and simple opponents to measure them by. */
@NullMarked
package io.github.lyngk.core.bots;

import org.jspecify.annotations.NullMarked;
