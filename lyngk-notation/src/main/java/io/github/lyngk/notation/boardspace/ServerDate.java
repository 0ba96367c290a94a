package io.github.lyngk.notation.boardspace;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;

/** Converts dates of Boardspace records, {@code Sun Nov 15 2026}, to the format of game records, {@code 2026.11.15}. */
final class ServerDate {
    private static final ImmutableList<String> MONTHS =
            ImmutableList.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");
    private static final CharMatcher DIGIT = CharMatcher.inRange('0', '9');

    private ServerDate() {}

    /** Returns the date in the format of game records, or the text unchanged if it is not such a date. */
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
