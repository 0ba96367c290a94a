package io.github.lyngk.testkit.jqwik;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Narrows a {@code @ForAll} game, record, position or outcome to those that came about by so many moves.
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
    /** {@return the fewest moves, 0 unless set} */
    int min() default 0;

    /** {@return the most moves, without limit unless set} */
    int max() default Integer.MAX_VALUE;
}
