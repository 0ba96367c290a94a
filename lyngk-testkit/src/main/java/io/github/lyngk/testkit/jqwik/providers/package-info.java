/**
 * The classes that are registered with jqwik: {@code LyngkArbitraryProvider} for {@code @ForAll},
 * {@code LyngkArbitraryConfigurator} for the annotations, and {@code LyngkReportingFormat} for counterexamples. Not part of
 * the API: the module does not export this package.
 */
@NullMarked
package io.github.lyngk.testkit.jqwik.providers;

import org.jspecify.annotations.NullMarked;
