/**
 * What jqwik finds by itself: {@code LyngkArbitraryProvider} for {@code @ForAll}, {@code LyngkArbitraryConfigurator} for
 * the annotations, {@code LyngkReportingFormat} for the look of counterexamples.
 */
@NullMarked
package io.github.lyngk.testkit.providers;

import org.jspecify.annotations.NullMarked;
