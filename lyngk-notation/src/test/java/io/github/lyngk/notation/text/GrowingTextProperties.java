package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class GrowingTextProperties {
    /** A number stands for so many chars to add, a negative one for as many to take away. */
    @Property(tries = 200)
    void isTheTextOfItsParts(
            @ForAll @Size(max = 12) List<@IntRange(min = -150_000, max = 200_000) Integer> steps,
            @ForAll boolean asChars,
            @ForAll char filling) {
        GrowingText text = new GrowingText();
        StringBuilder expected = new StringBuilder();
        for (int step : steps) {
            if (step < 0) {
                expected.setLength(Math.max(0, expected.length() + step));
                text.truncate(expected.length());
                continue;
            }
            String more = String.valueOf(filling).repeat(step) + step;
            expected.append(more).append('.');
            if (asChars) {
                text.append(more.toCharArray(), 0, more.length());
            } else {
                text.append(more);
            }
            text.append('.');
        }
        assertThat(text.length()).isEqualTo(expected.length());
        assertThat(text.take().contentEquals(expected)).isTrue();
        assertThat(text.length()).isZero();
        assertThat(text.take()).isEmpty();
    }
}
