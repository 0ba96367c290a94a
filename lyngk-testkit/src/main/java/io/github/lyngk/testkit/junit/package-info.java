/**
 * Inherited tests for JUnit Jupiter: {@link io.github.lyngk.testkit.junit.BotContract} for a bot,
 * {@link io.github.lyngk.testkit.junit.EngineContract} for a rules engine,
 * {@link io.github.lyngk.testkit.junit.NotationContract} for printers and parsers. A class that implements one of
 * them inherits its tests, which run like any others: nested, selected by name, with configuration parameters, with
 * injected constructors.
 *
 * <p>{@link io.github.lyngk.testkit.junit.ContractExtension} runs the check of a bot or an engine with the
 * {@code ContractParameters} of the run, and injects the report into the tests; {@code Verdict} passes or fails them.
 */
@NullMarked
package io.github.lyngk.testkit.junit;

import org.jspecify.annotations.NullMarked;
