/**
 * Tests the corpus in {@code src/corpus}: plain files with which a program in any language can be tested without this
 * library. The files are data that people edit; {@code CorpusTest} compares the answers in them with those of the
 * library, which {@code Answers} and {@code RecordFile} ask. {@code CorpusRefereeTest} compares them with those of slow
 * engines, each asked as an {@code Examinee}.
 */
@NullMarked
package io.github.lyngk.testkit.corpus;

import org.jspecify.annotations.NullMarked;
