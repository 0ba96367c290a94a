/**
 * The classes that jqwik finds by itself: {@code LyngkArbitraryProvider} for {@code @ForAll}, {@code LyngkArbitraryConfigurator} for
 * the annotations, {@code LyngkReportingFormat} for counterexamples. Not part of the API: the module
 * registers these classes, but does not export the package.
 */
@NullMarked
package io.github.lyngk.testkit.jqwik.providers;

import org.jspecify.annotations.NullMarked;
