package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.text.Fault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the methods of a record do that return a changed one. A turn that changes changes its line and the lines around
 * it; all else is shared with the old record.
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
        Effect effect = record.end().effect(move);
        checkOpen();
        ImmutableList.Builder<Turn> turns = ImmutableList.builder();
        turns.addAll(main.turns()).add(Turn.of(move));
        if (effect.skipsOpponent()) {
            turns.add(Turn.pass());
        }
        return settled(new Variation(main.start(), main.comments(), turns.build()), effect.after());
    }

    GameRecord play(TurnPath path, Move move) {
        if (path.isMainLine()
                && path.turn() <= main.turns().size()
                && next(main, path.turn() - 1) == main.turns().size()) {
            return play(move);
        }
        Variation changed = change(main, path, 0, (line, index) -> {
            int next = next(line, index);
            Variation played = Variation.replay(line.before(next), ImmutableList.of(move));
            List<Turn> turns = new ArrayList<>(line.turns());
            if (next == turns.size()) {
                turns.addAll(played.turns());
            } else {
                turns.set(next, turns.get(next).annotate(played));
            }
            return new Variation(line.start(), line.comments(), ImmutableList.copyOf(turns));
        });
        return with(record.tags(), changed, record.end());
    }

    /** {@return the index of the turn after a turn and the pass that may follow it} */
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

    /** Makes sure that nothing has ended the game. */
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

    GameRecord annotate(TurnPath path, Annotation... annotations) {
        TurnNode node = find(main, path).orElseThrow(() -> noTurn(path));
        return replace(path, node.turn().annotate(annotations));
    }

    GameRecord replace(TurnPath path, Turn turn) {
        Variation changed = change(main, path, 0, (line, index) -> {
            TurnBuilder turns = new TurnBuilder(line.start());
            line.comments().forEach(turns::comment);
            line.turns().subList(0, index).forEach(turns::add);
            put(turns, turn, path);
            goOn(turns, line.turns().subList(index + 1, line.turns().size()), path.withTurn(path.turn() + 1));
            return turns.line();
        });
        return settled(changed, path.isMainLine() ? changed.end() : record.end());
    }

    GameRecord remove(TurnPath path) {
        Variation changed = change(main, path, 0, (line, index) -> {
            checkArgument(
                    !line.turns().get(index).isPass(),
                    "turn %s is a forced pass: it goes only with its move (R6)",
                    path);
            return new Variation(
                    line.start(),
                    line.comments(),
                    ImmutableList.copyOf(line.turns().subList(0, index)));
        });
        boolean reopens = path.isMainLine() && record.result() != Result.NONE;
        Map<String, String> tags = reopens ? tags(Result.NONE, Termination.NORMAL) : record.tags();
        return with(tags, changed, path.isMainLine() ? changed.end() : record.end());
    }

    /** {@return the record with another main line and its end; a result that does not fit becomes the outcome} */
    private GameRecord settled(Variation line, Position end) {
        boolean fits =
                record.result().check(end, record.termination(), Fault.WHOLE).isEmpty();
        return with(fits ? record.tags() : tags(Result.natural(end), Termination.NORMAL), line, end);
    }

    private GameRecord with(Map<String, String> tags, Variation line, Position end) {
        return RecordBuilder.build(tags, line, end, record.closingComments());
    }

    /** {@return the turn of a path with its positions, empty if there is none} */
    static Optional<TurnNode> find(Variation main, TurnPath path) {
        Variation line = main;
        for (int depth = 0; depth < path.depth(); depth++) {
            if (path.turnAt(depth) > line.turns().size()) {
                return Optional.empty();
            }
            ImmutableList<Variation> inner =
                    line.turns().get(path.turnAt(depth) - 1).variations();
            if (path.variationAt(depth) > inner.size()) {
                return Optional.empty();
            }
            line = inner.get(path.variationAt(depth) - 1);
        }
        int index = path.turn() - 1;
        return index < line.turns().size()
                ? Optional.of(new TurnNode(path, line.turns().get(index), line.before(index)))
                : Optional.empty();
    }

    private static IllegalArgumentException noTurn(TurnPath path) {
        return new IllegalArgumentException("the record has no turn " + path);
    }

    /** Changes a line somewhere below a depth; as deep a recursion as variations may be nested. */
    private static Variation change(Variation line, TurnPath path, int depth, Change change) {
        int index = path.turnAt(depth) - 1;
        if (index >= line.turns().size()) {
            throw noTurn(path);
        }
        if (depth == path.depth()) {
            return change.apply(line, index);
        }
        Turn turn = line.turns().get(index);
        List<Annotation> annotations = new ArrayList<>(turn.annotations());
        ImmutableList<Variation> inner = turn.variations();
        int number = path.variationAt(depth);
        if (number > inner.size()) {
            throw noTurn(path);
        }
        int at = indexOf(annotations, number);
        Variation changed =
                change(inner.get(number - 1), path, depth + 1, change).nested();
        if (changed.turns().isEmpty()) {
            annotations.remove(at);
        } else {
            annotations.set(at, changed);
        }
        List<Turn> turns = new ArrayList<>(line.turns());
        turns.set(index, turn.withAnnotations(annotations));
        return new Variation(line.start(), line.comments(), ImmutableList.copyOf(turns));
    }

    private static int indexOf(List<Annotation> annotations, int variation) {
        int seen = 0;
        int index = -1;
        while (seen < variation) {
            seen += annotations.get(++index) instanceof Variation ? 1 : 0;
        }
        return index;
    }

    /** Goes on with turns as they stand; only a bare pass at the end comes and goes as R6 demands. */
    private static void goOn(TurnBuilder line, List<Turn> turns, TurnPath first) {
        boolean passAtEnd = !turns.isEmpty() && turns.get(turns.size() - 1).equals(Turn.pass());
        int count = turns.size() - (passAtEnd ? 1 : 0);
        for (int i = 0; i < count; i++) {
            TurnPath here = first.withTurn(first.turn() + i);
            put(line, rebound(turns.get(i), line.position(), here), here);
        }
    }

    private static void put(TurnBuilder line, Turn turn, TurnPath here) {
        checkArgument(!turn.isPass() || line.isPassDue(), "turn %s: a pass stands where nobody is skipped (R6)", here);
        checkArgument(
                turn.isPass() || !line.isPassDue(),
                "turn %s: the pass of the player who is skipped before it is missing (R6)",
                here);
        try {
            line.add(turn);
        } catch (IllegalMoveException refusal) {
            throw refusal.at("turn " + here);
        }
    }

    /** {@return a turn whose variations start from another position, if they are legal there} */
    private static Turn rebound(Turn turn, Position before, TurnPath here) {
        if (turn.variations().stream().allMatch(variation -> variation.start().equals(before))) {
            return turn;
        }
        List<Annotation> annotations = new ArrayList<>();
        int number = 0;
        for (Annotation annotation : turn.annotations()) {
            annotations.add(
                    annotation instanceof Variation variation
                            ? rebound(variation, before, here.into(++number, 1))
                            : annotation);
        }
        return turn.withAnnotations(annotations);
    }

    private static Variation rebound(Variation variation, Position start, TurnPath first) {
        TurnBuilder line = new TurnBuilder(start);
        variation.comments().forEach(line::comment);
        goOn(line, variation.turns(), first);
        return line.line();
    }
}
