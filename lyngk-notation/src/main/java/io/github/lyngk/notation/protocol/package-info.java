/**
 * Client and server of the LYNGK line protocol, with which programs in any language ask about the rules and play.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.notation.protocol.ProgramBot} is a bot that runs in a child process. {@link
 *       io.github.lyngk.notation.protocol.ProgramClient} sends any command to an engine or bot.
 *   <li>{@link io.github.lyngk.notation.protocol.ProgramFailure} is thrown when a program does not answer correctly or
 *       in time.
 *   <li>{@link io.github.lyngk.notation.protocol.RemoteProgram} is the interface through which the checks of
 *       lyngk-testkit use a program; implement it for programs that use another protocol.
 *   <li>{@link io.github.lyngk.notation.protocol.RulesServer} is the server that {@code lyngk serve} runs.
 * </ul>
 *
 * <p>For maintainers: the client uses {@code Child} for the process, {@code LinePump} to read its output, and {@code
 * Facts} for what it declares. The server uses {@code Verb}, the table of commands, and {@code Answers}, which formats
 * what follows {@code ok}. Both split bytes into lines with {@code InputLines} of the internal package {@code text}.
 */
@NullMarked
package io.github.lyngk.notation.protocol;

import org.jspecify.annotations.NullMarked;
