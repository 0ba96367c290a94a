package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.Tags;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Implements the methods of a record that return a changed one. A changed turn changes its line and the lines around
 * it; everything else is shared with the old record.
 */
final class RecordEdit {
    /** Changes a line at the turn of an index. */
    private interface Change {
        Variation apply(Variation line, int index);
    }

    private final GameRecord record;
    private final Variation main;

    RecordEdit(GameRecord record) {
        this.record = record;
        this.main = record.main();
    }

    GameRecord play(Move move) {
        TurnBuilder played = played(record.end(), move);
        checkOpen();
        return settled(longer(main, played), played.position());
    }

    GameRecord play(TurnPath path, Move move) {
        Variation changed = change(path, (line, index) -> {
            if (find(line, path, move).isPresent()) {
                return line;
            }
            int next = next(line, index);
            TurnBuilder played = played(line.before(next), move);
            if (next < line.turns().size()) {
                return with(line, next, line.turns().get(next).annotate(played.line()));
            }
            if (path.isMainLine()) {
                checkOpen();
            }
            return longer(line, played);
        });
        return changed == main ? record : settled(changed, path);
    }

    /** Finds a move that follows a turn: next in its line, or first in a variation. */
    Optional<TurnPath> find(TurnPath path, Move move) {
        return path.line(main).flatMap(line -> find(line, path, move));
    }

    private static Optional<TurnPath> find(Variation line, TurnPath path, Move move) {
        int next = next(line, path.turn() - 1);
        if (next == line.turns().size()) {
            return Optional.empty();
        }
        Turn turn = line.turns().get(next);
        TurnPath here = path.withTurn(next + 1);
        if (turn.move().equals(Optional.of(move))) {
            return Optional.of(here);
        }
        int variation = Iterables.indexOf(
                turn.variations(),
                other -> !other.turns().isEmpty() && other.turns().get(0).move().equals(Optional.of(move)));
        return variation < 0 ? Optional.empty() : Optional.of(here.into(variation + 1, 1));
    }

    /** {@return a line with a move and the pass that it may force (R6)} */
    private static TurnBuilder played(Position before, Move move) {
        TurnBuilder line = new TurnBuilder(before);
        line.add(Turn.of(move));
        return line;
    }

    private static Variation longer(Variation line, TurnBuilder more) {
        List<Turn> turns = new ArrayList<>(line.turns());
        turns.addAll(more.line().turns());
        return line.withTurns(turns);
    }

    /** {@return the index of the turn that follows a turn and its pass, if any} */
    private static int next(Variation line, int index) {
        int next = index + 1;
        return next < line.turns().size() && line.turns().get(next).isPass() ? next + 1 : next;
    }

    GameRecord undo() {
        int last = main.turns().size();
        if (last == 0) {
            throw new IllegalStateException("there is no move to take back");
        }
        return remove(TurnPath.of(main.turns().get(last - 1).isPass() ? last - 1 : last));
    }

    GameRecord resign(Player player) {
        Result lost = Result.wonBy(player.opponent());
        checkOpen();
        return end(lost, Termination.RESIGNATION);
    }

    /** Checks that the game has not ended. */
    private void checkOpen() {
        if (record.end().isOver() || record.result() != Result.NONE) {
            String why = record.termination() == Termination.NORMAL
                    ? ""
                    : " by " + record.termination().tag();
            throw new IllegalStateException(
                    "the game has ended with " + record.result().text() + why);
        }
    }

    GameRecord end(Result result, Termination termination) {
        return with(tags(result, termination), main, record.end());
    }

    /** {@return the tags with another result and another reason for it} */
    private Map<String, String> tags(Result result, Termination termination) {
        Map<String, String> changed = new LinkedHashMap<>(record.tags());
        changed.put(Tags.RESULT, result.text());
        if (termination != record.termination()) {
            changed.put(Tags.TERMINATION, termination.tag());
            changed.remove(Tags.TERMINATION, Termination.NORMAL.tag());
        }
        return changed;
    }

    GameRecord tag(String name, String value) {
        Tags.check(name, value);
        Map<String, String> changed = new LinkedHashMap<>(record.tags());
        changed.put(name, value);
        return with(changed, main, record.end());
    }

