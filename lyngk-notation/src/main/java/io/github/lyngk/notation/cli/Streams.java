package io.github.lyngk.notation.cli;

import java.io.InputStream;

/**
 * Where the command reads and writes.
 *
 * @param in standard input
 * @param out for what was asked
 * @param err for complaints and progress
 * @param interactive whether somebody watches, so that progress is worth showing
 */
record Streams(InputStream in, Output out, Output err, boolean interactive) {}
