package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.notation.GameEvent;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Narrows a {@code @ForAll} game or record to those in which one of the named events happens, an outcome to those of such
 * games, and a position to those that show one.
 *
 * <pre>{@code
 * @Property
 * void claimsWhenItMust(@ForAll @WithEvent(GameEvent.CLAIM_ONLY) Position position) { … }
 * }</pre>
 *
 * @see PlayArbitrary#with(GameEvent, GameEvent...)
 */
@Target({ElementType.ANNOTATION_TYPE, ElementType.PARAMETER, ElementType.TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface WithEvent {
    /** {@return the events, of which one is enough; at least one} */
    GameEvent[] value();
}
