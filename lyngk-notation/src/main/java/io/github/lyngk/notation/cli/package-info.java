/** The command that checks, shows and converts game records. */
@NullMarked
package io.github.lyngk.notation.cli;

import org.jspecify.annotations.NullMarked;
