/**
 * The command that checks engines and bots and plays matches, for those without a Java project. No part of the API: the module does not
 * export this package.
 *
 * <p>{@code Main} hands its words to the same shell as the command of {@code lyngk-notation}; {@code ProgramCheck} is the
 * two subcommands, {@code Options} their options, {@code ReportJson} what they print for programs. {@code MatchCommand} is the third, {@code MatchJson} what it
 * prints for programs, and {@code Interruption} what happens to it at Ctrl-C.
 */
@NullMarked
package io.github.lyngk.testkit.cli;

import org.jspecify.annotations.NullMarked;
