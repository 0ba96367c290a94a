/**
 * Programs that tests start as child processes, in Java so that they run everywhere: {@code PipedEngine} lets the engines of
 * {@code broken} speak the line protocol; {@code Rascal}, of the tests of notation, speaks it badly. {@code ChildJava} has the
 * commands to start them.
 */
@NullMarked
package io.github.lyngk.testkit.pipe;

import org.jspecify.annotations.NullMarked;
