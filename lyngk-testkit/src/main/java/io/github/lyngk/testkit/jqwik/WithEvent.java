package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.notation.GameEvent;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Restricts a {@code @ForAll} game or record to those in which an event happens, an outcome to those of such games, and a
 * position to those just before or just after such an event.
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
    /** {@return the events, at least one; if there are several, one of them must happen} */
    GameEvent[] value();
}
