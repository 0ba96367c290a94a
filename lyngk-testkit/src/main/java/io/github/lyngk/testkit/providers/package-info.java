/** What jqwik finds by itself: providers for {@code @ForAll}, the annotations' meaning, the look of counterexamples. */
@NullMarked
package io.github.lyngk.testkit.providers;

import org.jspecify.annotations.NullMarked;
