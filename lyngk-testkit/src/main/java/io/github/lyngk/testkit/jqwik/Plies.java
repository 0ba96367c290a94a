package io.github.lyngk.testkit.jqwik;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Restricts a {@code @ForAll} game, record, position or outcome to those with a number of moves in a range.
 *
 * <pre>{@code
 * @Property
 * void earlyPositionsAreOpen(@ForAll @Plies(max = 5) Position position) { … }
 * }</pre>
 *
 * @see PlayArbitrary#plies(int, int)
 */
@Target({ElementType.ANNOTATION_TYPE, ElementType.PARAMETER, ElementType.TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface Plies {
    /** {@return the minimum number of moves, from 0 to 35 and at most {@link #max()}; by default 0} */
    int min() default 0;

    /** {@return the maximum number of moves; by default unlimited} */
    int max() default Integer.MAX_VALUE;
}
