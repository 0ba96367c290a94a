package io.github.lyngk.notation.archive;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Turn;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A criterion that records can meet, about their tags or their games. */
sealed interface Criterion {
    /** A criterion about a tag. */
    sealed interface OfTag extends Criterion {
        /** {@return the name of the tag} */
        String name();

        /** {@return whether a tag with this value meets the criterion} */
        boolean test(String value);
    }

    record TagPresent(String name) implements OfTag {
        public TagPresent {
            requireNonNull(name, "name");
        }

        @Override
        public boolean test(String value) {
            return true;
        }
    }

    record TagIs(String name, String wanted) implements OfTag {
        public TagIs {
            requireNonNull(name, "name");
            requireNonNull(wanted, "value");
        }

        @Override
        public boolean test(String value) {
            return value.equals(wanted);
        }
    }

    /** Met by values that contain a text, in any case of letters. */
    record TagContains(String name, String part) implements OfTag {
        public TagContains {
            requireNonNull(name, "name");
            requireNonNull(part, "part");
        }

        @Override
        public boolean test(String value) {
            return value.toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT));
        }
    }

    /** A criterion about the result of reading a record. */
    sealed interface OfGame extends Criterion {
        boolean test(RecordResult result);
    }

    /** A criterion about a record or its legal prefix; a record without a start never meets it. */
    sealed interface OfRecord extends OfGame {
        boolean test(GameRecord record);

        @Override
        default boolean test(RecordResult result) {
            return result.record().filter(this::test).isPresent();
        }
    }

    record IsValid(boolean wanted) implements OfGame {
        @Override
        public boolean test(RecordResult result) {
            return result.isValid() == wanted;
        }
    }

    record VariantIs(Variant variant) implements OfRecord {
        public VariantIs {
            requireNonNull(variant, "variant");
        }

        @Override
        public boolean test(GameRecord record) {
            return record.variant() == variant;
        }
    }

    record ResultIs(Result result) implements OfRecord {
        public ResultIs {
            requireNonNull(result, "result");
        }

        @Override
        public boolean test(GameRecord record) {
            return record.result() == result;
        }
    }

    /** Met by games whose single number of a measure is within bounds. */
    record Between(Measure measure, int least, int most) implements OfRecord {
        public Between {
            checkArgument(0 <= least && least <= most, "no number is from %s to %s", least, most);
        }

        @Override
        public boolean test(GameRecord record) {
            return measure.numbers(record).allMatch(number -> least <= number && number <= most);
        }
    }

    /** Met by games with a move for which a player took a time within bounds. */
    record Elapsed(Duration least, Duration most) implements OfRecord {
        public Elapsed {
            checkRange(least, most);
        }

        @Override
        public boolean test(GameRecord record) {
            return moves(record).anyMatch(turn -> isWithin(turn.elapsed(), least, most));
        }
    }

    /** Met by games with a move after which a player has a time within bounds left. */
    record Clock(Duration least, Duration most) implements OfRecord {
        public Clock {
            checkRange(least, most);
        }

        @Override
        public boolean test(GameRecord record) {
            return moves(record).anyMatch(turn -> isWithin(turn.clock(), least, most));
        }
    }

    private static Stream<Turn> moves(GameRecord record) {
        return record.turns().stream().filter(turn -> !turn.isPass());
    }

    private static void checkRange(Duration least, Duration most) {
        requireNonNull(least, "least");
        checkArgument(
                !least.isNegative() && least.compareTo(requireNonNull(most, "most")) <= 0,
                "no time is from %s to %s",
                least,
                most);
    }

    private static boolean isWithin(Optional<Duration> time, Duration least, Duration most) {
        return time.filter(each -> least.compareTo(each) <= 0 && each.compareTo(most) <= 0)
                .isPresent();
    }

    record Happens(GameEvent event) implements OfRecord {
        public Happens {
            requireNonNull(event, "event");
        }

        @Override
        public boolean test(GameRecord record) {
            // An event that is impossible in the variant needs no replay.
            return event.isPossibleIn(record.variant()) && event.happensIn(record.game());
        }
    }

    record Claimed(Player player, Color color) implements OfRecord {
        public Claimed {
            requireNonNull(player, "player");
            requireNonNull(color, "color");
        }

        @Override
        public boolean test(GameRecord record) {
            return record.end().claims(player).contains(color);
        }
    }

    /** Met by games that reach a position or one like it, the start included. */
    record Reaches(Position form, Likeness likeness) implements OfRecord {
        public Reaches {
            requireNonNull(form, "form");
            requireNonNull(likeness, "likeness");
        }

        @Override
        public boolean test(GameRecord record) {
            if (record.variant() != form.variant()) {
                return false;
            }
            Position position = record.start();
            boolean found = isForm(position);
            for (Move move : record.moves()) {
                if (found) {
                    return true;
                }
                position = position.play(move);
                found = isForm(position);
            }
            return found;
        }

        private boolean isForm(Position position) {
            // Compare properties that likeness never changes first, since they rule out most positions.
            return position.playerToMove() == form.playerToMove()
                    && position.fives(Player.FIRST) == form.fives(Player.FIRST)
                    && position.fives(Player.SECOND) == form.fives(Player.SECOND)
                    && position.claims(Player.FIRST).size()
                            == form.claims(Player.FIRST).size()
                    && position.claims(Player.SECOND).size()
                            == form.claims(Player.SECOND).size()
                    && likeness.form(position).equals(form);
        }
    }
}
