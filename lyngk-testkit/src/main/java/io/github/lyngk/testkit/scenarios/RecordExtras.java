package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The parts of a record besides its moves.
 *
 * @param tags tags without a meaning to the library
 * @param remarks comments, annotations and variations
 * @param ending a number that selects the ending and optional tags; 0 is the simplest
 */
public record RecordExtras(ImmutableMap<String, String> tags, ImmutableList<Remark> remarks, int ending) {
    /** The kinds of remark. */
    public enum Kind {
        COMMENT,
        NAG,
        VARIATION,
        NESTED_VARIATION,
        CLOSING_COMMENT
    }

    /**
     * A comment, annotation or variation in a record.
     *
     * @param ply the ply that it follows; 0 is before the first
     * @param kind its kind
     * @param text its text, if it has any
     * @param number a number that selects the annotation or the other move
     */
    public record Remark(int ply, Kind kind, String text, int number) {
        Stream<Remark> simpler() {
            return Stream.of(
                            new Remark(ply, kind, "", 0),
                            new Remark(ply, kind, "", number),
                            new Remark(ply, kind, text.substring(0, text.offsetByCodePoints(0, codePoints() / 2)), 0),
                            new Remark(ply / 2, kind, text, number),
                            new Remark(Math.max(0, ply - 1), kind, text, number))
                    .filter(simpler -> simpler.weight() < weight());
        }

        int weight() {
            return ply + codePoints() + number;
        }

        private int codePoints() {
            return text.codePointCount(0, text.length());
        }
    }

    public RecordExtras(Map<String, String> tags, List<Remark> remarks, int ending) {
        this(ImmutableMap.copyOf(tags), ImmutableList.copyOf(remarks), ending);
    }

    /** Simpler extras: with fewer parts, then with simpler ones. */
    public Stream<RecordExtras> simpler() {
        Stream<RecordExtras> fewer = Stream.of(
                        new RecordExtras(ImmutableMap.of(), ImmutableList.of(), 0),
                        new RecordExtras(ImmutableMap.of(), remarks, ending),
                        new RecordExtras(tags, ImmutableList.of(), ending),
                        new RecordExtras(tags, remarks, 0))
                .filter(extras -> !extras.equals(this));
        return Stream.of(fewer, withoutATag(), withoutARemark(), withASimplerRemark())
                .flatMap(steps -> steps);
    }

    /** The number of parts. */
    public int size() {
        return tags.size() + remarks.size() + (ending == 0 ? 0 : 1);
    }

    public int weight() {
        return remarks.stream().mapToInt(Remark::weight).sum();
    }

    private Stream<RecordExtras> withoutATag() {
        return tags.keySet().stream().map(name -> {
            ImmutableMap.Builder<String, String> kept = ImmutableMap.builder();
            tags.entrySet().stream().filter(tag -> !tag.getKey().equals(name)).forEach(kept::put);
            return new RecordExtras(kept.build(), remarks, ending);
        });
    }

    private Stream<RecordExtras> withoutARemark() {
        return IntStream.range(0, remarks.size()).mapToObj(at -> {
            List<Remark> kept = new ArrayList<>(remarks);
            kept.remove(at);
            return new RecordExtras(tags, kept, ending);
        });
    }

    private Stream<RecordExtras> withASimplerRemark() {
        return IntStream.range(0, remarks.size())
                .boxed()
                .flatMap(at -> remarks.get(at).simpler().map(simpler -> {
                    List<Remark> changed = new ArrayList<>(remarks);
                    changed.set(at, simpler);
                    return new RecordExtras(tags, changed, ending);
                }));
    }
}
