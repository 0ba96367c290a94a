/**
 * What commands with subcommands have in common, whatever they do: this module's and the testkit's. No part of the API: it
 * is exported to the testkit only.
 *
 * <ul>
 *   <li>From words to an exit code: {@link io.github.lyngk.notation.shell.Command} picks a
 *       {@link io.github.lyngk.notation.shell.Subcommand}, {@link io.github.lyngk.notation.shell.Arguments} sorts its words,
 *       {@link io.github.lyngk.notation.shell.Help} is its page, both by the list of its
 *       {@link io.github.lyngk.notation.shell.Option}s, {@code Suggestion} guesses what was mistyped,
 *       {@link io.github.lyngk.notation.shell.Completion} tells shells; a
 *       {@link io.github.lyngk.notation.shell.UsageException}
 *       says what was called wrongly, {@link io.github.lyngk.notation.shell.Exit} how it ends;
 *       {@link io.github.lyngk.notation.shell.Version}.
 *   <li>Where it reads and writes: {@link io.github.lyngk.notation.shell.Streams},
 *       {@link io.github.lyngk.notation.shell.StandardInput}, {@link io.github.lyngk.notation.shell.Output},
 *       {@link io.github.lyngk.notation.shell.StatusLine}; {@code StandardTerminals} finds out
 *       whether somebody watches, {@link io.github.lyngk.notation.shell.Terminal} knows what can be shown then,
 *       {@link io.github.lyngk.notation.shell.Style} what stands out.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.shell;

import org.jspecify.annotations.NullMarked;
