/**
 * Programs that play LYNGK or search its positions, on the public types of the rules alone.
 */
@NullMarked
package io.github.lyngk.core.bots;

import org.jspecify.annotations.NullMarked;
