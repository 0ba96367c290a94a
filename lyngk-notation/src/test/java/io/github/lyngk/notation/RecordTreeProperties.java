package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Position;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Walking through records and changing them: any record, any turn. */
@Tag("not-for-mutation")
class RecordTreeProperties {
    @Provide
    Arbitrary<GameRecord> records() {
        return RecordArbitraries.records();
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void aWalkMeetsEveryTurnOnceInTheOrderOfPrint(@ForAll("records") GameRecord record) {
        List<TurnNode> nodes = record.nodes().toList();
        assertThat(nodes).hasSize(count(record.turns()));
        assertThat(nodes).extracting(TurnNode::path).isSorted().doesNotHaveDuplicates();
        assertThat(nodes)
                .allSatisfy(node -> assertThat(record.node(node.path())).contains(node));
        assertThat(nodes.stream().filter(node -> node.path().isMainLine()).map(TurnNode::turn))
                .containsExactlyElementsOf(record.turns());
    }

    private static int count(List<Turn> turns) {
        return turns.stream()
                .mapToInt(turn -> 1
                        + turn.variations().stream()
                                .mapToInt(variation -> count(variation.turns()))
                                .sum())
                .sum();
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void everyNodeKnowsItsPositions(@ForAll("records") GameRecord record) {
        List<Position> positions = record.game().positions();
        List<TurnNode> moves = record.nodes()
                .filter(node -> node.path().isMainLine() && !node.turn().isPass())
                .toList();
        assertThat(moves).extracting(TurnNode::before).isEqualTo(positions.subList(0, positions.size() - 1));
        record.nodes().forEach(node -> {
            assertThat(node.after())
                    .isEqualTo(node.turn().move().map(node.before()::play).orElse(node.before()));
            assertThat(node.turn().isPass())
                    .isEqualTo(node.player() != node.before().playerToMove());
            node.turn().variations().forEach(variation -> {
                assertThat(variation.start()).isEqualTo(node.before());
                Game line = Game.replay(
                        variation.start(),
                        variation.turns().stream()
                                .flatMap(turn -> turn.move().stream())
                                .toList());
                assertThat(variation.end()).isEqualTo(line.position());
            });
        });
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void undoTakesBackAMove(@ForAll("records") GameRecord record, @ForAll long seed) {
        if (record.result() == Result.NONE) {
            GameRecord played = record.play(record.end().randomMove(new SplittableRandom(seed)));
            assertThat(GameRecord.parse(played.toString())).isEqualTo(played);
            assertThat(played.undo()).isEqualTo(record);
        }
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void whatIsChangedCanBePrintedAndRead(@ForAll("records") GameRecord record, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<TurnNode> nodes = record.nodes().toList();
        if (nodes.isEmpty()) {
            return;
        }
        TurnNode node = nodes.get(random.nextInt(nodes.size()));
        assertThat(record.replace(node.path(), node.turn())).isEqualTo(record);
        GameRecord annotated = read(record.annotate(node.path(), new Comment("new")));
        assertThat(annotated.node(node.path()).orElseThrow().turn())
                .isEqualTo(node.turn().annotate(new Comment("new")));
        assertThat(annotated.replace(node.path(), node.turn())).isEqualTo(record);
        if (!node.turn().isPass()) {
            String line = node.path().toString().replaceFirst("[0-9]+$", "");
            assertThat(read(record.remove(node.path())).nodes().count())
                    .isEqualTo(nodes.stream()
                            .map(TurnNode::path)
                            .filter(path -> path.compareTo(node.path()) < 0
                                    || !path.toString().startsWith(line))
                            .count());
            replaceByAnother(record, node, random);
        }
    }

    private static void replaceByAnother(GameRecord record, TurnNode node, SplittableRandom random) {
        Turn other = node.turn().withMove(node.before().randomMove(random));
        try {
            GameRecord changed = read(record.replace(node.path(), other));
            assertThat(changed.node(node.path()).orElseThrow().turn()).isEqualTo(other);
        } catch (IllegalMoveException refusal) {
            assertThat(refusal.position().check(refusal.move()).isLegal()).isFalse();
            TurnPath illegal = TurnPath.parse(refusal.getMessage().replaceFirst("turn ([0-9.]+): .*", "$1"));
            assertThat(illegal).isGreaterThan(node.path());
            assertThat(record.node(illegal).orElseThrow().turn().move()).contains(refusal.move());
        } catch (IllegalArgumentException refusal) {
            assertThat(refusal).hasMessageMatching("turn [0-9.]+: .*\\(R6\\)");
        }
    }

    private static GameRecord read(GameRecord record) {
        assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
        return record;
    }

    @Example
    void theLargestTreeIsWalkedAndChanged() {
        String broad = "1. d1-e1" + " (1. d1-e1 f6-g7)".repeat((Limits.PARTS - 400) / 3);
        String deep = " (1. d1-e1".repeat(Limits.NESTING) + ")".repeat(Limits.NESTING);
        GameRecord record = GameRecord.parse(Records.open(broad + deep + " *"));
        List<TurnPath> paths = record.nodes().map(TurnNode::path).toList();
        assertThat(paths).hasSize(2 * ((Limits.PARTS - 400) / 3) + Limits.NESTING + 1);
        TurnPath deepest = Collections.max(paths, (one, other) -> Integer.compare(one.depth(), other.depth()));
        GameRecord changed = record.annotate(deepest, new Nag(1)).remove(paths.get(1));
        assertThat(changed.nodes()).hasSize(paths.size() - 2);
    }
}
