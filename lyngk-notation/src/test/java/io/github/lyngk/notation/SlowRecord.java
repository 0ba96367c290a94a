package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A record as lists that are changed in place and replayed from the start whenever it is requested. */
final class SlowRecord {
    /** Comments and turns; the turns of a line know nothing of positions. */
    private static final class Line {
        private final List<Comment> comments;
        private final List<Said> turns;

        Line(List<Comment> comments, List<Said> turns) {
            this.comments = comments;
            this.turns = turns;
        }
    }

    /** A move or a pass, and the comments, nags and variations after it. */
    private record Said(Optional<Move> move, List<Object> after) {
        boolean isBarePass() {
            return move.isEmpty() && after.isEmpty();
        }
    }

    private final Position start;
    private final Map<String, String> tags;
    private final Line main;
    private final List<Comment> closing;

    SlowRecord(GameRecord record) {
        start = record.start();
        tags = new LinkedHashMap<>(record.tags());
        main = line(record.comments(), record.turns());
        closing = new ArrayList<>(record.closingComments());
    }

    private static Line line(List<Comment> comments, List<Turn> turns) {
        List<Said> said = new ArrayList<>();
        turns.forEach(turn -> said.add(said(turn)));
        return new Line(new ArrayList<>(comments), said);
    }

    private static Said said(Turn turn) {
        List<Object> after = new ArrayList<>();
        turn.annotations().forEach(each -> after.add(copy(each)));
        return new Said(turn.move(), after);
    }

    private static Object copy(Annotation annotation) {
        return annotation instanceof Variation variation ? line(variation.comments(), variation.turns()) : annotation;
    }

    /** Replays everything. */
    GameRecord record() {
        RecordBuilder builder = GameRecord.builder(start).tags(tags);
        main.comments.forEach(comment -> builder.comment(comment.text()));
        turns(main, start).forEach(builder::turn);
        closing.forEach(comment -> builder.closingComment(comment.text()));
        return builder.build();
    }

    private static List<Turn> turns(Line line, Position start) {
        List<Turn> turns = new ArrayList<>();
        Position position = start;
        boolean skipped = false;
        for (Said said : line.turns) {
            checkArgument(said.move.isEmpty() == skipped, "a pass is missing or one too many");
            List<Annotation> after = new ArrayList<>();
            for (Object each : said.after) {
                after.add(
                        each instanceof Line inner
                                ? Variation.of(position, inner.comments, turns(inner, position))
                                : (Annotation) each);
            }
            Turn bare = said.move.map(Turn::of).orElseGet(Turn::pass);
            turns.add(bare.withAnnotations(after));
            if (said.move.isPresent()) {
                Effect effect = position.effect(said.move.get());
                position = effect.after();
                skipped = effect.skipsOpponent();
            } else {
                skipped = false;
            }
        }
        return turns;
    }

    /** Whether the record has a result, which every record of a finished game has. */
    private boolean hasEnded() {
        return !tags.get("Result").equals("*");
    }

    private void open() {
        if (hasEnded()) {
            end("*", "normal");
        }
    }

    void end(String result, String termination) {
        tags.put("Result", result);
        if (!termination.equals(tags.getOrDefault("Termination", "normal"))) {
            tags.put("Termination", termination);
            tags.remove("Termination", "normal");
        }
    }

    /** If the result does not fit any more, the outcome replaces it. */
    private void settle() {
        Position end = record(Map.of()).end();
        try {
            record();
        } catch (IllegalArgumentException e) {
            end(Result.natural(end).text(), "normal");
        }
    }

    /** The same turns under other tags. */
    private GameRecord record(Map<String, String> others) {
        RecordBuilder builder = GameRecord.builder(start).tags(others);
        turns(main, start).forEach(builder::turn);
        return builder.build();
    }

    private void checkOpen() {
        if (hasEnded()) {
            throw new IllegalStateException("the game has ended");
        }
    }

    void resign(String result) {
        checkOpen();
        end(result, "resignation");
    }

    void tag(String name, String value) {
        tags.put(name, value);
    }

    void removeTag(String name) {
        checkArgument(!name.equals("Position") && !name.equals("Result"), "every record has it");
        tags.remove(name);
    }

    void comments(List<Comment> others) {
        main.comments.clear();
        main.comments.addAll(others);
    }

    void play(Move move) {
        play(main, main.turns.size() - 1, move);
    }

