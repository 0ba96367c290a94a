/**
 * The command that checks, shows and converts game records.
 *
 * <p>{@code Main} hands its words to {@code Command}, which picks one {@code Subcommand}. Those that go over records
 * leave that to {@code RecordRun}: {@code Sources} finds the files, {@code RecordTasks} cuts them into records, and
 * {@code OrderedPool} reads and checks the records in parallel and gives the results back in the order of the input.
 *
 * <ul>
 *   <li>From words to an exit code: {@code Main}, {@code Command}, {@code Arguments}, {@code UsageException},
 *       {@code Exit}, {@code Version}.
 *   <li>The subcommands: {@code Validate}, {@code Show}, {@code Convert}, {@code Legal}, {@code PerftCount},
 *       {@code Serve}; {@code RecordDrawing} chooses the positions that {@code Show} draws.
 *   <li>Where records and positions come from: {@code Sources}, {@code Source}, {@code StandardInput},
 *       {@code OpenedSource}, {@code Positions}.
 *   <li>Where the output goes: {@code Streams}, {@code Output}, {@code Terminal}, {@code Progress}; {@code Failures}
 *       puts reasons in words.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.cli;

import org.jspecify.annotations.NullMarked;
