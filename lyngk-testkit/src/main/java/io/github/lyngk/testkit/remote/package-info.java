/**
 * Engines and bots that run elsewhere, as far as a check must know of it: what it is told of a
 * {@link io.github.lyngk.testkit.remote.RemoteProgram}, and how one fails
 * ({@link io.github.lyngk.testkit.remote.RemoteFailure}).
 *
 * <p>The package {@code io.github.lyngk.testkit.process} has such programs for the line protocol; who speaks another
 * one, or through a socket, implements these types.
 */
@NullMarked
package io.github.lyngk.testkit.remote;

import org.jspecify.annotations.NullMarked;