    GameRecord removeTag(String name) {
        checkArgument(!name.equals(Tags.POSITION) && !name.equals(Tags.RESULT), "every record has the tag %s", name);
        Map<String, String> changed = new LinkedHashMap<>(record.tags());
        changed.remove(name);
        return with(changed, main, record.end());
    }

    GameRecord comments(ImmutableList<Comment> comments) {
        return with(record.tags(), new Variation(main.start(), comments, main.turns()), record.end());
    }

    /** Adds annotations to a turn. No move changes, so only variations must be checked. */
    GameRecord annotate(TurnPath path, Annotation... more) {
        Variation changed = change(path, (line, index) -> {
            Turn turn = line.turns().get(index).annotate(more);
            TurnBuilder.withPath(path, () -> TurnBuilder.checkStarts(turn.annotations(), () -> line.before(index)));
            return with(line, index, turn);
        });
        return with(record.tags(), changed, record.end());
    }

    GameRecord replace(TurnPath path, Turn turn) {
        Variation changed = change(path, (line, index) -> {
            TurnBuilder turns = new TurnBuilder(line.start());
            line.comments().forEach(turns::comment);
            line.turns().subList(0, index).forEach(turns::add);
            turns.put(turn, path);
            turns.addAll(line.turns().subList(index + 1, line.turns().size()), path.withTurn(path.turn() + 1));
            return turns.line();
        });
        return settled(changed, path);
    }

    GameRecord remove(TurnPath path) {
        Variation changed = change(path, (line, index) -> {
            checkArgument(
                    !line.turns().get(index).isPass(),
                    "turn %s is a forced pass, which is removed with the move before it (R6)",
                    path);
            return line.withTurns(line.turns().subList(0, index));
        });
        boolean reopens = path.isMainLine() && record.result() != Result.NONE;
        Map<String, String> tags = reopens ? tags(Result.NONE, Termination.NORMAL) : record.tags();
        return with(tags, changed, end(changed, path));
    }

    /** {@return the end of the main line after the line of a path has changed} */
    private Position end(Variation changed, TurnPath path) {
        return path.isMainLine() ? changed.end() : record.end();
    }

    private GameRecord settled(Variation changed, TurnPath path) {
        return settled(changed, end(changed, path));
    }

    /** {@return the record with another main line and its end; a result that does not fit becomes the outcome} */
    private GameRecord settled(Variation line, Position end) {
        boolean fits = record.result().check(end, record.termination()) == null;
        return with(fits ? record.tags() : tags(Result.natural(end), Termination.NORMAL), line, end);
    }

    private GameRecord with(Map<String, String> tags, Variation line, Position end) {
        return RecordBuilder.build(tags, line, end, record.closingComments());
    }

    /** Changes the line of a path and the lines around it. Variations without turns are removed. */
    private Variation change(TurnPath path, Change change) {
        List<Variation> lines = new ArrayList<>();
        path.follow(main, lines).ifPresent(there -> {
            throw new IllegalArgumentException("the record has no turn " + path + " (" + there + ")");
        });
        Variation old = lines.get(path.depth());
        Variation changed = change.apply(old, path.turn() - 1);
        if (changed == old) {
            return main;
        }
        for (int depth = path.depth() - 1; depth >= 0; depth--) {
            Variation line = lines.get(depth);
            int index = path.turnAt(depth) - 1;
            changed = with(line, index, with(line.turns().get(index), path.variationAt(depth), changed.nested()));
        }
        return changed;
    }

    /** {@return a line with another turn at an index} */
    private static Variation with(Variation line, int index, Turn turn) {
        List<Turn> turns = new ArrayList<>(line.turns());
        turns.set(index, turn);
        return line.withTurns(turns);
    }

    /** {@return a turn with its variation of some number replaced, or removed if the new one is empty} */
    private static Turn with(Turn turn, int number, Variation variation) {
        List<Annotation> annotations = new ArrayList<>(turn.annotations());
        int at = -1;
        for (int seen = 0; seen < number; ) {
            seen += annotations.get(++at) instanceof Variation ? 1 : 0;
        }
        if (variation.turns().isEmpty()) {
            annotations.remove(at);
        } else {
            annotations.set(at, variation);
        }
        return turn.withAnnotations(annotations);
    }
}
