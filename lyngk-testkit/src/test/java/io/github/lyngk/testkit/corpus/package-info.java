/**
 * Makes and tries the corpus in {@code src/corpus}: plain files from which a program in any language can be tested without
 * this library.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.testkit.corpus.Corpus} is the list of files: those committed, and the same made anew.
 *   <li>What goes in: {@code RuleExamples} by hand, {@code Draw} at random, sorted by {@code PositionCases},
 *       {@code RefusedCases}, {@code GameCases}, {@code SetupCases}; {@code RecordCases}, {@code BrokenRecordCases} and
 *       {@code BoardspaceCases} write files of their own, with {@code Sgf}.
 *   <li>What stands in a line: {@code PositionLine}, {@code RefusedLine}, {@code PlyLine}, {@code RecordFile}, in the
 *       form of {@code Tsv}. All answers are core's and notation's.
 *   <li>Who answers: an {@code Examinee} is an engine that is asked what stands in the lines. {@code Witnesses} are
 *       engines with a rule wrong, and their wrong answers are the labels; {@code OwnRules} are some more of them.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit.corpus;

import org.jspecify.annotations.NullMarked;
