package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** The same game, written in the other ways that servers and clients write it, gives the same record. */
@Tag("not-for-mutation")
class BoardspaceQuirksProperties {
    private static final ImmutableList<Path> FILES = BoardspaceFixtures.files();

    /** Ways to write a record that do not change what it says. */
    enum Quirk {
        CRLF {
            @Override
            String apply(String text, Random random) {
                return text.replace("\r", "").replace("\n", "\r\n");
            }
        },
        ONE_LINE {
            @Override
            String apply(String text, Random random) {
                return text.replace("\r", "").replace('\n', ' ');
            }
        },
        KEYWORDS_IN_OTHER_CASES {
            @Override
            String apply(String text, Random random) {
                return each(
                        "(?i)\\b(pickb?|dropb?|move|done|claim|start|resign)\\b",
                        text,
                        match -> random.nextBoolean()
                                ? match.group().toUpperCase(Locale.ROOT)
                                : match.group().toLowerCase(Locale.ROOT));
            }
        },
        WITHOUT_SEQUENCE_NUMBERS {
            @Override
            String apply(String text, Random random) {
                return text.replaceAll("(P[01]\\[)\\d+ ", "$1");
            }
        },
        SEATS_WITH_A_MINUS {
            @Override
            String apply(String text, Random random) {
                return each("P0(?=\\[)", text, match -> random.nextBoolean() ? "P-1" : "P0");
            }
        },
        LEADING_BLANKS {
            @Override
            String apply(String text, Random random) {
                return text.replaceAll("(P[01]\\[)", "$1 ");
            }
        },
        EXTRA_PROPERTIES {
            @Override
            String apply(String text, Random random) {
                return each("TM\\[", text, match -> random.nextInt(4) == 0 ? "C[a \\[note\\] \\\\]N[x]TM[" : "TM[")
                        .replaceFirst("GM\\[", "FF[4]GS[1]GC[a]AN[b]GM[");
            }
        },
        HEADER_IN_ANOTHER_ORDER {
            @Override
            String apply(String text, Random random) {
                String names = "P0[id \"ada\"]";
                return text.replace(names, "").replaceFirst("GM\\[lyngk\\]VV\\[1\\]", names + "VV[2]GM[LYNGK]");
            }
        },
        VARIATIONS_AS_ASIDES {
            @Override
            String apply(String text, Random random) {
                return each(
                        "; (?=P[01]\\[\\s*\\d+ )",
                        text,
                        match -> random.nextInt(20) == 0 ? "(;P0[Resign];P0[Done](;P1[Edit])) ; " : match.group());
            }
        },
        THE_REST_AS_FIRST_VARIATION {
            @Override
            String apply(String text, Random random) {
                int at = text.indexOf("; P", text.length() / 2);
                int end = text.lastIndexOf(')');
                return text.substring(0, at) + "(" + text.substring(at, end) + ")(;P1[Edit]))"
                        + text.substring(end + 1);
            }
        },
        PICKS_TAKEN_BACK {
            @Override
            String apply(String text, Random random) {
                return each(
                        "; (P[01])\\[\\s*(\\d* *)(?i:Pickb) (\\w) (\\d) 0\\]",
                        text,
                        match -> random.nextInt(3) == 0
                                ? "; " + match.group(1) + "[Pickb A 1 0]; " + match.group(1) + "[Dropb A 1]"
                                        + match.group()
                                : match.group());
            }
        },
        DROPS_TAKEN_BACK {
            @Override
            String apply(String text, Random random) {
                return each(
                        "; (P[01])\\[\\s*\\d* *(?i:Dropb) (\\w) (\\d)\\]",
                        text,
                        match -> random.nextInt(3) == 0
                                ? "; " + match.group(1) + "[Dropb I 1]; " + match.group(1) + "[Pickb I 1 0]"
                                        + match.group()
                                : match.group());
            }
        },
        CLAIMS_TAKEN_BACK {
            @Override
            String apply(String text, Random random) {
                return each("; (P[01])\\[\\s*\\d* *(?i:Pick) (\\w)\\]", text, match -> {
                    String seat = match.group(1);
                    String side = seat.equals("P0") ? "F" : "S";
                    return "; " + seat + "[Pick R]; " + seat + "[Drop " + side + "]; " + seat + "[Pick R]; " + seat
                            + "[Drop R]" + match.group();
                });
            }
        };

        abstract String apply(String text, Random random);

        static String each(String pattern, String text, Function<MatchResult, String> change) {
            return Pattern.compile(pattern)
                    .matcher(text)
                    .replaceAll(match -> Matcher.quoteReplacement(change.apply(match)));
        }
    }

    @Property(tries = 300)
    void theRecordStaysTheSame(@ForAll @IntRange(max = 55) int file, @ForAll Set<Quirk> quirks, @ForAll Random random) {
        String text = BoardspaceFixtures.read(FILES.get(file));
        RecordResult plain = SgfGame.read(text);
        String quirky = text;
        for (Quirk quirk : quirks.stream().sorted().toList()) {
            if (fits(quirk, quirks, text)) {
                quirky = quirk.apply(quirky, random);
            }
        }
        RecordResult result = SgfGame.read(quirky);
        assertThat(result.record()).as(quirky).isEqualTo(plain.record());
        assertThat(result.diagnostics())
                .extracting(Diagnostic::code)
                .isEqualTo(plain.diagnostics().stream().map(Diagnostic::code).toList());
    }

    /** Taking back in the middle of taking back would be another game, and so would an aside before the first variation. */
    private static boolean fits(Quirk quirk, Set<Quirk> quirks, String text) {
        return quirk == Quirk.VARIATIONS_AS_ASIDES
                ? !quirks.contains(Quirk.THE_REST_AS_FIRST_VARIATION)
                : !quirk.name().endsWith("TAKEN_BACK") || text.contains("LK-game");
    }
}
