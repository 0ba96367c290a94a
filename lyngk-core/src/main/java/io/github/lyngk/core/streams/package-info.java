/**
 * How values travel in a stream. No part of the API: the module exports this package to those of the library only.
 *
 * <p>No value is written as it is. In its place travels a {@link io.github.lyngk.core.streams.SerialProxy}: which form the
 * value has, and its parts, mostly just a text. On the way in the form makes a value of them by the same factories that
 * everybody calls, so that a stream cannot make what they refuse. Records are the exception, since streams make them by
 * their constructors anyway, as long as no part is a list, of which only the form would check the elements; and so are
 * exceptions, which bring their traces along.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.core.streams.SerialProxy}: what travels, and what is refused.
 *   <li>{@link io.github.lyngk.core.streams.SerialParts}: hands out the parts on arrival, each checked.
 * </ul>
 *
 * @serial exclude
 */
@NullMarked
package io.github.lyngk.core.streams;

import org.jspecify.annotations.NullMarked;
