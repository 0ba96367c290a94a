/** Generators, contracts and assertions for programs that play LYNGK. */
@NullMarked
package io.github.lyngk.testkit;

import org.jspecify.annotations.NullMarked;
