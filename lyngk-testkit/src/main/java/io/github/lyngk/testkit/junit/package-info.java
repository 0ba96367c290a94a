/**
 * Tests to inherit, for JUnit Jupiter: {@link io.github.lyngk.testkit.junit.BotContract} for a bot,
 * {@link io.github.lyngk.testkit.junit.EngineContract} for a rules engine,
 * {@link io.github.lyngk.testkit.junit.NotationContract} for printers and parsers. A class implements one of them, and its
 * tests run like any others: nested, selected by name, with JUnit's configuration parameters, with injected constructors.
 *
 * <p>{@link io.github.lyngk.testkit.junit.ContractExtension} makes the check of a bot or an engine, with the
 * {@code ContractParameters} of the run, and hands the report to the tests; {@code Verdict} is what they make of it.
 */
@NullMarked
package io.github.lyngk.testkit.junit;

import org.jspecify.annotations.NullMarked;
