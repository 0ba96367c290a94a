package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Variant;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Restricts a {@code @ForAll} game, record, position, outcome or set-up to some variants.
 *
 * <pre>{@code
 * @Property
 * void nothingIsScored(@ForAll @InVariant(Variant.SIX_STACK) Game game) { … }
 * }</pre>
 *
 * @see PlayArbitrary#inVariant(Variant, Variant...)
 * @see SetupArbitrary#inVariant(Variant, Variant...)
 */
@Target({ElementType.ANNOTATION_TYPE, ElementType.PARAMETER, ElementType.TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface InVariant {
    /** {@return the variants, at least one} */
    Variant[] value();
}
