/**
 * The command {@code lyngk-testkit}, which checks engines and bots and plays matches without a Java project. Not part of the
 * API: the module does not export this package.
 *
 * <p>{@code Main} passes its arguments to the command shell of {@code lyngk-notation}. {@code ProgramCheck} implements the
 * subcommands {@code check-engine} and {@code check-bot}, with {@code Options} for their options and {@code ReportJson} for
 * their JSON. {@code MatchCommand} implements {@code match}, with {@code MatchJson} for its JSON and {@code Interruption}
 * for Ctrl-C.
 */
@NullMarked
package io.github.lyngk.testkit.cli;

import org.jspecify.annotations.NullMarked;
