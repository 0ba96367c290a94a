/**
 * Programs that tests start as child processes, in Java since that is everywhere: {@code PipedEngine} lets the engines of
 * {@code house} speak the line protocol, {@code Rascal} speaks it badly, {@code Starter} leaves a child behind;
 * {@code ChildJava} has the commands to start them by.
 */
@NullMarked
package io.github.lyngk.testkit.pipe;

import org.jspecify.annotations.NullMarked;
