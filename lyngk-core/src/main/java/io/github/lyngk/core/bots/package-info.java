/** A bot that plays LYNGK and a solver of endgames. They use only the public types of {@link io.github.lyngk.core}. */
@NullMarked
package io.github.lyngk.core.bots;

import org.jspecify.annotations.NullMarked;
