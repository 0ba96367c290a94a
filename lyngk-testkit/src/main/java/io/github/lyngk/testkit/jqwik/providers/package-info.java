/**
 * What jqwik finds by itself: {@code LyngkArbitraryProvider} for {@code @ForAll}, {@code LyngkArbitraryConfigurator} for
 * the annotations, {@code LyngkReportingFormat} for the look of counterexamples. No part of the API: the module does not
 * export this package, it only registers what is in it.
 */
@NullMarked
package io.github.lyngk.testkit.jqwik.providers;

import org.jspecify.annotations.NullMarked;
