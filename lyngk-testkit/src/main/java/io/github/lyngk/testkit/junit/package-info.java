/**
 * Contracts for JUnit Jupiter: {@link io.github.lyngk.testkit.junit.BotContract} tests a bot,
 * {@link io.github.lyngk.testkit.junit.EngineContract} a rules engine, and
 * {@link io.github.lyngk.testkit.junit.NotationContract} printers and parsers. A test class that implements one of these
 * interfaces inherits its tests. All features of Jupiter work with them: nested classes, selection by name, configuration
 * parameters and constructor injection.
 *
 * <p>{@link io.github.lyngk.testkit.junit.ContractExtension} runs the check of a bot or an engine with the
 * {@code ContractParameters} of the run, and injects the report into the tests; {@code Verdict} passes or fails them.
 */
@NullMarked
package io.github.lyngk.testkit.junit;

import org.jspecify.annotations.NullMarked;
