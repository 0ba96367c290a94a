package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Any changes in any order do what lists of turns do that are replayed from the start, or throw if those cannot be. */
@Tag("not-for-mutation")
class RecordEditProperties {
    private static final int STEPS = 15;

    /** What a record is asked for, and how the lists change. */
    private record Step(String name, UnaryOperator<GameRecord> call, Consumer<SlowRecord> change) {}

    /** Records of all kinds, and one near an end where a player is skipped (R6). */
    @Provide
    Arbitrary<GameRecord> records() {
        GameRecord skipping = GameRecord.parse(Records.record(Records.SKIPPING, "0-1", Records.SKIPPING_MOVES));
        return Arbitraries.oneOf(List.of(RecordArbitraries.records(), Arbitraries.just(skipping)));
    }

    @Property(tries = 40, edgeCases = EdgeCasesMode.NONE)
    void changesAreThoseOfPlainLists(@ForAll("records") GameRecord record, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        GameRecord current = record;
        for (int i = 0; i < STEPS; i++) {
            current = after(current, step(current, random));
        }
    }

    private static GameRecord after(GameRecord record, Step step) {
        GameRecord[] expected = {record};
        SlowRecord slow = new SlowRecord(record);
        Throwable impossible = catchThrowable(() -> {
            step.change.accept(slow);
            expected[0] = slow.record();
        });
        GameRecord[] changed = {record};
        Throwable refusal = catchThrowable(() -> changed[0] = step.call.apply(record));
        if (refusal != null) {
            assertThat(refusal)
                    .as(step.name)
                    .isInstanceOfAny(IllegalArgumentException.class, IllegalStateException.class);
            assertThat(impossible).as("%s: %s", step.name, refusal).isNotNull();
        } else {
            assertThat(impossible).as(step.name).isNull();
        }
        assertThat(changed[0]).as(step.name).isEqualTo(expected[0]);
        assertThat(changed[0].end()).as(step.name).isEqualTo(expected[0].end());
        assertThat(GameRecord.parse(changed[0].toString())).as(step.name).isEqualTo(changed[0]);
        return changed[0];
    }

    private static Step step(GameRecord record, SplittableRandom random) {
        TurnPath path = path(record, random);
        Position before = record.node(path).map(TurnNode::before).orElse(record.start());
        Position after = record.node(path).map(TurnNode::after).orElse(record.start());
        return switch (random.nextInt(12)) {
            case 0, 1 -> {
                Move move = move(record.end(), random);
                yield new Step("play " + move, it -> it.play(move), slow -> slow.play(move));
            }
            case 2, 3 -> {
                Move move = move(after, random);
                yield new Step("play " + path + " " + move, it -> it.play(path, move), slow -> slow.play(path, move));
            }
            case 4 -> new Step("undo", GameRecord::undo, SlowRecord::undo);
            case 5 -> {
                Player player = Player.ofNumber(1 + random.nextInt(2));
                String lost = player == Player.FIRST ? "0-1" : "1-0";
                yield new Step("resign " + player, it -> it.resign(player), slow -> slow.resign(lost));
            }
            case 6 -> {
                Result result = any(random, Result.values());
                Termination termination = any(random, Termination.values());
                yield new Step(
                        "ended " + result + " " + termination,
                        it -> it.withResult(result, termination),
                        slow -> slow.end(result.text(), termination.tag()));
            }
            case 7 -> {
                Annotation annotation = annotation(before, random);
                yield new Step(
                        "annotate " + path + " " + annotation,
                        it -> it.annotate(path, annotation),
                        slow -> slow.annotate(path, annotation));
            }
            case 8, 9 -> {
                Turn turn = turn(record, path, move(before, random), random);
                yield new Step(
                        "replace " + path + " " + turn, it -> it.replace(path, turn), slow -> slow.replace(path, turn));
            }
            case 10 -> new Step("remove " + path, it -> it.remove(path), slow -> slow.remove(path));
            default -> around(random);
        };
    }

    /** A step that leaves the turns alone. */
    private static Step around(SplittableRandom random) {
        String name = any(random, "A", "Event", "Result", "Termination", "Position", "Variant");
        String value = any(random, "*", "1-0", "normal", "time", Records.START, "standard", "x");
        return switch (random.nextInt(3)) {
            case 0 -> new Step("tag " + name, it -> it.withTag(name, value), slow -> slow.tag(name, value));
            case 1 -> new Step("no tag " + name, it -> it.withoutTag(name), slow -> slow.removeTag(name));
            default -> {
                List<Comment> comments = List.of(new Comment(value));
                yield new Step("comments", it -> it.withComments(comments), slow -> slow.comments(comments));
            }
        };
    }

    /** Mostly the path of a turn. */
    private static TurnPath path(GameRecord record, SplittableRandom random) {
        List<TurnPath> paths = record.nodes().map(TurnNode::path).toList();
        TurnPath path = paths.isEmpty() ? TurnPath.of(1) : paths.get(random.nextInt(paths.size()));
        return switch (random.nextInt(8)) {
            case 0 -> path.into(1 + random.nextInt(3), 1 + random.nextInt(3));
            case 1 -> path.withTurn(path.turn() + random.nextInt(3));
            default -> path;
        };
    }

    /** Mostly a legal move. */
    private static Move move(Position position, SplittableRandom random) {
        return position.isOver() || random.nextInt(8) == 0
                ? Move.of(Point.A1, Point.values()[1 + random.nextInt(42)])
                : position.randomMove(random);
    }

    private static Turn turn(GameRecord record, TurnPath path, Move move, SplittableRandom random) {
        Turn old = record.node(path).map(TurnNode::turn).orElseGet(Turn::pass);
        return switch (random.nextInt(4)) {
            case 0 -> Turn.of(move, new Nag(1));
            case 1 -> Turn.pass();
            case 2 -> old;
            default -> old.withMove(move);
        };
    }

    /** Nothing that starts from elsewhere: plain lists have no positions. */
    private static Annotation annotation(Position before, SplittableRandom random) {
        return switch (random.nextInt(4)) {
            case 0 -> new Nag(random.nextInt(256));
            case 1 -> new Comment("said");
            default ->
                before.isOver() ? new Comment("over") : Variation.replay(before, List.of(before.randomMove(random)));
        };
    }

    @SafeVarargs
    private static <T> T any(SplittableRandom random, T... all) {
        return all[random.nextInt(all.length)];
    }
}
