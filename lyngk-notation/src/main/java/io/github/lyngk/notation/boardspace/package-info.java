/**
 * Reads games of Boardspace.net: its SGF, the actions of its players, and its results. Not part of the API.
 *
 * <ul>
 * <li>SGF: {@link io.github.lyngk.notation.boardspace.SgfCutter} cuts a source into games; {@code SgfParser} keeps the
 * main line of one as {@code SgfProperty}s.
 * <li>{@link io.github.lyngk.notation.boardspace.ServerGame} makes a record of it. {@code GameFacts} are its facts
 * other than actions; {@code ServerDate} converts a date, and {@code KeyedStart} makes the start position from the key
 * of a game.
 * <li>{@code Action}s of a {@code Seat} fill its {@code TurnInProgress}; {@code ActionReplay} adds each completed turn
 * to the record.
 * <li>{@code Verdict} is the result declared by the server; {@code Ending} finds the result of the record.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.boardspace;

import org.jspecify.annotations.NullMarked;
