/**
 * Archives of game records: filters, statistics and duplicates.
 *
 * <p>A {@link io.github.lyngk.notation.archive.GameFilter} selects records by their tags, which needs no replay, or by
 * their games. {@link io.github.lyngk.notation.archive.ArchiveStats} have a {@link
 * io.github.lyngk.notation.archive.Histogram} for each {@link io.github.lyngk.notation.archive.Measure} of games; the
 * statistics of parts can be added. {@link io.github.lyngk.notation.archive.GameKey}s are equal for games that are
 * equal under a {@link io.github.lyngk.notation.archive.Likeness}. A {@link
 * io.github.lyngk.notation.archive.DuplicateIndex} groups the {@link io.github.lyngk.notation.archive.RecordPlace}s of
 * equal games. {@link io.github.lyngk.notation.archive.RecordFiles} opens the files of archives and decompresses them.
 *
 * <!-- example: filterArchive -->
 * <pre>{@code
 * String archive = GameRecord.of(RandomGames.game(Variant.SIX_STACK, 1))
 *         + "\n"
 *         + GameRecord.of(RandomGames.game(Variant.STANDARD, 2));
 * GameFilter filter = GameFilter.tag("Result", "1-0").and(GameFilter.variant(Variant.SIX_STACK));
 * try (RecordSplitter texts = RecordFormat.LYNGK.split(new StringReader(archive))) {
 *     texts.forEachRemaining(text -> System.out.println(text + ": " + filter.test(text, Set.of())));
 * }
 * }</pre>
 *
 * <p>This prints:
 *
 * <!-- output: filterArchive -->
 * <pre>{@code
 * record 1 in lines 1 to 7: true
 * record 2 in lines 9 to 15: false
 * }</pre>
 *
 * <p>All types except the index are immutable and thread-safe. A {@link io.github.lyngk.notation.archive.GameKey} is
 * serialized as its text.
 *
 * @serial exclude
 */
@NullMarked
package io.github.lyngk.notation.archive;

import org.jspecify.annotations.NullMarked;
