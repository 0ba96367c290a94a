/**
 * The command that checks, shows and converts game records.
 *
 * <p>{@code Main} passes its arguments to the shell, which runs one of the subcommands here. Subcommands over records
 * use {@code RecordRun}: {@code Sources} finds the files, {@code RecordTasks} cuts them into records, and {@code
 * OrderedPool} reads and checks the records in parallel and returns the results in the order of the input.
 *
 * <ul>
 * <li>The subcommands: {@code Validate}, {@code Show}, {@code Convert}, {@code Start}, {@code Play}, {@code Legal},
 *     {@code PerftCount}, {@code Serve}; {@code RecordViews} makes the output for recorded games of {@code Show} and
 *     {@code Legal}, {@code RecordDrawing} draws them.
 * <li>Subcommands for whole archives: {@code Filter} with its {@code Criteria}, {@code Stats}, {@code Duplicates};
 *     {@code LikenessOption} chooses which games count as the same.
 * <li>Sources of records and positions: {@code Sources}, {@code FolderSearch}, {@code Source}, {@code FoundRecord},
 *     {@code Positions}; {@code ReadingOptions} has the options for reading records.
 * <li>{@code Progress} shows the progress of long work.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.cli;

import org.jspecify.annotations.NullMarked;
