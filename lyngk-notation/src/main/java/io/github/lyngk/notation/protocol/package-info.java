/**
 * The rules as a server that programs in any language can talk to: a line in, a line out. No part of the API.
 *
 * <p>{@link io.github.lyngk.notation.protocol.RulesServer} is one session and answers lines of input, without reading or
 * writing anything itself.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.notation.protocol.InputLines} cuts what comes in into
 *       {@link io.github.lyngk.notation.protocol.InputLine}s; a {@link io.github.lyngk.notation.protocol.Refusal} answers one
 *       that asks for something impossible.
 *   <li>{@code Verb} is the table of commands: which words follow each, and what must have been said before it.
 *   <li>{@code Answers} puts positions in the words that follow {@code ok}, {@link io.github.lyngk.notation.text.Failures}
 *       whatever went wrong in the sentence that follows {@code no}.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.protocol;

import org.jspecify.annotations.NullMarked;
