/**
 * Texts that printers and parsers of the LYNGK formats get wrong, and the judge of those. No part of the API: the module
 * does not export this package. It is plain Java and knows no test library; a failure is an
 * {@link java.lang.AssertionError}. Nothing here is drawn anew: every run tries the same texts.
 *
 * <ul>
 *   <li>A {@link io.github.lyngk.testkit.texts.Probe} is a text to read, right or wrong. No probe says which: the library
 *       does, so that a catalogue is nothing but texts.
 *   <li>Small damages of any text: {@code Damages}, with what {@code Strangers} puts into the place of a character.
 *   <li>Catalogues: {@link io.github.lyngk.testkit.texts.PositionTexts}, {@link io.github.lyngk.testkit.texts.MoveTexts},
 *       {@link io.github.lyngk.testkit.texts.DescribedMoveTexts} (with {@code RouteTexts}) and
 *       {@link io.github.lyngk.testkit.texts.RecordTexts}, which collects {@code LineTexts}, {@code TagTexts},
 *       {@code TurnTexts}, {@code AnnotationTexts}, {@code EndingTexts} and {@code LimitTexts}; {@code RecordFrame} has
 *       the starts and the shape they share, {@code RandomRecords} draws what is not short, and {@code TextList} keeps
 *       long lists in few lines.
 *   <li>The judge: {@link io.github.lyngk.testkit.texts.NotationTrial} compares an {@code Attempt} with the library's; a
 *       {@code NotationReport} tells each kind of fault once, in texts made
 *       {@link io.github.lyngk.testkit.texts.Visible}.
 * </ul>
 */
@NullMarked
package io.github.lyngk.testkit.texts;

import org.jspecify.annotations.NullMarked;
