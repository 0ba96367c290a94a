/**
 * Everything of Boardspace.net: its SGF, its players' clicks, its referee's habits. No part of the API.
 *
 * <ul>
 *   <li>SGF: {@link io.github.lyngk.notation.boardspace.SgfCutter} cuts a source into games; {@code SgfParser} keeps
 *       the main line of one as {@code SgfProperty}s.
 *   <li>{@link io.github.lyngk.notation.boardspace.ServerGame} leads from there to a record. {@code GameFacts} are what
 *       the text says besides actions, {@code ServerDate} a date, {@code KeyedStart} the start position made from the key
 *       of a game.
 *   <li>{@code Action}s of a {@code Seat} fill its {@code TurnInProgress}; {@code ActionReplay} adds what lies on the board
 *       when a turn ends to the record.
 *   <li>{@code Verdict} is the result that the server declared, {@code Ending} the one that the record gets.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.boardspace;

import org.jspecify.annotations.NullMarked;
