/**
 * Programs that tests start as child processes, in Java since that is everywhere: {@code PipedEngine} and
 * {@code PipedBot} let the engines and bots of {@code house} speak the line protocol, {@code Rascal} speaks it badly, and
 * {@code ChildJava} has the commands to start them by.
 */
@NullMarked
package io.github.lyngk.testkit.pipe;

import org.jspecify.annotations.NullMarked;