    void play(TurnPath path, Move move) {
        Line line = find(path);
        play(line, path.turn() - 1, move);
    }

    private void play(Line line, int index, Move move) {
        int next = index + 1;
        if (next < line.turns.size() && line.turns.get(next).move.isEmpty()) {
            next++;
        }
        if (next < line.turns.size() && stands(move, line.turns.get(next))) {
            return;
        }
        List<Said> played = new ArrayList<>(List.of(said(Turn.of(move))));
        boolean goesOn = next == line.turns.size();
        if (goesOn) {
            line.turns.addAll(played);
        } else {
            line.turns.get(next).after.add(new Line(new ArrayList<>(), played));
        }
        passes(main, start);
        if (goesOn && line == main) {
            checkOpen();
            settle();
        }
    }

    /** Whether a turn plays a move, or a line beside it begins with it. */
    private static boolean stands(Move move, Said turn) {
        boolean found = turn.move.equals(Optional.of(move));
        for (Object each : turn.after) {
            found |= each instanceof Line other
                    && !other.turns.isEmpty()
                    && other.turns.get(0).move.equals(Optional.of(move));
        }
        return found;
    }

    /** Adds the passes that are missing at the ends of lines. */
    private static void passes(Line line, Position start) {
        Position position = start;
        boolean skipped = false;
        for (Said said : line.turns) {
            for (Object each : said.after) {
                if (each instanceof Line inner) {
                    passes(inner, position);
                }
            }
            skipped = said.move.isPresent() && position.effect(said.move.get()).skipsOpponent();
            position = said.move.map(position::play).orElse(position);
        }
        if (skipped) {
            line.turns.add(said(Turn.pass()));
        }
    }

    void undo() {
        if (main.turns.isEmpty()) {
            throw new IllegalStateException("nothing to take back");
        }
        int last = main.turns.size() - 1;
        cut(main, main.turns.get(last).move.isEmpty() ? last - 1 : last);
        open();
    }

    private static void cut(Line line, int index) {
        line.turns.subList(index, line.turns.size()).clear();
    }

    void remove(TurnPath path) {
        Line line = find(path);
        checkArgument(line.turns.get(path.turn() - 1).move.isPresent(), "a pass");
        cut(line, path.turn() - 1);
        if (line == main) {
            open();
        } else if (line.turns.isEmpty()) {
            TurnPath around = path.parent().orElseThrow();
            find(around).turns.get(around.turn() - 1).after.removeIf(each -> each == line);
        }
    }

    void annotate(TurnPath path, Annotation annotation) {
        Said said = find(path).turns.get(path.turn() - 1);
        checkArgument(said.move.isPresent() || annotation instanceof Comment, "a pass takes comments only");
        said.after.add(copy(annotation));
    }

    void replace(TurnPath path, Turn turn) {
        Line line = find(path);
        int index = path.turn() - 1;
        line.turns.set(index, said(turn));
        for (int i = index + 1; i < line.turns.size(); i++) {
            line.turns.get(i).after.forEach(SlowRecord::dropBarePass);
        }
        if (index < line.turns.size() - 1) {
            dropBarePass(line);
        }
        passes(main, start);
        settle();
    }

    private static void dropBarePass(Object said) {
        if (said instanceof Line line && !line.turns.isEmpty()) {
            line.turns.forEach(turn -> turn.after.forEach(SlowRecord::dropBarePass));
            int last = line.turns.size() - 1;
            if (line.turns.get(last).isBarePass()) {
                line.turns.remove(last);
            }
        }
    }

    /** Reads the path as anybody reads it. */
    private Line find(TurnPath path) {
        String[] numbers = path.toString().split("\\.");
        Line line = main;
        for (int i = 0; i < numbers.length - 1; i += 2) {
            List<Line> inner = turn(line, numbers[i]).after.stream()
                    .filter(Line.class::isInstance)
                    .map(Line.class::cast)
                    .toList();
            int number = Integer.parseInt(numbers[i + 1]);
            checkArgument(number <= inner.size(), "no such variation");
            line = inner.get(number - 1);
        }
        turn(line, numbers[numbers.length - 1]);
        return line;
    }

    private static Said turn(Line line, String number) {
        checkArgument(Integer.parseInt(number) <= line.turns.size(), "no such turn");
        return line.turns.get(Integer.parseInt(number) - 1);
    }
}
