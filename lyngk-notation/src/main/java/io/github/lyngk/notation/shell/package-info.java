/**
 * The common parts of this module's command and the testkit's. Not part of the API: exported to the testkit only.
 *
 * <p>{@link io.github.lyngk.notation.shell.Command} runs a {@link io.github.lyngk.notation.shell.Subcommand} with its
 * {@link io.github.lyngk.notation.shell.Arguments}, parsed by its {@link io.github.lyngk.notation.shell.Option}s, and
 * with the {@link io.github.lyngk.notation.shell.Streams} to read and write.
 */
@NullMarked
package io.github.lyngk.notation.shell;

import org.jspecify.annotations.NullMarked;
