/**
 * Everything of Boardspace.net: its SGF, its players' clicks, its referee's habits. No part of the API.
 *
 * <ul>
 *   <li>SGF: {@link io.github.lyngk.notation.boardspace.SgfCutter} cuts a source into games, and {@code SgfRootWatch}
 *       sees where one begins although another is open; {@code SgfParser} keeps the main line as {@code SgfProperty}s.
 *   <li>{@link io.github.lyngk.notation.boardspace.ServerGame} leads from there to tags and moves. {@code GameFacts} are
 *       what the record says besides actions, {@code ServerDate} a date, {@code KeyedStart} the start position that the
 *       key of a game stands for.
 *   <li>{@code Action}s of a {@code Seat} fill its {@code TurnInProgress}; {@code ActionReplay} plays what lies on the board when
 *       a turn ends.
 *   <li>{@code Verdict} is whom the server declared the winner, {@code Ending} what the record says of it.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.boardspace;

import org.jspecify.annotations.NullMarked;
