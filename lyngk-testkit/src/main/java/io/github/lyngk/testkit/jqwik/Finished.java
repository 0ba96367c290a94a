package io.github.lyngk.testkit.jqwik;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Restricts a {@code @ForAll} game, record or position to those that are over, so that there is an outcome. It has no effect
 * on an outcome, which is always that of a finished game.
 *
 * @see PlayArbitrary#finished()
 */
@Target({ElementType.ANNOTATION_TYPE, ElementType.PARAMETER, ElementType.TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface Finished {}
