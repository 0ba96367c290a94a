/**
 * The command that checks, shows and converts game records.
 *
 * <p>{@code Main} hands its words to {@code Command}, which picks one {@code Subcommand}. Those that go over records
 * leave that to {@code RecordRun}: {@code Sources} finds the files, {@code RecordTasks} cuts them into records, and
 * {@code OrderedPool} reads and checks the records in parallel and gives the results back in the order of the input.
 */
@NullMarked
package io.github.lyngk.notation.cli;

import org.jspecify.annotations.NullMarked;
