package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Strings;
import io.github.lyngk.notation.text.Excerpt;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.Map;

/**
 * What a stream leads to: a terminal that shows some characters and perhaps colours, or anything else, which gets all
 * characters in UTF-8.
 *
 * @param isPresent whether there is one
 * @param charset what it can show
 * @param colored whether it shows colours, and whoever looks at it wants them
 */
public record Terminal(boolean isPresent, Charset charset, boolean colored) {
    /** A file, a pipe or a test. */
    public static final Terminal NONE = new Terminal(false, UTF_8, false);

    private static final int ELLIPSIS = '\u2026';

    /** {@return a terminal, as the variables of the environment describe it} */
    public static Terminal of(Charset charset, Map<String, String> environment) {
        String kind = environment.getOrDefault("TERM", "");
        return new Terminal(
                true,
                charset,
                !kind.isEmpty() && !kind.equals("dumb") && Strings.isNullOrEmpty(environment.get("NO_COLOR")));
    }

    /** {@return whether it can show all of a text} */
    public boolean shows(String text) {
        return charset.equals(UTF_8) || charset.newEncoder().canEncode(text);
    }

    /**
     * {@return a text as it can be shown: an ellipsis as three dots, what else the charset lacks by its number, so that
     * JSON stays JSON}
     */
    public String shown(String text) {
        if (shows(text)) {
            return text;
        }
        CharsetEncoder encoder = charset.newEncoder();
        StringBuilder shown = new StringBuilder(2 * text.length());
        text.codePoints().forEach(c -> {
            if (encoder.canEncode(Character.toString(c))) {
                shown.appendCodePoint(c);
            } else if (c == ELLIPSIS) {
                shown.append("...");
            } else {
                shown.append(Excerpt.number(c));
            }
        });
        return shown.toString();
    }
}
