package io.github.lyngk.notation;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.io.StringReader;
import java.util.List;
import java.util.stream.LongStream;

/** Games as PBMServ and langk would write them, and short ways to read such texts. */
final class MoveLists {
    /** The board of {@link Records#START} in langk's letters; these are legal from it: d1e1 f6g7 f4g4 ^r e4f3. */
    static final String LANGK_START = "w/rbbz/rwkrrkw/kbwgwg/ggzkrwk/kgrbzw/rbgkwgb/rbkb/g";

    /** A whole game in which a player is skipped before it is over. */
    static final Game SKIPPING = LongStream.range(0, 1000)
            .mapToObj(seed -> RandomGames.game(Variant.STANDARD, seed))
            .filter(game -> firstSkip(game) > 0)
            .findFirst()
            .orElseThrow();

    private MoveLists() {}

    /** Returns the ply after which a player is skipped, 0 if none is before the end. */
    static int firstSkip(Game game) {
        for (int ply = 1; ply < game.size(); ply++) {
            if (game.wasSkipped(ply)) {
                return ply;
            }
        }
        return 0;
    }

    static String print(RecordFormat format, Game game, String separator) {
        return format == RecordFormat.PBMSERV ? pbmserv(game, separator) : langk(game);
    }

    private static String pbmserv(Game game, String separator) {
        StringBuilder text = new StringBuilder(game.start().toString()).append('\n');
        game.moves()
                .forEach(move -> text.append(move.toString().replace(':', ',')).append(separator));
        return text.append('\n').toString();
    }

    static String langk(Game game) {
        String line = game.start().toString();
        String board = line.substring(0, line.indexOf(' ')).replace('I', 'w').replace('J', 'z');
        StringBuilder text = new StringBuilder(Ascii.toLowerCase(board)).append('\n');
        for (int ply = 1; ply <= game.size(); ply++) {
            Move move = game.moves().get(ply - 1);
            move.claim()
                    .ifPresent(color -> text.append('^')
                            .append(Ascii.toLowerCase(color.letter() == 'I' ? 'w' : color.letter()))
                            .append(' '));
            text.append(move.from()).append(move.to()).append('\n');
            if (game.wasSkipped(ply)) {
                text.append("-\n");
            }
        }
        return text.toString();
    }

    static List<RecordResult> readAll(RecordFormat format, String text, Leniency... leniencies) {
        return ImmutableList.copyOf(
                new RecordReader(format.split(new StringReader(text)), ImmutableSet.copyOf(leniencies)));
    }

    static RecordResult read(RecordFormat format, String text, Leniency... leniencies) {
        List<RecordResult> all = readAll(format, text, leniencies);
        if (all.size() != 1) {
            throw new AssertionError(all.size() + " records");
        }
        return all.get(0);
    }
}
