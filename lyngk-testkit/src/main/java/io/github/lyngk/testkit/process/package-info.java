/**
 * Engines and bots as child processes, in whatever language: the client of the LYNGK line protocol.
 *
 * <p>{@link io.github.lyngk.testkit.process.ProcessEngine} is an engine for an {@link io.github.lyngk.testkit.EngineCheck},
 * {@link io.github.lyngk.testkit.process.ProcessBot} a bot for a {@link io.github.lyngk.testkit.BotCheck}, or for the contracts
 * that make these checks.
 *
 * <p>Behind them, {@code ProtocolClient} puts a command and takes the answer, greets, and starts a fresh {@code Child}
 * after a failure; {@code LinePump} reads what a child prints; {@code Facts} is what it says of itself, {@code AnswerParser}
 * reads what it says of the game. {@code ProcessProgram} is what
 * engines and bots have in common.
 */
@NullMarked
package io.github.lyngk.testkit.process;

import org.jspecify.annotations.NullMarked;
