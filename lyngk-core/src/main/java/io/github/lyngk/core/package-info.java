/** The rules of LYNGK as immutable values. */
@NullMarked
package io.github.lyngk.core;

import org.jspecify.annotations.NullMarked;
