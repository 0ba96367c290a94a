/**
 * The LYNGK line protocol, by which programs in any language ask about the rules and play: both of its ends.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.notation.protocol.ProgramBot} plays against you: a bot in a child process.
 *       {@link io.github.lyngk.notation.protocol.ProgramClient} asks an engine or bot any command.
 *   <li>{@link io.github.lyngk.notation.protocol.ProgramFailure} is thrown when a program does not answer as it should.
 *   <li>{@link io.github.lyngk.notation.protocol.RemoteProgram} is what the checks of lyngk-testkit use of a program; implement
 *       it for programs that speak another protocol.
 *   <li>{@link io.github.lyngk.notation.protocol.RulesServer} is the other end: the server that {@code lyngk serve} runs.
 * </ul>
 *
 * <p>For maintainers: behind the client, {@code Child} is the process, {@code LinePump} reads what it prints, and {@code Facts}
 * is what it declares. Behind the server, {@code Verb} is the table of commands and {@code Answers} writes what follows
 * {@code ok}. Both ends cut bytes into lines by {@code InputLines} of the hidden package {@code text}.
 */
@NullMarked
package io.github.lyngk.notation.protocol;

import org.jspecify.annotations.NullMarked;
