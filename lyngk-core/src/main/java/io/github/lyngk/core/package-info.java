/**
 * The rules of LYNGK as immutable values.
 *
 * @serial exclude
 */
@NullMarked
package io.github.lyngk.core;

import org.jspecify.annotations.NullMarked;
