/**
 * The command that checks, shows and converts game records.
 *
 * <p>{@code Main} hands its words to the shell, which picks one of the subcommands here. Those that go over records leave
 * that to {@code RecordRun}: {@code Sources} finds the files, {@code RecordTasks} cuts them into records, and
 * {@code OrderedPool} reads and checks the records in parallel and gives the results back in the order of the input.
 *
 * <ul>
 *   <li>The subcommands: {@code Validate}, {@code Show}, {@code Convert}, {@code Start}, {@code Play}, {@code Legal},
 *       {@code PerftCount}, {@code Serve}; {@code RecordViews} looks at recorded games for {@code Show} and {@code Legal},
 *       {@code RecordDrawing} draws them.
 *   <li>Those about whole archives: {@code Filter} with its {@code Criteria}, {@code Stats},
 *       {@code Duplicates}; {@code LikenessOption} says which games count as one.
 *   <li>Where records and positions come from: {@code Sources}, {@code FolderSearch}, {@code Source}, {@code FoundRecord},
 *       {@code Positions}; {@code ReadingOptions} say how records are read.
 *   <li>What people are told: {@code ColoredText} about records; {@code Progress} tells how far long work has come.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.cli;

import org.jspecify.annotations.NullMarked;
