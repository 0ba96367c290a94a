/**
 * Whole archives: select games, compute statistics, and find duplicates.
 *
 * <p>A {@link io.github.lyngk.notation.archive.GameFilter} selects records by their tags, which needs no replay, or by
 * their games. {@link io.github.lyngk.notation.archive.ArchiveStats} count every {@link
 * io.github.lyngk.notation.archive.Measure} of games as a {@link io.github.lyngk.notation.archive.Histogram}, and can
 * be added up. A {@link io.github.lyngk.notation.archive.GameKey} is equal for games that are alike in the sense of a
 * {@link io.github.lyngk.notation.archive.Likeness}; a {@link io.github.lyngk.notation.archive.DuplicateIndex} groups
 * the {@link io.github.lyngk.notation.archive.RecordPlace}s of such games. {@link
 * io.github.lyngk.notation.archive.RecordFiles} open the files of archives, compressed or not.
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
 * <p>All but the index are immutable and safe to share. A {@link io.github.lyngk.notation.archive.GameKey} is serializable,
 * as its text.
 *
 * @serial exclude
 */
@NullMarked
package io.github.lyngk.notation.archive;

import org.jspecify.annotations.NullMarked;
