package io.github.lyngk.notation.boardspace;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;

/** Dates of Boardspace records, {@code Sun Nov 15 2026}, in the shape game records use, {@code 2026.11.15}. */
final class ServerDate {
    private static final ImmutableList<String> MONTHS =
            ImmutableList.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");
    private static final CharMatcher DIGIT = CharMatcher.inRange('0', '9');

    private ServerDate() {}

    /** The date in our shape; what is not understood stays as it is. */
    static String convert(String text) {
        List<String> words =
                Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().splitToList(text);
        for (int i = 0; i + 1 < words.size(); i++) {
            int month = MONTHS.indexOf(words.get(i)) + 1;
            String day = words.get(i + 1);
            String year = words.get(words.size() - 1);
            if (month > 0 && isNumber(day, 1, 2) && isNumber(year, 4, 4)) {
                return year + (month < 10 ? ".0" : ".") + month + (day.length() < 2 ? ".0" : ".") + day;
            }
        }
        return text;
    }

    private static boolean isNumber(String word, int shortest, int longest) {
        return word.length() >= shortest && word.length() <= longest && DIGIT.matchesAllOf(word);
    }
}
